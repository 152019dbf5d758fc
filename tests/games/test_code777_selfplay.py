"""Code 777's self-play without events and views: the engine's own games to the byte, whatever the table plays by."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec import UNSET

from ardoise.bots import LEVELS, Guest
from ardoise.engine.codec import encode
from ardoise.engine.playout import playout, result_of
from ardoise.games import KITS
from ardoise.games.code777 import CODE777, rules, selfplay
from ardoise.games.code777.bots import CAREFUL, Dials, choose
from ardoise.games.code777.sheet import on_the_sheet
from ardoise.games.code777.types import Help, Options, Pauses, Reshuffled, Stalled
from ardoise.games.match import match, result

KIT = KITS["code777"]
BOLD = Dials(100, {2: 30, 3: 30, 4: 30})  # declares often, and often wrong

DIALS_OF_ALL_KINDS = st.builds(
    Dials,
    noted=st.sampled_from([0, 50, 75, 100]),
    daring=st.one_of(st.just(CAREFUL), st.fixed_dictionaries(dict.fromkeys(CAREFUL, st.integers(0, 101)))),
)
OPTIONS = st.builds(
    Options,
    points_to_win=st.integers(1, 5),
    pick_of_two=st.booleans(),
    turn_seconds=st.integers(5, 600),
    note_seconds=st.integers(5, 600),
    help=st.sampled_from([UNSET, *get_args(Help)]),
    pauses=st.sampled_from([UNSET, *get_args(Pauses)]),
)

as_found = settings(phases=[Phase.generate])  # another seed is another game: a shorter one tells no more


def steps_of(options, table, seed):
    """The engine's."""

    def chosen(state, seat, dice):
        return choose(table[seat], CODE777.recalled(state, seat), seat, dice)

    return playout(CODE777, options, len(table), (), seed, choose=chosen)


def as_bytes(result):
    return encode(
        [result.state, sorted(result.outcome.winners), result.outcome.scores, result.moves, dict(result.fired)]
    )


def assert_alike(options, table, seed):
    """The same game; a game that is too long for a sheet (C21) is the engine's. What the engine made of it."""
    found, wanted = selfplay.play(options, table, seed), result_of(CODE777, steps_of(options, table, seed))
    if on_the_sheet(wanted.state) is wanted.state:
        assert as_bytes(found) == as_bytes(wanted)
    else:
        assert found is None
    return wanted


@as_found
@given(OPTIONS, st.lists(DIALS_OF_ALL_KINDS, min_size=2, max_size=4), st.text(max_size=20))
def test_a_game_is_the_engines_to_the_byte(options, table, seed):
    assert_alike(options, table, seed)


@as_found
@given(OPTIONS, st.lists(st.sampled_from(LEVELS[:3]), min_size=2, max_size=4), st.text(max_size=20))
def test_a_game_between_levels_is_that_of_a_match(options, levels, seed):
    wanted = result_of(CODE777, match(KIT, options, levels, (), seed))
    assert as_bytes(result(KIT, options, levels, (), seed)) == as_bytes(wanted)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wrong_declarations_and_new_stocks_are_among_them(seats):
    ends = [assert_alike(Options(pauses="growing"), [BOLD] * seats, f"bold {number}") for number in range(15)]
    assert {said.pause for end in ends for said in end.state.declarations if not said.right} == {1, 2, 3}
    assert all(end.fired["reshuffles"] for end in ends)


@pytest.mark.rules("C18")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_stall_replaces_the_same_racks(monkeypatch, seats):
    """Players who guess after 23 answers never wait for 69 questions, so that patience has to be short."""
    for module in (rules, selfplay):
        monkeypatch.setattr(module, "PATIENCE", 3)
    table = [BOLD, *[Dials(100, CAREFUL)] * (seats - 1)]
    seeds = [f"stalled {number}" for number in range(20)]
    played = [assert_alike(Options(points_to_win=1), table, seed) for seed in seeds]
    assert any(end.fired.get("stalls", 0) > 1 and on_the_sheet(end.state) is end.state for end in played)
    kinds = [
        [type(event) for event in step.events]
        for seed in seeds
        for step in steps_of(Options(points_to_win=1), table, seed)
    ]
    assert max(seen.count(Reshuffled) for seen in kinds if Stalled in seen) == 2


@pytest.mark.rules("C21")
@pytest.mark.parametrize(
    ("table", "too_many"),
    [([Dials(100, {4: 0})] * 4, (False, True)), ([Dials(20, CAREFUL)] * 2, (True, False))],
    ids=["declarations", "questions"],
)
def test_a_game_that_a_sheet_does_not_hold_is_left_to_the_engine(table, too_many):
    """Who guesses at once declares too often, who hardly notes anything asks too much."""
    end = assert_alike(Options(points_to_win=5), table, "long 0").state
    assert (len(end.record) > 230, len(end.tables) > 46) == too_many


@pytest.mark.parametrize(
    ("options", "players", "covered"),
    [
        (Options(), ["novice", "club", "strong"], True),
        (Options(pick_of_two=True), ["novice", "club"], True),
        (Options(pick_of_two=True), ["novice", "strong"], False),
        (Options(), ["club", "master"], False),
        (Options(), ["club", "club", Guest(KIT.bots.player("club"))], False),
        (Options(), ["club", "club", KIT.bots.player("club")], False),
        (Options(), ["club"], False),
        (Options(), ["club"] * 5, False),
    ],
)
def test_whom_it_covers(options, players, covered):
    assert (KIT.selfplay(options, players, (), "covered") is not None) == covered
