"""A line of a pack as a question of Gambit 7 or Incroyable!, or as a side of a Bornes card."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET

from ardoise.engine.game import Rejected
from ardoise.engine.number import Number, exact
from ardoise.engine.question import Question
from ardoise.engine.text import check_characters
from ardoise.games.bornes.types import Kind, Side
from ardoise.games.incroyable.types import LEAST, MOST, SYMBOLS
from ardoise.packs.format import Entry, Mode, PackLine, Wording
from ardoise.packs.units import units

CATEGORIES: Mapping[str, tuple[str, ...]] = {
    "gambit7": ("economy", "arts", "geography", "history", "culture", "science", "sports", "misc"),
    "incroyable": SYMBOLS,
}
KINDS: Mapping[Mode, Kind] = {
    "know": "known",
    "sum": "arithmetic",
    "count": "counting",
    "dice": "die",
    "measure": "measured",
}
NEEDED: Mapping[Mode, frozenset[str]] = {
    "know": frozenset({"a"}),
    "sum": frozenset({"a"}),
    "count": frozenset({"a", "picture"}),
    "dice": frozenset({"faces"}),
    "measure": frozenset(),
}
FACES = 6


def question(entry: Entry, game: str) -> Question:
    """The question, or PackError."""
    _check_game(entry, game)
    if entry.source.anecdote is None:
        raise entry.place.error("anecdote", "missing")
    _check_category(entry, game)
    if entry.source.a is None:
        raise entry.place.error("a", "missing")
    _check_number(entry, "a", entry.source.a, game)
    _check_words(entry)
    return as_question(entry.source, game)


def side(entry: Entry) -> Side:
    """The side of a card, or PackError."""
    source = entry.source
    _check_game(entry, "bornes")
    _check_mode(entry)
    if source.a is not None:
        _check_number(entry, "a", source.a, "bornes")
    for face in source.faces or ():
        _check_number(entry, "faces", face, "bornes")
    _check_words(entry)
    return as_side(source)


def as_question(source: PackLine, game: str) -> Question:
    """Of a line that was checked."""
    assert source.a is not None
    assert source.anecdote is not None
    return Question(
        source.id,
        source.cat[game],
        source.q.text(),
        units()[source.unit],
        exact(source.a),
        source.anecdote.text(),
        _origins(source),
        source.asof,
        source.signed,
    )


def as_side(source: PackLine) -> Side:
    """Of a line that was checked."""
    assert source.mode is not None
    return Side(
        source.id,
        KINDS[source.mode],
        source.q.text(),
        units()[source.unit],
        None if source.a is None else exact(source.a),
        source.picture,
        None if source.faces is None else tuple(map(exact, source.faces)),
        _origins(source),
        None if source.anecdote is None else source.anecdote.text(),
        UNSET if source.asof is None else source.asof,
    )


def _origins(source: PackLine) -> str:
    """Each once: a publisher may have several tables."""
    return "; ".join(dict.fromkeys(origin.by for origin in source.src))


def _check_game(entry: Entry, game: str) -> None:
    if entry.source.games and game not in entry.source.games:
        raise entry.place.error("games", f"not a question for {game}")


def _check_category(entry: Entry, game: str) -> None:
    category = entry.source.cat.get(game)
    if category is None:
        raise entry.place.error("cat", f"none for {game}")
    if category not in CATEGORIES[game]:
        raise entry.place.error("cat", f"{game} has no category {category!r}, only {', '.join(CATEGORIES[game])}")


def _check_number(entry: Entry, field: str, value: Number, game: str) -> None:
    try:
        number = exact(value)
    except Rejected as refusal:
        raise entry.place.error(field, f"{value} is refused: {refusal.code}") from None
    if not isinstance(number, int) and (entry.source.whole or game == "incroyable"):
        raise entry.place.error(field, f"{number} is not whole")
    if game == "incroyable" and not LEAST <= number <= MOST:
        raise entry.place.error(field, f"{number} is not within {LEAST} and {MOST}")
    if number < 0 and not entry.source.signed:
        raise entry.place.error("signed", "must be true, for the answer is below zero")


def _check_words(entry: Entry) -> None:
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


def _check_mode(entry: Entry) -> None:
    """A card has all that its mode needs, and nothing else."""
    source = entry.source
    if source.mode is None:
        raise entry.place.error("mode", "missing")
    for field in ("a", "picture", "faces"):
        needed, given = field in NEEDED[source.mode], getattr(source, field) is not None
        if needed != given:
            raise entry.place.error(field, f"{'missing' if needed else 'out of place'} in mode {source.mode}")
    if source.faces is not None and len(source.faces) != FACES:
        raise entry.place.error("faces", f"{len(source.faces)} instead of {FACES}")
