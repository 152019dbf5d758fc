"""The folder of the written files: what is not current in it, and writing it anew."""

from __future__ import annotations

from pathlib import Path

from ardoise.wire.contents import files, game_page
from ardoise.wire.page import HEADER

Changes = dict[Path, str | None]  # a file, and what belongs into it; None: nothing writes this file any more


def changes(folder: Path) -> Changes:
    wanted = files()
    kept = {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ts"))}
    stale = {folder / name: text for name, text in wanted.items() if kept.get(name) != text}
    forgotten = [name for name, text in kept.items() if name not in wanted and text.startswith(HEADER)]
    return stale | {folder / name: None for name in forgotten}


def changes_of_game(name: str, file: Path) -> Changes:
    """The same for one game whose page is elsewhere: it finds the other files by the page's alias."""
    text = game_page(name).text(beside="$page/wire")
    return {} if file.exists() and file.read_text(encoding="utf-8") == text else {file: text}


def write(needed: Changes) -> None:
    for path, text in needed.items():
        if text is None:
            path.unlink()
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
