"""Gambit 7: betting, scoring, house rules."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise import Dice, Rejected, Timeout, play
from ardoise.engine.codec import encode
from ardoise.games.gambit7 import GAMBIT7
from ardoise.games.gambit7.mat import lay, pay, winning_case
from ardoise.games.gambit7.types import (
    BLUE,
    TOO_HIGH,
    Bet,
    Case,
    Chips,
    Content,
    Looking,
    Options,
    Reason,
    Stake,
)
from tests.games.gambit7_table import GREEN, NOTHING, RED, YELLOW, after, content, gambit, on, table, written

RULES = Options()


@pytest.mark.rules("G8")
def test_bets_are_made_at_once_for_30_seconds_and_may_be_changed():
    state = table(*written(1, 2, 3), (RED, Bet(on(0, 2))), (RED, Bet(on(1))), (YELLOW, Bet(NOTHING)))
    assert state.phase.stakes == (on(1), NOTHING, NOTHING)
    assert GAMBIT7.waiting(state).seconds == 30


@pytest.mark.rules("G8")
def test_chips_move_until_everybody_is_content():
    state = table(*written(1, 2, 3), (RED, Content()), (YELLOW, Content()))
    assert GAMBIT7.waiting(state).seats == {GREEN}
    state = after(state, (RED, Bet(on(1))), (GREEN, Content()))
    assert GAMBIT7.waiting(state).seats == {RED}
    assert isinstance(after(state, (RED, Content())).phase, Looking)


@pytest.mark.rules("G8")
def test_the_same_bet_again_changes_nothing():
    once = table(*written(1, 2, 3), (RED, Bet(on(0))), (RED, Content()))
    assert after(once, (RED, Bet(on(0)))) == once


@pytest.mark.rules("G8", "G9")
@pytest.mark.parametrize(
    ("stake", "code"),
    [
        (on(3), "empty_case"),
        (on(2), "empty_case"),
        (on(-5), "empty_case"),
        (gambit(2), "empty_case"),
        (Stake((Chips(BLUE, 2), Chips(TOO_HIGH, 1))), "too_many_chips"),
        (Stake((Chips(BLUE, 1), Chips(BLUE, 2))), "too_many_chips"),
        (Stake((Chips(BLUE, 1), Chips(Case(1), 1), Chips(Case(-1), 1))), "too_many_chips"),
        (on(BLUE, 0), "bad_chips"),
        (on(BLUE, -1), "bad_chips"),
        (Stake((Chips(BLUE, 1),), gambit=BLUE), "gambit_stands_alone"),
    ],
)
def test_bets_that_the_mat_refuses(stake, code):
    with pytest.raises(Rejected, match=code):
        table(*written(1, 2, 3), (RED, Bet(stake)))


@pytest.mark.rules("G8")
def test_the_blue_case_is_empty_with_an_even_number_of_answers():
    with pytest.raises(Rejected, match="empty_case"):
        table(*written(1, 2, None), (RED, Bet(on(BLUE))))


@pytest.mark.rules("G8", "G9")
@pytest.mark.parametrize("stake", [NOTHING, on(0), on(1, 2), on(TOO_HIGH, 2), gambit(-1), gambit(TOO_HIGH)])
def test_bets_that_the_mat_takes(stake):
    assert table(*written(1, 2, 3), (RED, Bet(stake))).phase.stakes[RED] == stake


@pytest.mark.rules("G8")
def test_two_chips_on_one_case_are_the_same_bet_however_they_are_laid():
    twice = Stake((Chips(BLUE, 1), Chips(BLUE, 1)))
    assert table(*written(1, 2, 3), (RED, Bet(twice))).phase.stakes[RED] == on(BLUE, 2)


@pytest.mark.rules("G8")
def test_chips_on_two_cases_are_the_same_bet_in_either_order():
    low, high = Chips(Case(-1), 1), Chips(Case(1), 1)
    for chips in ((low, high), (high, low)):
        assert table(*written(1, 2, 3), (RED, Bet(Stake(chips)))).phase.stakes[RED] == Stake((low, high))


@pytest.mark.rules("G10")
@pytest.mark.parametrize("hidden", [False, True])
def test_bets_are_open_unless_the_table_hides_them(hidden):
    options = Options(hidden_bets=hidden)
    state, events = play(GAMBIT7, table(*written(1, 2, 3), options=options), RED, Bet(on(0)), Dice("test", 1))
    assert GAMBIT7.view(state, RED).phase.stakes[RED] == on(0)
    for other in (YELLOW, None):
        assert GAMBIT7.view(state, other).phase.stakes[RED] == (None if hidden else on(0))
        assert any(event.seen_by(other) for event in events) is not hidden
    assert GAMBIT7.view(after(state, Timeout()), YELLOW).phase.stakes[RED] == on(0)


@pytest.mark.rules("G11")
@pytest.mark.parametrize(("truth", "case"), [(9, TOO_HIGH), (10, -1), (19, -1), (20, 0), (30, 1), (10**15, 1)])
def test_the_winning_case(truth, case):
    assert winning_case(lay((10, 20, 30), RULES), truth) == case


@pytest.mark.rules("G12")
@pytest.mark.parametrize(
    ("stakes", "chips"),
    [
        ((on(1, 2), NOTHING, NOTHING), (18, 0, 0)),
        ((on(1), on(1), NOTHING), (6, 6, 0)),
        ((on(1), gambit(1), NOTHING), (6, 0, 0)),
        ((on(1), on(0, 2), gambit(-1)), (9, 0, 0)),
    ],
)
def test_players_count_not_chips_and_the_gambit_chip_is_a_bet(stakes, chips):
    payouts = pay(lay((1, 2, 3), RULES), stakes, Case(1), (5, 5, 5), RULES)
    assert tuple(payout.chips for payout in payouts) == chips


@pytest.mark.rules("G13", "G15")
def test_all_too_high_pays_15_a_chip_and_has_no_star():
    state = table(
        *written(30, 40, 50), (RED, Bet(on(TOO_HIGH, 2))), (YELLOW, Bet(on(TOO_HIGH))), *content(3), answer=29
    )
    assert state.phase.winning == TOO_HIGH
    assert state.scores == (30, 15, 0)


@pytest.mark.rules("G14", "G15")
@pytest.mark.parametrize(("case", "score"), [(0, 6 * 7 + 2), (1, 0 + 2)])
def test_the_gambit_chip_multiplies_or_ruins_and_the_star_comes_after(case, score):
    state = table(*written(1, 2, 3), (YELLOW, Bet(on(0))), *content(3), *content(3), answer=2)
    assert state.scores[YELLOW] == 6 + 2
    state = after(state, *written(1, 3, 2), (YELLOW, Bet(gambit(case))), *content(3))
    assert state.scores[YELLOW] == (8 * 7 if case == 0 else 0)
    state = table(*written(1, 2, 3), (RED, Bet(on(0))), *content(3), *content(3), answer=2)
    state = after(state, *written(2, 1, 3), (RED, Bet(gambit(case))), *content(3))
    assert state.scores[RED] == score


@pytest.mark.rules("G15")
def test_every_author_of_the_winning_answer_gets_the_star():
    state = table(*written(2, 2, 9), (RED, Bet(on(TOO_HIGH, 2))), *content(3), answer=5)
    assert state.phase.winning == -1
    assert state.scores == (3, 3, 0)


@pytest.mark.rules("G12", "G14", "G15")
def test_every_payout_says_why():
    stakes = (on(0, 2), gambit(0), gambit(1))
    payouts = pay(lay((1, 2, 3), RULES), stakes, BLUE, (0, 10, 4), RULES)
    assert payouts[0].why == (Reason("shared", 8, 2, 4),)
    assert payouts[1].why == (Reason("gambit_won", 60, 1, 7), Reason("star", 2, 1, 2))
    assert payouts[2].why == (Reason("gambit_lost", -4, 1, 0),)


@pytest.mark.rules("G11")
def test_the_answer_is_read_with_its_anecdote_after_the_bets():
    state = table(*written(1, 2, 3))
    assert b"book" not in encode(GAMBIT7.view(state, RED))
    shown = GAMBIT7.view(after(state, Timeout()), RED).phase.answer
    assert (shown.answer, shown.anecdote.fr, shown.source) == (27, "mot", "book")


@pytest.mark.rules("G17")
def test_after_seven_rounds_the_highest_score_wins_and_equals_share():
    a_round = [*written(1, 2, 2), *content(3), *content(3)]
    state = table(*a_round * 7, answer=2)
    assert state.scores == (0, 21, 21)
    assert GAMBIT7.outcome(state).winners == {YELLOW, GREEN}
    assert GAMBIT7.view(state, None).phase.winners == (YELLOW, GREEN)


@pytest.mark.rules("G22")
def test_without_a_slate_nobody_bets_and_nothing_is_scored():
    state = table(Timeout())
    assert isinstance(state.phase, Looking)
    assert (state.phase.winning, state.scores) == (None, (0, 0, 0))


@pytest.mark.rules("G18")
def test_the_gambit_chip_once_a_game():
    state = table(*written(1, 2, 3), (RED, Bet(gambit())), *content(3), *content(3), options=Options(gambit_once=True))
    state = after(state, *written(1, 2, 3))
    assert GAMBIT7.view(state, YELLOW).gambit_ready == (False, True, True)
    with pytest.raises(Rejected, match="gambit_spent"):
        after(state, (RED, Bet(gambit())))
    after(state, (YELLOW, Bet(gambit())))


@pytest.mark.rules("G18")
@pytest.mark.parametrize("factor", [2, 3, 7])
def test_a_milder_factor(factor):
    options = Options(gambit_factor=factor)
    (payout, *_) = pay(lay((1, 2, 3), options), (gambit(), NOTHING, NOTHING), BLUE, (10, 0, 0), options)
    assert 10 + payout.gambit == 10 * factor


@pytest.mark.rules("G18", "G12")
def test_the_gambit_chip_need_not_make_a_case_shared():
    options = Options(gambit_shares=False)
    payouts = pay(lay((1, 2, 3), options), (on(0), gambit(), NOTHING), BLUE, (0, 5, 0), options)
    assert payouts[RED].chips == 6


@pytest.mark.rules("G18")
def test_other_seconds():
    options = Options(answer_seconds=60, bet_seconds=90)
    assert GAMBIT7.waiting(table(options=options)).seconds == 60
    assert GAMBIT7.waiting(table(*written(1, 2, 3), options=options)).seconds == 90
    assert GAMBIT7.waiting(table(*written(1, 2, 3), *content(3))).seconds == 20


@pytest.mark.rules("G18", "G1")
@pytest.mark.parametrize(
    ("answers", "laid"),
    [
        ((1, 4), [(1, (0,)), (Decimal("2.5"), ()), (4, (1,))]),
        ((2, 4), [(2, (0,)), (3, ()), (4, (1,))]),
        ((4, 4), [(4, (0, 1))]),
        ((4, None), [(4, (0,))]),
        ((Decimal("0.000001"), 0), [(0, (1,)), (Decimal("0.000001"), (0,))]),
        (
            (Decimal("99999999999999.9"), 0),
            [(0, (1,)), (Decimal("49999999999999.9"), ()), (Decimal("99999999999999.9"), (0,))],
        ),
    ],
)
def test_two_players_and_the_mean(answers, laid):
    options = Options(mean_slate=True)
    state = table(*written(*answers), seats=2, options=options)
    assert [(slate.answer, slate.authors) for slate in state.phase.slates] == laid
    with pytest.raises(Rejected, match="wrong_number_of_seats"):
        table(seats=3, options=options)


answer = st.integers(0, 12)
stake = st.one_of(
    st.just(NOTHING),
    st.builds(gambit, st.integers(-4, 3)),
    st.builds(on, st.integers(-4, 3), st.sampled_from((1, 2))),
)


@pytest.mark.rules("G8", "G12")
@given(st.permutations(range(4)), st.lists(answer, min_size=4, max_size=4), st.lists(stake, min_size=4, max_size=4))
def test_scores_do_not_depend_on_the_order_of_simultaneous_moves(order, answers, stakes):
    def played(seats):
        state = after(table(seats=4, answer=6), *[written(*answers)[seat] for seat in seats])
        for seat in seats:
            try:
                state = after(state, (seat, Bet(stakes[seat])))
            except Rejected:
                continue
        return after(state, Timeout()).scores

    assert played(order) == played(range(4))


@pytest.mark.rules("G13", "G14", "G15")
@given(
    st.lists(st.none() | answer, min_size=3, max_size=7),
    st.data(),
    st.lists(st.integers(0, 99), min_size=7, max_size=7),
    answer,
)
def test_nobody_falls_below_zero_and_only_the_gambit_chip_takes_points(answers, data, scores, truth):
    stakes = [data.draw(stake) for _ in answers]
    slates = lay(answers, RULES)
    payouts = pay(slates, stakes, winning_case(slates, truth), scores[: len(answers)], RULES)
    for payout, score, laid in zip(payouts, scores, stakes, strict=False):
        assert score + payout.gain >= 0
        assert payout.gain >= 0 or laid.gambit is not None
        assert sum(reason.points for reason in payout.why) == payout.gain
