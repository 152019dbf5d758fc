"""Bornes: the rulebook's worked examples, then a round from the deal to the last "done"."""

from __future__ import annotations

from collections import Counter

import pytest

from ardoise.engine.dice import Dice
from ardoise.engine.game import Rejected, Timeout, play
from ardoise.engine.text import Text
from ardoise.games.bornes import BORNES
from ardoise.games.bornes.deck import deal
from ardoise.games.bornes.scoring import shortlist, winners
from ardoise.games.bornes.types import (
    Announcing,
    Arrange,
    Content,
    Done,
    Finished,
    Looking,
    Options,
    Posed,
    Ranking,
    Reading,
    Settle,
    Settling,
    Side,
    Signalled,
)
from tests.games.bornes_table import (
    ALIX,
    CHRISTOPHE,
    LAETITIA,
    MASTER,
    RULES,
    after,
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

BLUE, YELLOW = side("blue", 66), side("yellow", 80)
RED, WHITE = side("red", 10), side("white", 90)
TWO_HANDS = ((BLUE, YELLOW), (RED, WHITE))


@pytest.mark.rules("BX1", "B10", "B12")
def test_the_blue_card_lies_on_the_wrong_side_of_the_boundary():
    state = ranking(*TWO_HANDS, answer=23)
    state = after(state, *lay(CHRISTOPHE, "boundary"), *lay(ALIX, "challenge", "blue", "boundary"))
    assert marks(state, ALIX) == {"challenge": "green", "blue": "red"}
    state = ranking(*TWO_HANDS, answer=23)
    state = after(state, *lay(ALIX, "challenge", "blue", "boundary", "yellow"), *lay(CHRISTOPHE, "boundary"))
    assert marks(state, ALIX) == {"challenge": "green", "blue": "red", "yellow": "green"}
    check = BORNES.view(state, None).phase.checks[0]
    assert (check.green - check.bonus, check.red) == (2, 1)
    blue = check.cards[1]
    assert (blue.value, blue.why, blue.against) == (66, "wrong_side", 45)


@pytest.mark.rules("BX2", "B17")
def test_alix_wins_with_fewer_green_points_than_christophe():
    alix, christophe, laetitia = (10, 4), (12, 5), (9, 2)
    assert shortlist((alix, christophe, laetitia)) == {0, 2}
    assert winners((alix, christophe, laetitia)) == {0}


@pytest.mark.rules("BX3", "B20")
def test_the_side_that_lies_up_counts():
    stamps = Side("stamps", "arithmetic", Text("80 stamps, 14 lost", "", ""), Text("", "", ""), 80 - 14)
    bus = Side("bus", "arithmetic", Text("85 in the bus, 6 get on, 20 get off", "", ""), Text("", "", ""), 85 + 6 - 20)
    for up, answer in ((stamps, 66), (bus, 71)):
        state = ranking((up, BLUE), (RED, WHITE))
        state = after(state, *lay(ALIX, "boundary", up.id), *lay(CHRISTOPHE, "boundary"))
        assert BORNES.view(state, None).phase.checks[0].cards[0].value == answer
    lots = Counter(deal([(stamps, bus)] * 4, RULES, MASTER, 3, Dice("lot", n))[ALIX][0].id for n in range(400))
    assert 150 < lots["stamps"] < 250


@pytest.mark.rules("BX4", "B15")
def test_seven_points_are_a_card_at_5_with_two_cards_under_it():
    state = ranking(*TWO_HANDS, answer=23)
    state = after(state, *lay(ALIX, "challenge", "boundary", "blue", "yellow"), *lay(CHRISTOPHE, "boundary"))
    assert points(state, ALIX) == (4, 0)
    state = after(state, *content(3), Timeout(), Timeout(), Timeout(), *content(3))  # Alix is master and cannot score
    assert points(state, ALIX) == (4, 0)
    state = after(state, (CHRISTOPHE, announce(3, answer=0)), (CHRISTOPHE, Content()))
    all_cards = BORNES.view(state, MASTER).phase.mine.pieces
    low = [card for card in state.round.hands[ALIX] if card.answer <= 45]
    high = [card for card in state.round.hands[ALIX] if card.answer > 45]
    column = ("challenge", *ordered(low), "boundary", *ordered(high))
    state = after(state, *lay(MASTER, *all_cards), *lay(ALIX, *column))  # seat 0 is first and takes the bonus
    score = BORNES.view(state, None).green[ALIX]
    turned, under = divmod(score, 5)
    assert (score, 5 * turned, under) == (7, 5, 2)


def ordered(sides):
    return [one.id for one in sorted(sides, key=lambda one: one.answer)]


@pytest.mark.rules("B1")
@pytest.mark.parametrize("seats", [0, 2, 7])
def test_three_to_six_players(seats):
    assert list(BORNES.seats) == [3, 4, 5, 6]
    with pytest.raises(Rejected, match="wrong_number_of_seats") as refusal:
        BORNES.setup(RULES, seats, cards(), Dice(1, 0))
    assert refusal.value.about == {"least": 3, "most": 6}


@pytest.mark.rules("B2")
def test_answers_are_printed_or_rolled_or_measured():
    rolled = side("rolled", None, kind="die", faces=(10, 20, 30, 40, 50, 60))
    table_length = measured("table")
    state = ranking((BLUE, rolled), (table_length, WHITE), die=4)
    assert BORNES.view(state, None).die == 4
    state = after(state, *lay(ALIX, "rolled", "boundary", "blue"), *lay(CHRISTOPHE, "table", "boundary"))
    assert isinstance(state.phase, Settling)
    state = after(state, (MASTER, Settle("table", 44)))
    checks = BORNES.view(state, None).phase.checks
    assert [turned.value for check in checks for turned in check.cards] == [40, 66, 44]


@pytest.mark.rules("B3")
def test_the_first_master_is_drawn_and_the_next_sits_on_the_left():
    drawn = Counter(BORNES.setup(RULES, 4, cards(), Dice(n, 0)).round.master for n in range(200))
    assert sorted(drawn) == [0, 1, 2, 3]
    assert min(drawn.values()) > 25
    state = dealt(*TWO_HANDS)
    for master in (0, 1, 2, 0):
        view = BORNES.view(state, None)
        assert (view.master, view.awaited) == (master, (master,))
        assert view.rankers == ((master + 1) % 3, (master + 2) % 3)
        state = after(state, Timeout(), Timeout(), Timeout(), Timeout())
        while isinstance(state.phase, Settling | Looking):
            state = after(state, Timeout())


@pytest.mark.rules("B3")
def test_the_master_does_not_rank():
    state = ranking(*TWO_HANDS)
    assert BORNES.waiting(state).seats == {ALIX, CHRISTOPHE}
    for move in (Arrange(("boundary",)), Done()):
        with pytest.raises(Rejected, match="not_a_ranker"):
            after(state, (MASTER, move))


@pytest.mark.rules("B4")
@pytest.mark.parametrize(("options", "count"), [(RULES, 2), (Options(cards_each=3), 3)])
def test_everyone_but_the_master_gets_two_cards_or_three(options, count):
    state = BORNES.setup(options, 5, cards(), Dice(7, 0))
    master = state.round.master
    assert [len(hand) for hand in state.round.hands] == [0 if seat == master else count for seat in range(5)]
    assert len({card.id for hand in state.round.hands for card in hand}) == 4 * count


@pytest.mark.rules("B4")
@pytest.mark.parametrize("boundaries", [(45, 45, 45), (30, 55, 45), (50, 35, 40), (31, 54, 44)])
def test_the_master_gives_45_to_all_or_each_another_boundary(boundaries):
    state = dealt(*TWO_HANDS, (YELLOW, RED))
    state, events = play(BORNES, state, MASTER, announce(4, boundaries=boundaries), Dice(1, 1))
    posed = events[-1]
    assert isinstance(posed, Posed)
    assert (posed.boundaries, posed.challenge.text.fr, posed.drawn) == (boundaries, "How many lamps?", False)
    for screen in (None, MASTER, ALIX, LAETITIA):
        view = BORNES.view(state, screen)
        assert isinstance(state.phase, Reading)
        assert view.phase.announcement.boundaries == boundaries
        assert 1 <= view.die <= 6


@pytest.mark.rules("B5")
@pytest.mark.parametrize("by_the_clock", [True, False])
def test_the_signal_opens_the_cards(by_the_clock):
    state = after(dealt(*TWO_HANDS), (MASTER, announce(3)))
    with pytest.raises(Rejected, match="not_now"):
        after(state, (ALIX, Arrange(("boundary",))))
    with pytest.raises(Rejected, match="not_the_master"):
        after(state, (ALIX, Content()))
    by, move = (None, Timeout()) if by_the_clock else (MASTER, Content())
    state, events = play(BORNES, state, by, move, Dice(1, 1))
    assert isinstance(events[-1], Signalled)
    assert BORNES.view(state, ALIX).phase.mine.pieces == ("boundary", "challenge", "blue", "yellow")


@pytest.mark.rules("B5")
def test_the_order_may_be_changed_and_cards_left_out():
    state = ranking(*TWO_HANDS)
    state = after(state, (ALIX, Arrange(("blue", "boundary", "yellow"))), (ALIX, Arrange(("boundary", "yellow"))))
    state = after(state, (ALIX, Arrange(("boundary", "yellow"))))
    assert BORNES.view(state, ALIX).phase.mine.column == ("boundary", "yellow")
    state = after(state, (ALIX, Done()), *lay(CHRISTOPHE, "boundary"))
    check = BORNES.view(state, None).phase.checks[0]
    assert (check.left_out, check.green, check.red) == (2, 1, 0)


@pytest.mark.rules("B6")
def test_only_the_master_sees_the_hourglass():
    waiting = BORNES.waiting(ranking(*TWO_HANDS))
    assert (waiting.seconds, waiting.clock_seen_by) == (30, {MASTER})
    assert BORNES.waiting(dealt(*TWO_HANDS)).clock_seen_by is None


@pytest.mark.rules("B7")
def test_done_is_done_and_needs_the_boundary():
    state = after(ranking(*TWO_HANDS), (ALIX, Arrange(("blue", "challenge"))))
    assert BORNES.view(state, ALIX).phase.mine.may_finish is False
    with pytest.raises(Rejected, match="boundary_missing"):
        after(state, (ALIX, Done()))
    state = after(state, *lay(ALIX, "boundary", "blue"))
    assert BORNES.view(state, None).phase.done == (ALIX,)
    for move in (Arrange(("boundary",)), Done()):
        with pytest.raises(Rejected, match="already_done"):
            after(state, (ALIX, move))


@pytest.mark.rules("B7")
def test_the_bonus_is_for_the_first_with_all_cards():
    state = ranking(*TWO_HANDS, (side("pink", 1), side("grey", 2)))
    state = after(state, *lay(CHRISTOPHE, "red", "boundary", "white"))  # without the challenge
    state = after(state, *lay(LAETITIA, "boundary", "challenge", "pink", "grey"))
    state = after(state, *lay(ALIX, "challenge", "boundary", "blue", "yellow"))
    checks = {check.seat: (check.bonus, check.penalty) for check in BORNES.view(state, None).phase.checks}
    assert checks == {ALIX: (0, 0), CHRISTOPHE: (0, 0), LAETITIA: (1, 0)}
    assert points(state, CHRISTOPHE) == (2, 0)
    assert points(state, LAETITIA) == (1, 3)
    assert points(state, ALIX) == (3, 0)


@pytest.mark.rules("B7", "B8")
def test_no_bonus_when_nobody_is_done_in_time():
    state = after(ranking(*TWO_HANDS), (ALIX, Arrange(("challenge", "boundary", "blue", "yellow"))), Timeout())
    assert points(state, ALIX) == (3, 1)  # the column stands, complete or not
    assert points(state, CHRISTOPHE) == (0, 1)


@pytest.mark.rules("B8")
def test_a_late_column_without_the_boundary_is_empty():
    state = after(ranking(*TWO_HANDS), (ALIX, Arrange(("challenge", "blue"))), Timeout())
    check = BORNES.view(state, None).phase.checks[0]
    assert (check.cards, check.left_out, check.green, check.red, check.penalty) == ((), 3, 0, 1, 1)


@pytest.mark.rules("B21")
def test_the_round_ends_when_all_are_done_and_the_first_received_is_first():
    state = ranking(*TWO_HANDS)
    full = {ALIX: ("challenge", "boundary", "blue", "yellow"), CHRISTOPHE: ("red", "challenge", "boundary", "white")}
    state = after(state, *((seat, Arrange(column)) for seat, column in full.items()))
    state, events = play(BORNES, state, CHRISTOPHE, Done(), Dice(1, 1))
    assert events == (Finished(CHRISTOPHE),)
    assert isinstance(state.phase, Ranking)
    state = after(state, (ALIX, Done()))
    assert isinstance(state.phase, Looking)
    assert (points(state, CHRISTOPHE), points(state, ALIX)) == ((4, 0), (3, 0))


@pytest.mark.rules("B19")
def test_a_silent_master_gets_a_challenge_from_the_pile():
    state = dealt(*TWO_HANDS)
    assert BORNES.waiting(state).seconds == 60
    fifth = state.pile[4]  # below the four cards dealt
    state = after(state, Timeout())
    announcement = BORNES.view(state, None).phase.announcement
    assert announcement.drawn
    assert announcement.boundaries == (45, 45)
    assert state.phase.announcement.challenge.answer in {card.answer for card in fifth}
    state = after(state, Timeout(), *lay(ALIX, "boundary", "challenge"), *lay(CHRISTOPHE, "boundary"))
    assert state.pile[-5:][-1] == fifth
    assert not isinstance(state.phase, Announcing)
