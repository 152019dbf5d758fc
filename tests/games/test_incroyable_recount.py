"""Incroyable!: an answer corrected, and the last scored turn scored again."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ardoise import Dice, Rejected, Timeout
from ardoise.engine.codec import decode, encode
from ardoise.engine.seats import everybody
from ardoise.games.incroyable import INCROYABLE
from ardoise.games.incroyable.moves import Ended
from ardoise.games.incroyable.types import Estimating, Looking, Options, Over, RiskLooking, Stating, Track
from tests.every_game import every_state
from tests.games.incroyable_table import (
    ANNIE,
    BERNARD,
    CECILE,
    DIDIER,
    PLAIN,
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
from tests.games.incroyable_twin import card, cards
from tests.games.recounting import again, match, path

through = partial(path, INCROYABLE)

BALZAC = [
    *estimated(15, 10, 8, 16),
    passes(ANNIE),
    passes(BERNARD),
    raises(CECILE, 12),
    raises(BERNARD, 17),
    doubts(CECILE, BERNARD),
]


def counted_again(states, answer, number=-1):
    found = list(states)
    for event in INCROYABLE.recount(states, INCROYABLE.revealed(states)[number].key, answer):
        found.append(INCROYABLE.evolve(found[-1], event))
    return found


def game(answers=(50, 50, 50, 50, 50), packs=3, options=PLAIN):
    pack = [card(n, answers) for n in range(packs)]
    return INCROYABLE.setup(options, 4, pack, Dice("test", 0))


@pytest.mark.rules("IX2", "I30")
def test_the_books_example_with_a_wrong_answer_first():
    """The card said 15, and Bernard's 17 was rightly doubted. The answer is 50."""
    states = through(table(answer=15, options=PLAIN), *BALZAC)
    assert states[-1].positions == (5, 0, 7, 0)
    after = counted_again(states, 50)[-1]
    assert after.positions == (4, 7, 0, 5)
    assert after.phase.result == through(table(answer=50, options=PLAIN), *BALZAC)[-1].phase.result
    assert after.phase.awaited == everybody(4)  # all look again
    assert INCROYABLE.view(after, None).phase.answer.answer == 50


@pytest.mark.rules("I29", "I30")
def test_a_turn_that_has_begun_since_is_taken_back_and_its_card_goes_under_the_pile():
    states = through(game(), *BALZAC, *content(), *estimated(1, 2, None, None)[:2])
    assert isinstance(states[-1].phase, Estimating)
    opened = states[-1].pile[1]
    after = counted_again(states, 9)[-1]
    assert (after.turn, after.questioner, after.phase.result.answer) == (0, ANNIE, 9)
    assert after.phase.number == states[-1].phase.number + 1
    going_on = through(after, *content())[-1]
    assert going_on.turn == 1
    assert going_on.pile[1] != opened
    assert going_on.pile[2] == opened


@pytest.mark.rules("I29", "I30")
@pytest.mark.parametrize("packs", [1, 2, 3, 5])
def test_the_pile_keeps_all_its_cards(packs):
    states = through(game(packs=packs), *BALZAC, *content())
    ids = {question.id for pack in states[-1].pile for question in pack}
    after = counted_again(states, 9)[-1]
    assert {question.id for pack in after.pile for question in pack} == ids
    assert after.question.id == states[0].question.id
    assert after.question.answer == 9


@pytest.mark.rules("I30")
def test_an_older_turn_stays_as_it_was_scored():
    states = through(game(), *BALZAC, *content(), *BALZAC[:4], Timeout(), Timeout(), Timeout())
    assert len(INCROYABLE.revealed(states)) == 2
    with pytest.raises(Rejected, match="turn_moved_on"):
        counted_again(states, 9, 0)
    assert counted_again(states, 9)[-1].phase.result.answer == 9


@pytest.mark.rules("IX6", "I20", "I30")
def test_a_question_of_a_risk_round_is_scored_again_and_the_next_is_taken_back():
    """Didier said 95, the card said 93, all chose −. The answer is 97: all were wrong, and Didier gets the stake."""
    opening = risk_round()
    states = through(opening, says(95), *choosing(annie="-", bernard="-", cecile="-"), *content())
    assert isinstance(states[-1].phase, Stating)
    assert states[-1].positions == (2, 2, 2, 8)
    states = counted_again(states, 97)
    assert states[-1].positions == (0, 0, 0, 10)
    assert states[-1].phase.result.still_in == frozenset()
    assert isinstance(through(states[-1], *content())[-1].phase, Estimating)


@pytest.mark.rules("I20", "I30")
def test_a_number_that_turns_out_to_be_the_answer_pays_nobody_and_all_go_on():
    states = through(risk_round(), says(95), *choosing(annie="-", bernard="+", cecile="-"))
    after = counted_again(states, 95)[-1]
    assert isinstance(after.phase, RiskLooking)
    assert after.positions == (0, 0, 0, 8)
    assert after.phase.result.still_in == {ANNIE, BERNARD, CECILE}


@pytest.mark.rules("I26", "I30")
def test_a_game_that_is_over_stays_over():
    short = Options(track=Track(5))
    states = through(table(answer=15, options=short), *BALZAC, *content())
    assert isinstance(states[-1].phase, Over)
    assert INCROYABLE.outcome(states[-1]).winners == {CECILE}
    after = counted_again(states, 50)
    assert isinstance(after[-1].phase, Over)
    assert isinstance(INCROYABLE.recount(states, INCROYABLE.revealed(states)[0].key, 50)[-1], Ended)
    assert INCROYABLE.outcome(after[-1]).winners == {BERNARD}
    story = INCROYABLE.story(after)
    assert story.race == ((0, 0, 0, 0), (4, 7, 0, 5))
    assert (story.deeds[CECILE].right, story.deeds[CECILE].wrong) == (0, 1)


@pytest.mark.rules("I26", "I30")
def test_without_a_pawn_on_the_finish_the_furthest_wins():
    opening = replace(table(answer=50, options=Options(track=Track(10))), positions=(0, 0, 0, 3))
    states = through(opening, *estimated(15, 10, 8, 16), doubts(ANNIE, DIDIER), *content())
    assert INCROYABLE.outcome(states[-1]).winners == {DIDIER}  # on 10
    after = counted_again(states, 8)[-1]
    assert after.positions == (7, 0, 5, 3)
    assert INCROYABLE.outcome(after).winners == {ANNIE}
    assert INCROYABLE.view(after, None).phase.winners == (ANNIE,)


@pytest.mark.rules("I1", "I30")
@pytest.mark.parametrize(
    ("answer", "code"),
    [(15, "same_answer"), (0, "out_of_range"), (10_000, "out_of_range"), (2.5, "not_whole")],
)
def test_what_makes_no_sense_is_refused(answer, code):
    with pytest.raises(Rejected, match=code):
        counted_again(through(table(answer=15), *BALZAC), answer)


@pytest.mark.rules("I28", "I30")
def test_an_answer_that_is_still_a_secret_cannot_be_corrected():
    states = through(table(answer=15), *BALZAC[:-1])
    with pytest.raises(Rejected, match="no_such_question"):
        INCROYABLE.recount(states, f"0/{states[-1].question.id}", 9)


@pytest.mark.rules("I30")
def test_a_correction_survives_json():
    states = through(risk_round(), says(95), *choosing(annie="-", bernard="+", cecile="-"))
    for told in (states, through(table(answer=15), *BALZAC)):
        (event,) = INCROYABLE.recount(told, INCROYABLE.revealed(told)[0].key, 97)
        assert decode(encode(event), INCROYABLE.types.event) == event


@settings(max_examples=60, deadline=None)
@given(data=st.data(), seed=st.integers(0, 10**6), seats=st.sampled_from(INCROYABLE.seats), right=st.integers(1, 9999))
@pytest.mark.rules("I30")
def test_scored_again_is_as_if_it_had_been_right_from_the_start(data, seed, seats, right):
    """Whichever turn it is, at once or when the next has begun."""
    steps = match(INCROYABLE, seats, cards(), seed)
    looks = [n for n, step in enumerate(steps) if step.events and isinstance(step.state.phase, Looking | RiskLooking)
             and step.state.phase.awaited == everybody(seats)]  # fmt: skip
    at = data.draw(st.sampled_from(looks))
    wrong = steps[at].state.question
    assume(right != wrong.answer)
    pack = [tuple(replace(q, answer=right) if q.id == wrong.id else q for q in one) for one in cards()]
    try:
        played = list(again(INCROYABLE, steps[: at + 1], pack, seed))[-1].state
    except Rejected:  # in a risk round the questioner would not have been allowed to say this number
        assume(False)
    later = data.draw(st.integers(at, min((n for n in looks if n > at), default=len(steps)) - 1))
    states = every_state(INCROYABLE, steps[: later + 1])
    after = counted_again(states, right)
    look = next(state for state in after[len(states) :] if not isinstance(state.phase, Over))
    assert look.phase.result == played.phase.result
    assert (look.positions, look.turn, look.questioner, look.asked) == (
        played.positions,
        played.turn,
        played.questioner,
        played.asked,
    )
    assert isinstance(after[-1].phase, Over) == isinstance(states[-1].phase, Over)
    assert INCROYABLE.story(after) == INCROYABLE.story(
        every_state(INCROYABLE, again(INCROYABLE, steps[: at + 1], pack, seed))
    )
