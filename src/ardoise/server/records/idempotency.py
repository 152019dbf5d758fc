"""Which messages of whom were carried out: sent again, they are answered again, and nothing happens (P9)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from ardoise.engine.game import Rejected
from ardoise.server.lobby.types import PersonId

REMEMBERED = 256  # messages of a person: far more than may be on their way


def cause_of(person: PersonId, message: int) -> str:
    return f"{person}:{message}"


@dataclass
class Answered:
    last: dict[PersonId, int] = field(default_factory=dict)
    _carried_out: defaultdict[PersonId, set[int]] = field(default_factory=lambda: defaultdict(set))

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
        known = self._carried_out[person]
        known.add(message)
        self.last[person] = max(self.last.get(person, 0), message)
        if len(known) > 2 * REMEMBERED:
            self._carried_out[person] = set(sorted(known)[-REMEMBERED:])

    def already(self, person: PersonId, message: int) -> bool:
        """Was it carried out? Rejected if it was not, or too long ago, and its turn is over: ids count up."""
        last = self.last.get(person, 0)
        if message > last:
            return False
        if message not in self._carried_out[person]:
            raise Rejected("out_of_order", last=last)
        return True
