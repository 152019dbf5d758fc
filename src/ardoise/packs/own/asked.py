"""Questions of people's own as the games ask them. Which one that is, is known by its words, not by its place."""

from __future__ import annotations

from hashlib import sha256

from ardoise.engine.number import exact
from ardoise.engine.question import Question
from ardoise.engine.text import Text
from ardoise.games.bornes.types import Side
from ardoise.packs.own.check import fits_incroyable
from ardoise.packs.own.types import OwnPack, OwnQuestion, Words

GAMES = ("gambit7", "incroyable", "bornes")


def fitting(pack: OwnPack, game: str) -> list[OwnQuestion]:
    """Those that this game can ask, each once."""
    if game not in GAMES:
        return []
    different = {_id(question): question for question in pack.questions}
    return [question for question in different.values() if game != "incroyable" or fits_incroyable(question.a)]


def as_question(pack: OwnPack, question: OwnQuestion, game: str) -> Question:
    assert question.a is not None
    return Question(
        _id(question),
        question.cat.incroyable if game == "incroyable" else question.cat.gambit7,
        _text(pack, question.q),
        _text(pack, question.unit),
        exact(question.a),
        _text(pack, question.anecdote),
        question.src.strip(),
        signed=question.a < 0,
    )


def as_side(pack: OwnPack, question: OwnQuestion) -> Side:
    assert question.a is not None
    anecdote = _text(pack, question.anecdote)
    return Side(
        _id(question),
        "known",
        _text(pack, question.q),
        _text(pack, question.unit),
        exact(question.a),
        source=question.src.strip(),
        anecdote=anecdote if anecdote.en else None,
    )


def _id(question: OwnQuestion) -> str:
    words = "\n".join((question.q.en, question.q.fr, question.q.de, str(question.a)))
    return f"own-{sha256(words.encode()).hexdigest()[:16]}"


def _text(pack: OwnPack, words: Words) -> Text:
    """In every language of the table: where it was not written, as in the pack's first language that has it."""
    first = next((said for language in pack.languages if (said := words.into(language).strip())), "")
    spoken = {language: words.into(language).strip() for language in pack.languages}
    return Text(*(spoken.get(language) or first for language in ("en", "fr", "de")))
