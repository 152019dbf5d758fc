"""Bornes: a value corrected, and the columns checked again from that round on."""

from __future__ import annotations

from functools import partial

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ardoise import Rejected, Timeout
from ardoise.engine.codec import decode, encode
from ardoise.games.bornes import BORNES
from ardoise.games.bornes.types import BOUNDARY, CHALLENGE, Arrange, Looking, Settle
from tests.every_game import every_state
from tests.games.bornes_table import (
    ALIX,
    CHRISTOPHE,
    LAETITIA,
    MASTER,
    announce,
    cards,
    content,
    dealt,
    lay,
    marks,
    measured,
    points,
    ranking,
    side,
)
from tests.games.recounting import again, corrected, match, path

through = partial(path, BORNES)


def keys(states):
    return [question.key for question in BORNES.revealed(states)]


def counted_again(states, key, answer):
    return [*states, BORNES.evolve(states[-1], BORNES.recount(states, key, answer)[0])]


def the_books_column(blue=66):
    """BX1: the master's challenge (23), blue, the boundary 45, yellow (80)."""
    hands = [(side("blue", blue), side("yellow", 80)), (side("a", 1), side("b", 2)), (side("c", 1), side("d", 2))]
    moves = [*lay(ALIX, CHALLENGE, "blue", BOUNDARY, "yellow"), *lay(CHRISTOPHE, BOUNDARY), *lay(LAETITIA, BOUNDARY)]
    return through(ranking(*hands), *moves)


@pytest.mark.rules("BX1", "B10", "B22")
def test_the_books_example_with_a_wrong_answer_first():
    states = the_books_column(blue=40)
    assert points(states[-1], ALIX) == (4, 0)  # the bonus among them
    after = counted_again(states, "0/blue", 66)[-1]
    assert marks(after, ALIX) == {CHALLENGE: "green", "blue": "red", "yellow": "green"}
    assert points(after, ALIX) == (3, 1)
    right = the_books_column()[-1]
    assert (after.green, after.red, after.phase) == (right.green, right.red, right.phase)


@pytest.mark.rules("B22")
def test_the_master_judges_the_round_that_all_look_at_and_nothing_else():
    states = the_books_column()
    seats, questions = range(4), ("0/blue", "0/challenge", "1/blue", "00/blue", "")
    for state in states:
        judged = {(seat, key) for seat in seats for key in questions if BORNES.judges(state, seat, key)}
        looking = isinstance(state.phase, Looking)
        assert judged == ({(MASTER, "0/blue"), (MASTER, "0/challenge")} if looking else set())
    assert looking


@pytest.mark.rules("B8", "B22")
def test_a_column_without_the_boundary_stays_empty_when_it_is_checked_again():
    hands = [(side("blue", 66), side("yellow", 80)), (side("a", 1), side("b", 2))]
    laid = [(ALIX, Arrange((CHALLENGE, "blue"))), *lay(CHRISTOPHE, CHALLENGE, BOUNDARY), Timeout()]
    states = through(ranking(*hands), *laid)
    after = counted_again(states, "0/challenge", 1)[-1]
    assert (marks(after, ALIX), points(after, ALIX)) == ({}, (0, 1))


@pytest.mark.rules("B12", "B22")
def test_the_masters_challenge_is_corrected_for_all():
    hands = [(side("a", 10), side("b", 60))] * 2
    columns = [*lay(ALIX, CHALLENGE, BOUNDARY), *lay(CHRISTOPHE, BOUNDARY, CHALLENGE)]
    states = through(ranking(*hands, answer=23), *columns)
    assert (points(states[-1], ALIX), points(states[-1], CHRISTOPHE)) == ((1, 0), (0, 1))
    after = counted_again(states, "0/challenge", 230)[-1]
    assert (points(after, ALIX), points(after, CHRISTOPHE)) == ((0, 1), (1, 0))
    assert BORNES.view(after, None).phase.announcement.answer == 230
    assert BORNES.recount(states, "0/challenge", 230)[0].recount.rounds[0].after == ((0, 0), (0, 1), (1, 0))


@pytest.mark.rules("B13", "B22")
def test_what_was_measured_is_corrected_for_this_round_alone():
    hands = [(measured("m"), side("b", 60)), (side("c", 1), side("d", 2))]
    states = through(ranking(*hands), *lay(ALIX, "m", BOUNDARY), *lay(CHRISTOPHE, BOUNDARY), (MASTER, Settle("m", 30)))
    assert points(states[-1], ALIX) == (1, 0)
    states = counted_again(states, "0/m", 90)
    assert points(states[-1], ALIX) == (0, 1)
    assert states[-1].round.hands[ALIX][0].answer is None


@pytest.mark.rules("B13", "B22")
def test_what_was_never_settled_has_nothing_to_correct():
    hands = [(measured("m"), side("b", 60)), (side("c", 1), side("d", 2))]
    states = through(ranking(*hands), *lay(ALIX, "m", BOUNDARY), *lay(CHRISTOPHE, BOUNDARY), Timeout())
    assert isinstance(states[-1].phase, Looking)
    assert keys(states) == ["0/challenge"]


@pytest.mark.rules("B2", "B22")
def test_a_card_with_the_die_is_corrected_for_this_face():
    faces = (10, 20, 30, 40, 50, 60)
    hands = [(side("die", None, kind="die", faces=faces), side("b", 60)), (side("c", 1), side("d", 2))]
    states = through(ranking(*hands), *lay(ALIX, "die", BOUNDARY), *lay(CHRISTOPHE, BOUNDARY))
    after = counted_again(states, "0/die", 70)[-1]
    assert points(after, ALIX) == (0, 1)
    assert after.round.hands[ALIX][0].faces == (10, 20, 30, 70, 50, 60)


@pytest.mark.rules("B5", "B22")
def test_a_card_that_nobody_laid_is_still_a_secret():
    states = the_books_column()
    assert keys(states) == ["0/challenge", "0/blue", "0/yellow"]
    with pytest.raises(Rejected, match="no_such_question"):
        BORNES.recount(states, "0/a", 5)


@pytest.mark.rules("B22")
@pytest.mark.parametrize(
    ("key", "answer", "code"),
    [
        ("0/nonsense", 5, "no_such_question"),
        ("1/blue", 5, "no_such_question"),
        ("0/blue", 66, "same_answer"),
        ("0/blue", 10**16, "out_of_range"),
        ("0/blue", 0.1234567, "too_precise"),
    ],
)
def test_what_makes_no_sense_is_refused(key, answer, code):
    with pytest.raises(Rejected, match=code):
        BORNES.recount(the_books_column(), key, answer)


@pytest.mark.rules("B14", "B22")
def test_two_corrections_of_one_round_and_the_totals_of_later_ones():
    states = the_books_column(blue=40)
    states = [*states, *through(states[-1], *content(4), Timeout(), Timeout(), Timeout())[1:]]
    assert states[-1].round.number == 1
    states = counted_again(states, "0/blue", 66)
    states = counted_again(states, "0/yellow", 8)
    assert points(states[-1], ALIX)[0] == 2  # the challenge and the bonus
    told = BORNES.recount(states, "0/challenge", 99)[0].recount
    assert [counted.round for counted in told.rounds] == list(range(len(told.rounds)))
    assert len(BORNES.story(states).green) == len(told.rounds)
    assert BORNES.story(states).green[0][ALIX] == 2


@pytest.mark.rules("B16", "B17", "B22")
def test_the_game_stays_over_and_the_winners_are_counted_again():
    steps = match(BORNES, 4, cards(), 3)
    states = every_state(BORNES, steps)
    for question in BORNES.revealed(states):
        if question.answer != 1000 and question.round == 0:
            states = counted_again(states, question.key, 1000)
    final = BORNES.outcome(states[-1])
    assert final.scores == states[-1].green
    assert BORNES.story(states).green[-1] == final.scores
    assert tuple(sorted(final.winners)) == BORNES.view(states[-1], None).phase.winners


@pytest.mark.rules("B22")
def test_a_correction_survives_json_and_an_older_log_reads_without():
    states = the_books_column(blue=40)
    (event,) = BORNES.recount(states, "0/blue", 66)
    assert decode(encode(event), BORNES.types.event) == event
    after = BORNES.evolve(states[-1], event)
    assert decode(encode(after), BORNES.types.state) == after
    assert b"corrections" not in encode(states[-1])


def with_answer(pack, name, answer):
    def other(one):
        return replace(one, answer=answer) if one.id == name else one

    return [(other(front), other(back)) for front, back in pack]


@settings(max_examples=60, deadline=None)
@given(
    data=st.data(),
    seed=st.integers(0, 10**6),
    seats=st.sampled_from(BORNES.seats),
    wrong=st.integers(0, 100),
    timeouts=st.sampled_from([0, 6]),
)
@pytest.mark.rules("B22")
def test_counted_again_is_as_if_it_had_been_right_from_the_start(data, seed, seats, wrong, timeouts):
    """Whichever card it is, whenever it is corrected, and also if it is dealt again in a later round."""
    pack = cards(20)
    name = data.draw(st.sampled_from([one.id for card in pack for one in card]))
    steps = match(BORNES, seats, with_answer(pack, name, wrong), seed, timeouts)
    right = every_state(BORNES, again(BORNES, steps, pack, seed))
    shown = [n for n in range(len(steps)) if has_seen(steps[: n + 1], name)] if played(steps, name) else []
    assume(shown)
    at = data.draw(st.sampled_from(shown))
    truth = next(one.answer for card in pack for one in card if one.id == name)
    assume(truth != wrong)

    def correct(states):
        return BORNES.recount(states, next(key for key in keys(states) if key.endswith(f"/{name}")), truth)

    states = corrected(BORNES, steps, correct, at, seed)
    assert replace(states[-1], corrections=()) == right[-1]
    assert BORNES.story(states) == BORNES.story(right)
    assert BORNES.outcome(states[-1]) == BORNES.outcome(right[-1])


def has_seen(steps, name):
    return any(key.endswith(f"/{name}") for key in keys(every_state(BORNES, steps)))


def played(steps, name):
    """Was it ever dealt, and never drawn as a challenge? Then it has lost its name."""
    rounds = [step.state for step in steps]
    drawn = any(getattr(state.phase, "announcement", None) and state.phase.announcement.drawn for state in rounds)
    return not drawn and any(one.id == name for state in rounds for hand in state.round.hands for one in hand)


@settings(max_examples=40, deadline=None)
@given(seed=st.integers(0, 10**6), wrong=st.integers(0, 100))
@pytest.mark.rules("B12", "B22")
def test_a_masters_answer_that_was_wrong_is_as_if_it_had_been_right(seed, wrong):
    hands = [(side("a", 10), side("b", 60)), (side("c", 30), side("d", 70))]
    columns = [*lay(ALIX, "a", CHALLENGE, BOUNDARY, "b"), *lay(CHRISTOPHE, "c", BOUNDARY, CHALLENGE, "d")]
    truth = seed % 101
    assume(truth != wrong)

    def played_with(answer):
        return through(dealt(*hands), (MASTER, announce(3, answer)), Timeout(), *columns)

    after, right = counted_again(played_with(wrong), "0/challenge", truth)[-1], played_with(truth)[-1]
    assert (after.green, after.red, after.phase.checks) == (right.green, right.red, right.phase.checks)
