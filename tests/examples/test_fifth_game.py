"""A fifth game comes by an entry point and a page folder. No file of ours changes, and it passes what ours pass."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import ardoise
from building import EXTRA_GAMES, PAGE_WITH_EXTRA

ROOT = Path(__file__).parents[2]
GAME = ROOT / "examples" / "fourchette"
NAME = "fourchette"
METADATA = "Metadata-Version: 2.1\nName: ardoise-fourchette\nVersion: 0.1.0\n"
ENTRY_POINTS = "[ardoise.games]\nfourchette = ardoise_fourchette.kit:KIT\n"
LONGEST = 240  # seconds, on a busy machine
FEWEST_TESTS = 80


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The environment of a Python in which the game is installed, as far as Python can tell."""
    site = tmp_path_factory.mktemp("site")
    about = site / "ardoise_fourchette-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(METADATA)
    (about / "entry_points.txt").write_text(ENTRY_POINTS)
    path = os.pathsep.join(map(str, (site, GAME, GAME / "tests")))
    ours = {name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"}  # its words are counted
    pages = {EXTRA_GAMES: str(GAME / "page"), "ARDOISE_PAGE": str(PAGE_WITH_EXTRA)}
    return ours | pages | {"PYTHONPATH": path, "LANG": "en_GB.UTF-8", "COLUMNS": "200"}


def run(installed, *words):
    told = [sys.executable, *map(str, words)]
    done = subprocess.run(told, cwd=ROOT, env=installed, capture_output=True, text=True, check=False, timeout=LONGEST)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


def passed_in(installed, *words):
    """How many tests have passed there. This process has xdist's workers already."""
    told = run(installed, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:xdist", "-c", "pyproject.toml", *words)
    return len(re.findall(r"PASSED", told))


def test_the_entry_point_is_what_the_game_declares():
    assert f'{NAME} = "ardoise_fourchette.kit:KIT"' in (GAME / "pyproject.toml").read_text()


def test_nobody_has_the_game_who_did_not_install_it():
    assert NAME not in ardoise.GAMES


def test_an_added_game_comes_after_ours(installed):
    assert run(installed, "-c", "import ardoise; print(*ardoise.GAMES)").split() == [*ardoise.GAMES, NAME]


def test_the_contract_the_secrets_and_its_own_rules(installed):
    files = ("test_every_game.py", "test_secrets.py", "test_rules_are_tested.py")
    every = [f"tests/{file}" for file in files]
    wanted = f"{NAME} and not rule_once and not named_by_a_test[{NAME}]"  # its ids and its tests are not among ours
    assert passed_in(installed, *every, GAME / "tests/test_fourchette.py", "-k", wanted, "-rp") > FEWEST_TESTS


def test_a_match_over_sockets_and_one_in_the_browser(installed):
    assert passed_in(installed, GAME / "tests/test_fourchette_live.py", "-rp") == 3


def test_the_arena(installed):
    told = run(installed, "-m", "ardoise", "arena", NAME, "--players", "novice,club,master", "--games", "20")
    assert {"novice", "club", "master"} <= set(told.split())


def test_its_questions(installed):
    """Every answer is computed again from our tables."""
    told = run(installed, "-m", "ardoise", "packs", "check", GAME / "ardoise_fourchette" / "box.jsonl")
    assert not re.search("^(error|warning)", told, re.MULTILINE)


def test_the_rules_in_the_terminal(installed):
    assert "angebissen" in run(installed, "-m", "ardoise", "rules", NAME, "F12", "--lang", "de")


def test_a_game_without_a_referee_says_so(installed):
    told = [sys.executable, "-m", "ardoise", "referee", NAME]
    done = subprocess.run(told, env=installed, input="{}", capture_output=True, text=True, check=False, timeout=LONGEST)
    assert done.returncode == 2
    assert "fourchette has no referee" in done.stderr


def test_the_types_of_its_page_are_current(installed):
    run(installed, "-m", "ardoise", "types", "--check", "--game", NAME, GAME / "page" / "wire.ts")
