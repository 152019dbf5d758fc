"""Incroyable!: the points of a challenge, the way of the pawns, the end."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise import Seat
from ardoise.games.incroyable import INCROYABLE
from ardoise.games.incroyable.estimates import settle
from ardoise.games.incroyable.track import TRACKS, march, moved, winners
from ardoise.games.incroyable.types import Looking, Options, Over, PawnMove, Track
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
    points,
    risk_round,
    says,
    table,
    turn_over,
)


def by_the_words(estimates, challenger, doubted, answer):
    """I14 to I18, going down from the answer number by number."""
    gains = [0] * len(estimates)
    figures = [7, 5, 4, 3, 2]
    if estimates[doubted] > answer:
        place = sorted(estimates, reverse=True).index(estimates[doubted]) + 1
        gains[challenger] = figures.pop(0) + (place if place > 1 else 0)
    for value in range(answer, 0, -1):
        if value in estimates and estimates.index(value) != challenger:
            gains[estimates.index(value)] = figures.pop(0)
    return gains


@pytest.mark.rules("I14", "I15", "I16", "I17", "I18")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_challenge_of_a_small_world_by_the_words_of_the_rules(seats):
    for estimates in permutations(range(1, 7), seats):
        for challenger, doubted in permutations(range(seats), 2):
            for answer in range(1, 8):
                success, payouts = settle(estimates, challenger, doubted, answer)
                gains = [payout.points for payout in payouts]
                assert success == (estimates[doubted] > answer)
                assert gains == by_the_words(estimates, challenger, doubted, answer)


@pytest.mark.rules("I15", "I16", "I17", "I18")
@given(st.permutations(range(1, 7)), st.permutations(range(6)), st.integers(1, 8))
def test_six_players_and_the_reasons_add_up(estimates, seats, answer):
    challenger, doubted = seats[:2]
    _, payouts = settle(tuple(estimates), challenger, doubted, answer)
    assert [payout.points for payout in payouts] == by_the_words(estimates, challenger, doubted, answer)
    for payout in payouts:
        assert payout.points == sum(reason.points for reason in payout.why)
        assert payout.why


@pytest.mark.rules("I15", "I17")
def test_an_estimate_equal_to_the_answer_is_good_but_not_the_challengers_own():
    state = table(*estimated(60, 50, 49, 70), doubts(ANNIE, DIDIER), answer=50)
    assert points(state) == [7, 5, 4, 0]
    state = table(*estimated(60, 50, 49, 48), doubts(BERNARD, ANNIE), answer=50)
    assert points(state) == [0, 7, 5, 4]
    reasons = [[reason.why for reason in payout.why] for payout in state.phase.result.payouts]
    assert reasons == [["too_high"], ["doubted_rightly"], ["close"], ["close"]]


@pytest.mark.rules("I16", "I17")
def test_a_failed_challenger_gets_nothing_for_a_good_estimate():
    state = table(*estimated(48, 47, 46, 45), doubts(BERNARD, ANNIE), answer=50)
    assert points(state) == [7, 0, 5, 4]
    assert [reason.why for reason in state.phase.result.payouts[BERNARD].why] == ["doubted_wrongly"]


@pytest.mark.rules("I18")
@pytest.mark.parametrize(("doubted", "gain"), [(0, 7), (2, 10), (3, 11)])
def test_the_lower_the_doubted_estimate_the_more(doubted, gain):
    state = table(*estimated(90, 80, 70, 60), doubts(BERNARD, doubted), answer=50)
    assert points(state)[BERNARD] == gain


@pytest.mark.rules("I18")
def test_no_extra_points_for_a_failed_challenge():
    state = table(*estimated(90, 80, 70, 60), doubts(BERNARD, DIDIER), answer=65)
    assert points(state) == [0, 0, 0, 7]


@pytest.mark.rules("I19")
def test_each_point_is_a_square_and_squares_hold_many():
    state = table(*estimated(90, 80, 45, 40), doubts(BERNARD, ANNIE), answer=50)
    assert state.positions == (0, 7, 5, 4)
    assert state.phase.result.moves[0] == PawnMove(BERNARD, 0, 7, 0, 0, 7)
    assert moved((3, 1, 0), march(TRACKS["standard"], (3, 1, 0), (2, 4, 5), 0)) == (5, 5, 5)


def stroll(track, positions, gains, questioner):
    """I24, I25 square by square, pawn by pawn."""
    stand = list(positions)
    for seat in [*range(questioner, len(stand)), *range(questioner)]:
        crossed = False
        for _ in range(gains[seat]):
            stand[seat] += 1
            crossed |= stand[seat] == track.bonus
        if crossed:
            stand[seat] += sorted(stand, reverse=True).index(stand[seat]) + 1
        if gains[seat]:
            for _ in range(dict(track.danger).get(stand[seat], 0)):
                stand[seat] = max(0, stand[seat] - 1)
    return tuple(stand)


@pytest.mark.rules("I19", "I24", "I25")
@given(st.data(), st.integers(3, 6))
def test_pawns_move_as_if_square_by_square(data, seats):
    squares = st.integers(1, 19)
    track = Track(
        20,
        bonus=data.draw(st.none() | squares),
        danger=tuple(data.draw(st.dictionaries(squares, st.integers(1, 25), max_size=8)).items()),
    )
    positions = data.draw(st.lists(st.integers(0, 19), min_size=seats, max_size=seats))
    gains = data.draw(st.lists(st.integers(0, 12), min_size=seats, max_size=seats))
    questioner = data.draw(st.integers(0, seats - 1))
    moves = march(track, positions, gains, questioner)
    assert moved(positions, moves) == stroll(track, positions, gains, questioner)
    assert all(move.start + move.points + move.bonus - move.danger == move.end >= 0 for move in moves)


@pytest.mark.rules("I24")
def test_the_bonus_counts_places_right_after_the_points():
    track = Track(50, bonus=10)
    leader, second, level = (march(track, stand, (5, 0, 0), 0)[0] for stand in ((9, 0, 0), (9, 20, 0), (9, 20, 14)))
    assert [move.bonus for move in (leader, second, level)] == [1, 2, 2]
    third = march(track, (9, 30, 20), (5, 0, 0), 0)[0]
    assert third == PawnMove(ANNIE, 9, 5, 3, 0, 17)


@pytest.mark.rules("I24")
def test_pawns_move_one_after_another_from_the_questioner_on():
    track = Track(50, bonus=10)
    assert moved((9, 9, 9), march(track, (9, 9, 9), (2, 2, 2), 0)) == (12, 13, 14)
    assert moved((9, 9, 9), march(track, (9, 9, 9), (2, 2, 2), 1)) == (14, 12, 13)
    assert [move.seat for move in march(track, (0, 0, 0), (2, 0, 2), 1)] == [CECILE, ANNIE]


@pytest.mark.rules("I24")
@pytest.mark.parametrize(
    ("start", "gain", "bonus"), [(9, 1, 1), (8, 1, 0), (10, 3, 0), (11, 3, 0), (9, 0, None), (10, 0, None)]
)
def test_the_bonus_is_had_when_the_square_is_crossed_forward(start, gain, bonus):
    moves = march(Track(50, bonus=10), (start, 0, 0), (gain, 0, 0), 0)
    assert [move.bonus for move in moves] == ([] if bonus is None else [bonus])


@pytest.mark.rules("I25", "I24")
def test_a_black_square_sends_back_once_and_never_behind_the_start():
    track = Track(50, bonus=10, danger=((12, 4), (8, 3), (3, 5)))
    assert march(track, (9, 0, 0), (2, 0, 0), 0)[0] == PawnMove(ANNIE, 9, 2, 1, 4, 8)  # on the black 8: no chain
    assert march(track, (9, 0, 0), (3, 0, 0), 0)[0].end == 13  # passed over, bonus included
    assert march(track, (0, 0, 0), (3, 0, 0), 0)[0] == PawnMove(ANNIE, 0, 3, 0, 3, 0)
    assert march(track, (12, 0, 0), (0, 5, 0), 0)[0].seat == BERNARD  # who gets no points feels nothing
    again = march(track, (8, 0, 0), (3, 0, 0), 0)[0]
    assert (again.bonus, again.end) == (1, 8)  # once more across the bonus, once more back


@pytest.mark.rules("I25", "I5")
def test_the_spiral_where_a_pawn_was_sent_back_to_counts():
    options = Options(track=Track(50, spirals=(5,), danger=((7, 2),)))
    state = table(*estimated(90, 80, 70, 60), doubts(BERNARD, ANNIE), *content(), options=options, answer=50)
    assert state.positions[BERNARD] == 5
    assert state.questioner == BERNARD
    assert type(state.phase).__name__ == "Stating"


def last_turn(positions):
    """Didier asks; Bernard doubts rightly (7), Cécile and Didier are close (5, 4)."""
    state = after(turn_over(positions, options=Options(track=Track(50))), *content())
    return after(state, *estimated(90, 80, 45, 40), doubts(BERNARD, ANNIE))


@pytest.mark.rules("I26")
@pytest.mark.parametrize(
    ("positions", "won"),
    [
        ((49, 43, 40, 40), {BERNARD}),  # reached
        ((49, 40, 48, 40), {CECILE}),  # passed
        ((49, 45, 48, 48), {CECILE}),  # all moves first; 53 beats 52 and 52
        ((49, 46, 48, 40), {BERNARD, CECILE}),  # level
    ],
)
def test_the_furthest_at_or_past_the_finish_wins(positions, won):
    state = last_turn(positions)
    assert isinstance(state.phase, Looking)
    assert INCROYABLE.outcome(state) is None
    state = after(state, *content())
    assert isinstance(state.phase, Over)
    assert INCROYABLE.outcome(state).winners == won
    assert INCROYABLE.outcome(state).scores == state.positions
    assert INCROYABLE.view(state, None).phase.winners == tuple(sorted(won))
    assert INCROYABLE.waiting(state) is None


@pytest.mark.rules("I26")
def test_the_game_goes_on_until_then():
    assert not isinstance(after(last_turn((49, 42, 44, 45)), *content()).phase, Over)
    assert winners(Track(50), (49, 0, 0)) == ()


@pytest.mark.rules("I26", "I22")
def test_a_risk_round_ends_with_the_question_that_brings_a_pawn_home():
    state = risk_round(positions=(48, 49, 0, 8))
    state = after(state, says(95), *choosing(annie="-", bernard="-", cecile="-"))
    assert state.positions == (50, 51, 2, 8)
    state = after(state, *content())
    assert INCROYABLE.outcome(state).winners == {Seat(1)}
