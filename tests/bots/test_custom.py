"""Bots of one's own: found by name, given what a seat may know and a hunch, and blamed in words for what they do."""

from __future__ import annotations

import re
import sys
from functools import partial

import pytest

from ardoise import GAMES
from ardoise.bots import Guest
from ardoise.bots.custom import BotError, NoBotError, named, source
from ardoise.games import KITS
from ardoise.games.gambit7.types import AnsweringView, Bet, Content, Stake, Write
from ardoise.games.match import match
from ardoise.games.packs import box
from tests.kit.command_line import ardoise


def played(*players, game="gambit7", seed="guests"):
    return list(match(KITS[game], GAMES[game].types.options(), players, box(game), seed))


@pytest.mark.parametrize("game", GAMES)
def test_a_function_plays_like_the_level_that_it_is(game):
    level = KITS[game].bots.player("club")
    alike = [["club"] * 3, [level, "club", level], [Guest(level), "club", Guest(level, "club")]]
    one, *others = [played(*players, game=game) for players in alike]
    assert all(other == one for other in others)


def test_a_hunch_is_as_good_as_was_chosen():
    def write_the_hunch(heard, view, seat, dice, hunch):
        if isinstance(view.phase, AnsweringView):
            heard.append(hunch.estimate)
            return Write(hunch.estimate)
        return Content()

    usual, club, master = [], [], []
    played(partial(write_the_hunch, usual), "novice", "novice")
    played(Guest(partial(write_the_hunch, club), "club"), "novice", "novice")
    played(Guest(partial(write_the_hunch, master), "master"), "novice", "novice")
    assert len(usual) == 7
    assert usual == club != master


def chooses(answer):
    def choose(view, seat, dice, hunch):
        return answer(view) if callable(answer) else answer

    return choose


def broken(view):
    raise ZeroDivisionError("by nothing")


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (broken, r"choose failed, test_custom.py line \d+: ZeroDivisionError: by nothing"),
        ("all in", "chose 'all in', which is no move of gambit7"),
        (Write("many"), "which is no move of gambit7: .*answer"),
        (object(), "which is no move of gambit7"),
        (Bet(Stake()), "choose chose Bet.* the game cannot go on: not_now"),
    ],
    ids=["fails", "no move", "a number in words", "nothing that can be sent", "against the rules"],
)
def test_what_a_bot_may_not_do_is_told_with_its_name(answer, why):
    with pytest.raises(BotError, match=why):
        played(chooses(answer), "novice", "novice")


MINE = """
from dataclasses import dataclass
from beside_mybots import NOTHING

@dataclass
class Kept:
    what: "int"

def choose(view, seat, dice, hunch):
    return NOTHING

def short(view, seat):
    return NOTHING

number = 7
"""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    (tmp_path / "mybots.py").write_text(MINE, encoding="utf-8")
    (tmp_path / "beside_mybots.py").write_text("NOTHING = None\n", encoding="utf-8")
    (tmp_path / "bad.py").write_text("def choose(:\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def test_a_function_is_found_by_its_name(folder):
    by_file, by_module = named("mybots.py:choose"), named("mybots:choose@master")
    assert (by_file.level, by_module.level) == ("club", "master")
    assert by_file.choose(None, 0, None, None) is by_module.choose(None, 0, None, None) is None
    assert named("strong") == "strong"
    assert source("mybots.py:choose") == source("mybots:choose") != source("strong") == ""


def test_a_file_that_was_written_anew_is_loaded_anew(folder):
    before = named("mybots.py:choose"), source("mybots.py:choose")
    (folder / "mybots.py").write_text("def choose(view, seat, dice, hunch):\n    return 5\n", encoding="utf-8")
    assert named("mybots.py:choose").choose(0, 0, 0, 0) == 5
    assert before[0].choose(0, 0, 0, 0) is None
    assert source("mybots.py:choose") != before[1]


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("wizard", "there is no such level; there are novice, club, strong, master, and a bot of your own as FILE.py:"),
        ("mybots.py", "there is no such level"),
        (":choose", "there is no such level"),
        ("mybots.py:", "there is no such level"),
        ("none.py:choose", "none.py cannot be read: No such file"),
        (".py:choose", ".py cannot be read"),
        ("nowhere.at.all:choose", "cannot be loaded: ModuleNotFoundError"),
        ("bad.py:choose", "bad.py cannot be loaded: SyntaxError"),
        ("mybots.py:chose", "mybots.py has no function 'chose'"),
        ("mybots.py:number", "mybots.py has no function 'number'"),
        ("mybots.py:short", "short must take a view, a seat, dice and a hunch"),
        ("mybots.py:choose@wizard", "'wizard' is no level of hunches"),
    ],
)
def test_a_name_of_nobody_says_what_is_wrong(folder, word, why):
    with pytest.raises(NoBotError, match=re.escape(why)):
        named(word)


def test_the_command_line_says_it_in_one_line(folder):
    (folder / "idle.py").write_text("def choose(view, seat, dice, hunch):\n    return 1 / 0\n", encoding="utf-8")
    for word, said in (("none.py:choose", "no such file"), ("idle.py:choose", "idle.py line 2: ZeroDivisionError")):
        refused = ardoise("arena", "gambit7", "--players", f"club,{word},club", "--games", "3")
        assert (refused.returncode, refused.stdout) == (2, "")
        assert refused.stderr.count("\n") == 1
        assert said.lower() in refused.stderr.lower()
