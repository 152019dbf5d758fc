"""The hourglass in the corners: paused, given, slowed, spared, and what the table says when all is over."""

from __future__ import annotations

import pytest

from ardoise import GAMES, Dice, Rejected, Timeout
from ardoise.engine.playout import MOST_STEPS
from ardoise.games.gambit7.types import Bet, Content, Options, Stake, Write
from ardoise.games.packs import box
from ardoise.server.room.table import GRACE, LEAST_AFTER_RESTART, Table
from tests.kit.table import NOW, said, table, taken

EVERYBODY = [True] * 3


def quick(now=100.0, **options):
    """A Gambit 7 table with house rules."""
    rules = GAMES["gambit7"]
    return Table(rules, rules.setup(Options(**options), 3, box("gambit7"), Dice("seed", 0)), "seed", now)


def run_out(at, now):
    step = at.time_up()
    at.adopt(step, now)


def test_a_new_phase_has_a_new_hourglass_and_the_same_phase_keeps_its_own():
    at = table()
    taken(at, 0, Write(5), now=110.0)
    assert at.began == 100.0
    taken(at, 1, Write(6), now=111.0)
    taken(at, 2, Write(7), now=112.0)
    assert (at.waiting.phase, at.began) == (1, 112.0)


def test_the_version_counts_the_entries_of_the_log():
    at = table()
    taken(at, 0, Write(5))
    assert at.version == 2
    step = at.time_up()
    at.adopt(step, 130.0)
    assert at.version == 2 + len(step.events)
    assert at.update(None, 130.0, EVERYBODY).version == at.version


def test_time_shown_is_never_below_zero_and_the_grace_is_not_shown():
    at = table()
    assert at.update(0, 130.0, EVERYBODY).remaining_ms == 0
    assert at.update(0, 130.2, EVERYBODY).remaining_ms == 0
    assert at.deadline == pytest.approx(130.3)


def test_more_time_may_be_given_in_a_pause_and_two_pauses_add_up():
    at = table()
    at.pause(110.0)
    at.give_time(30)
    assert at.update(0, 999.0, EVERYBODY).remaining_ms == 50_000
    at.go_on(120.0)
    at.pause(125.0)
    at.go_on(130.0)
    assert at.deadline == 100 + 30 + 30 + 10 + 5 + GRACE


def test_going_on_without_a_pause_changes_nothing():
    at = table()
    at.go_on(120.0)
    assert at.deadline == 130 + GRACE


def test_a_phase_that_begins_in_a_pause_begins_whole():
    at = table()
    at.pause(110.0)
    run_out(at, 115.0)
    assert at.deadline is None
    assert at.update(0, 500.0, EVERYBODY).remaining_ms == at.waiting.seconds * 1000
    at.go_on(600.0)
    assert at.deadline == 600 + at.waiting.seconds + GRACE


def test_a_clock_that_is_switched_off_spares_nobody_anything():
    at = table()
    at.clock = False
    at.spare(5000.0)
    assert (at.began, at.deadline) == (100.0, None)


def test_who_needs_more_time_has_more_after_a_restart_too():
    at = table()
    at.factor = 2.0
    at.spare(130.0)
    assert at.deadline == 160 + GRACE
    at.spare(158.0)
    assert at.deadline == pytest.approx(168 + GRACE)


def test_even_a_short_phase_has_ten_seconds_after_a_restart():
    at = quick(answer_seconds=5)
    at.spare(104.0)
    assert at.deadline == pytest.approx(104 + LEAST_AFTER_RESTART + GRACE)


def test_a_declaration_is_paused_too():
    at = table("code777", seats=2)
    at.pause(110.0)
    with pytest.raises(Rejected, match="paused"):
        at.play(0, said(b'{"type":"Declare","rack":1,"numbers":[1,2,3]}', phase=99), NOW)


MALFORMED = [
    b"",
    b"null",
    b'"Content"',
    b'{"type":"Timeout"}',
    b'{"type":"Content","seat":1}',
    b'{"type":"Write","answer":true}',
    b'{"type":"Write","answer":NaN}',
    b'{"type":"Write","answer":1e999999999999999999999}',
    b'{"type":"Bet","stake":{"chips":[{"case":0.5,"count":1}]}}',
    b'{"type":"Bet","stake":' + b"[" * 2000 + b"]" * 2000 + b"}",
]


@pytest.mark.parametrize("move", MALFORMED)
def test_what_is_malformed_is_so_in_a_pause_and_in_a_wrong_phase_too(move):
    at = table()
    at.pause(110.0)
    before = at.state
    with pytest.raises(Rejected, match="malformed"):
        at.play(0, said(move, phase=99), NOW)
    assert at.state == before


@pytest.mark.parametrize("phase", [-1, 1, 99])
def test_a_move_needs_the_phase_that_is(phase):
    with pytest.raises(Rejected, match="too_late"):
        table().play(0, said(Write(5), phase=phase), NOW)


def test_the_rules_have_their_say_after_the_table():
    with pytest.raises(Rejected, match="not_now"):
        table().play(0, said(Content()), NOW)


def test_when_the_game_is_over_there_is_no_phase_no_clock_and_no_move():
    at = table()
    for n in range(MOST_STEPS):
        if at.waiting is None:
            break
        run_out(at, 100.0 + n)
    told = at.update(0, 9999.0, EVERYBODY)
    assert (told.phase, told.awaited, told.remaining_ms, at.deadline) == (None, (), None, None)
    assert told.view.phase.winners
    with pytest.raises(Rejected, match="too_late"):
        at.play(0, said(Write(5)), NOW)
    with pytest.raises(Rejected, match="not_now"):
        at.step(None, Timeout())
    at.spare(9999.0)


@pytest.mark.rules("G10")
def test_news_of_a_hidden_bet_goes_to_its_bettor_alone():
    at = quick(hidden_bets=True)
    for seat in range(3):
        taken(at, seat, Write(seat))
    step = at.play(1, said(Bet(Stake()), phase=1), NOW)
    at.adopt(step, 110.0)
    told = {seat: at.update(seat, 110.0, EVERYBODY, step.events).news for seat in (None, 0, 1, 2)}
    assert told == {None: (), 0: (), 1: step.events, 2: ()}


def test_news_that_all_may_hear_goes_to_all():
    at = table()
    step = at.time_up()
    at.adopt(step, 130.0)
    for seat in (None, 0, 1, 2):
        assert at.update(seat, 130.0, EVERYBODY, step.events).news == step.events


def test_an_update_is_the_seats_own_view_and_who_is_there():
    at = table()
    taken(at, 2, Write(451))
    mine = [at.update(seat, 105.0, [True, False, True]) for seat in (None, 0, 1, 2)]
    assert [told.view.phase.mine for told in mine] == [None, None, None, 451]
    assert [told.seat for told in mine] == [None, 0, 1, 2]
    assert {told.online for told in mine} == {(True, False, True)}
    assert {told.awaited for told in mine} == {(0, 1)}
