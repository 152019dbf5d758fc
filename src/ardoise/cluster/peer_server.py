"""The other end of a link: screens at other nodes look at rooms that live here."""

from __future__ import annotations

from asyncio import Future, get_running_loop
from collections.abc import Callable
from functools import partial

from ardoise.cluster.messages import (
    Asks,
    Comes,
    Goes,
    LetIn,
    Malformed,
    NotLetIn,
    Says,
    Shown,
    ToServer,
    TurnedAway,
    read_said,
)
from ardoise.cluster.peer_link import PeerLink
from ardoise.engine.codec import encode
from ardoise.engine.game import Rejected
from ardoise.server.lobby.types import PersonId
from ardoise.server.net.decode import id_of
from ardoise.server.net.socket import LARGEST_OUT
from ardoise.server.protocol import NO_TOKEN, RESTART, TOO_BIG, Answer, Close
from ardoise.server.records.tokens import marked
from ardoise.server.room.mailbox import Arrived, Departed, Said, Slot, WantsIn
from ardoise.server.room.room import Room
from ardoise.store.log import StoreFailed


class RemoteScreen:
    """A person's screen whose socket another node holds."""

    def __init__(self, person: PersonId, aloud: bool, visit: int, server: PeerServer) -> None:
        self.person, self.aloud = person, aloud
        self._visit, self._server = visit, server

    def send(self, data: bytes, slot: Slot | None) -> None:
        if len(data) > LARGEST_OUT:
            self.close(TOO_BIG)
        else:
            self._server.link.send(Shown(self._visit, slot, data), len(data))

    def close(self, code: Close) -> None:
        self._server.turn_away(self._visit, code)


class PeerServer:
    def __init__(self, link: PeerLink, held: Callable[[str], Room | None]) -> None:
        self.link, self._held = link, held
        self._visits: dict[int, tuple[Room, RemoteScreen]] = {}

    def receive(self, message: ToServer) -> None:
        match message:
            case Says(number, said):
                if known := self._visits.get(number):
                    self._say(*known, said)
            case Comes():
                self._come(message, self._held(message.room))
            case Goes(number):
                self._go(number)
            case Asks(number, code):
                self._ask(message, self._held(code))

    def closed(self) -> None:
        for number in list(self._visits):
            self._go(number)

    def turn_away(self, number: int, code: Close) -> None:
        if self._visits.pop(number, None):
            self.link.send(TurnedAway(number, code))

    def _come(self, newcomer: Comes, room: Room | None) -> None:
        number = newcomer.visit
        if room is None or number in self._visits:
            self.link.send(TurnedAway(number, RESTART))
            return
        person = marked(room.lobby, newcomer.mark)
        if person is None:
            self.link.send(TurnedAway(number, NO_TOKEN))
            return
        screen = RemoteScreen(person, newcomer.aloud, number, self)
        self._visits[number] = (room, screen)
        room.post(Arrived(screen, newcomer.age))

    def _say(self, room: Room, screen: RemoteScreen, said: bytes) -> None:
        try:
            room.post(Said(screen, read_said(said)))
        except Malformed:  # a newer node takes what we do not know
            screen.send(encode(Answer(id_of(said), "malformed")), None)

    def _go(self, number: int) -> None:
        if known := self._visits.pop(number, None):
            room, screen = known
            room.post(Departed(screen))

    def _ask(self, question: Asks, room: Room | None) -> None:
        if room is None:
            self.link.send(NotLetIn(question.question, "no_room"))
            return
        answer: Future[PersonId] = get_running_loop().create_future()
        answer.add_done_callback(partial(self._answer, question.question))
        room.post(WantsIn(question.name, question.role, question.mark, answer, question.device, question.new_to))

    def _answer(self, question: int, answer: Future[PersonId]) -> None:
        match answer.exception():
            case None:
                self.link.send(LetIn(question, answer.result()))
            case Rejected() as refusal:
                self.link.send(NotLetIn(question, refusal.code, refusal.about))
            case StoreFailed() as failure:
                self.link.send(NotLetIn(question, str(failure), store=failure.code))
