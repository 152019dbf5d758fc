"""What is wrong with a pack of people's own, as far as a program can tell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import get_args

from ardoise.engine.game import Rejected
from ardoise.engine.number import Number, exact
from ardoise.engine.text import Language, check_characters
from ardoise.packs.custom.types import LONGEST, MOST_QUESTIONS, Fault, Finding, OwnPack, OwnQuestion, Words
from ardoise.packs.links import LINK
from ardoise.packs.numerals import gives_away
from ardoise.packs.shape import CardShape

MARKUP = re.compile(r"<[a-z/!?]|\]\(", re.IGNORECASE)


def check(pack: OwnPack, games: Sequence[CardShape]) -> list[Finding]:
    """`games`: those that may ask it."""
    of_questions = (finding for n in range(len(pack.questions)) for finding in _of_one(pack, n, games))
    return [*_of_the_pack(pack), *of_questions]


def errors(findings: list[Finding]) -> list[Finding]:
    return [finding for finding in findings if finding.level == "error"]


def _of_the_pack(pack: OwnPack) -> Iterator[Finding]:
    yield from _text(None, "title", pack.title, needed=True)
    if not pack.languages:
        yield Finding("error", None, "languages", "no_language")
    if len(set(pack.languages)) < len(pack.languages):
        yield Finding("error", None, "languages", "twice")
    if len(pack.questions) > MOST_QUESTIONS:
        yield Finding("error", None, "questions", "too_many", {"most": MOST_QUESTIONS})


def _of_one(pack: OwnPack, n: int, games: Sequence[CardShape]) -> Iterator[Finding]:
    question = pack.questions[n]
    languages: tuple[Language, ...] = get_args(Language)
    for language in languages:
        yield from _text(n, f"q.{language}", question.q.into(language), needed=language in pack.languages)
        yield from _text(n, f"unit.{language}", question.unit.into(language))
        yield from _text(n, f"anecdote.{language}", question.anecdote.into(language))
    yield from _text(n, "src", question.src)
    yield from _answer(n, question, games)
    for language in pack.languages:
        if question.a is not None and _is_sane(question.a) and gives_away(question.q.into(language), question.a):
            yield Finding("warning", n, f"q.{language}", "gives_away")
    if n and question.q != Words() and question.q in [earlier.q for earlier in pack.questions[:n]]:
        yield Finding("warning", n, "", "twice")


def _text(question: int | None, field: str, text: str, needed: bool = False) -> Iterator[Finding]:
    most = LONGEST[field.partition(".")[0]]
    if not text.strip():
        if needed:
            yield Finding("error", question, field, "missing")
        return
    if len(text) > most:
        yield Finding("error", question, field, "too_long", {"most": most})
    if _has_hidden_signs(text):
        yield Finding("error", question, field, "hidden")
    if MARKUP.search(text) or LINK.search(text):
        yield Finding("error", question, field, "markup")


def _has_hidden_signs(text: str) -> bool:
    try:
        check_characters(text)
    except Rejected:
        return True
    return False


def _answer(n: int, question: OwnQuestion, games: Sequence[CardShape]) -> Iterator[Finding]:
    if question.a is None:
        yield Finding("error", n, "a", "missing")
        return
    try:
        answer = exact(question.a)
    except Rejected as refusal:
        fault: Fault = "too_precise" if refusal.code == "too_precise" else "out_of_range"
        yield Finding("error", n, "a", fault, dict(refusal.about))
        return
    for shape in games:
        if shape.answers and not shape.fits(answer):
            about = {"game": shape.game, "least": shape.answers[0], "most": shape.answers[-1]}
            yield Finding("note", n, "a", "does_not_fit", about)


def _is_sane(answer: Number) -> bool:
    try:
        exact(answer)
    except Rejected:
        return False
    return True
