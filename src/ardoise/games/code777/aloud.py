"""Code 777: what is read aloud when a phase begins. See account.ts of its page."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.engine.aloud import NOTHING, Aloud
from ardoise.engine.game import Event
from ardoise.games.code777.types import Asked, Declared, Stalled
from ardoise.games.code777.view_types import View
from ardoise.games.code777.wording import WORDING

ANSWER = 8  # words: the number of the question, who drew it and the answer
DECLARATION = 24  # what was declared, what it was, and who gets new cards
STALLED = 12


def aloud(_view: View, news: Sequence[Event]) -> Aloud:
    for event in reversed(news):
        match event:
            case Declared():
                return Aloud(words=DECLARATION)
            case Stalled():
                return Aloud(words=STALLED)
            case Asked(question=question):
                return Aloud((WORDING[question - 1],), ANSWER)
    return NOTHING
