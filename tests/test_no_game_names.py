"""A game is one folder: outside `games/` no module and no file of the page names one, in its text or its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ardoise.games import OURS

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "web" / "src"
SOURCE = ROOT / "src" / "ardoise"
TITLE = re.compile(r"^game-(\w+) = (.*\w)", re.MULTILINE)
SHORT = 4  # letters: "code" is no game's name


def titles():
    words = [PAGE / "games" / name / "words" / "lobby.en.ftl" for name in OURS]
    return dict(found for file in words for found in TITLE.findall(file.read_text(encoding="utf-8")))


def names():
    """As identifiers, in texts, and without their number: gambit7, Gambit 7, GambitChip."""
    stems = [stem for name in OURS if len(stem := name.rstrip("0123456789")) > SHORT]
    spaced = [re.escape(title).replace(r"\ ", " ?") for title in titles().values()]
    return re.compile("|".join([*OURS, *spaced, *stems]), re.IGNORECASE)


def naming(folder, *, ending, aside):
    """The lines and files outside some folders that name a game."""
    for path in sorted(folder.rglob("*")):
        inside = path.relative_to(folder)
        if path.suffix not in ending or inside.parts[0] in aside:
            continue
        lines = [inside.as_posix(), *path.read_text(encoding="utf-8").splitlines()]
        yield from (f"{inside.as_posix()}:{at}: {line}" for at, line in enumerate(lines) if names().search(line))


def test_every_game_has_a_title():
    assert set(titles()) == set(OURS)


@pytest.mark.parametrize("text", ["gambit7", "Gambit 7", "GambitChip", "Incroyable!", "CODE777", "Code 777", "bornes"])
def test_a_name_is_found_however_it_is_written(text):
    assert names().search(text)


def test_outside_its_folder_no_file_of_the_page_names_a_game():
    """The generated types aside; words are no source."""
    assert list(naming(PAGE, ending={".ts", ".svelte", ".css"}, aside={"games", "wire"})) == []


def test_what_all_games_of_the_page_share_names_none():
    shared = [path for path in (PAGE / "games").iterdir() if path.suffix in {".ts", ".svelte"}]
    assert shared
    assert [path.name for path in shared if names().search(path.read_text(encoding="utf-8"))] == []


def test_outside_its_folder_no_module_names_a_game():
    assert list(naming(SOURCE, ending={".py"}, aside={"games", "page"})) == []


def test_what_all_games_share_in_python_names_none_but_in_the_registry():
    shared = [path for path in (SOURCE / "games").glob("*.py") if path.name != "__init__.py"]
    assert shared
    assert [path.name for path in shared if names().search(path.read_text(encoding="utf-8"))] == []
