"""Incroyable!: the story in figures, worked out by hand."""

from __future__ import annotations

from msgspec.structs import replace

from ardoise.games.incroyable.story import Deeds, Finest, Leap, Nearest, Trap, story
from ardoise.games.incroyable.types import Options, Track
from tests.games.incroyable_table import (
    ANNIE,
    BERNARD,
    CECILE,
    DIDIER,
    after,
    choosing,
    content,
    doubts,
    estimated,
    passes,
    raises,
    risk_round,
    says,
    table,
)

SQUARES = Options(track=Track(50, spirals=(4,), bonus=9, danger=((7, 3),)))


def told(state, *moves):
    """The story of all states from this one on."""
    states = [state]
    for move in moves:
        states.append(after(states[-1], move))
    return story(states)


def ix3():
    """Annie doubts Bernard's 50, rightly; the answer is 45. Annie gets 9, Cécile 5."""
    talk = [passes(CECILE), passes(ANNIE), raises(DIDIER, 41), raises(ANNIE, 42), raises(CECILE, 45)]
    return [*estimated(35, 50, 40, 25), *talk, raises(DIDIER, 51), doubts(ANNIE, BERNARD)]


def test_a_turn_is_told_by_its_doubt_its_best_estimate_and_its_longest_way():
    heard = told(table(answer=45), *ix3(), *content())
    assert heard.race == ((0, 0, 0, 0), (9, 0, 5, 0), (9, 0, 5, 0))
    assert heard.finest == Finest(ANNIE, BERNARD, 50, 45)
    assert (heard.nearest.seat, heard.nearest.estimate, heard.nearest.answer) == (CECILE, 45, 45)
    assert heard.leap == Leap(ANNIE, 0, 9)
    assert heard.deeds == (Deeds(right=1), Deeds(), Deeds(), Deeds())
    assert (heard.risks, heard.trap) == (0, None)


def dated(state):
    """The same table, whose questions ask for years."""
    return replace(state, pile=tuple(tuple(replace(each, year=True) for each in card) for card in state.pile))


def test_the_story_knows_years():
    heard = told(dated(table(answer=45)), *ix3(), *content())
    assert (heard.finest.year, heard.nearest.year, heard.ledger[0].year) == (True, True, True)
    better = [gain.better for gain in heard.ledger[0].gains if gain.better]
    assert better
    assert all(word.year for word in better)


def test_the_trap_knows_a_year():
    heard = told(dated(risk_round()), says(95), *choosing(annie="+", bernard="-", cecile="-"))
    assert (heard.trap.stated, heard.trap.year) == (95, True)
    assert (heard.ledger[0].gains[ANNIE].better.value, heard.ledger[0].gains[ANNIE].better.year) == (95, True)


def test_a_wrong_doubt_is_no_fine_one():
    """IX2: Cécile doubts Bernard's 17; the answer is 50. Bernard gets 7, Didier 5, Annie 4."""
    talk = [passes(ANNIE), passes(BERNARD), raises(CECILE, 12), raises(BERNARD, 17), doubts(CECILE, BERNARD)]
    state = table(answer=50)
    heard = told(state, *estimated(15, 10, 8, 16), *talk)
    assert heard.finest is None
    assert heard.nearest == Nearest(BERNARD, 17, 50, state.question.text)
    assert heard.race[-1] == (4, 7, 0, 5)
    assert heard.deeds[CECILE] == Deeds(wrong=1)


def test_what_is_near_is_measured_by_its_answer():
    """4 of 5 is further off than 90 of 100, and a doubt of 6 against 5 coarser than one of 101 against 100."""
    small = [*estimated(4, 6, 7, 8), doubts(CECILE, BERNARD)]
    large = [*estimated(90, 101, 102, 103), doubts(CECILE, BERNARD)]
    states = [after(table(answer=5), *small), after(table(answer=100), *large)]
    second = replace(states[1], turn=1, phase=replace(states[1].phase, number=9))
    heard = story([states[0], second])
    assert (heard.nearest.estimate, heard.nearest.answer) == (90, 100)
    assert (heard.finest.estimate, heard.finest.answer) == (101, 100)


def test_bonus_and_black_squares_are_counted_for_whoever_met_them():
    """Cécile doubts rightly: 7, which is black, so back to 4. In IX3 Annie's 9 is the bonus square: 1 more."""
    black = told(table(options=SQUARES, answer=20), *estimated(10, 60, 50, 5), doubts(CECILE, BERNARD))
    assert black.race[-1] == (5, 0, 4, 4)
    assert black.deeds == (Deeds(), Deeds(), Deeds(right=1, back=3), Deeds())
    bonus = told(table(options=SQUARES, answer=45), *ix3())
    assert bonus.race[-1] == (10, 0, 5, 0)
    assert bonus.deeds[ANNIE] == Deeds(right=1, bonus=1)


def test_a_risk_round_is_one_turn_and_its_best_trap_is_told():
    """IX6: nobody falls for 95, two for 1500, the last for 70. Annie and Bernard go 2, Cécile 2 + 3, Didier 3 + 4."""
    moves = [says(95), *choosing(annie="-", bernard="-", cecile="-"), *content()]
    moves += [says(1500), *choosing(annie="+", bernard="+", cecile="-"), *content()]
    moves += [says(70), *choosing(cecile="-")]
    heard = told(risk_round(), *moves)
    assert heard.race == ((0, 0, 0, 8), (2, 2, 5, 15))
    assert heard.risks == 1
    assert heard.trap == Trap(DIDIER, 1500, 1010, 2, 3)
    assert heard.leap == Leap(DIDIER, 0, 7)
    assert heard.deeds[DIDIER] == Deeds(fooled=3)
    assert (heard.nearest, heard.finest) == (None, None)
