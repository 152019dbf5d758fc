"""Was a game dealt and played as promised? The whole game is played again from its seed and its own log.

A move carries its whole value and the first event that it causes repeats it, so the move can be read out of the log:
the rules must make of it just the entries that are there, byte for byte, with all that the table drew by lot.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from decimal import Decimal
from itertools import islice, product
from typing import Any, NamedTuple, get_args

import msgspec

from ardoise.engine.codec import decode, decode_strictly, encode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Event, Game, Move, Record, Rejected, Seat, Timeout, play
from ardoise.engine.recount import Recount, RecountEvent
from ardoise.engine.seats import everybody
from ardoise.games import GAMES
from ardoise.games.packs import fingerprint
from ardoise.packs.catalogue import BOX
from ardoise.server.lobby.events import Began
from ardoise.server.lobby.start import commitment
from ardoise.server.records.archive import deal
from ardoise.server.records.export import ExportLine, Header, Unreadable, digest, read_header, read_lines
from ardoise.server.records.seal import SEALED

AnyGame = Game[Any, Any, Any, Any, Any]
MOST_READINGS = 20_000  # ways to read a move out of an entry; a real one has some hundreds


class Flaw(Exception):
    """Why a log is not what a fair table wrote."""


class OtherCards(Flaw):
    """Neither fair nor forged: the cards of that day are not here."""


class Verified(Record):
    header: Header
    entries: int


def verify(data: bytes) -> Verified:
    """An export's promise, deal and every step checked, or Flaw; Unreadable, if it is no export at all."""
    header, below = read_header(data)
    try:
        lines = read_lines(below)
    except Unreadable as unreadable:
        raise Flaw(str(unreadable)) from unreadable
    if header.seed is None:
        raise Flaw("the game is not over, so that its seed is still secret")
    if digest(data, header.digest) != header.digest:
        raise Flaw("the file was changed after it was written: its digest is another")
    if commitment(header.seed, header.room, header.number) != header.commitment:
        raise Flaw("the seed is not the one that was promised")
    _check_order(lines)
    _check_steps(GAMES[header.game], header, header.seed, lines)
    return Verified(header, len(lines))


def _check_order(lines: Sequence[ExportLine]) -> None:
    for expected, line in enumerate(lines):
        if line.version != expected:
            raise Flaw(f"entry {expected} is missing or not in its place")


def _check_steps(game: AnyGame, header: Header, seed: str, lines: Sequence[ExportLine]) -> None:
    states = [_dealt_again(header, seed)]
    bodies = [bytes(line.body) for line in lines]
    if bodies[:1] != [encode(states[0])]:
        raise Flaw("entry 0 is not what the seed deals")
    while (version := len(states)) < len(lines):  # a state for each entry
        for event in _step(game, states, header.seats, bodies[version:], Chance(seed, version)):
            states.append(game.evolve(states[-1], event))
        _check_one_moment(lines[version : len(states)])
    if game.outcome(states[-1]) is None:
        raise Flaw("the log ends before the game does")
    if any(question.startswith(SEALED) for state in states for question in game.asked(state)):
        raise Flaw("a question that was asked is sealed, so that its answer cannot be checked")


def _dealt_again(header: Header, seed: str) -> Any:
    if set(header.packs) != {BOX}:
        raise Flaw("its question packs are not known here")
    if header.fingerprint not in ("", fingerprint(header.game)):
        raise OtherCards("the game was dealt from another version of the pack than the one that is here")
    began = Began(
        number=header.number,
        game=header.game,
        options=header.options,
        packs=header.packs,
        seats=header.seats,
        people=(),
        bots=frozenset(),
        seed=seed,
        commitment=header.commitment,
        fingerprint=header.fingerprint,
        choice=header.choice,
        day=header.day,
        without=header.without,
        own=header.own,
    )
    try:
        return deal(began)
    except (Rejected, msgspec.MsgspecError) as error:
        raise Flaw(f"such a game cannot be dealt: {error}") from error


def _check_one_moment(step: Sequence[ExportLine]) -> None:
    if len({(line.at, line.cause) for line in step}) != 1:
        raise Flaw(f"entry {step[0].version} and what follows from it were not written together")


class Chance(NamedTuple):
    """Dice that can be thrown anew for each attempt."""

    seed: str
    version: int


def _step(game: AnyGame, states: Sequence[Any], seats: int, log: Sequence[bytes], chance: Chance) -> Sequence[Event]:
    """The step with which this log begins, or Flaw."""
    agreed = 0
    for events in _attempts(game, states, seats, log[0], chance):
        same = _agreement([encode(event) for event in events], log)
        if same == len(events):
            return events
        agreed = max(agreed, same)
    raise Flaw(f"entry {chance.version + agreed} does not follow by the rules and the seed from what came before")


def _attempts(
    game: AnyGame, states: Sequence[Any], seats: int, body: bytes, chance: Chance
) -> Iterator[Sequence[Event]]:
    """What the rules make of each way to read this entry."""
    if (told := _recount(game, body)) is not None:
        with suppress(Rejected):
            yield game.recount(states, told.question.key, told.answer)
        return
    for by, move in islice(_readings(game, seats, body), MOST_READINGS):
        with suppress(Rejected):
            yield play(game, states[-1], by, move, Dice(*chance))[1]


def _recount(game: AnyGame, body: bytes) -> Recount | None:
    """If an answer was corrected here, with which."""
    with suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
        event = decode(body, game.types.event)
        return event.recount if isinstance(event, RecountEvent) else None
    return None


def _agreement(expected: Sequence[bytes], log: Sequence[bytes]) -> int:
    """How many entries are equal before the first that is not."""
    return next((n for n, body in enumerate(expected) if log[n : n + 1] != [body]), len(expected))


def _readings(game: AnyGame, seats: int, body: bytes) -> Iterator[tuple[Seat | None, Move]]:
    """Who may have made which move, so that this entry came of it: every move that its values can fill."""
    values = _values(body)
    yield None, Timeout()
    for kind in get_args(game.types.move):
        fillings = [_fitting(values, field.type) for field in msgspec.structs.fields(kind)]
        for filling in product(*fillings):
            for seat in sorted(everybody(seats)):
                yield seat, kind(*filling)


def _values(body: bytes) -> list[Any]:
    """Every value in the entry, each once; none of an entry that cannot be read."""
    found: dict[str, Any] = {}

    def look(value: Any) -> None:
        found.setdefault(repr(value), value)
        parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
        for part in parts:
            look(part)

    with suppress(msgspec.MsgspecError, ValueError, RecursionError):
        look(decode_strictly(body, Any))
    return list(found.values())


def _fitting(values: Sequence[Any], kind: Any) -> list[Any]:
    fitting = []
    for value in values:
        with suppress(msgspec.ValidationError):
            fitting.append(msgspec.convert(value, kind, builtin_types=(Decimal,)))
    return fitting
