"""Incroyable!: the rulebook's worked examples, then the things on the table and the order of the turns."""

from __future__ import annotations

import pytest

from ardoise import Dice, Rejected, Seat
from ardoise.engine.codec import decode, encode
from ardoise.games.incroyable import INCROYABLE
from ardoise.games.incroyable.moves import Choose, Estimate, Shift
from ardoise.games.incroyable.track import TRACKS, question_at
from ardoise.games.incroyable.types import (
    PLACES,
    STAKES,
    SYMBOLS,
    Choosing,
    Estimating,
    Looking,
    Options,
    RiskLooking,
    Speaking,
    Stating,
    Track,
)
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
    points,
    raises,
    risk_round,
    says,
    table,
    turn_over,
)
from tests.games.incroyable_twin import card


@pytest.mark.rules("IX1", "I7")
def test_three_tens_and_two_sevens():
    a, b, c, d, e, f = (Seat(seat) for seat in range(6))
    state = table(*estimated(10, 8, 7, 10, 10, 7), seats=6, questioner=c)
    for seat, may, chosen in ((e, (9, 11), 9), (a, (6, 11), 6), (f, (5, 11), 11)):
        assert (state.phase.seat, state.phase.may) == (seat, may)
        state = after(state, (seat, Shift(chosen)))
    assert isinstance(state.phase, Speaking)
    estimates = state.phase.estimates
    assert [estimates[seat] for seat in (a, b, c, d, e, f)] == [6, 8, 7, 10, 9, 11]


@pytest.mark.rules("IX2", "I8", "I9", "I11", "I16")
def test_the_coffee_of_balzac():
    state = table(*estimated(15, 10, 8, 16), answer=50, questioner=ANNIE)
    state = after(state, passes(ANNIE), passes(BERNARD), raises(CECILE, 12), raises(BERNARD, 17))
    state = after(state, doubts(CECILE, BERNARD))
    assert not state.phase.result.success
    assert points(state) == [4, 7, 0, 5]


@pytest.mark.rules("IX3", "I8", "I10", "I11", "I15", "I18")
def test_the_light_left_on():
    state = table(*estimated(35, 50, 40, 25), answer=45, questioner=BERNARD)
    state = after(state, passes(CECILE), passes(ANNIE), raises(DIDIER, 41), raises(ANNIE, 42), raises(CECILE, 45))
    state = after(state, raises(DIDIER, 51), doubts(ANNIE, BERNARD))
    assert state.phase.result.success
    assert points(state) == [9, 0, 5, 0]
    assert [(reason.why, reason.points) for reason in state.phase.result.payouts[ANNIE].why] == [
        ("doubted_rightly", 7),
        ("not_highest", 2),
    ]


@pytest.mark.rules("IX4", "I8", "I15")
def test_the_first_opera_of_mozart():
    state = table(*estimated(23, 22, 21, 15), doubts(BERNARD, ANNIE), answer=13, questioner=CECILE)
    assert points(state) == [0, 7, 0, 0]


@pytest.mark.rules("IX5", "I14")
@pytest.mark.parametrize(("answer", "success"), [(88, True), (96, False), (90, False)])
def test_the_doubted_90(answer, success):
    state = table(*estimated(90, 80, 70, 60), doubts(BERNARD, ANNIE), answer=answer)
    assert state.phase.result.success is success


@pytest.mark.rules("IX6", "I20", "I21", "I22")
def test_the_risk_round_of_didier():
    state = risk_round(says(95), *choosing(annie="-", bernard="-", cecile="-"))
    assert points(state) == [2, 2, 2, 0]
    state = after(state, *content(), says(1500), *choosing(annie="+", bernard="+", cecile="-"))
    assert points(state) == [0, 0, 3, 3]
    state = after(state, *content(), says(70), *choosing(cecile="-"))
    assert points(state) == [0, 0, 0, 4]
    assert state.positions == (2, 2, 5, 15)
    state = after(state, *content())
    assert isinstance(state.phase, Estimating)
    assert state.questioner == ANNIE


@pytest.mark.rules("IX7", "I21")
@pytest.mark.parametrize(
    ("signs", "expected"),
    [(("+", "+", "-"), [2, 2, 0, 2]), (("+", "+", "+"), [2, 2, 2, 0]), (("-",) * 3, [0, 0, 0, 2])],
)
def test_the_countries_of_the_hamburger(signs, expected):
    state = risk_round(says(95), answers=(101, 1, 1, 1, 1))
    state = after(state, *((Seat(seat), Choose(sign == "+")) for seat, sign in enumerate(signs)))
    assert points(state) == expected


@pytest.mark.rules("I1")
def test_three_to_six_players():
    for seats in range(9):
        if seats in INCROYABLE.seats:
            assert len(table(seats=seats).positions) == seats
        else:
            with pytest.raises(Rejected, match="wrong_number_of_seats"):
                table(seats=seats)
    assert list(INCROYABLE.seats) == [3, 4, 5, 6]


@pytest.mark.rules("I1")
def test_a_card_has_the_five_symbols_in_order():
    assert SYMBOLS == ("books", "globe", "heart", "tree", "professor")
    good = card(1, [1, 9999, 5, 5, 5])
    assert INCROYABLE.setup(Options(), 3, [good], Dice("x", 0)).question in good
    for wrong in (good[:4], good[::-1], (*good, good[0]), ()):
        with pytest.raises(Rejected, match="wrong_card"):
            INCROYABLE.setup(Options(), 3, [good, wrong], Dice("x", 0))


@pytest.mark.rules("I1")
@pytest.mark.parametrize("answer", [0, 10_000, -3])
def test_an_answer_is_a_whole_number_up_to_9999(answer):
    with pytest.raises(Rejected, match="wrong_card"):
        table(answer=answer)


FIGURES = {
    "standard": ((8, 17, 26, 35, 44), 25, ((13, 3), (22, 4), (31, 3), (40, 5), (47, 4))),
    "short": ((6, 14, 21, 28, 35), 20, ((10, 3), (18, 4), (25, 3), (32, 5), (38, 4))),
    "long": ((10, 20, 31, 42, 53), 30, ((16, 3), (26, 4), (37, 3), (48, 5), (56, 4))),
}


@pytest.mark.rules("I2")
@pytest.mark.parametrize(("name", "finish"), [("standard", 50), ("short", 40), ("long", 60)])
def test_the_three_tracks(name, finish):
    track = TRACKS[name]
    assert track.finish == finish
    assert SYMBOLS[question_at(track, 0)] == "professor"
    assert [SYMBOLS[question_at(track, square)] for square in (1, 2, 3, 4, 5, 46)] == [
        "books",
        "globe",
        "heart",
        "tree",
        "professor",
        "books",
    ]
    assert (track.spirals, track.bonus, track.danger) == FIGURES[name]
    assert not {*track.spirals, track.bonus} & {square for square, _ in track.danger}
    assert table(options=Options(track=name)).positions == (0, 0, 0, 0)


@pytest.mark.rules("I2")
def test_a_track_of_the_house_is_typed_in():
    typed = b'{"track": {"finish": 12, "symbols": ["professor", "tree"], "spirals": [5], "danger": [[7, 2]]}}'
    options = decode(typed, Options)
    assert options.track == Track(12, ("professor", "tree"), (5,), None, ((7, 2),))
    state = after(turn_over((0, 0, 0, 3), options=options), *content())
    assert state.question.category == "tree"


@pytest.mark.rules("I3", "I20")
def test_the_figures_in_the_centre():
    assert PLACES == (7, 5, 4, 3, 2)
    assert sorted(PLACES) == list(STAKES)
    state = table(*estimated(10, 20, 30, 40, 50, 60), doubts(Seat(4), 5), answer=60, seats=6)
    assert sorted(points(state), reverse=True) == [*PLACES, 0]


@pytest.mark.rules("I27")
def test_all_begin_on_square_0():
    assert table(seats=6).positions == (0,) * 6


@pytest.mark.rules("I4")
def test_the_first_seat_begins_or_one_drawn_at_random():
    assert table().questioner == ANNIE
    by_lot = Options(first="lot")
    cards = [card(1, [5] * 5)]
    assert {INCROYABLE.setup(by_lot, 4, cards, Dice(n, 0)).questioner for n in range(40)} == {0, 1, 2, 3}


@pytest.mark.rules("I4")
def test_the_host_may_name_who_begins():
    cards = [card(1, [5] * 5)]
    named = [INCROYABLE.setup(Options(first=seat), 4, cards, Dice(1, 0)).questioner for seat in range(4)]
    assert named == [ANNIE, BERNARD, CECILE, DIDIER]
    with pytest.raises(Rejected, match="no_such_seat"):
        table(options=Options(first=4))


@pytest.mark.rules("I4")
def test_then_clockwise():
    questioners = []
    state = table(seats=3, options=Options(track=Track(50)))
    for _ in range(4):
        questioners.append(state.questioner)
        state = after(state, *estimated(60, 70, 80), doubts(BERNARD, CECILE), *content(3))
    assert questioners == [ANNIE, BERNARD, CECILE, ANNIE]


@pytest.mark.rules("I4", "I2")
@pytest.mark.parametrize(
    ("square", "symbol"), [(0, "professor"), (1, "books"), (12, "globe"), (23, "heart"), (49, "tree")]
)
def test_the_symbol_under_the_questioners_pawn_is_read(square, symbol):
    state = after(turn_over((5, 6, 7, square)), *content())
    assert state.questioner == DIDIER
    assert INCROYABLE.view(state, None).question.category == symbol


@pytest.mark.rules("I5")
def test_a_spiral_under_the_questioners_pawn_begins_a_risk_round():
    for square in TRACKS["standard"].spirals:
        state = after(turn_over((0, 0, 0, square)), *content())
        assert isinstance(state.phase, Stating)
        assert state.phase.awaited == {DIDIER}
    others_on_spirals = after(turn_over((8, 17, 26, 0)), *content())
    assert isinstance(others_on_spirals.phase, Estimating)


@pytest.mark.rules("I28", "I6")
def test_in_an_ordinary_turn_nobody_sees_the_answer_before_the_challenge():
    state = table(*estimated(90, 80, 70)[:3], seats=4)
    for moment in (state, after(state, (DIDIER, Estimate(60)))):
        for screen in (None, *range(4)):
            assert b"CANARY" not in encode(INCROYABLE.view(moment, screen))
    looking = after(state, (DIDIER, Estimate(60)), doubts(BERNARD, ANNIE))
    assert isinstance(looking.phase, Looking)
    for screen in (None, *range(4)):
        assert INCROYABLE.view(looking, screen).phase.answer.answer == 50


@pytest.mark.rules("I28")
def test_in_a_risk_round_only_the_questioner_sees_the_answer_until_it_is_read():
    stating = risk_round()
    choosing_now = after(stating, says(95), *choosing(annie="-"))
    assert isinstance(choosing_now.phase, Choosing)
    for state in (stating, choosing_now):
        assert INCROYABLE.view(state, DIDIER).phase.answer.answer == 93
        for screen in (None, ANNIE, BERNARD, CECILE):
            assert INCROYABLE.view(state, screen).phase.answer is None
    read = after(choosing_now, *choosing(bernard="-", cecile="-"))
    assert isinstance(read.phase, RiskLooking)
    assert {INCROYABLE.view(read, screen).phase.answer.answer for screen in (None, *range(4))} == {93}


@pytest.mark.rules("I29")
def test_used_cards_go_under_the_pile():
    state = INCROYABLE.setup(Options(track=Track(500)), 3, [card(n, [50] * 5) for n in range(3)], Dice("pile", 0))
    seen = []
    for _ in range(7):
        seen.append(state.question.id.split("-")[0])
        state = after(state, *estimated(60, 70, 80), doubts(BERNARD, CECILE), *content(3))
    assert sorted(seen[:3]) == ["0", "1", "2"]
    assert seen == (seen[:3] * 3)[:7]
