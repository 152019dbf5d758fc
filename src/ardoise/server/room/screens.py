"""The screens of one room: who is there, whose screen acts, and telling each what it may know."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Container, Mapping, Sequence, Set
from functools import cache
from typing import NamedTuple

import msgspec

from ardoise.engine.codec import encode, encode_alike
from ardoise.engine.game import Event, Seat
from ardoise.server.lobby.rules import on_seat
from ardoise.server.lobby.types import Lobby, PersonId
from ardoise.server.protocol import KICKED, REPLACED, Close
from ardoise.server.room.mailbox import Screen
from ardoise.server.room.room_view import room_updates
from ardoise.server.room.table import Table


class News(NamedTuple):
    """What to tell whom, once the sender has been answered."""

    events: Sequence[Event] = ()  # of the game
    room: bool = True
    table: bool = True
    only: Set[PersonId] | None = None  # None: everybody in the room
    farewell: Close | None = None  # not None: people may have left, and this is why their screens close


EVERYTHING = News(farewell=KICKED)


class Audience(NamedTuple):
    """Who looks at the table from where."""

    lobby: Lobby
    seats: list[Seat | None]
    screens: list[list[Screen]]  # of each seat
    aloud: list[Screen]  # of people with a seat: what they read aloud is what the big screen shows
    online: list[bool]

    @classmethod
    def of(cls, lobby: Lobby, screens_of: Mapping[PersonId, list[Screen]]) -> Audience:
        seat_of = {person: _seat(lobby, person) for person in screens_of}
        there = set(seat_of.values()) | lobby.bots
        looking: dict[Seat | None, list[Screen]] = {}
        for person, screens in screens_of.items():
            if lobby.people[person].approved:
                looking.setdefault(seat_of[person], []).extend(screens)
        aloud = [screen for seat, screens in looking.items() if seat is not None for screen in screens if screen.aloud]
        if aloud:
            looking.setdefault(None, [])
        online = [seat in there for seat in range(lobby.seats)]
        return cls(lobby, list(looking), list(looking.values()), aloud, online)


def _seat(lobby: Lobby, person: PersonId) -> Seat | None:
    """In the game that lies on the table. Between two games somebody may sit down for the next one already."""
    return lobby.people[person].seat if lobby.playing else lobby.known.get(person)


class Screens:
    def __init__(self, today: Callable[[], str]) -> None:
        self._today = today
        self._of: dict[PersonId, list[Screen]] = {}  # the newest last
        self._opened: dict[Screen, float] = {}
        self._audience: Audience | None = None

    def __contains__(self, person: PersonId) -> bool:
        """Is somebody there?"""
        return person in self._of

    def __bool__(self) -> bool:
        return bool(self._of)

    def __len__(self) -> int:
        return sum(map(len, self._of.values()))

    def drop_surplus(self, lobby: Lobby, newcomer: PersonId) -> None:
        """One screen of each person at the door. They take no place from the screens of people who are in."""
        mine = self._of[newcomer]
        if not lobby.people[newcomer].approved:
            if len(mine) > 1:
                self._drop_oldest(mine)
            return
        of_people = [screens for person, screens in self._of.items() if lobby.people[person].approved]
        if sum(map(len, of_people)) > lobby.most_people:  # the newcomer's, else of the person with most
            self._drop_oldest(mine if len(mine) > 1 else max(of_people, key=len))

    def _drop_oldest(self, crowded: list[Screen]) -> None:
        oldest = crowded.pop(0)
        del self._opened[oldest]
        oldest.close(REPLACED)
        self._audience = None

    def add(self, screen: Screen, opened: float) -> None:
        """In the order in which sockets were opened: when a room has moved, its screens come in any order."""
        self._opened[screen] = opened
        insort(self._of.setdefault(screen.person, []), screen, key=self._opened.__getitem__)
        self._audience = None

    def remove(self, screen: Screen) -> bool:
        """False, if it was not there any more."""
        mine = self._of.get(screen.person, [])
        if screen not in mine:
            return False
        mine.remove(screen)
        del self._opened[screen]
        self._audience = None
        if not mine:
            del self._of[screen.person]
        return True

    def acts(self, screen: Screen) -> bool:
        """Of a person's screens the newest acts, the others look on."""
        return screen.person in self._of and self._of[screen.person][-1] is screen

    def away(self, lobby: Lobby, seat: Seat) -> bool:
        return not any(person.id in self for person in on_seat(lobby, seat))

    def missing(self, lobby: Lobby) -> set[PersonId]:
        return {person.id for person in lobby.people if person.id not in self}

    def miss(self, person: PersonId | None) -> bool:
        """Is somebody there, but not this person?"""
        return person is not None and bool(self) and person not in self

    def close(self, code: Close, person: PersonId | None = None) -> None:
        """One person's screens, or all."""
        self._audience = None
        for somebody in [person] if person is not None else list(self._of):
            for screen in self._of.pop(somebody, []):
                del self._opened[screen]
                screen.close(code)

    def close_gone(self, lobby: Lobby, code: Close) -> None:
        """The screens of people who left or were sent away."""
        for person in [person for person in self._of if lobby.people[person].gone]:
            self.close(code, person)

    def tell(self, news: News, lobby: Lobby, table: Table | None, answered: Mapping[PersonId, int], now: float) -> None:
        if news.room:
            self.tell_room(lobby, answered, news.only)
        if news.table and table:
            self.tell_table(lobby, table, now, news.events)

    def tell_room(
        self, lobby: Lobby, answered: Mapping[PersonId, int], only: Container[PersonId] | None = None
    ) -> None:
        people = [person for person in self._of if only is None or person in only]
        updates = encode_alike(room_updates(lobby, people, answered, self._of, self._today()))
        for person, update in zip(people, updates, strict=True):
            for screen in self._of[person]:
                screen.send(update, "room")

    def tell_table(self, lobby: Lobby, table: Table, now: float, news: Sequence[Event]) -> None:
        """Every screen gets its whole view. What several screens share is encoded once."""
        audience = self._audience_of(lobby)
        updates = encoded_updates(table, audience.seats, now, audience.online, news)
        for screens, update in zip(audience.screens, updates, strict=True):
            for screen in screens:
                screen.send(update, "table")
        if audience.aloud:
            shown = _shown(updates[audience.seats.index(None)])
            for screen in audience.aloud:
                screen.send(shown, "shown")

    def _audience_of(self, lobby: Lobby) -> Audience:
        """Built again when somebody comes, goes or sits down, not at every move."""
        if self._audience is None or self._audience.lobby is not lobby:
            self._audience = Audience.of(lobby, self._of)
        return self._audience


def encoded_updates(
    table: Table, seats: Sequence[Seat | None], now: float, online: Sequence[bool], news: Sequence[Event]
) -> list[bytes]:
    """The table from each of these seats. What several of them share is built and encoded once."""
    if table.looks_alike(news):
        before, _, after = encode(table.update(None, now, online, news)).partition(_seat_in_json(None))
        return [before + _seat_in_json(seat) + after for seat in seats]
    views = encode_alike([table.game.view(table.state, seat) for seat in seats])
    return [encode(update) for update in table.updates(seats, now, online, news, [msgspec.Raw(view) for view in views])]


def _shown(table: bytes) -> bytes:
    """`Shown` with an update that is encoded already."""
    return b'{"type":"Shown","table":' + table + b"}"


@cache
def _seat_in_json(seat: Seat | None) -> bytes:
    return b'"seat":' + encode(seat)
