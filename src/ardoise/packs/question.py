"""A line of a pack as a question, and what must be true of any line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from ardoise.engine.game import Rejected
from ardoise.engine.number import Number, exact
from ardoise.engine.question import Question
from ardoise.engine.text import check_characters
from ardoise.packs.format import Entry, PackLine, Wording
from ardoise.packs.publisher import publisher
from ardoise.packs.units import YEAR, units

if TYPE_CHECKING:
    from ardoise.packs.shape import CardShape


def check_question(shape: CardShape, entry: Entry) -> None:
    """Or PackError."""
    check_game(shape, entry)
    if entry.source.anecdote is None:
        raise entry.place.error("anecdote", "missing")
    _check_category(shape, entry)
    if entry.source.a is None:
        raise entry.place.error("a", "missing")
    check_number(shape, entry, "a", entry.source.a)
    check_words(entry)


def as_question(shape: CardShape, source: PackLine) -> Question:
    """Of a line that was checked."""
    assert source.a is not None
    assert source.anecdote is not None
    return Question(
        source.id,
        source.cat.get(shape.game, ""),
        source.q.text(),
        units()[source.unit],
        exact(source.a),
        source.anecdote.text(),
        publisher(source),
        of_when(source),
        source.signed,
        asks_for_year(source),
    )


def of_when(source: PackLine) -> str | None:
    """Only of an answer that may change: all others are as true today."""
    return source.asof if source.volatile else None


def asks_for_year(source: PackLine) -> bool | UnsetType:
    return source.unit == YEAR or UNSET


def check_game(shape: CardShape, entry: Entry) -> None:
    if entry.source.games and shape.game not in entry.source.games:
        raise entry.place.error("games", f"not a question for {shape.game}")


def _check_category(shape: CardShape, entry: Entry) -> None:
    if not shape.categories:
        return
    category = entry.source.cat.get(shape.game)
    if category is None:
        raise entry.place.error("cat", f"none for {shape.game}")
    if category not in shape.categories:
        known = ", ".join(shape.categories)
        raise entry.place.error("cat", f"{shape.game} has no category {category!r}, only {known}")


def check_number(shape: CardShape, entry: Entry, field: str, value: Number) -> None:
    try:
        number = exact(value)
    except Rejected as refusal:
        raise entry.place.error(field, f"{value} is refused: {refusal.code}") from None
    if not isinstance(number, int) and (entry.source.whole or shape.answers):
        raise entry.place.error(field, f"{number} is not whole")
    if shape.answers and number not in shape.answers:
        raise entry.place.error(field, f"{number} is not within {shape.answers[0]} and {shape.answers[-1]}")
    if number < 0 and not entry.source.signed:
        raise entry.place.error("signed", "must be true, for the answer is below zero")


def check_words(entry: Entry) -> None:
    source = entry.source
    _check_text(entry, "q", source.q)
    if source.unit not in units():
        raise entry.place.error("unit", f"unknown unit {source.unit!r}")
    if source.anecdote is not None:
        _check_text(entry, "anecdote", source.anecdote)
    if not source.src:
        raise entry.place.error("src", "names no source")


def _check_text(entry: Entry, field: str, wording: Wording) -> None:
    """What is shown on screens has no hidden signs."""
    for language, words in (("en", wording.en), ("fr", wording.fr), ("de", wording.de)):
        try:
            check_characters(words)
        except Rejected as refusal:
            raise entry.place.error(f"{field}.{language}", refusal.code.replace("_", " ")) from None
