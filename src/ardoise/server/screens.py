"""The screens of one room: who is there, whose screen acts, and telling each what it may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ardoise.engine.game import Event, Seat
from ardoise.engine.wire import encode
from ardoise.server.letters import Screen
from ardoise.server.lobby.rules import on_seat
from ardoise.server.lobby.types import Lobby, PersonId
from ardoise.server.protocol import Close
from ardoise.server.table import Table
from ardoise.server.view import room_update


class Screens:
    def __init__(self) -> None:
        self._of: dict[PersonId, list[Screen]] = {}

    def __contains__(self, person: PersonId) -> bool:
        """Is somebody there?"""
        return person in self._of

    def __bool__(self) -> bool:
        return bool(self._of)

    def add(self, screen: Screen) -> None:
        self._of.setdefault(screen.person, []).append(screen)

    def remove(self, screen: Screen) -> bool:
        """False, if it was not there any more."""
        mine = self._of.get(screen.person, [])
        if screen not in mine:
            return False
        mine.remove(screen)
        if not mine:
            del self._of[screen.person]
        return True

    def acts(self, screen: Screen) -> bool:
        """Of a person's screens the newest acts, the others look on."""
        return screen.person in self._of and self._of[screen.person][-1] is screen

    def away(self, lobby: Lobby, seat: Seat) -> bool:
        return not any(person.id in self for person in on_seat(lobby, seat))

    def close(self, code: Close, person: PersonId | None = None) -> None:
        """One person's screens, or all."""
        for somebody in [person] if person is not None else list(self._of):
            for screen in self._of.pop(somebody, []):
                screen.close(code)

    def tell_room(self, lobby: Lobby, answered: Mapping[PersonId, int]) -> None:
        for person, screens in self._of.items():
            told = encode(room_update(lobby, person, answered.get(person, 0), self._of))
            for screen in screens:
                screen.send(told, "room")

    def tell_table(self, lobby: Lobby, table: Table, now: float, news: Sequence[Event]) -> None:
        """Every screen gets its whole view. What several screens share is encoded once."""
        there = {lobby.people[person].seat for person in self._of} | lobby.bots
        online = [seat in there for seat in range(lobby.seats)]
        views: dict[Seat | None, bytes] = {}
        for person, screens in self._of.items():
            row = lobby.people[person]
            if not row.approved:
                continue
            if row.seat not in views:
                views[row.seat] = encode(table.update(row.seat, now, online, news))
            for screen in screens:
                screen.send(views[row.seat], "table")
