"""People whose sockets are here, and the way to their room, wherever it lives now: it may move, and they stay."""

from __future__ import annotations

from asyncio import get_running_loop
from collections.abc import Callable
from itertools import count
from typing import Protocol

from ardoise.server.lobby.types import Lobby, PersonId
from ardoise.server.net.decode import id_of
from ardoise.server.protocol import RESTART, SLOW, Close, Speech
from ardoise.server.room.mailbox import Arrived, Departed, Mail, Said, Screen, Slot, WantsIn, send_back

MOST_UNANSWERED = 64  # messages of one socket: it may send five a second


_numbers = count(1)


class Route(Protocol):
    """To a room in this node or in another."""

    def come(self, visit: Visit, mark: str) -> None: ...

    def say(self, visit: Visit, message: Speech) -> None: ...

    def go(self, visit: Visit) -> None: ...

    def ask(self, mail: WantsIn) -> None: ...

    def leads_to(self, place: object) -> bool: ...


class Visit:
    """One stay of a session in a room: a screen for that room. What comes through an earlier one is dropped."""

    def __init__(self, session: Session, route: Route) -> None:
        self.session, self.route = session, route
        self.number = next(_numbers)
        self.person: PersonId = session.screen.person
        self.aloud = session.screen.aloud

    def send(self, data: bytes, slot: Slot | None) -> None:
        if self.session.visit is self:
            self.session.told(data, slot)

    def close(self, code: Close) -> None:
        if self.session.visit is self:
            self.session.turned_away(code)


class Session:
    """Of one socket. Keeps what was not answered, and says it again when the room has moved: in order, and answered
    before shown."""

    def __init__(self, screen: Screen, mark: str, proxy: RoomProxy) -> None:
        self.screen, self._mark, self._proxy = screen, mark, proxy
        self.visit: Visit | None = None
        self._unanswered: list[Speech] = []
        self._repeated = 0  # messages said again whose answers are to come
        self._held: dict[Slot, bytes] = {}  # what will be shown after these answers
        self._clock = get_running_loop().time
        self._opened = self._clock()

    def age(self) -> float:
        """Seconds since its socket came: after a move of the room, the newest of a person's screens still acts."""
        return self._clock() - self._opened

    def come(self, route: Route) -> None:
        self.visit = visit = Visit(self, route)
        self._repeated = len(self._unanswered)
        route.come(visit, self._mark)
        for message in self._unanswered:
            route.say(visit, message)

    def say(self, message: Speech) -> None:
        self._unanswered.append(message)
        if len(self._unanswered) > MOST_UNANSWERED:
            self.screen.close(SLOW)
        elif self.visit:
            self.visit.route.say(self.visit, message)

    def go(self) -> None:
        if self.visit:
            self.visit.route.go(self.visit)
            self.visit = None

    def told(self, data: bytes, slot: Slot | None) -> None:
        self._proxy.lost_at = None
        if slot is None:
            self.screen.send(data, slot)
            self._settle(data)
        elif self._repeated or self._held:
            self._held[slot] = data
        else:
            self.screen.send(data, slot)

    def turned_away(self, code: Close) -> None:
        assert self.visit is not None
        route, self.visit = self.visit.route, None
        if code == RESTART:
            self._proxy.lost(route)
        else:
            self.screen.close(code)

    def _settle(self, answer: bytes) -> None:
        number = id_of(answer)
        said = next((message for message in self._unanswered if message.id == number), None)
        if said is None:
            return
        self._unanswered.remove(said)
        if self._repeated:
            self._repeated -= 1
            if not self._repeated:
                get_running_loop().call_soon(self._show)  # what it led to comes with it, and replaces what was before

    def _show(self) -> None:
        held, self._held = self._held, {}
        for slot, data in held.items():
            self.screen.send(data, slot)


class RoomProxy:
    """Stands for one room to the gateway, and passes on what its people here say, wherever it lives."""

    lobby: Lobby

    def __init__(self, code: str, search: Callable[[RoomProxy], None]) -> None:
        self.code = code
        self.route: Route | None = None
        self.sessions: dict[Screen, Session] = {}
        self.lost_at: float | None = None  # since when nobody was shown anything, because the room was not found
        self._search = search
        self._clock = get_running_loop().time

    def post(self, mail: Mail) -> None:
        match mail:
            case Arrived(screen):
                self.sessions[screen] = session = Session(screen, self.lobby.people[screen.person].token, self)
                if self.route:
                    session.come(self.route)
            case Said(screen, message):
                self.sessions[screen].say(message)
            case Departed(screen):
                if screen in self.sessions:
                    self.sessions.pop(screen).go()
            case WantsIn() if self.route:
                self.route.ask(mail)
            case _:
                send_back(mail)

    def lead(self, route: Route) -> None:
        """Everybody goes that way from now on."""
        self.route = route
        for session in list(self.sessions.values()):
            session.come(route)

    def lost(self, route: Route) -> None:
        """The room is not there any more."""
        if self.route is route:
            self.route = None
            self.lost_at = self.lost_at or self._clock()
            for session in self.sessions.values():
                session.visit = None
            self._search(self)

    def lost_for(self) -> float:
        return 0.0 if self.lost_at is None else self._clock() - self.lost_at

    def close(self, code: Close) -> None:
        for screen in list(self.sessions):
            screen.close(code)
