"""A question whose answer is a number, and what a screen may see of it before and after the answer is read."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from ardoise.engine.game import Record
from ardoise.engine.number import Number
from ardoise.engine.text import Language, Text

Spoken = tuple[Language, ...]  # the languages that somebody wrote it in, if not in all: others read the first


class Question(Record):
    id: str
    category: str
    text: Text
    unit: Text
    answer: Number
    anecdote: Text
    source: str
    asof: str | None = None
    signed: bool = False  # may an answer be below zero?
    year: bool | UnsetType = UNSET  # True: it asks for one; what asks for an amount is written as in the first logs
    spoken: Spoken | UnsetType = UNSET


class QuestionView(Record):
    """The front of the card."""

    category: str
    text: Text
    unit: Text
    asof: str | None
    signed: bool
    year: bool | UnsetType = UNSET
    spoken: Spoken | UnsetType = UNSET


class AnswerView(Record):
    """The back of the card."""

    answer: Number
    anecdote: Text
    source: str


def front(question: Question) -> QuestionView:
    return QuestionView(
        question.category,
        question.text,
        question.unit,
        question.asof,
        question.signed,
        question.year,
        question.spoken,
    )


def back(question: Question) -> AnswerView:
    return AnswerView(question.answer, question.anecdote, question.source)
