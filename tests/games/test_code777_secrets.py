"""Code 777: nobody is told of their own rack, of the stock, or of the questions to come."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ardoise.engine.codec import encode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Rejected, Seat, play
from ardoise.games.code777 import CODE777
from ardoise.games.code777.types import Ask, Dealt, Declare, Laid, Offered, Pick
from ardoise.games.code777.view import view
from tests.games.code777_table import A, B, bot_steps, lay_out, told
from tests.games.code777_twin import REVEALS, exchanged, racks_left, twin, with_another_stock


def screens(seats):
    return (None, *map(Seat, range(seats)))


def heard(events, screen):
    return encode([event for event in events if event.seen_by(screen)])


@pytest.mark.rules("C2", "C3", "C22")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"pick_of_two": True}, {"help": "none"}], ids=["drawn", "picked", "no record"])
def test_twins_look_alike_until_something_is_lawfully_shown(seats, options):
    for number, (before, step) in enumerate(bot_steps("twins", seats, 9, **options)):
        for screen in screens(seats):
            other = twin(before, screen, Dice("twin", number))
            assert encode(view(before, screen)) == encode(view(other, screen))
            assert encode(view(before, None)) == encode(view(other, None))
            if any(isinstance(event, REVEALS) for event in step.events):
                continue
            later, events = play(CODE777, other, step.by, step.move, Dice("step", number))
            assert heard(step.events, screen) == heard(events, screen)
            assert encode(view(step.state, screen)) == encode(view(later, screen))


@pytest.mark.rules("C2")
def test_twins_really_differ_and_could_have_been_dealt():
    racks = 0
    for number, (before, _) in enumerate(bot_steps("differ", 4)):
        for seat in screens(4)[1:]:
            other = twin(before, seat, Dice("twin", number))
            racks += other.racks[seat] != before.racks[seat]
            assert other.supply.stock != before.supply.stock
            assert racks_left(other, seat) == racks_left(before, seat)
    assert racks > 200


@pytest.mark.rules("C5")
def test_ones_own_answers_do_not_depend_on_ones_own_rack():
    for before, step in bot_steps("own answers", 3):
        if isinstance(step.move, Ask):
            for rack in sorted(racks_left(before, step.by))[:3]:
                _, events = told(exchanged(before, step.by, rack), (step.by, Ask()))
                assert events == step.events


def declaring_to(screen, seeing):
    """What the screen hears when it declares at two tables whose stocks lie in another order."""
    for number, (before, step) in enumerate(bot_steps("stock", 4)):
        if isinstance(step.move, Declare) and step.by == screen:
            other = with_another_stock(before, Dice("twin", number))
            for state in (before, other):
                _, events = play(CODE777, state, step.by, step.move, Dice("step", number))
                yield encode([event for event in events if seeing(event, screen)])


@pytest.mark.rules("C10", "C12")
def test_who_declares_learns_nothing_of_the_new_cards():
    for screen in screens(4)[1:]:
        told = list(declaring_to(screen, lambda event, seat: event.seen_by(seat)))
        assert told[::2] == told[1::2]


@pytest.mark.rules("C17")
def test_the_questions_on_offer_are_told_to_the_asker_alone():
    differing = 0
    for number, (before, step) in enumerate(bot_steps("offers", 3, pick_of_two=True)):
        if isinstance(step.move, Ask):
            for screen in screens(3):
                other = twin(before, screen, Dice("twin", number))
                _, events = play(CODE777, other, step.by, step.move, Dice("step", number))
                assert heard(events, screen) == heard(step.events, screen)
                differing += events != step.events
    assert differing > 10


def test_and_this_would_be_noticed():
    told = [*declaring_to(A, lambda *_: True), *declaring_to(B, lambda *_: True)]
    assert told[::2] != told[1::2]


@pytest.mark.rules("C4", "C10")
def test_new_cards_are_told_to_the_others_and_new_unowned_cards_to_all():
    for before, step in bot_steps("dealt", 3):
        for event in step.events:
            if isinstance(event, Dealt):
                told = [screen for screen in screens(3) if event.seen_by(screen)]
                assert told == [seat for seat in (0, 1, 2) if seat != event.seat]
            if isinstance(event, Laid):
                assert all(event.seen_by(screen) for screen in screens(3))
            if isinstance(event, Offered):
                assert [screen for screen in screens(3) if event.seen_by(screen)] == [before.asker]


@pytest.mark.rules("C2", "C4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_big_screen_shows_nothing_that_some_seat_does_not_see(seats):
    for _, step in bot_steps("big screen", seats):
        big = view(step.state, None)
        for seat in screens(seats)[1:]:
            mine = view(step.state, seat)
            for table, shown in zip(mine.tables, big.tables, strict=True):
                pairs = zip(table.racks, shown.racks, strict=True)
                assert all(big_rack in (None, rack) for rack, big_rack in pairs)
            assert replace(big, tables=(), may_declare=None) == replace(mine, tables=(), may_declare=None)


@pytest.mark.rules("C22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_no_help_a_view_tells_the_last_question_and_what_has_happened_since(seats):
    """And the bots, who are told no more than people but remember it, still play to the end."""
    lines = 0
    for _, step in bot_steps("no record", seats, help="none"):
        state = step.state
        for screen in screens(seats):
            seen = view(state, screen)
            assert [heard.question for heard in seen.record] == [heard.question for heard in state.record[-1:]]
            assert [said.seat for said in seen.declarations] == [
                said.seat for said in state.declarations if said.asked == len(state.record)
            ]
            assert all(table.asked <= 1 for table in seen.tables)
            assert seen.tables[-1].had == state.tables[-1].had
        lines = max(lines, len(state.record))
    assert CODE777.outcome(state)
    assert any(said.right for said in state.declarations)
    assert lines > 10


@pytest.mark.rules("C2")
def test_a_leak_of_the_racks_would_be_noticed():
    state = lay_out()
    other = twin(state, A, Dice("twin", 0))
    assert encode(view(state, B)) != encode(view(other, B))


@pytest.mark.parametrize("move", [Declare(2, (1, 2, 3)), Declare(1, (1, 2)), Declare(1, (8, 8, 8)), Pick(30), Ask()])
def test_a_refusal_says_nothing_secret(move):
    refusals = []
    for table in (lay_out(), twin(lay_out(), B, Dice("twin", 0))):
        with pytest.raises(Rejected) as refusal:
            told(table, (B, move))
        refusals.append((refusal.value.code, refusal.value.about))
    assert refusals[0] == refusals[1]
