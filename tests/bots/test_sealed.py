"""A bot is given a view, its seat, dice and a hunch. Nothing else is within its reach."""

from __future__ import annotations

import ast
import inspect
from pathlib import Path

import pytest

import ardoise
from ardoise.bots import LEVELS
from ardoise.games import KITS, OURS
from tests.kit.source import imports

SOURCE = Path(ardoise.__file__).parent
SEALED = "ardoise.bots.hunches"
HANDS_OUT = {"games/match.py", "server/room/live_bots.py"}
DRAWS = {f"games/{game}/hunches.py" for game in OURS if (SOURCE / "games" / game / "hunches.py").exists()}
WEIGHS = {"workshop/levels.py"}
PLAYERS = [*sorted(path.relative_to(SOURCE) for path in SOURCE.glob("games/*/bots*.py")), Path("bots/belief.py")]


@pytest.mark.parametrize("game", KITS)
@pytest.mark.parametrize("level", LEVELS)
def test_choose_is_given_a_view_a_seat_dice_and_a_hunch(game, level):
    assert list(inspect.signature(KITS[game].bots.player(level)).parameters) == ["view", "seat", "dice", "hunch"]


@pytest.mark.parametrize("module", PLAYERS, ids=str)
def test_a_player_reaches_no_state_no_question_and_no_knowledge(module):
    names = list(imports(module))
    assert not [name for name in names if name.startswith(SEALED) or name.split(".")[-2] == "hunches"]
    assert not [name for name in names if name.split(".")[-1] in ("State", "Question", "GAMES", "Side", "Round")]
    assert not [name for name in names if name.split(".")[-2] in ("rules", "view", "evolve", "setup")]


def test_a_player_remembers_nothing():
    for module in PLAYERS:
        tree = ast.parse((SOURCE / module).read_text(encoding="utf-8"))
        assert not [node for node in ast.walk(tree) if isinstance(node, (ast.Global, ast.Nonlocal))]


def test_knowledge_is_opened_where_bots_are_handed_their_hunches_and_nowhere_else():
    """And where the workshop weighs a question, which is at no table."""
    openers = {
        path.relative_to(SOURCE).as_posix()
        for path in SOURCE.rglob("*.py")
        if any(name.startswith(SEALED) for name in imports(path.relative_to(SOURCE)))
    }
    assert openers == HANDS_OUT | DRAWS | WEIGHS
