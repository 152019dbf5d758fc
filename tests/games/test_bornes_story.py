"""Bornes: the story of a game, with figures reckoned by hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat, Timeout, play
from ardoise.games.bornes import BORNES
from ardoise.games.bornes.story import BestRound, Tally, story
from ardoise.games.bornes.types import Announce, Content, Looking, Settle, State
from tests.games.bornes_table import ALIX, CHRISTOPHE, LAETITIA, MASTER, announce, dealt, lay, measured, side


def states(state: State, *moves: Any) -> Iterator[State]:
    yield state
    for item in moves:
        by, move = (None, item) if isinstance(item, Timeout) else item
        state, _ = play(BORNES, state, by, move, Dice("test", state.phase.number))
        yield state


def first_round() -> State:
    return dealt((side("a", 10), side("b", 66)), (side("c", 50), side("d", 80)), (side("e", 1), side("f", 2)))


FIRST = [
    (MASTER, announce(answer=23)),
    (MASTER, Content()),
    *lay(ALIX, "a", "challenge", "boundary", "b"),  # all right, and the first: 3 + 1 green
    *lay(CHRISTOPHE, "challenge", "c", "boundary", "d"),  # 50 lies under 45: 2 green, 1 red
    *lay(LAETITIA, "f", "e", "boundary", "challenge"),  # 1 above 2, and 23 above 45: 1 green, 2 red
]


def test_a_round_in_figures():
    told = story(states(first_round(), *FIRST))
    assert told.masters == (MASTER,)
    assert told.green == ((0, 4, 2, 1),)
    assert told.red == ((0, 0, 1, 2),)
    assert told.tallies == (
        Tally(right=0, wrong=0, left_out=0, first=0, late=0, flawless=0),
        Tally(right=3, wrong=0, left_out=0, first=1, late=0, flawless=1),
        Tally(right=2, wrong=1, left_out=0, first=0, late=0, flawless=0),
        Tally(right=1, wrong=2, left_out=0, first=0, late=0, flawless=0),
    )
    assert told.best == BestRound(ALIX, 0, 4)


def test_the_cards_that_were_wrong_and_what_proved_it():
    told = story(states(first_round(), *FIRST)).misses
    assert [told[MASTER], told[ALIX]] == [(), ()]
    assert [(miss.card.id, miss.value, miss.boundary, miss.why, miss.against) for miss in told[CHRISTOPHE]] == [
        ("c", 50, 45, "wrong_side", 45)
    ]
    assert [(miss.card.id, miss.value, miss.why, miss.against) for miss in told[LAETITIA]] == [
        ("challenge", 23, "wrong_side", 45),
        ("e", 1, "less_than_below", 2),
    ]


def test_what_was_left_out_is_told_with_its_value():
    moves = [(MASTER, announce(answer=23)), (MASTER, Content()), *lay(ALIX, "a", "boundary"), Timeout()]
    told = story(states(first_round(), *moves)).misses[ALIX]
    assert [(miss.card.id, miss.value, miss.boundary, miss.why) for miss in told] == [
        ("challenge", 23, 45, None),
        ("b", 66, 45, None),
    ]


def test_the_trap_is_the_challenge_that_most_fell_for():
    told = story(states(first_round(), *FIRST))
    assert told.trap is not None
    assert (told.trap.round, told.trap.master, told.trap.answer, told.trap.drawn) == (0, MASTER, 23, False)
    assert (told.trap.right, told.trap.wrong) == (2, 1)
    assert told.trap.challenge.text.en == "How many lamps?"


def test_what_is_handed_back_or_late_is_counted():
    hands = (side("a", 10), side("b", 66)), (side("c", 50), side("d", 80)), (side("e", 1), side("f", 2))
    moves = [
        (MASTER, announce(answer=23)),
        (MASTER, Content()),
        *lay(ALIX, "a", "boundary"),
        lay(CHRISTOPHE, "challenge", "boundary", "c", "d")[0],
        Timeout(),
    ]
    told = story(states(dealt(*hands), *moves))
    assert told.tallies[ALIX] == Tally(right=1, wrong=0, left_out=2, first=0, late=0, flawless=0)
    assert told.tallies[CHRISTOPHE] == Tally(right=3, wrong=0, left_out=0, first=0, late=1, flawless=1)
    assert told.tallies[LAETITIA] == Tally(right=0, wrong=0, left_out=3, first=0, late=1, flawless=0)
    assert told.trap is None, "nobody was wrong about it"


def test_what_is_never_measured_is_neither_right_nor_wrong():
    hands = (measured("a"), side("b", 66)), (side("c", 50), side("d", 80)), (side("e", 1), side("f", 2))
    moves = [
        (MASTER, announce(answer=None)),
        (MASTER, Content()),
        *lay(ALIX, "a", "challenge", "boundary", "b"),
        *lay(CHRISTOPHE, "boundary"),
        *lay(LAETITIA, "boundary"),
        (MASTER, Settle("a", 7)),
        Timeout(),
    ]
    told = story(states(dealt(*hands), *moves))
    assert told.tallies[ALIX] == Tally(right=2, wrong=0, left_out=0, first=1, late=0, flawless=0)
    assert told.trap is None


def test_of_two_best_rounds_the_earlier_is_told():
    moves: list[Any] = [*FIRST, *[(Seat(seat), Content()) for seat in range(4)]]
    *_, second = states(first_round(), *moves)
    master = second.round.master
    assert (master, second.round.number) == (ALIX, 1)
    rankers = [Seat(2), Seat(3), Seat(0)]
    moves += [(ALIX, Announce("?", "", 0, (45, 45, 45))), (ALIX, Content())]
    moves += [step for seat in rankers for step in lay(seat, "challenge", "boundary")]  # 0 is under 45: 1 green each
    told = story(states(first_round(), *moves))
    assert told.green == ((0, 4, 2, 1), (1, 4, 3, 2))
    assert told.best == BestRound(ALIX, 0, 4)
    assert told.masters == (MASTER, ALIX)


def test_of_two_best_columns_of_a_round_the_one_with_fewer_red_points_is_told():
    moves = [
        (MASTER, announce(answer=23)),
        (MASTER, Content()),
        *lay(ALIX, "challenge", "a", "boundary", "b"),  # 10 above 23, but the first: 2 + 1 green, 1 red
        *lay(CHRISTOPHE, "challenge", "boundary", "c", "d"),  # 3 green
        *lay(LAETITIA, "boundary"),
    ]
    told = story(states(first_round(), *moves))
    assert told.best == BestRound(CHRISTOPHE, 0, 3)


def test_of_two_traps_the_one_that_more_fell_for_is_told():
    moves: list[Any] = [*FIRST, *[(Seat(seat), Content()) for seat in range(4)]]
    moves += [(ALIX, Announce("How many suns?", "", 1, (45, 45, 45))), (ALIX, Content())]
    moves += [step for seat in (2, 3, 0) for step in lay(Seat(seat), "boundary", "challenge")]  # 1 lies above 45
    told = story(states(first_round(), *moves))
    assert told.trap is not None
    assert (told.trap.round, told.trap.master, told.trap.right, told.trap.wrong) == (1, ALIX, 0, 3)


def test_a_game_without_a_round_has_no_story():
    told = story([first_round()])
    assert (told.masters, told.tallies, told.best, told.trap) == ((), (), None, None)
    assert not isinstance(first_round().phase, Looking)
