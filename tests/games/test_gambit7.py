"""Gambit 7: the rulebook's worked examples, then writing and laying out."""

from __future__ import annotations

from decimal import Decimal
from itertools import product

import pytest
from msgspec.structs import replace

from ardoise import GAMES, Dice, Rejected, Seat, Timeout, play
from ardoise.engine.wire import decode, encode
from ardoise.games.gambit7 import GAMBIT7
from ardoise.games.gambit7.mat import lay, pay, winning_case
from ardoise.games.gambit7.types import (
    BLUE,
    MAT,
    Answering,
    Bet,
    Betting,
    Case,
    Content,
    Figures,
    Looking,
    Options,
    Over,
    Write,
)
from ardoise.packs import starter
from tests.games.gambit7_table import (
    BLACK,
    GREEN,
    NOTHING,
    RED,
    YELLOW,
    after,
    cards,
    content,
    gambit,
    on,
    table,
    written,
)

RULES = Options()


@pytest.mark.rules("GX1", "G7")
@pytest.mark.parametrize(
    ("answers", "cases"),
    [
        ((1992, 1994, 1994, 1997, 2006), {1992: -2, 1994: -1, 1997: 1, 2006: 2}),
        ((1992, 1994, 1995, 1997, 2006), {1992: -2, 1994: -1, 1995: 0, 1997: 1, 2006: 2}),
    ],
)
def test_slates_lie_around_the_blue_case(answers, cases):
    state = table(*written(*answers), seats=5)
    assert {slate.answer: slate.case for slate in state.phase.slates} == cases


@pytest.mark.rules("GX2", "G11")
def test_the_age_of_27():
    state = table(*written(23, 25, 25, 28), *content(4), seats=4, answer=27)
    assert isinstance(state.phase, Looking)
    assert state.phase.winning == BLUE
    winning = next(slate for slate in state.phase.slates if slate.case == BLUE)
    assert (winning.answer, winning.authors) == (25, (1, 2))


@pytest.mark.rules("GX3", "G12", "G16")
def test_two_players_on_a_case_share_its_figure():
    slates = lay((23, 25, 25, 28), RULES)
    shared = pay(slates, (on(BLUE, 2), on(BLUE), NOTHING, NOTHING), BLUE, (0, 0, 8, 0), RULES)
    assert [payout.chips for payout in shared] == [2 * 4, 4, 0, 0]
    alone = pay(slates, (on(BLUE, 2), NOTHING, NOTHING, NOTHING), BLUE, (0, 0, 8, 0), RULES)
    assert [payout.chips for payout in alone] == [2 * 6, 0, 0, 0]


@pytest.mark.rules("GX4", "G14")
def test_the_gambit_chip_takes_green_from_8_to_56():
    slates = lay((23, 25, 25, 28), RULES)
    payouts = pay(slates, (on(BLUE, 2), on(BLUE), gambit(), NOTHING), BLUE, (0, 0, 8, 0), RULES)
    assert [payout.chips for payout in payouts] == [8, 4, 0, 0]
    assert 8 + payouts[GREEN].gambit == 56


@pytest.mark.rules("G1")
@pytest.mark.parametrize("seats", [0, 1, 2, 8])
def test_three_to_seven_players(seats):
    assert list(GAMES["gambit7"].seats) == [3, 4, 5, 6, 7]
    with pytest.raises(Rejected, match="wrong_number_of_seats") as refusal:
        table(seats=seats)
    assert refusal.value.about == {"least": 3, "most": 7}


@pytest.mark.rules("G2")
def test_a_card_has_seven_questions_of_seven_categories_and_miscellaneous_stands_in_for_some():
    seven = {"economy", "arts", "geography", "history", "culture", "science", "sports"}
    categories = [[question.category for question in card] for card in starter("gambit7")]
    for card in categories:
        assert len(card) == len(set(card)) == 7
        assert set(card) <= seven | {"misc"}
    assert sum("misc" in card for card in categories) > 0
    assert len({card[0] for card in categories}) > 1


@pytest.mark.rules("G3", "G16")
def test_the_mat_has_seven_cases_and_one_below():
    figures = {case: MAT.figures(Case(case)) for case in range(-3, 4)}
    assert figures[0] == Figures(6, 4, 2)
    assert figures[1] == figures[-1] == Figures(9, 6, 3)
    assert figures[2] == figures[-2] == Figures(12, 8, 4)
    assert figures[3] == figures[-3] == Figures(15, 10, 5)
    assert MAT.too_high == 15


@pytest.mark.rules("G16")
def test_an_owner_of_the_box_types_in_their_own_mat():
    mat = decode(
        encode(MAT).replace(b'{"alone":6,"shared":4,"star":2}', b'{"alone":60,"shared":4,"star":1}'), type(MAT)
    )
    state = table(*written(1, 2, 3), (RED, Bet(on(0, 2))), *content(3), options=Options(mat=mat), answer=2)
    assert state.scores == (120, 1, 0)


@pytest.mark.rules("G4", "G9")
def test_two_chips_and_a_gambit_chip_every_round():
    state = table(*written(1, 2, 3))
    for _ in range(7):
        state = after(state, (RED, Bet(on(0, 2))), (RED, Bet(gambit())), *content(3), *content(3))
        if not isinstance(state.phase, Over):
            assert GAMBIT7.view(state, RED).gambit_ready == (True, True, True)
            state = after(state, *written(1, 2, 3))
    assert isinstance(state.phase, Over)


@pytest.mark.rules("G5")
def test_round_n_asks_question_n_of_card_n():
    state = GAMBIT7.setup(Options(), 3, cards(), Dice("any", 0))
    asked = [question.id.split(".") for question in state.questions]
    assert [int(number) for _, number in asked] == list(range(7))
    assert len({card for card, _ in asked}) == 7


@pytest.mark.rules("G5", "G11")
def test_each_round_is_counted_against_its_own_answer():
    state = GAMBIT7.setup(Options(), 3, cards(None), Dice("any", 0))
    for number in range(7):
        assert GAMBIT7.view(state, None).round == number
        state = after(state, *written(1000 * number, 1000 * number + 1, 9000), *content(3))
        assert GAMBIT7.view(state, RED).phase.answer.answer == 1000 * number
        assert state.phase.winning == -1
        state = after(state, *content(3))


@pytest.mark.rules("G5")
def test_the_cards_are_shuffled():
    deals = {
        tuple(question.id for question in GAMBIT7.setup(Options(), 3, cards(), Dice(seed, 0)).questions)
        for seed in range(9)
    }
    assert len(deals) == 9


@pytest.mark.rules("G20")
def test_whether_an_answer_may_be_negative_is_asked_of_the_question_of_the_round():
    mixed = [tuple(replace(question, signed=n == 1) for n, question in enumerate(card)) for card in cards()]
    state = GAMBIT7.setup(Options(), 3, mixed, Dice("any", 0))
    with pytest.raises(Rejected, match="out_of_range"):
        after(state, (RED, Write(-3)))
    second = after(state, *written(1, 2, 3), *content(3), *content(3))
    assert after(second, (RED, Write(-3))).phase.answers[RED] == -3


@pytest.mark.rules("G5")
@pytest.mark.parametrize("few", [cards()[:6], [card[:6] for card in cards()]])
def test_seven_cards_of_seven_questions_are_needed(few):
    with pytest.raises(Rejected, match="too_few_cards"):
        GAMBIT7.setup(Options(), 3, few, Dice("any", 0))


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
        (-1, "out_of_range"),
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
def test_a_question_may_allow_negative_answers():
    assert table((RED, Write(-3)), signed=True).phase.answers[RED] == -3
    with pytest.raises(Rejected, match="out_of_range"):
        table((RED, Write(-3)), signed=False)


@pytest.mark.rules("G4")
@pytest.mark.parametrize("by", [None, Seat(-1), Seat(3)])
def test_only_a_seat_moves(by):
    with pytest.raises(Rejected, match="not_seated"):
        table((by, Write(3)))


@pytest.mark.parametrize("by_and_move", [(RED, Bet(NOTHING)), (RED, Content()), (RED, Timeout())])
def test_a_move_in_the_wrong_phase(by_and_move):
    with pytest.raises(Rejected, match="not_now"):
        play(GAMBIT7, table(), *by_and_move, Dice("test", 1))


def test_nothing_moves_when_the_game_is_over():
    over = table(*(written(1, 2, 3) + content(3) + content(3)) * 7)
    assert GAMBIT7.outcome(over).scores == over.scores
    for by, move in ((None, Timeout()), (RED, Content()), (BLACK, Write(1))):
        with pytest.raises(Rejected):
            play(GAMBIT7, over, by, move, Dice("test", 1))
