"""Code 777: one seat's exact knowledge of its own rack, kept up to date instead of read from a view."""

from __future__ import annotations

from ardoise.games.code777.bots import CERTAIN, ENOUGH, Dials, likely, noted
from ardoise.games.code777.deck import HELD, Cards, Code, Rack
from ardoise.games.code777.deduction import Candidates, Weights, by_code, made_of, only_code
from ardoise.games.code777.draw_history import Draw, DrawHistory


class Reasoner:
    """Comes to know what `bots.choose` finds in the seat's view at that moment."""

    __slots__ = ("_bold", "_daring", "_draws", "_heard", "_left", "_notes", "_share", "_unseen", "_ways")

    def __init__(self, dials: Dials, seats: int, notes: str, unseen: Cards) -> None:
        self._bold, self._share, self._notes = dials.daring[seats], dials.noted, notes
        self.dealt(unseen)

    def dealt(self, unseen: Cards) -> None:
        """I have a new rack; I have not seen these cards, it among them."""
        self._daring, self._heard = self._bold, 0
        self._unseen, self._left = unseen, made_of(unseen)
        self._draws: list[Draw] = []
        self._ways: Weights | None = None

    def saw(self, drawn: Rack, unseen: Cards) -> None:
        """Another place has a new rack, after which I have not seen these cards."""
        self._draws.append(Draw(unseen + HELD[drawn], drawn))
        self._left &= made_of(unseen)
        self._ways = None

    def hear(self, told: Candidates, n: int) -> None:
        """Answer number n leaves these racks."""
        self._heard += 1
        if self._heard == ENOUGH:
            self._daring = 0
        if self._share == CERTAIN or noted(self._share, self._notes, n):
            self._left &= told

    def code(self) -> Code | None:
        """What I declare now, if anything."""
        if (sure := only_code(self._left)) or self._daring == CERTAIN:
            return sure
        if self._ways is None:
            self._ways = Weights(DrawHistory(self._unseen, tuple(self._draws)))
        return likely(by_code(self._ways, self._left), self._daring)
