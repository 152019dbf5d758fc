"""Questions of people's own as the games ask them. A question is known by its words, not by its place."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from hashlib import sha256

from msgspec import UNSET, UnsetType

from ardoise.engine.number import exact
from ardoise.engine.question import Question, Spoken
from ardoise.engine.text import LANGUAGES, Text
from ardoise.packs.custom.types import OwnPack, OwnQuestion, Words
from ardoise.packs.dealing import Own
from ardoise.packs.shape import CardShape


def fitting(pack: OwnPack, shape: CardShape) -> list[OwnQuestion]:
    """Those that this game can ask, each once."""
    different = {id_of(question): question for question in pack.questions}
    return [question for question in different.values() if shape.fits(question.a)]


def own(pack: OwnPack, shape: CardShape, asked: Collection[str]) -> Own:
    """What a table is asked of a pack: in its order, nothing twice, and no more than one game can ask."""
    fresh = [question for question in fitting(pack, shape) if id_of(question) not in asked][: shape.custom.most]
    chosen = [question.cat.get(shape.game, shape.custom.usual) for question in fresh]
    return Own(tuple(map(partial(_question, pack), fresh, shape.custom.place(chosen))))


def _question(pack: OwnPack, question: OwnQuestion, category: str) -> Question:
    assert question.a is not None
    return Question(
        id_of(question),
        category,
        _text(pack, question.q),
        _text(pack, question.unit),
        exact(question.a),
        _text(pack, question.anecdote),
        question.src.strip(),
        signed=question.a < 0,
        year=question.year or UNSET,
        spoken=_spoken(pack, question),
    )


def _spoken(pack: OwnPack, question: OwnQuestion) -> Spoken | UnsetType:
    written = tuple(language for language in pack.languages if question.q.into(language).strip())
    return UNSET if len(written) == len(LANGUAGES) else written


def id_of(question: OwnQuestion) -> str:
    words = "\n".join((question.q.en, question.q.fr, question.q.de, str(question.a)))
    return f"own-{sha256(words.encode()).hexdigest()[:16]}"


def _text(pack: OwnPack, words: Words) -> Text:
    """In every language of the table: where it was not written, as in the pack's first language that has it."""
    first = next((said for language in pack.languages if (said := words.into(language).strip())), "")
    spoken = {language: words.into(language).strip() for language in pack.languages}
    return Text(*(spoken.get(language) or first for language in ("en", "fr", "de")))
