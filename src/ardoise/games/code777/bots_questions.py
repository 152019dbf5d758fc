"""Code 777: which of two questions to ask (C17). My answer teaches only the others: the less it tells, the better."""

from __future__ import annotations

from collections.abc import Sequence
from math import log2

from ardoise.engine.game import Seat
from ardoise.games.code777.bots_inference import left_to
from ardoise.games.code777.deduction import fitting
from ardoise.games.code777.questions import QuestionNumber, answer
from ardoise.games.code777.view_types import View


def least_telling(view: View, me: Seat, offered: Sequence[QuestionNumber]) -> QuestionNumber:
    return min(offered, key=lambda question: bits_told(view, me, question))


def bits_told(view: View, me: Seat, question: QuestionNumber) -> float:
    """What the others would learn about their racks together. Of what they know I know all but my own rack."""
    seen = {place: rack for place, rack in enumerate(view.tables[-1].racks) if rack and place != me}
    said = answer(question, list(seen.values()))
    bits = 0.0
    for seat in map(Seat, range(len(view.scores))):
        if seat != me:
            left = left_to(view, me, seat)
            fits = left & fitting(question, said, [rack for place, rack in seen.items() if place != seat])
            bits += log2(left.bit_count() / fits.bit_count())
    return bits
