"""Gambit 7: an answer corrected, and paid again from that round on."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ardoise import Rejected, Seat, Timeout
from ardoise.engine.codec import decode, encode
from ardoise.engine.seats import put
from ardoise.games.gambit7 import GAMBIT7
from ardoise.games.gambit7.types import BLUE, Answering, Bet, Content, Looking, Over
from tests.every_game import every_state
from tests.games.gambit7_table import GREEN, RED, YELLOW, cards, content, gambit, on, table, written
from tests.games.recounting import again, corrected, match, path

BLACK = Seat(3)


through = partial(path, GAMBIT7)


def counted_again(states, answer, number=-1):
    """All states, after the answer of the last question (or another) was corrected."""
    key = GAMBIT7.revealed(states)[number].key
    return [*states, GAMBIT7.evolve(states[-1], GAMBIT7.recount(states, key, answer)[0])]


def bets(**stakes):
    seats = {"red": RED, "yellow": YELLOW, "green": GREEN, "black": BLACK}
    return [(seats[name], Bet(stake)) for name, stake in stakes.items()]


@pytest.mark.rules("GX2", "GX3", "GX4", "G23")
def test_the_books_example_with_a_wrong_answer_first():
    """23, 25, 25, 28, and the card said 24: the 23 would have won. The answer is 27."""
    opening = [*written(23, 25, 25, 28), *bets(red=on(BLUE, 2), yellow=on(BLUE)), *content(4)]
    states = through(table(seats=4, answer=24), *opening)
    assert states[-1].scores == (3, 0, 0, 0)  # the star of the case below blue
    after = counted_again(states, 27)[-1]
    assert after.scores == (8, 4 + 2, 2, 0)  # 2 · 4, 4, and two stars for 25
    assert after.phase.winning == BLUE
    assert GAMBIT7.view(after, None).phase.answer.answer == 27
    right = through(table(seats=4, answer=27), *opening)[-1]
    assert (after.scores, after.phase) == (right.scores, right.phase)


@pytest.mark.rules("G14", "G23")
def test_a_gambit_of_a_later_round_multiplies_the_score_as_it_then_was():
    first = [*written(23, 25, 28), *bets(green=on(BLUE, 2)), *content(3), *content(3)]
    second = [*written(10, 20, 30), *bets(green=gambit(-1)), *content(3)]
    states = through(table(answer=24), *first, *second)
    assert states[-1].scores[GREEN] == 0
    states = counted_again(states, 26, 0)  # the first answer was 26, so that Green had 2 · 6
    assert states[-1].scores[GREEN] == 0  # and lost it all, for 24 is nearer to 20
    states = counted_again(states, 15)  # and the second was 15: 10 wins, and 12 become 84
    assert states[-1].scores[GREEN] == 84


@pytest.mark.rules("G23")
def test_all_are_told_what_changed_round_by_round():
    opening = [*written(23, 25, 28), *bets(red=on(BLUE, 2)), *content(3)]
    states = through(table(answer=24), *opening, *content(3), *written(23, 25, 28))
    (event,) = GAMBIT7.recount(states, GAMBIT7.revealed(states)[0].key, 26)
    told = event.recount
    assert (told.question.answer, told.answer, told.question.source) == (24, 26, "book")
    assert [(counted.round, counted.before, counted.after) for counted in told.rounds] == [
        (0, ((3,), (0,), (0,)), ((12,), (2,), (0,)))
    ]
    assert event.seen_by(None)
    assert event.looking is None
    assert decode(encode(event), GAMBIT7.types.event) == event


@pytest.mark.rules("G23")
def test_slates_bets_and_the_spent_gambit_stay():
    moves = [*written(23, 25, 28), *bets(red=gambit(BLUE)), *content(3)]
    states = through(table(answer=24, options=GAMBIT7.types.options(gambit_once=True)), *moves)
    after = counted_again(states, 26)[-1]
    before = states[-1]
    assert after.spent == before.spent == {RED}
    assert (after.phase.slates, after.phase.stakes) == (before.phase.slates, before.phase.stakes)
    assert (after.phase.number, after.phase.awaited) == (before.phase.number, before.phase.awaited)


@pytest.mark.rules("G17", "G23")
def test_after_the_end_the_winners_are_counted_again():
    steps = match(GAMBIT7, 3, cards(24), 1)
    states = every_state(GAMBIT7, steps)
    assert isinstance(states[-1].phase, Over)
    for question in GAMBIT7.revealed(states):
        states = counted_again(states, 0, question.round)  # all too high, whatever anybody wrote
    final = GAMBIT7.outcome(states[-1])
    assert final.scores == states[-1].scores
    assert final.winners == {seat for seat, score in enumerate(final.scores) if score == max(final.scores)}
    assert GAMBIT7.story(states).scores[-1] == final.scores
    assert all(form.wins == 0 for form in GAMBIT7.story(states).forms)


@pytest.mark.rules("G23", "G20")
@pytest.mark.parametrize(
    ("key", "answer", "code"),
    [
        ("0/nonsense", 5, "no_such_question"),
        ("{now}", 5, "no_such_question"),  # its answer is still a secret
        ("{first}", 24, "same_answer"),
        ("{first}", -(10**16), "out_of_range"),
        ("{first}", 10**16, "out_of_range"),
        ("{first}", 0.1234567, "too_precise"),
    ],
)
def test_what_makes_no_sense_is_refused(key, answer, code):
    states = through(table(answer=24), *written(1, 2, 3), Timeout(), *content(3))
    assert isinstance(states[-1].phase, Answering)
    question = states[-1].questions[1]
    known = {"first": GAMBIT7.revealed(states)[0].key, "now": f"1/{question.id}"}
    with pytest.raises(Rejected, match=code):
        GAMBIT7.recount(states, key.format(**known), answer)


@pytest.mark.rules("G23")
def test_a_slip_can_be_corrected_again():
    """Also when a round was scored in between: nothing of the slip remains."""
    opening = [*written(23, 25, 28), *bets(green=on(BLUE, 2)), *content(3)]
    second = [*content(3), *written(10, 20, 30), *bets(green=gambit(-1)), *content(3)]
    honest = through(table(answer=24), *opening, *second)
    slipped = counted_again(through(table(answer=24), *opening), 26)
    slipped = [*slipped, *through(slipped[-1], *second)[1:]]
    assert slipped[-1] != honest[-1]
    mended = counted_again(slipped, 24, 0)
    assert mended[-1] == honest[-1]
    assert GAMBIT7.story(mended) == GAMBIT7.story(honest)


@settings(max_examples=60, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    seats=st.sampled_from(GAMBIT7.seats),
    round_=st.integers(0, 6),
    wrong=st.integers(0, 4000),
    when=st.floats(0, 1),
    timeouts=st.sampled_from([0, 5]),
)
@pytest.mark.rules("G23")
def test_counted_again_is_as_if_it_had_been_right_from_the_start(seed, seats, round_, wrong, when, timeouts):
    """Whenever it is corrected, and whatever is played after that."""
    pack = cards(None)
    steps = match(
        GAMBIT7, seats, [put(card, round_, replace(card[round_], answer=wrong)) for card in pack], seed, timeouts
    )
    right = every_state(GAMBIT7, again(GAMBIT7, steps, pack, seed))
    shown = [n for n, step in enumerate(steps) if step.state.round > round_ or (
        step.state.round == round_ and isinstance(step.state.phase, Looking | Over))]  # fmt: skip
    at = shown[int(when * (len(shown) - 1))]
    truth = right[0].questions[round_].answer

    def correct(states):
        return GAMBIT7.recount(states, GAMBIT7.revealed(states)[round_].key, truth) if truth != wrong else ()

    states = corrected(GAMBIT7, steps, correct, at, seed)
    assert states[-1] == right[-1]
    assert GAMBIT7.story(states) == GAMBIT7.story(right)
    assert GAMBIT7.outcome(states[-1]) == GAMBIT7.outcome(right[-1])


def test_nobody_moves_by_counting_again():
    states = through(table(answer=24), *written(23, 25, 28), Timeout(), (RED, Content()))
    assert counted_again(states, 26)[-1].phase.awaited == {YELLOW, GREEN}
