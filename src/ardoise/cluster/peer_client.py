"""Our end of a link to the node on which rooms live: which visit has which number, and who waits to be let in."""

from __future__ import annotations

from asyncio import Future
from itertools import count
from typing import Any

from ardoise.cluster.messages import LetIn, NotLetIn, Shown, ToClient, TurnedAway
from ardoise.cluster.peer_link import PeerLink
from ardoise.cluster.remote_sessions import Visit
from ardoise.engine.game import Rejected
from ardoise.server.lobby.types import PersonId
from ardoise.server.protocol import RESTART
from ardoise.store.log import StoreFailed


class PeerClient:
    def __init__(self, link: PeerLink) -> None:
        self.link = link
        self.visits: dict[int, Visit] = {}
        self.questions: dict[int, Future[PersonId]] = {}
        self.numbers = count(1)

    def receive(self, message: ToClient) -> None:
        match message:
            case Shown(number, slot, frame):
                if visit := self.visits.get(number):
                    visit.send(frame, slot)
            case TurnedAway(number, code):
                if visit := self.visits.pop(number, None):
                    visit.close(code)
            case LetIn(number, person):
                if (answer := self.questions.pop(number, None)) and not answer.done():
                    answer.set_result(person)
            case NotLetIn(number, refused, about, store):
                if (answer := self.questions.pop(number, None)) and not answer.done():
                    answer.set_exception(StoreFailed(store, refused) if store else _refusal(refused, about))

    def closed(self) -> None:
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
