"""The table is told the time: its hourglass is data."""

from __future__ import annotations

import pytest

from ardoise import Rejected
from ardoise.engine.codec import encode
from ardoise.engine.game import Game
from ardoise.games.gambit7.types import Write
from ardoise.server.room.screens import encoded_updates
from ardoise.server.room.table import GRACE, Step, Table
from tests.every_game import every_game, match, screens
from tests.kit.table import NOW, said, table, taken


def test_a_phase_lasts_its_seconds_and_a_grace():
    at = table()
    assert at.deadline == 100 + 30 + GRACE
    assert at.update(0, 110.0, [True] * 3).remaining_ms == 20_000
    step = at.time_up()
    at.adopt(step, 130.5)
    assert at.began == 130.5


def test_nothing_is_true_before_it_is_adopted():
    at = table()
    before = at.state
    at.play(0, said(Write(5)), NOW)
    assert (at.state, at.version) == (before, 1)


def test_a_pause_stops_the_sand_and_refuses_moves():
    at = table()
    at.pause(110.0)
    assert at.deadline is None
    assert at.update(0, 500.0, []).remaining_ms == 20_000
    with pytest.raises(Rejected, match="paused"):
        at.play(0, said(Write(5)), NOW)
    at.go_on(200.0)
    assert at.deadline == 100 + 90 + 30 + GRACE


def test_more_time_a_personal_factor_and_no_clock():
    at = table()
    at.give_time(15)
    assert at.deadline == 145 + GRACE
    at.factor = 2.0
    assert at.deadline == 115 + 60 + GRACE
    at.clock = False
    assert at.deadline is None
    assert at.update(0, 110.0, []).remaining_ms is None


@pytest.mark.parametrize(("came_back", "rest"), [(105.0, 25.0), (125.0, 10.0), (4000.0, 10.0)])
def test_after_a_restart_a_phase_has_at_least_ten_seconds(came_back, rest):
    at = table()
    at.spare(came_back)
    assert at.deadline - GRACE - came_back == pytest.approx(rest)


@pytest.mark.parametrize(("late", "refused"), [(-0.001, False), (0.0, True), (2.0, True), (2.001, False)])
def test_a_move_that_comes_before_the_timer_rings_is_late_all_the_same(late, refused):
    """Unless the server itself stood still: then the phase is spared, and nobody loses it."""
    at = table()
    now = at.deadline + late
    if refused:
        with pytest.raises(Rejected, match="too_late"):
            at.play(0, said(Write(9)), now)
    else:
        assert at.play(0, said(Write(9)), now).events


def test_a_move_for_another_phase_is_too_late():
    at = table()
    for seat in range(3):
        taken(at, seat, Write(seat))
    with pytest.raises(Rejected, match="too_late"):
        at.play(0, said(Write(9)), NOW)


@pytest.mark.parametrize(
    "move", [b"{", b"[]", b'{"type":"Dance"}', b'{"type":"Write","answer":"3"}', b'{"type":"Bet"}']
)
def test_what_is_no_move(move):
    with pytest.raises(Rejected, match="malformed"):
        table().play(0, said(move), NOW)


def test_a_declaration_is_bound_to_no_phase():
    at = table("code777", seats=2)
    step = at.play(0, said(b'{"type":"Declare","rack":1,"numbers":[1,2,3]}', phase=99), NOW)
    assert step.events


@pytest.mark.rules("B6")
def test_only_the_master_sees_the_hidden_hourglass():
    at = table("bornes")
    for _ in range(2):
        step = at.time_up()
        at.adopt(step, 100.0)
    master = at.state.round.master
    told = [at.update(seat, 110.0, []).remaining_ms for seat in (0, 1, 2)]
    assert told[master] == 20_000
    assert [told[seat] for seat in range(3) if seat != master] == [None, None]
    assert at.update(None, 110.0, []).remaining_ms is None


def test_news_goes_to_those_who_may_hear_it():
    at = table()
    step = at.play(0, said(Write(5)), NOW)
    at.adopt(step, 101.0)
    assert at.update(1, 101.0, [], step.events).news == ()
    assert at.update(1, 101.0, []).awaited == (1, 2)


@every_game
def test_what_screens_are_sent_together_is_what_each_would_be_sent_alone(game):
    """Byte for byte, whatever is built and encoded once for several of them."""
    seats = game.seats[-1]
    first, *steps = match(game, "together", seats, 6)
    at = Table(game, first.state, "seed", 100.0)
    alike = 0
    for step in steps:
        at.adopt(Step(step.state, step.events), 100.0)
        together = encoded_updates(at, screens(seats), NOW, [True] * seats, step.events)
        assert together == [encode(at.update(seat, NOW, [True] * seats, step.events)) for seat in screens(seats)]
        alike += at.looks_alike(step.events)
    assert bool(alike) is (game.open_to_all is not Game.open_to_all)
