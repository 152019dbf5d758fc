"""The two ways to a room: in this node, and by a call to the node on which it lives."""

from __future__ import annotations

from asyncio import Future
from itertools import count
from typing import Any

from msgspec import Raw

from ardoise.cluster.messages import Asks, Comes, Goes, LetIn, NotLetIn, Says, Shown, ToGuest, TurnedAway
from ardoise.cluster.peer_link import PeerLink
from ardoise.cluster.remote_sessions import Visit
from ardoise.engine.codec import encode
from ardoise.engine.game import Rejected
from ardoise.server.lobby.types import PersonId
from ardoise.server.protocol import RESTART, Speech
from ardoise.server.room.mailbox import Arrived, Departed, Said, WantsIn
from ardoise.server.room.room import Room
from ardoise.store.log import StoreFailed


class Near:
    def __init__(self, room: Room) -> None:
        self.room = room

    def come(self, visit: Visit, mark: str) -> None:
        self.room.post(Arrived(visit, visit.guest.age()))

    def say(self, visit: Visit, message: Speech) -> None:
        self.room.post(Said(visit, message))

    def go(self, visit: Visit) -> None:
        self.room.post(Departed(visit))

    def ask(self, mail: WantsIn) -> None:
        self.room.post(mail)

    def leads_to(self, place: object) -> bool:
        return self.room is place


class Outgoing:
    """Our end of a call to another node: which visit has which number, and who waits to be let in."""

    def __init__(self, call: PeerLink) -> None:
        self.call = call
        self.visits: dict[int, Visit] = {}
        self.questions: dict[int, Future[PersonId]] = {}
        self.numbers = count(1)

    def hear(self, message: ToGuest) -> None:
        match message:
            case Shown(number, slot, frame):
                if visit := self.visits.get(number):
                    visit.send(bytes(frame), slot)
            case TurnedAway(number, code):
                if visit := self.visits.pop(number, None):
                    visit.close(code)
            case LetIn(number, person):
                if (answer := self.questions.pop(number, None)) and not answer.done():
                    answer.set_result(person)
            case NotLetIn(number, refused, about, store):
                if (answer := self.questions.pop(number, None)) and not answer.done():
                    answer.set_exception(StoreFailed(store, refused) if store else _refusal(refused, about))

    def hung_up(self) -> None:
        """Everybody looks where the room is now."""
        visits, self.visits = self.visits, {}
        questions, self.questions = self.questions, {}
        for visit in visits.values():
            visit.close(RESTART)
        for answer in questions.values():
            if not answer.done():
                answer.set_exception(Rejected("no_room"))


def _refusal(code: str, about: dict[str, Any]) -> Rejected:
    refusal = Rejected(code)
    refusal.about = about
    return refusal


class Far:
    """A room of another node."""

    def __init__(self, code: str, talk: Outgoing) -> None:
        self.code, self.talk = code, talk

    def come(self, visit: Visit, mark: str) -> None:
        number = visit.number
        self.talk.visits[number] = visit
        self.talk.call.say(Comes(number, self.code, mark, visit.guest.age()))

    def say(self, visit: Visit, message: Speech) -> None:
        self.talk.call.say(Says(visit.number, Raw(encode(message))))

    def go(self, visit: Visit) -> None:
        if self.talk.visits.pop(visit.number, None):
            self.talk.call.say(Goes(visit.number))

    def ask(self, mail: WantsIn) -> None:
        number = next(self.talk.numbers)
        self.talk.questions[number] = mail.answer
        self.talk.call.say(Asks(number, self.code, mail.name, mail.role, mail.token, mail.device))

    def leads_to(self, place: object) -> bool:
        call = self.talk.call
        return call.peer == place and not call.over
