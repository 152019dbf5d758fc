"""Bornes: settling, checking a column, points and the end of the game."""

from __future__ import annotations

from decimal import Decimal
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise.engine.dice import Dice
from ardoise.engine.game import Rejected, Seat, Timeout, play
from ardoise.engine.text import Text
from ardoise.games.bornes import BORNES
from ardoise.games.bornes.column import check
from ardoise.games.bornes.scoring import winners
from ardoise.games.bornes.types import Content, Looking, Options, Over, Settle, Settled, Settling
from tests.games.bornes_table import (
    ALIX,
    CHRISTOPHE,
    LAETITIA,
    MASTER,
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
TABLE, DOOR = measured("table"), measured("door")


def by_the_words(values, place, boundary):
    """B10 as it is written, each card judged by itself from the right cards below it."""
    right: list[int] = []
    for number, value in enumerate(values):
        kept_below = [values[other] for other in right]
        not_less_than_last = not kept_below or not value < kept_below[-1]
        on_its_side = not value > boundary if number < place else not value < boundary
        if not_less_than_last and on_its_side:
            right.append(number)
    return right


@pytest.mark.rules("B10")
@pytest.mark.parametrize("boundary", range(1, 6))
def test_every_column_of_four_cards(boundary):
    for values, place in product(product(range(1, 6), repeat=4), range(5)):
        names = list("abcd")
        column = (*names[:place], "boundary", *names[place:])
        verdicts = check(column, {**dict(zip(names, values, strict=True)), "boundary": boundary})
        assert [verdict.card for verdict in verdicts] == names
        green = [number for number, verdict in enumerate(verdicts) if verdict.mark == "green"]
        assert green == by_the_words(values, place, boundary), (values, place)
        assert {verdict.mark for verdict in verdicts} <= {"green", "red"}


@pytest.mark.rules("B10")
def test_a_wrong_card_is_taken_out_before_the_next_is_judged():
    values = {"low": 20, "high": 44, "lower": 10, "next": 25, "last": 44, "boundary": 45}
    verdicts = check(("low", "high", "lower", "next", "last", "boundary"), values)
    assert [(verdict.mark, verdict.why, verdict.against) for verdict in verdicts] == [
        ("green", "in_order", None),
        ("green", "in_order", None),
        ("red", "less_than_below", 44),
        ("red", "less_than_below", 44),
        ("green", "in_order", None),
    ]


@pytest.mark.rules("B10", "B12")
def test_level_with_the_boundary_is_right_on_either_side():
    values = {"a": 45, "b": Decimal("45.0"), "boundary": 45}
    assert [verdict.mark for verdict in check(("a", "boundary", "b"), values)] == ["green", "green"]
    just_wrong = {"a": Decimal("45.000001"), "b": Decimal("44.999999"), "boundary": 45}
    assert [verdict.mark for verdict in check(("a", "boundary", "b"), just_wrong)] == ["red", "red"]


@pytest.mark.rules("B10")
@given(st.lists(st.integers(-100, 100), max_size=8), st.integers(0, 8), st.integers(-100, 100))
def test_what_stays_is_in_order_with_the_boundary(values, place, boundary):
    names = [f"c{number}" for number in range(len(values))]
    column = (*names[:place], "boundary", *names[place:])
    known = {**dict(zip(names, values, strict=True)), "boundary": boundary}
    wrong = {verdict.card for verdict in check(column, known) if verdict.mark == "red"}
    standing = [known[card] for card in column if card not in wrong]
    assert standing == sorted(standing)


@pytest.mark.rules("B10")
def test_columns_are_checked_from_the_masters_left():
    state = ranking((BLUE, YELLOW), (RED, WHITE), (side("pink"), side("grey")))
    state = after(state, *(move for seat in (3, 1, 2) for move in lay(Seat(seat), "boundary")))
    assert [check.seat for check in BORNES.view(state, None).phase.checks] == [ALIX, CHRISTOPHE, LAETITIA]
    state = after(state, *content(4), (ALIX, announce(4)), (ALIX, Content()))
    state = after(state, *(move for seat in (3, 0, 2) for move in lay(Seat(seat), "boundary")))
    assert [check.seat for check in BORNES.view(state, None).phase.checks] == [CHRISTOPHE, LAETITIA, MASTER]


@pytest.mark.rules("B4", "B10")
def test_each_column_is_checked_against_its_owners_boundary():
    state = ranking((side("a", 40), YELLOW), (side("b", 40), WHITE), boundaries=(35, 55))
    state = after(state, *lay(ALIX, "boundary", "a"), *lay(CHRISTOPHE, "boundary", "b"))
    assert (marks(state, ALIX), marks(state, CHRISTOPHE)) == ({"a": "green"}, {"b": "red"})
    assert [check.boundary for check in BORNES.view(state, None).phase.checks] == [35, 55]


@pytest.mark.rules("B11")
def test_units_do_not_matter():
    metres, grams = Text("m", "m", "m"), Text("g", "g", "g")
    state = ranking((side("long", 3, unit=metres), side("light", 50, unit=grams)), (RED, WHITE))
    state = after(state, *lay(ALIX, "long", "boundary", "light"), *lay(CHRISTOPHE, "boundary"))
    assert marks(state, ALIX) == {"long": "green", "light": "green"}


@pytest.mark.rules("B12")
def test_the_boundary_scores_nothing_and_the_challenge_like_a_card():
    state = ranking((BLUE, YELLOW), (RED, WHITE), answer=46)
    state = after(state, *lay(ALIX, "challenge", "boundary"), *lay(CHRISTOPHE, "boundary", "challenge"))
    assert (points(state, ALIX), points(state, CHRISTOPHE)) == ((0, 1), (1, 0))


@pytest.mark.rules("B13")
def test_the_master_settles_what_was_measured_before_the_columns_are_checked():
    state = ranking((TABLE, YELLOW), (DOOR, WHITE), answer=None)
    state = after(state, *lay(ALIX, "boundary", "table", "challenge"), *lay(CHRISTOPHE, "boundary", "white"))
    assert isinstance(state.phase, Settling)
    assert BORNES.waiting(state).seats == {MASTER}
    view = BORNES.view(state, None)
    assert [entry.card.id for entry in view.phase.unsettled] == ["challenge", "table"]  # not the door: nobody laid it
    state, events = play(BORNES, state, MASTER, Settle("table", Decimal("74.50")), Dice(1, 1))
    assert events == (Settled("table", Decimal("74.5")),)
    assert events[0].seen_by(None)
    state = after(state, (MASTER, Settle("table", 75)))  # still open, so it may be corrected
    assert [entry.value for entry in BORNES.view(state, None).phase.unsettled] == [None, 75]
    state = after(state, (MASTER, Settle("challenge", 74)))
    assert marks(state, ALIX) == {"table": "green", "challenge": "red"}
    assert BORNES.view(state, None).phase.announcement.answer == 74


@pytest.mark.rules("B13")
def test_what_is_never_settled_scores_nothing():
    state = ranking((TABLE, YELLOW), (RED, WHITE), answer=23)
    state = after(state, *lay(ALIX, "challenge", "table", "boundary", "yellow"), *lay(CHRISTOPHE, "boundary"))
    assert BORNES.waiting(state).seconds == 120
    state = after(state, Timeout())
    assert marks(state, ALIX) == {"challenge": "green", "table": "void", "yellow": "green"}
    assert points(state, ALIX) == (3, 0)  # the bonus stays: all cards were in the column


@pytest.mark.rules("B13")
def test_without_anything_to_measure_the_round_is_scored_at_once():
    state = ranking((TABLE, YELLOW), (RED, WHITE), answer=None)
    state = after(state, *lay(ALIX, "boundary", "yellow"), *lay(CHRISTOPHE, "boundary"))
    assert isinstance(state.phase, Looking)
    assert BORNES.view(state, None).phase.announcement.answer is None


@pytest.mark.rules("B14")
@pytest.mark.parametrize("drawn", [False, True])
def test_all_cards_of_a_round_go_under_the_pile(drawn):
    before = BORNES.setup(Options(), 4, cards(), Dice("test", 0))
    master = before.round.master
    used = 6 + drawn
    state = after(before, Timeout() if drawn else (master, announce(4)), (master, Content()), Timeout())
    assert state.pile == before.pile[used:] + before.pile[:used]
    state = after(state, *content(4))
    ups = [card.id for step in range(1, 4) for card in state.round.hands[(master + 1 + step) % 4]]
    assert [up in {card.id for card in pair} for up, pair in zip(ups, state.pile, strict=False)] == [True] * 6


@pytest.mark.rules("B16")
@pytest.mark.parametrize(("seats", "times"), [(3, 2), (4, 1), (5, 1), (6, 1)])
def test_everyone_is_master_once_and_with_three_players_twice(seats, times):
    state = BORNES.setup(Options(), seats, cards(), Dice("test", 0))
    masters = []
    while not isinstance(state.phase, Over):
        masters.append(state.round.master)
        assert BORNES.outcome(state) is None
        state = after(state, Timeout(), Timeout(), Timeout(), *content(seats))
    assert sorted(masters) == sorted(list(range(seats)) * times)
    assert BORNES.view(state, None).rounds == seats * times


@pytest.mark.rules("B16", "B17")
def test_the_end_names_the_winners():
    state = dealt((BLUE, YELLOW), (RED, WHITE))
    state = after(state, (MASTER, announce(3)), (MASTER, Content()))
    state = after(state, *lay(ALIX, "boundary", "yellow"), Timeout(), *content(3))
    while not isinstance(state.phase, Over):
        state = after(state, Timeout())
    assert (state.green, state.red) == ((0, 1, 0), (4, 3, 4))  # late in every other round
    assert BORNES.outcome(state).winners == {ALIX}
    assert BORNES.outcome(state).scores == (0, 1, 0)
    view = BORNES.view(state, None)
    assert (view.phase.shortlist, view.phase.winners) == ((MASTER, ALIX, CHRISTOPHE), (ALIX,))
    with pytest.raises(Rejected, match="not_now"):
        after(state, Timeout())


@pytest.mark.rules("B17")
@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        (((5, 1), (9, 3), (8, 3), (20, 4)), {1}),  # level with the second: both count
        (((7, 2), (7, 1), (3, 5)), {1}),  # level on green: the fewest red
        (((7, 2), (7, 2), (7, 3)), {0, 1}),  # level on both: shared
        (((1, 0), (2, 0), (3, 0)), {2}),  # all level on red
        (((0, 0), (9, 9), (5, 9)), {1}),
    ],
)
def test_level_players(scores, expected):
    assert winners(scores) == expected


@pytest.mark.rules("B17")
def test_winners_do_not_depend_on_the_seats():
    for scores in product(product(range(3), repeat=2), repeat=3):
        best = {scores[seat] for seat in winners(scores)}
        assert len(best) == 1
        for other in permutations(scores):
            assert {other[seat] for seat in winners(other)} == best


@pytest.mark.rules("B18")
def test_apart_nothing_needs_the_room():
    options = Options(together=False)
    pack = [(measured(f"{n}a"), side(f"{n}b", n)) for n in range(9)] + [(measured("x"), measured("y"))] * 3
    state = BORNES.setup(options, 5, pack, Dice("apart", 0))
    while not isinstance(state.phase, Over):
        assert all(card.kind == "known" for hand in state.round.hands for card in hand)
        assert BORNES.view(state, None).phase.answer_needed
        state = after(state, Timeout())
        assert state.phase.announcement.challenge.kind == "known"
        state = after(state, Timeout(), Timeout(), Timeout())
    with pytest.raises(Rejected, match="too_few_cards") as refusal:
        BORNES.setup(options, 5, pack[1:], Dice("apart", 0))
    assert refusal.value.about == {"least": 9}


@pytest.mark.rules("B18")
def test_apart_the_master_types_question_and_answer():
    state = dealt((BLUE, YELLOW), (RED, WHITE), options=Options(together=False))
    with pytest.raises(Rejected, match="answer_missing"):
        after(state, (MASTER, announce(3, answer=None)))
    state = after(state, (MASTER, announce(3, answer=12)), (MASTER, Content()))
    state = after(state, *lay(ALIX, "challenge", "boundary"), *lay(CHRISTOPHE, "boundary"))
    assert marks(state, ALIX) == {"challenge": "green"}
