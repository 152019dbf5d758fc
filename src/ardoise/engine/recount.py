"""An answer was wrong: which questions can be corrected, and what a game tells when it has counted again."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from ardoise.engine.game import PublicEvent, Record, Rejected
from ardoise.engine.number import Number
from ardoise.engine.question import Question, Spoken
from ardoise.engine.text import Text

Figures = tuple[int, ...]  # one seat's score: a single number, or several that count side by side


class Revealed(Record):
    """A question of this game whose answer everybody has seen."""

    key: str  # its name in this game
    round: int
    text: Text
    unit: Text
    answer: Number
    source: str
    asof: str | None = None
    signed: bool = True  # may an answer be below zero?
    year: bool | UnsetType = UNSET
    spoken: Spoken | UnsetType = UNSET


class Counted(Record):
    """Every seat's score after a round, as it was told and as it is now."""

    round: int
    before: tuple[Figures, ...]
    after: tuple[Figures, ...]


class Recount(Record):
    question: Revealed  # with the answer that was taken for right
    answer: Number
    rounds: tuple[Counted, ...]  # from the one with the wrong answer to the last that was scored

    @property
    def scores(self) -> tuple[Figures, ...]:
        return self.rounds[-1].after


class RecountEvent(PublicEvent):
    """What a game's own event is made of, which carries besides what its fold needs."""

    recount: Recount


def key_of(round_: int, name: str) -> str:
    return f"{round_}/{name}"


def is_of(key: str, round_: int) -> bool:
    return key.startswith(key_of(round_, ""))


def read_out(round_: int, question: Question, answer: Number) -> Revealed:
    key = key_of(round_, question.id)
    text, unit, source = question.text, question.unit, question.source
    asof, signed = question.asof, question.signed
    return Revealed(key, round_, text, unit, answer, source, asof, signed, question.year, question.spoken)


def find(revealed: Sequence[Revealed], key: str) -> Revealed:
    """Or Rejected: that nobody has heard of a question and that its answer is still a secret sound alike."""
    for question in revealed:
        if question.key == key:
            return question
    raise Rejected("no_such_question")


def another(question: Revealed, answer: Number) -> Number:
    """The answer, or Rejected if it is the one that was taken for right."""
    if answer == question.answer:
        raise Rejected("same_answer")
    return answer
