"""What the file of data says after the evening, held against what the screens saw."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from ardoise import GAMES
from ardoise.engine.codec import decode, encode
from ardoise.server.lobby.events import LobbyEvent
from ardoise.server.records.archive import LOBBY, states
from ardoise.server.records.idempotency import cause_of
from ardoise.server.records.notes import causes_of
from ardoise.store.log import Entry
from ardoise.store.open import Where, open_store
from tests.kit.client import Player

FIRST = 1  # the number of a room's first game


async def stored(where: Where, code: str) -> tuple[Entry, ...]:
    """A room's log, once no server writes any more."""
    store = await open_store(where)
    try:
        return await store.read(code)
    finally:
        await store.close()


def facts(log: tuple[Entry, ...]) -> list[Any]:
    return [decode(entry.body, LobbyEvent) for entry in log if entry.game == LOBBY]


def check_every_view(players: list[Player], log: tuple[Entry, ...]) -> None:
    """What a seat was shown at a version is, byte for byte, what the log makes of that version (P3, P4)."""
    game = GAMES[players[0].room.game]
    first_game = [entry for entry in log if entry.game == FIRST]
    state_at = {entry.version + 1: state for entry, state in states(game.name, first_game)}
    for player in players:
        for table in player.tables:
            assert bytes(table.view) == encode(game.view(state_at[table.version], table.seat))
        versions = [table.version for table in player.tables]
        assert versions == sorted(versions)
        assert versions[-1] == len(first_game)


def check_acknowledged(players: list[Player], log: tuple[Entry, ...]) -> None:
    """Everything acknowledged is there, and nothing was written twice (P1, P9)."""
    written: dict[str, set[float]] = defaultdict(set)
    for entry in log:
        written[entry.cause].add(entry.at)
    del written[""]  # by the table itself
    known = set(causes_of(log))  # also what was replaced since
    for player in players:
        assert {cause_of(player.welcome.person, number) for number in player.acknowledged} <= known
    assert all(len(times) == 1 for times in written.values())
