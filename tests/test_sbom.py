"""The list of packages (SBOM), from its command."""

from __future__ import annotations

import json
import re
import subprocess
import sys

import ardoise
from tests.kit.command_line import ROOT


def listed():
    command = [sys.executable, ROOT / "run.py", "sbom"]
    return json.loads(subprocess.run(command, capture_output=True, check=True, timeout=60).stdout)


def test_every_locked_package_is_listed_once_and_the_same_each_time():
    bom = listed()
    assert (bom["bomFormat"], bom["specVersion"], bom["version"]) == ("CycloneDX", "1.6", 1)
    assert bom["metadata"]["component"]["purl"] == f"pkg:pypi/ardoise@{ardoise.__version__}"
    addresses = [part["purl"] for part in bom["components"]]
    assert len(addresses) == len(set(addresses))
    assert addresses == [part["bom-ref"] for part in bom["components"]]
    pins = re.findall(r"^([\w.-]+)==(\S+)", (ROOT / "locks" / "serve.txt").read_text(), re.MULTILINE)
    assert {f"pkg:pypi/{name}@{version}" for name, version in pins} <= set(addresses)
    assert "pkg:npm/%40fluent/bundle@" in "".join(addresses)
    assert listed() == bom


def test_all_that_is_bundled_in_the_page_is_required_and_its_tools_are_not():
    scopes = {f"{part['name']} {part['version']}": part.get("scope") for part in listed()["components"]}
    text = (ROOT / "src" / "ardoise" / "page" / "licenses.txt").read_text(encoding="utf-8")
    bundled = re.findall(r"^(\S+ [\d.]+) \([A-Z][\w.-]+\)$", text, re.MULTILINE)
    assert len(bundled) > 5
    assert {scopes[each] for each in bundled} == {"required"}
    assert [scope for name, scope in scopes.items() if name.startswith("vite ")] == ["excluded"]
