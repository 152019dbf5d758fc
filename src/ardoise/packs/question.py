"""A line of a pack as a question of Gambit 7 or Incroyable!, or as a side of a Bornes card."""

from __future__ import annotations

from collections.abc import Mapping

from ardoise.engine.game import Rejected
from ardoise.engine.number import Number, exact
from ardoise.engine.question import Question
from ardoise.engine.text import Text, check_characters
from ardoise.games.bornes.types import Kind, Side
from ardoise.games.incroyable.types import LEAST, MOST, SYMBOLS
from ardoise.packs.source import Entry, Mode, Wording
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
    source = entry.source
    _check_game(entry, game)
    if source.anecdote is None:
        raise entry.place.error("anecdote", "missing")
    return Question(
        source.id,
        _category(entry, game),
        _text(entry, "q", source.q),
        _unit(entry),
        _answer(entry, game),
        _text(entry, "anecdote", source.anecdote),
        _origins(entry),
        source.asof,
        source.signed,
    )


def side(entry: Entry) -> Side:
    """The side of a card, or PackError."""
    source = entry.source
    _check_game(entry, "bornes")
    mode = _mode(entry)
    return Side(
        source.id,
        KINDS[mode],
        _text(entry, "q", source.q),
        _unit(entry),
        None if source.a is None else _answer(entry, "bornes"),
        source.picture,
        None if source.faces is None else tuple(_checked(entry, "faces", face, "bornes") for face in source.faces),
        _origins(entry),
        None if source.anecdote is None else _text(entry, "anecdote", source.anecdote),
    )


def _check_game(entry: Entry, game: str) -> None:
    if entry.source.games and game not in entry.source.games:
        raise entry.place.error("games", f"not a question for {game}")


def _category(entry: Entry, game: str) -> str:
    category = entry.source.cat.get(game)
    if category is None:
        raise entry.place.error("cat", f"none for {game}")
    if category not in CATEGORIES[game]:
        raise entry.place.error("cat", f"{game} has no category {category!r}, only {', '.join(CATEGORIES[game])}")
    return category


def _unit(entry: Entry) -> Text:
    try:
        return units()[entry.source.unit]
    except KeyError:
        raise entry.place.error("unit", f"unknown unit {entry.source.unit!r}") from None


def _origins(entry: Entry) -> str:
    if not entry.source.src:
        raise entry.place.error("src", "names no source")
    return "; ".join(origin.by for origin in entry.source.src)


def _answer(entry: Entry, game: str) -> Number:
    source = entry.source
    if source.a is None:
        raise entry.place.error("a", "missing")
    return _checked(entry, "a", source.a, game)


def _checked(entry: Entry, field: str, value: Number, game: str) -> Number:
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
    return number


def _text(entry: Entry, field: str, wording: Wording) -> Text:
    """The words, or PackError: what is shown on screens has no hidden signs."""
    for language, words in (("en", wording.en), ("fr", wording.fr), ("de", wording.de)):
        try:
            check_characters(words)
        except Rejected as refusal:
            raise entry.place.error(f"{field}.{language}", refusal.code.replace("_", " ")) from None
    return wording.text()


def _mode(entry: Entry) -> Mode:
    """The mode, once the card is known to have all that the mode needs and nothing else."""
    source = entry.source
    if source.mode is None:
        raise entry.place.error("mode", "missing")
    for field in ("a", "picture", "faces"):
        needed, given = field in NEEDED[source.mode], getattr(source, field) is not None
        if needed != given:
            raise entry.place.error(field, f"{'missing' if needed else 'out of place'} in mode {source.mode}")
    if source.faces is not None and len(source.faces) != FACES:
        raise entry.place.error("faces", f"{len(source.faces)} instead of {FACES}")
    return source.mode
