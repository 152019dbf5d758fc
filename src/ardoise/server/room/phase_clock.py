"""How events of a room change the clock of its table: pauses, how-tos, more time, slower players, restarts."""

from __future__ import annotations

from typing import Literal

from ardoise.games import GAMES
from ardoise.server.lobby.events import Began, Changed, ClockSet, Explained, LobbyEvent, PauseSet, TimeGiven
from ardoise.server.lobby.rules import present
from ardoise.server.lobby.types import Lobby
from ardoise.server.records.archive import Kept
from ardoise.server.room.table import Table


def apply_to_clock(table: Table, lobby: Lobby, event: LobbyEvent, now: float) -> None:
    match event:
        case Began():
            set_clock(table, lobby)
            hold(table, lobby, now)
        case PauseSet() | Explained():
            hold(table, lobby, now)
        case TimeGiven(seconds=seconds):
            table.give_time(seconds)
        case Changed():
            set_clock(table, lobby)
        case ClockSet():
            set_clock(table, lobby)
            table.spare(now)  # a clock that comes back ends nothing at once


def hold(table: Table, lobby: Lobby, now: float) -> None:
    if lobby.held:
        table.pause(now)
    else:
        table.go_on(now)


def set_clock(table: Table, lobby: Lobby) -> None:
    """A phase lasts as long as the slowest seated person needs."""
    table.clock = lobby.clock
    factors = [person.time_factor for person in present(lobby) if person.seat is not None]
    table.factor = max(factors, default=100) / 100


def rung(table: Table | None, phase: int, now: float) -> Literal["early", "spared", "up"] | None:
    """What it means that the timer of a phase has rung; None: that phase has no clock any more."""
    if table is None or table.waiting is None or table.waiting.phase != phase or table.deadline is None:
        return None
    if table.is_up(now):
        return "up"
    if now < table.deadline:  # timers may ring a moment early, by the loop's resolution
        return "early"
    table.spare(now)  # as after a restart, nobody loses a phase to the gap (P5, P10)
    return "spared"


def restore_table(kept: Kept, now: float, hour: float) -> Table:
    """After a sleep or a restart: the clock has run for as long as the log tells, and nobody loses the gap."""
    until = hour if kept.paused_at is None else kept.paused_at
    passed = max(-kept.given, until - kept.phase_began)  # below zero: the first seconds were given to it
    table = Table(GAMES[kept.game], kept.state, kept.lobby.seed or "", now - passed)
    table.version = kept.version
    table.asked = dict.fromkeys(kept.asked)
    table.recounts = kept.recounts
    set_clock(table, kept.lobby)
    table.spare(now)
    hold(table, kept.lobby, now)
    return table
