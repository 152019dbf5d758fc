"""The page from its sources: its npm packages and Vite, each only when its inputs have changed.

Standard library only: `run.py` and the build of the wheel hand in a node and a way to take a step.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Protocol  # an older Python than ours reads this far, and must be told

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "ardoise" / "page"
STAMP = PAGE / "stamp"  # shipped with the page: whoever has both needs no node
NODE_OF_WHEEL, NPM_OF_WHEEL = (
    ("node.exe", "node_modules/npm/bin/npm-cli.js")
    if os.name == "nt"
    else ("bin/node", "lib/node_modules/npm/bin/npm-cli.js")  # the wheel's bin/npm is a broken copy of a link to it
)

if TYPE_CHECKING:

    class Step(Protocol):
        def __call__(self, name: str, *words: str | Path, at: Path = ROOT) -> None:
            """Runs a command in a folder; raises if it fails."""


def node_in(wheel: Path) -> Path:
    return wheel / NODE_OF_WHEEL


def npm(wheel: Path) -> list[Path]:
    return [node_in(wheel), wheel / NPM_OF_WHEEL]


def is_current() -> bool:
    """Is the built page that of these sources?"""
    return STAMP.exists() and STAMP.read_text() == _digest(_sources())


def install(wheel: Path, step: Step, folder: Path = WEB) -> None:
    """node_modules with exactly the locked packages."""
    locked, stamp = folder / "package-lock.json", folder / "node_modules" / "stamp"
    want = _digest([locked])
    if stamp.exists() and stamp.read_text() == want:
        return
    exactly = ["ci", "--prefix", folder, "--ignore-scripts", "--loglevel=error"]
    step(f"installing the packages of {folder.name}/", *npm(wheel), *exactly)
    stamp.write_text(want)


def build(wheel: Path, step: Step) -> None:
    if is_current():
        return
    install(wheel, step)
    want = _digest(_sources())  # a file that changes while Vite runs is built the next time
    step("building the page", *tool(wheel, "vite/bin/vite.js"), "build", at=WEB)
    STAMP.write_text(want)


def tool(wheel: Path, program: str) -> list[Path]:
    """A program of web/node_modules, run by the wheel's node."""
    return [node_in(wheel), WEB / "node_modules" / program]


def _sources() -> list[Path]:
    found = [*WEB.glob("*.*"), *WEB.glob("src/**/*"), *WEB.glob("public/**/*")]
    return sorted(path for path in found if path.is_file())


def _digest(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        digest.update(f"{file.relative_to(ROOT).as_posix()}\0{file.stat().st_size}\0".encode() + file.read_bytes())
    return digest.hexdigest()
