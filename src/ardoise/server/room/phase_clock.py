"""What the facts of a room mean for the hourglass on its table."""

from __future__ import annotations

from typing import Literal

from ardoise.games import GAMES
from ardoise.server.lobby.rules import present
from ardoise.server.lobby.types import Changed, ClockSet, Lobby, LobbyEvent, PauseSet, TimeGiven
from ardoise.server.records.archive import Kept
from ardoise.server.room.table import Table

STOOD_STILL = 2.0  # seconds: an hourglass that rings later than that rang for nobody, the server itself was away


def keep_pace(table: Table, lobby: Lobby, fact: LobbyEvent, now: float) -> None:
    match fact:
        case PauseSet(on=True):
            table.pause(now)
        case PauseSet():
            table.go_on(now)
        case TimeGiven(seconds=seconds):
            table.give_time(seconds)
        case Changed():
            set_hourglass(table, lobby)
        case ClockSet():
            set_hourglass(table, lobby)
            table.spare(now)  # a clock that comes back ends nothing at once


def set_hourglass(table: Table, lobby: Lobby) -> None:
    """It runs as long as the slowest of those who sit here need."""
    table.clock, table.racing = lobby.clock, lobby.practice
    factors = [person.time_factor for person in present(lobby) if person.seat is not None]
    table.factor = max(factors, default=100) / 100


def rung(table: Table | None, phase: int, now: float) -> Literal["early", "spared", "up"] | None:
    """What it means that the alarm of a phase has rung; None: that phase has no clock any more."""
    if table is None or table.waiting is None or table.waiting.phase != phase or table.deadline is None:
        return None
    if now < table.deadline:  # alarms may ring a moment early, by the loop's resolution
        return "early"
    if now - table.deadline > STOOD_STILL:  # as after a restart, nobody loses a phase to the gap (P5, P10)
        table.spare(now)
        return "spared"
    return "up"


def table_again(kept: Kept, now: float, hour: float) -> Table:
    """After a sleep or a restart: its hourglass has run for as long as the log tells, and spares everybody the gap."""
    until = hour if kept.paused_at is None else kept.paused_at
    table = Table(GAMES[kept.game], kept.state, kept.lobby.seed or "", now - max(0.0, until - kept.phase_began))
    table.version = kept.version
    table.asked = dict.fromkeys(kept.asked)
    table.recounts = kept.recounts
    set_hourglass(table, kept.lobby)
    table.spare(now)
    if kept.lobby.paused:
        table.pause(now)
    return table
