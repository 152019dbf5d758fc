"""A clone of the project as somebody else has it: its commands and its locks."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import building
from tests.kit.command_line import ARDOISE, ROOT

PLAIN = {name: value for name, value in os.environ.items() if name != building.EXTRA_GAMES} | {"LC_ALL": "C.UTF-8"}
STAMPS = "import json, run; print(json.dumps([run.stamp_of('serve'), *run.building.stamps().values()]))"


def clone(folder: Path) -> Path:
    """Nothing is installed there yet."""
    folder.mkdir()
    for file in (*ROOT.glob("*.py"), ROOT / "pyproject.toml"):
        shutil.copy(file, folder)
    shutil.copytree(ROOT / "locks", folder / "locks")
    (folder / "web").mkdir()
    for file in (ROOT / "web").glob("*package*.json"):
        shutil.copy(file, folder / "web")
    return folder


def prepared(folder: Path) -> Path:
    """As if `run.py serve` had run: the environment of a server, here with the program that is tested, and the page."""
    there = clone(folder)
    environment, page = there / ".venv-serve", there / "src" / "ardoise" / "page"
    (environment / "bin").mkdir(parents=True)
    (environment / "bin" / "ardoise").symlink_to(ARDOISE)
    page.mkdir(parents=True)
    said = subprocess.run(
        [sys.executable, "-c", STAMPS], cwd=there, env=PLAIN, capture_output=True, check=True, timeout=60
    )
    for file, stamp in zip((environment / "stamp", page / "stamp"), json.loads(said.stdout), strict=True):
        file.write_text(stamp)
    return there
