"""Incroyable!: what the table does for a player who does not speak."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET

from ardoise import Timeout
from ardoise.games.incroyable.moves import Called, Passed, Raised
from ardoise.games.incroyable.types import Looking, Options
from tests.games.incroyable_table import (
    ANNIE,
    BERNARD,
    CECILE,
    DIDIER,
    after,
    content,
    doubts,
    estimated,
    passes,
    raises,
    table,
    told,
)
from tests.kit.in_process import at_the_door

NEW = Options(silent_raises=True)


def challenge(state):
    return state.phase.result.challenger, state.phase.result.doubted


@pytest.mark.rules("I13")
def test_a_silent_player_passes_and_the_lowest_raises_by_the_least():
    state = table(*estimated(30, 10, 40, 20), options=NEW)
    state, events = told(state, Timeout())
    assert Passed(ANNIE) in events
    state = after(state, Timeout())
    assert state.phase.speaker == BERNARD
    state, events = told(state, Timeout())
    assert events[1:] == (Raised(BERNARD, 21), Called(DIDIER))
    assert state.phase.estimates == (30, 21, 40, 20)


@pytest.mark.rules("I13")
def test_who_is_silent_again_as_the_lowest_challenges_the_highest():
    state = table(*estimated(30, 10, 40, 20), passes(ANNIE), passes(DIDIER), options=NEW)
    for speaker, value in ((BERNARD, 21), (DIDIER, 22), (BERNARD, None)):
        assert state.phase.speaker == speaker
        state, events = told(state, Timeout())
        assert value is None or Raised(speaker, value) in events
    assert challenge(state) == (BERNARD, CECILE)


@pytest.mark.rules("I13")
def test_a_raise_in_words_or_a_silent_pass_is_not_yet_a_silent_raise():
    state = table(*estimated(30, 10, 40, 20), passes(ANNIE), Timeout(), raises(BERNARD, 25), options=NEW)
    state, events = told(state, Timeout())
    assert Raised(DIDIER, 26) in events
    _, events = told(state, Timeout())
    assert Raised(BERNARD, 27) in events


@pytest.mark.rules("I13", "I11")
def test_without_room_a_silent_player_challenges_at_once():
    state = table(*estimated(9999, 9998, 9997), passes(BERNARD), Timeout(), seats=3, options=NEW)
    assert challenge(state) == (CECILE, ANNIE)


@pytest.mark.rules("I13")
def test_the_next_turn_counts_from_the_beginning():
    state = table(*estimated(30, 10, 40, 20), passes(ANNIE), passes(DIDIER), Timeout(), options=NEW)
    state = after(state, doubts(DIDIER, CECILE), *content(), *estimated(30, 10, 40, 20), passes(ANNIE), passes(DIDIER))
    _, events = told(state, Timeout())
    assert Raised(BERNARD, 21) in events


@pytest.mark.rules("I13")
@pytest.mark.parametrize("silent_raises", [UNSET, False])
def test_in_older_games_the_silent_lowest_challenges_at_once(silent_raises):
    options = Options(silent_raises=silent_raises)
    state = table(*estimated(30, 10, 40, 20), passes(ANNIE), passes(DIDIER), Timeout(), options=options)
    assert challenge(state) == (BERNARD, CECILE)


@pytest.mark.rules("I13")
@given(st.lists(st.integers(1, 12) | st.integers(9990, 9999) | st.none(), min_size=3, max_size=6))
def test_a_turn_ends_even_if_nobody_is_there(values):
    state = table(*estimated(*values), seats=len(values), options=NEW)
    raised = []
    for _ in range(4 * len(values)):
        state, events = told(state, Timeout())
        raised += [event.seat for event in events if isinstance(event, Raised)]
        if isinstance(state.phase, Looking):
            break
    assert isinstance(state.phase, Looking)
    assert len(set(raised)) == len(raised)


@pytest.mark.rules("I13")
def test_the_log_of_a_new_table_says_that_the_silent_raise(tmp_path):
    async def visit(table):
        players = await table.seat(["Annie", "Bernard", "Cécile"], "incroyable")
        await table.start(players)
        log = await table.web.rooms.store.read(players[0].welcome.code)
        (began,) = [json.loads(entry.body) for entry in log if b'"Began"' in entry.body]
        assert began["options"] == {"silent_raises": True}

    at_the_door(tmp_path, visit)
