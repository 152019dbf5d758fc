"""The rules pages: one source for the terminal, the documentation, the tests and the page."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from ardoise.engine.game import Record
from ardoise.engine.text import Language
from ardoise.games import GAMES, OURS

HERE = Path(__file__).parent
FOLDERS = (HERE / "rules", HERE.parent.parent / "docs" / "rules")  # in the wheel; in a checkout
RULE = re.compile(r"- \*\*(?P<id>[A-Z]{1,2}\d+)\*\* (?P<text>.*)")


class Rule(Record):
    id: str
    text: str


class Rulebook(Record):
    """One game's rules in one language: the whole page, and its rules one by one."""

    page: str
    rules: tuple[Rule, ...]


def rulebook(game: str, language: Language) -> Rulebook:
    page = _file(game, language).read_text(encoding="utf-8")
    return Rulebook(page, tuple(_rules(page)))


def _file(game: str, language: Language) -> Traversable:
    """A game that was added has its pages in the folder `rules` of its own package."""
    if game in OURS:
        folder = next(folder for folder in FOLDERS if folder.is_dir())
        return folder / (f"{game}.md" if language == "en" else f"{game}.{language}.md")
    package, _, _ = GAMES[game].setup.__module__.rpartition(".")
    return files(package).joinpath("rules", f"{language}.md")


def _rules(page: str) -> list[Rule]:
    """A rule is a bullet that begins with its id."""
    return [Rule(found["id"], found["text"]) for line in page.splitlines() if (found := RULE.match(line))]
