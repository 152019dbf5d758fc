"""A bot is given a view, its seat, dice and a hunch. Nothing else is within its reach."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

import ardoise
from ardoise.bots import LEVELS, bot
from tests.test_layers import imports

SOURCE = Path(ardoise.__file__).parent
SEALED = "ardoise.bots.knowledge"
HANDS_OUT = {"bots/match.py", "server/woodwork.py"}
PLAYERS = ["gambit7", "gambit7_rollout", "bornes", "bornes_challenge", "incroyable", "incroyable_risk", "belief"]


@pytest.mark.parametrize("game", ["gambit7", "bornes", "incroyable"])
@pytest.mark.parametrize("level", LEVELS)
def test_choose_is_given_a_view_a_seat_dice_and_a_hunch(game, level):
    assert list(inspect.signature(bot(game, level)).parameters) == ["view", "seat", "dice", "hunch"]


@pytest.mark.parametrize("module", PLAYERS)
def test_a_player_reaches_no_state_no_question_and_no_knowledge(module):
    names = list(imports(Path("bots") / f"{module}.py"))
    assert not [name for name in names if name.startswith(SEALED)]
    assert not [name for name in names if name.split(".")[-1] in ("State", "Question", "GAMES", "Side", "Round")]
    assert not [name for name in names if name.split(".")[-2] in ("rules", "view", "fold", "setup")]


def test_a_player_remembers_nothing():
    for module in PLAYERS:
        tree = ast.parse((SOURCE / "bots" / f"{module}.py").read_text(encoding="utf-8"))
        assert not [node for node in ast.walk(tree) if isinstance(node, (ast.Global, ast.Nonlocal))]


def test_knowledge_is_opened_where_bots_are_handed_their_hunches_and_nowhere_else():
    openers = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if any(name.startswith(SEALED) for name in imports(path.relative_to(SOURCE)))
    }
    assert openers == HANDS_OUT
