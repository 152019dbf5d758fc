"""`ardoise replay`: a game again in the terminal, step by step, as one seat saw it."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.text import Text

from ardoise.cli.verify import read_export
from ardoise.engine.codec import decode, encode
from ardoise.engine.game import Record, Seat
from ardoise.engine.text import LANGUAGES
from ardoise.games import GAMES
from ardoise.server.records.archive import states
from ardoise.server.records.export import ExportLine, Header, Unreadable, read_header, read_lines
from ardoise.server.records.verify import AnyGame
from ardoise.store.log import Entry

Leaves = Mapping[str, str]


class Shown(Record):
    """One step as a screen saw it."""

    version: int
    at: float
    news: tuple[Any, ...]
    view: Any


@click.command()
@click.argument("file")
@click.option("--seat", "screen", default="table", show_default=True, metavar="N|table", help="whose screen")
@click.option("--all", "everything", is_flag=True, help="do not wait for Enter after each step")
def replay(file: str, screen: str, everything: bool) -> None:
    """Show an exported game again: what a seat was told, and what changed in its view; Enter for the next step."""
    try:
        header, below = read_header(read_export(file))
        seat, lines = _seat(screen, header), read_lines(below)
    except Unreadable as error:
        raise click.ClickException(f"{file} is not an export: {error}") from error
    console = Console(highlight=False)
    before: Leaves = {}
    for shown in _steps(header, lines, seat):
        before = _print(console, shown, before)
        if not everything and not sys.stdin.readline():
            break


def _seat(screen: str, header: Header) -> Seat | None:
    if screen == "table":
        return None
    if screen not in map(str, range(header.seats)):
        raise click.UsageError(f"--seat {screen}: it is 0 to {header.seats - 1}, or table")
    return Seat(int(screen))


def _steps(header: Header, lines: Sequence[ExportLine], seat: Seat | None) -> Iterator[Shown]:
    """Entries that were written together are one step."""
    log = [Entry(header.number, line.version, line.at, line.cause, bytes(line.body)) for line in lines]
    try:
        for _, step in groupby(states(header.game, log), key=lambda pair: (pair[0].at, pair[0].cause)):
            entries, after = zip(*step, strict=True)
            yield _shown(GAMES[header.game], entries, after[-1], seat)
    except Exception as error:  # a log that somebody changed may hold anything, on which the rules rightly break
        raise click.ClickException("this log cannot be replayed; `ardoise verify` tells more") from error


def _shown(game: AnyGame, entries: Sequence[Entry], state: Any, seat: Seat | None) -> Shown:
    events = [decode(entry.body, game.types.event) for entry in entries if entry.version > 0]
    news = tuple(event for event in events if event.seen_by(seat))
    return Shown(entries[0].version, entries[0].at, news, game.view(state, seat))


def _print(console: Console, shown: Shown, before: Leaves) -> Leaves:
    """The step's news and what changed in the view since the one before."""
    leaves = dict(_leaves("", msgspec.json.decode(encode(shown.view))))
    console.print(Text(f"{shown.version}  {datetime.fromtimestamp(shown.at, UTC).astimezone():%H:%M:%S}", "bold"))
    for event in shown.news:
        fields = msgspec.json.decode(encode(event))
        console.print(Text.assemble("  ", (fields.pop("type"), "cyan"), *_pairs(fields)))
    for path in sorted(before.keys() - leaves.keys()):
        console.print(Text(f"    {path} is gone", "dim"))
    for path, value in leaves.items():
        if before.get(path) != value:
            console.print(Text.assemble("    ", (path, "dim"), f" = {value}"))
    return leaves


def _pairs(fields: dict[str, Any]) -> Iterator[str]:
    return (f" {path}={value}" for path, value in _leaves("", fields))


def _leaves(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """Every single value with the way to it; a text in three languages is told in the first."""
    if isinstance(value, dict) and value.keys() == set(LANGUAGES):
        value = value["en"]
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from _leaves(f"{path}.{key}" if path else key, inner)
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for number, inner in enumerate(value):
            yield from _leaves(f"{path}[{number}]", inner)
    else:
        yield path, encode(value).decode()
