"""A game's log as JSON lines for everybody: a header, then a line for each entry; no names, no tokens (P20)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import reduce
from hashlib import sha256
from itertools import takewhile
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from ardoise.engine.codec import decode, decode_strictly, encode
from ardoise.engine.game import Record, Rejected
from ardoise.games import GAMES
from ardoise.packs.dealing import Own
from ardoise.packs.filters import Choice
from ardoise.server.lobby.events import Began, Finished, LobbyEvent
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.types import Lobby, PersonId
from ardoise.server.records.archive import lobby_events, lobby_of
from ardoise.server.records.seal import told
from ardoise.store.log import Entry

FORMAT: Literal[1] = 1
Hex = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]


class Header(Record, forbid_unknown_fields=True, kw_only=True):
    """What the game was. `digest` is SHA-256 of the whole export with "" in its place."""

    format: Literal[1]
    room: str
    number: Annotated[int, Meta(ge=1, le=1_000_000)]  # of the game in its room
    game: str
    options: dict[str, Any]
    packs: tuple[str, ...]
    seats: Annotated[int, Meta(ge=1, le=100)]
    commitment: Hex
    seed: Hex | None  # None: the game is not over
    fingerprint: Hex = ""  # of the packs; the first exports had none
    choice: Choice = Choice()  # from here on: all that the deal depends on; the first exports had none of it
    day: Annotated[str, Meta(max_length=10)] = ""
    without: tuple[str, ...] = ()
    own: Own = Own()  # what was not asked is sealed
    digest: Hex = ""


class ExportLine(Record, forbid_unknown_fields=True):
    version: int
    at: Annotated[float, Meta(ge=0, le=1e11)]
    cause: str
    body: msgspec.Raw


class Unreadable(Exception):
    """This is not an export."""


def export(log: Sequence[Entry], number: int | None = None) -> bytes:
    """Game `number` of a room's log, or its last; Rejected if it has no such game."""
    events = [event for _, event in lobby_events(log)]
    games = [event for event in events if isinstance(event, Began) and number in (None, event.number)]
    if not games:
        raise Rejected("no_such_game")
    began = games[-1]
    over = any(isinstance(event, Finished) and event.finish.game == began.number for event in events)
    own, entries = told(began, [entry for entry in log if entry.game == began.number]) if over else (Own(), ())
    lines = b"".join(encode(_line(entry)) + b"\n" for entry in entries)
    header = _header(began, log[0], over, own)
    return _joined(replace(header, digest=digest(_joined(header, lines))), lines)


def readers(log: Sequence[Entry], number: int) -> Collection[PersonId] | None:
    """Who may fetch a game; None: everybody. One whose own pack is still played is for those who sat at its table."""
    events, lobby = [event for _, event in lobby_events(log)], lobby_of(log)
    began = next(event for event in events if isinstance(event, Began) and event.number == number)
    same_pack = lobby.own is not None and began.pack in ("", lobby.own.key)  # the first logs did not say which
    if not began.own.questions or not (lobby.playing or same_pack):
        return None
    until_the_next = takewhile(lambda event: not (isinstance(event, Began) and event.number > number), events)
    return reduce(evolve, until_the_next, Lobby(code="")).known


def _header(began: Began, opened: Entry, over: bool, own: Own) -> Header:
    return Header(
        format=FORMAT,
        room=decode(opened.body, LobbyEvent).code,
        number=began.number,
        game=began.game,
        options=began.options,
        packs=began.packs,
        seats=began.seats,
        commitment=began.commitment,
        seed=began.seed if over else None,
        fingerprint=began.fingerprint,
        choice=began.choice,
        day=began.day,
        without=began.without,
        own=own,
    )


def _line(entry: Entry) -> ExportLine:
    return ExportLine(entry.version, entry.at, entry.cause, msgspec.Raw(entry.body))


def _joined(header: Header, lines: bytes) -> bytes:
    return encode(header) + b"\n" + lines


def digest(data: bytes, written: str = "") -> str:
    """Of an export in which this digest is written."""
    return sha256(data.replace(written.encode(), b"", 1)).hexdigest()


def read_header(data: bytes) -> tuple[Header, bytes]:
    """The header and all lines below it, or Unreadable."""
    first, _, lines = data.partition(b"\n")
    header = _decoded(first, Header, "the header")
    if header.game not in GAMES:
        raise Unreadable(f"there is no game {header.game!r}")
    return header, lines


def read_lines(lines: bytes) -> list[ExportLine]:
    """Or Unreadable, if a line is no entry."""
    return [_decoded(line, ExportLine, f"entry {n}") for n, line in enumerate(lines.splitlines())]


def _decoded(line: bytes, kind: Any, name: str) -> Any:
    try:
        return msgspec.json.decode(line, type=kind) if kind is ExportLine else decode_strictly(line, kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Unreadable(f"{name} cannot be read: {error}") from error
