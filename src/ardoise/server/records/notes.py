"""Chatter in the store: notes, each with its place among the events of its room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter

from ardoise.engine.codec import decode, encode
from ardoise.engine.game import Record
from ardoise.server.lobby.chatter import slot_of
from ardoise.server.lobby.events import Changed, LobbyEvent, SheetsKept
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.types import Lobby
from ardoise.store.log import NOTES, Entry

LOBBY = 0  # the number of a room's own log; its games count from 1
MOST_CAUSES = 64  # a note remembers: more than all devices of a seat may have on their way


class Noted(Record):
    """An event, and how many entries the room's own log had before it: those after it know of it already."""

    place: int
    event: Changed | SheetsKept
    causes: tuple[str, ...]  # the last messages that wrote here: sent again, they are answered again (P9)


class Note(Record):
    version: int
    causes: tuple[str, ...]


Notes = dict[int, Note]  # the newest of each number
Told = tuple[Entry, LobbyEvent]


def is_note(entry: Entry) -> bool:
    return entry.game >= NOTES


def read_note(entry: Entry) -> Noted:
    noted: Noted = decode(entry.body, Noted)
    return noted


def notes_of(log: Iterable[Entry]) -> Notes:
    return {entry.game: Note(entry.version, read_note(entry).causes) for entry in log if is_note(entry)}


def causes_of(log: Iterable[Entry]) -> Iterator[str]:
    """All messages that a log knows to be carried out."""
    for entry in log:
        if is_note(entry):
            yield from read_note(entry).causes
        else:
            yield entry.cause


def in_their_places(events: Sequence[Told], log: Sequence[Entry]) -> list[Told]:
    """The events of a room's own log with its notes between them."""
    placed = [((entry.version, 1), (entry, event)) for entry, event in events]
    for entry in filter(is_note, log):
        noted = read_note(entry)
        placed.append(((noted.place, 0), (entry, noted.event)))
    return [told for _, told in sorted(placed, key=itemgetter(0))]


def written(
    lobby: Lobby, version: int, notes: Notes, at: float, cause: str, events: Sequence[LobbyEvent]
) -> list[Entry]:
    """Events of the room as entries: facts follow each other in its own log, chatter replaces what was said before."""
    entries: list[Entry] = []
    latest = dict(notes)
    for event in events:
        slot = slot_of(lobby, event)
        if slot is None:
            entries.append(Entry(LOBBY, version, at, cause, encode(event)))
            version += 1
        else:
            entry = _note(NOTES + slot, latest.get(NOTES + slot), version, at, cause, event)
            latest |= notes_of((entry,))
            entries.append(entry)
        lobby = evolve(lobby, event)
    return entries


def _note(number: int, last: Note | None, place: int, at: float, cause: str, event: LobbyEvent) -> Entry:
    assert isinstance(event, Changed | SheetsKept)
    earlier = last.causes if last else ()
    causes = (*earlier, cause)[-MOST_CAUSES:] if cause else earlier
    return Entry(number, last.version + 1 if last else 0, at, cause, encode(Noted(place, event, causes)))
