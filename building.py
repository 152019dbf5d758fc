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
EXTRA_GAMES = "ARDOISE_EXTRA_GAMES"  # in the environment: the page folders of further games, as in PATH
PAGE_WITH_EXTRA = ROOT / ".page-with-extra-games"  # from the same run; PAGE, which is shipped, has none
STAMP = "stamp"  # a file of the page: a machine that has both needs no node
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
    """Is the built page that of these sources, and the one with extra games, if there are any?"""
    return all((page / STAMP).exists() and (page / STAMP).read_text() == want for page, want in stamps().items())


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
    wanted = stamps()  # a file that changes while Vite runs is built the next time
    step("building the page", *tool(wheel, "vite/bin/vite.js"), "build", at=WEB)
    for page, want in wanted.items():
        (page / STAMP).write_text(want)


def tool(wheel: Path, program: str) -> list[Path]:
    """A program of web/node_modules, run by the wheel's node."""
    return [node_in(wheel), WEB / "node_modules" / program]


def stamps() -> dict[Path, str]:
    """Each page that is to be built, and what its stamp says then."""
    ours = [*WEB.glob("*.*"), *WEB.glob("src/**/*"), *WEB.glob("public/**/*")]
    folders = [Path(folder) for folder in os.environ.get(EXTRA_GAMES, "").split(os.pathsep) if folder]
    extra = [path for folder in folders for path in folder.glob("**/*")]
    pages = {PAGE: ours} | ({PAGE_WITH_EXTRA: [*ours, *extra]} if folders else {})
    return {page: _digest(sorted(path for path in files if path.is_file())) for page, files in pages.items()}


def _digest(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in files:
        name = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
        digest.update(f"{name.as_posix()}\0{file.stat().st_size}\0".encode() + file.read_bytes())
    return digest.hexdigest()
