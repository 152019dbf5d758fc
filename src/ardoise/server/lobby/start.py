"""The lobby: a game begins, and its deal is promised before anybody sees a card."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from hashlib import sha256
from typing import Any

from msgspec.structs import replace

from ardoise.engine.game import Rejected, Seat, seat_options, usual
from ardoise.games.packs import fingerprint
from ardoise.server.lobby.bots import apart, level_of
from ardoise.server.lobby.choices import supply
from ardoise.server.lobby.custom_pack import Brought, own_of
from ardoise.server.lobby.events import Began, LobbyEvent
from ardoise.server.lobby.seats import game_of, gathered, seats_taken
from ardoise.server.lobby.types import Lobby, Person

SEED_BYTES = 32


def new_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def commitment(seed: str, room: str, game: int) -> str:
    """SHA-256 of seed, room and game: shown before the deal, it binds the table to the seed shown after the end."""
    return sha256(bytes.fromhex(seed) + room.encode() + str(game).encode()).hexdigest()


def day_of(hour: float) -> str:
    """The day that a wall clock's hour belongs to."""
    return datetime.fromtimestamp(hour, UTC).date().isoformat()


def start(lobby: Lobby, seed: Callable[[], str], day: str, brought: Brought | None = None) -> Sequence[LobbyEvent]:
    """Or Rejected. Everybody sits as at the table, where seats are counted without gaps."""
    if lobby.playing:
        raise Rejected("not_now")
    lobby = apart(gathered(lobby))
    taken = sorted(seats_taken(lobby))
    _check_questions(lobby, len(taken), day)
    table_seat = {seat: Seat(place) for place, seat in enumerate(taken)}
    number, secret, own = lobby.number + 1, seed(), own_of(lobby, brought)
    began = Began(
        number=number,
        game=lobby.game,
        options=_options(lobby, table_seat),
        packs=lobby.packs,
        seats=len(taken),
        people=tuple(_at_the_table(person, table_seat) for person in lobby.people),
        bots=frozenset(table_seat[seat] for seat in lobby.bots),
        seed=secret,
        commitment=commitment(secret, lobby.code, number),
        fingerprint=fingerprint(lobby.game),
        choice=lobby.choice,
        day=day,
        without=lobby.asked,
        own=own,
        levels=tuple((table_seat[seat], level_of(lobby, seat)) for seat in sorted(lobby.bots)),
        pack=brought.key if brought and own.questions else "",
        salt=seed() if own.questions else "",
    )
    return (began,)


def _check_questions(lobby: Lobby, seats: int, day: str) -> None:
    there = supply(lobby, seats, day)
    if there and there.count < there.least:
        raise Rejected("too_few_questions", count=there.count, least=there.least)


def _options(lobby: Lobby, table_seat: dict[Seat, Seat]) -> dict[str, Any]:
    """What is played by. A seat that an option names is counted as at the table, too; or Rejected."""
    kind = game_of(lobby).types.options
    named = {key: seat for key in seat_options(kind) if isinstance(seat := lobby.options.get(key), int)}
    if empty := [seat for seat in named.values() if seat not in table_seat]:
        raise Rejected("seat_empty", seat=empty[0])
    return usual(kind) | lobby.options | {key: table_seat[Seat(seat)] for key, seat in named.items()}


def _at_the_table(person: Person, table_seat: dict[Seat, Seat]) -> Person:
    return replace(person, seat=None if person.gone or person.seat is None else table_seat[person.seat], ready=False)
