"""`ardoise rooms`: what is in the file of data."""

from __future__ import annotations

from datetime import UTC, datetime

import click
from rich.console import Console
from rich.table import Table

from ardoise.cli.data import with_store
from ardoise.cli.where import data_option
from ardoise.engine.codec import encode
from ardoise.engine.game import Record
from ardoise.server.lobby.seats import present
from ardoise.server.lobby.types import Lobby
from ardoise.server.records.archive import LOBBY, lobby_of
from ardoise.server.records.retention import rooms_of
from ardoise.store.log import Store, Summary
from ardoise.store.open import Where


class RoomRow(Record):
    code: str
    game: str
    people: int
    games: int  # begun so far
    playing: bool
    kept: bool
    touched: float  # unix time of the last entry
    entries: int
    bytes: int


@click.command()
@data_option
@click.option("--json", "json_wanted", is_flag=True, help="for programs")
def rooms(where: Where, json_wanted: bool) -> None:
    """List the rooms and what is played there."""
    rows = with_store(where, _rows)
    if json_wanted:
        click.echo(encode(rows))
    else:
        Console().print(_table(rows) if rows else "no rooms")


async def _rows(store: Store) -> list[RoomRow]:
    lobbies = [(summary, lobby_of(await store.read(summary.room, LOBBY))) for summary in await rooms_of(store)]
    return [_row(summary, lobby) for summary, lobby in lobbies if not lobby.retired]


def _row(summary: Summary, lobby: Lobby) -> RoomRow:
    return RoomRow(
        code=summary.room,
        game=lobby.game,
        people=len(present(lobby)),
        games=lobby.number,
        playing=lobby.playing,
        kept=lobby.kept,
        touched=summary.touched,
        entries=summary.entries,
        bytes=summary.bytes,
    )


def _table(rows: list[RoomRow]) -> Table:
    table = Table("room", "game", "people", "games", "now", "last touched", "entries", "kB")
    for row in rows:
        now = "playing" if row.playing else "kept" if row.kept else ""
        touched = datetime.fromtimestamp(row.touched, UTC).astimezone()
        size = (f"{row.entries:,}", f"{row.bytes / 1000:,.0f}")
        table.add_row(row.code, row.game, str(row.people), str(row.games), now, f"{touched:%Y-%m-%d %H:%M}", *size)
    return table
