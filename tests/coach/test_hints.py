"""Hints for practice: from the view alone, always from a closed set, and with words in three languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from ardoise.games import GAMES, KITS, OURS
from tests.every_game import twins
from tests.kit.hints import heard
from tests.kit.source import imports

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
BY_TURNS = [name for name, game in GAMES.items() if not any(move.anytime for move in get_args(game.types.move))]


@pytest.mark.parametrize("game", KITS)
def test_hints_are_of_a_closed_set_and_come_for_every_kind_of_decision(game):
    codes, hints = {told.code for _, _, told in heard(game)}, set(KITS[game].hints)
    assert codes <= hints
    assert codes >= hints - twins(GAMES[game]).RARE_HINTS


@pytest.mark.parametrize("game", BY_TURNS)
def test_only_who_is_awaited_is_told_something(game):
    assert all(seat in GAMES[game].waiting(state).seats for state, seat, _ in heard(game))


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", ["fr", "de", "en"])
def test_every_hint_has_words_for_its_figures(game, language):
    text = (PAGE / game / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    messages = dict(re.findall(r"^hint-(\w+) =(.*(?:\n .*)*)", text, re.MULTILINE))
    assert set(messages) == set(KITS[game].hints)
    for _, _, told in heard(game):
        assert set(re.findall(r"\$(\w+)", messages[told.code])) <= set(told.about)


@pytest.mark.parametrize("module", ["coach/crowd.py", *(f"games/{game}/coach.py" for game in OURS)])
def test_a_hint_reaches_no_state_no_question_and_no_knowledge(module):
    names = [name.split(".") for name in imports(Path(module))]
    assert not [name for name in names if name[-1] in ("State", "Question", "GAMES", "Side", "Round")]
    assert not {"hunches", "rules", "view", "evolve", "setup"} & {name[-2] for name in names}
