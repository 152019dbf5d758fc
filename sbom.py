"""`python3 run.py sbom`: every package behind a server and its page as a CycloneDX document, from the lock files.

Standard library only. What the page is built with is there, too, marked as excluded: it does not run.
"""

from __future__ import annotations

import base64
import json
import re
import uuid
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

from building import WEB
from steps import ROOT

PIN = re.compile(r"^([a-z0-9._-]+)(?:\[[^\]]*\])?==([^\s;]+)", re.MULTILINE)
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)

Component = dict[str, Any]


def write() -> int:
    print(json.dumps(document(), indent=2, ensure_ascii=False))
    return 0


def document() -> Component:
    """The same for the same lock files: it has no time, and its number comes from its content."""
    ours, parts = _ardoise(), [*_python_packages(), *_npm_packages()]
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([ours, parts]))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{number}",
        "version": 1,
        "metadata": {"component": ours},
        "components": parts,
    }


def _ardoise() -> Component:
    found = VERSION.search((ROOT / "src" / "ardoise" / "__init__.py").read_text(encoding="utf-8"))
    assert found is not None
    licensed = {"licenses": [{"license": {"id": "Apache-2.0"}}]}
    return {**_component("application", "pypi", "ardoise", found[1]), **licensed}


def _python_packages() -> Iterator[Component]:
    for name, version in PIN.findall((ROOT / "locks" / "serve.txt").read_text(encoding="utf-8")):
        yield _component("library", "pypi", name, version)


def _npm_packages() -> Iterator[Component]:
    locked = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found = {_npm_name(path, package): package for path, package in locked.items() if path}
    for (name, version), package in sorted(found.items()):
        scope = {"scope": "excluded" if package.get("dev") or package.get("devOptional") else "required"}
        yield {**_component("library", "npm", name, version), **scope, **_licence(package), **_hash(package)}


def _npm_name(path: str, package: Component) -> tuple[str, str]:
    return path.rpartition("node_modules/")[2], package["version"]


def _component(kind: str, registry: str, name: str, version: str) -> Component:
    address = f"pkg:{registry}/{quote(name, safe='/')}@{quote(version)}"
    return {"type": kind, "bom-ref": address, "name": name, "version": version, "purl": address}


def _licence(package: Component) -> Component:
    return {"licenses": [{"expression": package["license"]}]} if "license" in package else {}


def _hash(package: Component) -> Component:
    digest = base64.b64decode(package["integrity"].removeprefix("sha512-")).hex()
    return {"hashes": [{"alg": "SHA-512", "content": digest}]}
