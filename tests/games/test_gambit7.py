"""Gambit 7: the rulebook's worked examples, then the box, its rounds and its end."""

from __future__ import annotations

import pytest

from ardoise import GAMES, Dice, Rejected, Seat, Timeout, play
from ardoise.engine.codec import decode, encode
from ardoise.games.gambit7 import GAMBIT7
from ardoise.games.gambit7.mat import lay, pay
from ardoise.games.gambit7.types import (
    BLUE,
    MAT,
    Bet,
    Case,
    Content,
    Figures,
    Looking,
    Options,
    Over,
    Write,
)
from ardoise.games.packs import box
from tests.games.gambit7_table import (
    BLACK,
    GREEN,
    NOTHING,
    RED,
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
    categories = [[question.category for question in card] for card in box("gambit7")]
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


@pytest.mark.rules("G5")
@pytest.mark.parametrize("few", [cards()[:6], [card[:6] for card in cards()]])
def test_seven_cards_of_seven_questions_are_needed(few):
    with pytest.raises(Rejected, match="too_few_cards"):
        GAMBIT7.setup(Options(), 3, few, Dice("any", 0))


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
