"""The two ways to a room: in this node, and over a link to the node on which it lives."""

from __future__ import annotations

from ardoise.cluster.messages import Asks, Comes, Goes, Says
from ardoise.cluster.peer_client import PeerClient
from ardoise.cluster.remote_sessions import Visit
from ardoise.engine.codec import encode
from ardoise.server.protocol import Speech
from ardoise.server.room.mailbox import Arrived, Departed, Said, WantsIn
from ardoise.server.room.room import Room


class Near:
    def __init__(self, room: Room) -> None:
        self.room = room

    def come(self, visit: Visit, mark: str) -> None:
        self.room.post(Arrived(visit, visit.session.age()))

    def say(self, visit: Visit, message: Speech) -> None:
        self.room.post(Said(visit, message))

    def go(self, visit: Visit) -> None:
        self.room.post(Departed(visit))

    def ask(self, mail: WantsIn) -> None:
        self.room.post(mail)

    def leads_to(self, place: object) -> bool:
        return self.room is place


class Far:
    """A room of another node."""

    def __init__(self, code: str, client: PeerClient) -> None:
        self.code, self.client = code, client

    def come(self, visit: Visit, mark: str) -> None:
        number = visit.number
        self.client.visits[number] = visit
        self.client.link.send(Comes(number, self.code, mark, visit.session.age(), visit.aloud))

    def say(self, visit: Visit, message: Speech) -> None:
        said = encode(message)
        self.client.link.send(Says(visit.number, said), len(said))

    def go(self, visit: Visit) -> None:
        if self.client.visits.pop(visit.number, None):
            self.client.link.send(Goes(visit.number))

    def ask(self, mail: WantsIn) -> None:
        number = next(self.client.numbers)
        self.client.questions[number] = mail.answer
        self.client.link.send(Asks(number, self.code, mail.name, mail.role, mail.token, mail.device, mail.new_to))

    def leads_to(self, place: object) -> bool:
        link = self.client.link
        return link.peer == place and not link.over
