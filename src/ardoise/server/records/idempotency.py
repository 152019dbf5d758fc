"""Which messages of whom were carried out: sent again, they are answered again, and nothing happens (P9)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from ardoise.engine.game import Rejected
from ardoise.server.lobby.types import PersonId


def cause_of(person: PersonId, message: int) -> str:
    return f"{person}:{message}"


@dataclass
class Answered:
    last: dict[PersonId, int] = field(default_factory=dict)
    _carried_out: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, causes: Iterable[str]) -> Answered:
        """As a log tells it."""
        answered = cls()
        for cause in causes:
            person, colon, message = cause.partition(":")
            if colon:
                answered.add(PersonId(int(person)), int(message))
        return answered

    def add(self, person: PersonId, message: int) -> None:
        self._carried_out.add(cause_of(person, message))
        self.last[person] = max(self.last.get(person, 0), message)

    def already(self, person: PersonId, message: int) -> bool:
        """Was it carried out? Rejected if it was not, and its turn is over: ids count up."""
        last = self.last.get(person, 0)
        if message > last:
            return False
        if cause_of(person, message) not in self._carried_out:
            raise Rejected("out_of_order", last=last)
        return True
