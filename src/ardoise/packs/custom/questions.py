"""Questions of people's own as the games ask them. Which one that is, is known by its words, not by its place."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from hashlib import sha256
from itertools import cycle

from ardoise.engine.number import exact
from ardoise.engine.question import Question
from ardoise.engine.text import Text
from ardoise.games.bornes.types import Side
from ardoise.games.incroyable.types import SYMBOLS
from ardoise.packs.custom.check import fits_incroyable
from ardoise.packs.custom.types import OwnPack, OwnQuestion, Words
from ardoise.packs.dealing import ROUNDS, Own

GAMES = ("gambit7", "incroyable", "bornes")


def fitting(pack: OwnPack, game: str) -> list[OwnQuestion]:
    """Those that this game can ask, each once."""
    if game not in GAMES:
        return []
    different = {id_of(question): question for question in pack.questions}
    return [question for question in different.values() if game != "incroyable" or fits_incroyable(question.a)]


def own(pack: OwnPack, game: str, asked: Collection[str]) -> Own:
    """What a table is asked of a pack: in its order, nothing twice, and no more than one game can ask."""
    fresh = [question for question in fitting(pack, game) if id_of(question) not in asked]
    if game == "bornes":
        return Own(sides=tuple(_side(pack, question) for question in fresh))
    if game == "incroyable":
        anywhere = cycle(SYMBOLS)
        symbols = [next(anywhere) if each.cat.incroyable == "any" else each.cat.incroyable for each in fresh]
        return Own(tuple(map(partial(_question, pack), fresh, symbols)))
    return Own(tuple(_question(pack, question, question.cat.gambit7) for question in fresh[:ROUNDS]))


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
    )


def _side(pack: OwnPack, question: OwnQuestion) -> Side:
    assert question.a is not None
    anecdote = _text(pack, question.anecdote)
    return Side(
        id_of(question),
        "known",
        _text(pack, question.q),
        _text(pack, question.unit),
        exact(question.a),
        source=question.src.strip(),
        anecdote=anecdote if anecdote.en else None,
    )


def id_of(question: OwnQuestion) -> str:
    words = "\n".join((question.q.en, question.q.fr, question.q.de, str(question.a)))
    return f"own-{sha256(words.encode()).hexdigest()[:16]}"


def _text(pack: OwnPack, words: Words) -> Text:
    """In every language of the table: where it was not written, as in the pack's first language that has it."""
    first = next((said for language in pack.languages if (said := words.into(language).strip())), "")
    spoken = {language: words.into(language).strip() for language in pack.languages}
    return Text(*(spoken.get(language) or first for language in ("en", "fr", "de")))
