"""Gambit 7: writing an answer, and how the slates are laid."""

from __future__ import annotations

from decimal import Decimal
from itertools import product

import pytest

from ardoise import Rejected, Timeout
from ardoise.games.gambit7 import GAMBIT7
from ardoise.games.gambit7.mat import lay, winning_case
from ardoise.games.gambit7.types import (
    TOO_HIGH,
    Answering,
    Bet,
    Betting,
    Options,
    Write,
)
from tests.games.gambit7_table import (
    GREEN,
    RED,
    YELLOW,
    on,
    table,
    written,
)

RULES = Options()


@pytest.mark.rules("G6")
def test_everyone_writes_in_secret_for_30_seconds():
    state = table((RED, Write(3)))
    waiting = GAMBIT7.waiting(state)
    assert (waiting.seats, waiting.seconds) == ({YELLOW, GREEN}, 30)
    assert GAMBIT7.view(state, RED).phase.mine == 3
    for other in (YELLOW, GREEN, None):
        seen = GAMBIT7.view(state, other).phase
        assert (seen.written, seen.mine) == ((True, False, False), None)


@pytest.mark.rules("G6")
def test_an_answer_may_be_changed_until_all_have_written():
    state = table((RED, Write(3)), (RED, Write(4)))
    assert state.phase.answers == (4, None, None)


@pytest.mark.rules("G6")
def test_who_writes_nothing_has_no_slate_and_may_still_bet():
    state = table((RED, Write(3)), Timeout(), (YELLOW, Bet(on(0))))
    assert [slate.authors for slate in state.phase.slates] == [(RED,)]
    assert state.phase.stakes[YELLOW] == on(0)


@pytest.mark.rules("G7")
def test_slates_are_laid_when_time_is_up_or_all_have_written():
    assert isinstance(table((RED, Write(3)), (YELLOW, Write(4))).phase, Answering)
    assert isinstance(table((RED, Write(3)), (YELLOW, Write(4)), Timeout()).phase, Betting)
    assert isinstance(table(*written(3, 4, 5)).phase, Betting)


def brute_force_cases(answers):
    """G7 once more, from its words: sort, then walk outwards from the centre."""
    different = []
    for answer in sorted(answer for answer in answers if answer is not None):
        if answer not in different:
            different.append(answer)
    below, above = [], list(different)
    while len(below) < len(above):
        below.append(above.pop(0))
    centre = [below.pop()] if len(different) % 2 else []
    cases = dict.fromkeys(centre, 0)
    cases |= {value: -distance for distance, value in enumerate(reversed(below), 1)}
    return cases | {value: distance for distance, value in enumerate(above, 1)}


@pytest.mark.rules("G7")
@pytest.mark.parametrize("seats", range(1, 8))
def test_every_pattern_of_ties_against_brute_force(seats):
    """All ways in which up to seven answers can be ordered and tie; up to five may be missing, too."""
    for answers in product(*[((None,) if seats < 6 else ()) + tuple(range(seats))] * seats):
        given = {answer for answer in answers if answer is not None}
        if given != set(range(len(given))):
            continue  # values stand for their rank: this pattern comes with smaller values
        expected = brute_force_cases(answers)
        slates = lay(answers, RULES)
        assert {slate.answer: slate.case for slate in slates} == expected
        assert [slate.answer for slate in slates] == sorted(expected)
        for slate in slates:
            assert slate.authors == tuple(seat for seat, answer in enumerate(answers) if answer == slate.answer)


@pytest.mark.rules("G19", "G21")
def test_the_unit_and_the_date_are_shown_with_the_question():
    question = GAMBIT7.view(table(), None).question
    assert (question.unit.de, question.asof) == ("Wort", "2026")


@pytest.mark.rules("G20")
@pytest.mark.parametrize(
    ("answers", "different"),
    [
        ((Decimal("2.50"), Decimal("2.5"), 3), [Decimal("2.5"), 3]),
        ((Decimal("9.99"), 10, Decimal("10.0")), [Decimal("9.99"), 10]),
        ((Decimal("0.3"), Decimal("0.1") + Decimal("0.2"), 1), [Decimal("0.3"), 1]),
        ((10**15, 10**15 - 1, 0), [0, 10**15 - 1, 10**15]),
    ],
)
def test_answers_are_exact_numbers(answers, different):
    assert [slate.answer for slate in table(*written(*answers)).phase.slates] == different


@pytest.mark.rules("G20", "G11")
def test_nine_point_nine_nine_is_below_ten():
    slates = lay((Decimal("9.99"), 10, 11), RULES)
    assert winning_case(slates, Decimal("9.995")) == -1
    assert winning_case(slates, 10) == 0


@pytest.mark.rules("G20")
@pytest.mark.parametrize(
    ("answer", "code"),
    [
        (-(10**15) - 1, "out_of_range"),
        (10**15 + 1, "out_of_range"),
        (Decimal("1e999999999"), "out_of_range"),
        (Decimal("1e-999999999"), "too_precise"),
        (Decimal("0.1234567"), "too_precise"),
        (Decimal("1234567890123.456"), "too_precise"),
        (Decimal("0.1" + "0" * 40 + "1"), "too_precise"),
        (Decimal("NaN"), "not_a_number"),
        (Decimal("-Infinity"), "not_a_number"),
        (True, "not_a_number"),
        ("7", "not_a_number"),
    ],
)
def test_what_a_slate_does_not_take(answer, code):
    with pytest.raises(Rejected, match=code):
        table((RED, Write(answer)))


@pytest.mark.rules("G20")
@pytest.mark.parametrize("signed", [False, True])
@pytest.mark.parametrize("answer", [-3, Decimal("-0.5"), -(10**15)])
def test_a_minus_sign_is_always_allowed(signed, answer):
    assert table((RED, Write(answer)), signed=signed).phase.answers[RED] == answer


@pytest.mark.rules("G20", "G11")
def test_answers_below_zero_lie_in_their_order():
    slates = table(*written(-3, 2, Decimal("-3.5"))).phase.slates
    assert [slate.answer for slate in slates] == [Decimal("-3.5"), -3, 2]
    assert [winning_case(slates, truth) for truth in (-4, -3, 0, 2)] == [TOO_HIGH, 0, 0, 1]
