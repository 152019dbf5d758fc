"""What is wrong with a pack of people's own, as far as a program can tell."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

from ardoise.engine.game import Rejected
from ardoise.engine.number import Number, exact
from ardoise.engine.text import LANGUAGES, Language, check_characters
from ardoise.packs.custom.types import LONGEST, MOST_QUESTIONS, Fault, Finding, OwnPack, OwnQuestion, Words
from ardoise.packs.links import LINK
from ardoise.packs.numerals import gives_away
from ardoise.packs.shape import CardShape

MARKUP = re.compile(r"<[a-z/!?]|\]\(", re.IGNORECASE)


def check(pack: OwnPack, games: Sequence[CardShape]) -> list[Finding]:
    """`games`: those that may ask it."""
    findings = [*_of_the_pack(pack)]
    spoken = dict.fromkeys(pack.languages)  # each once, however often a stranger wrote it
    asked: set[Words] = set()
    for n, question in enumerate(pack.questions[:MOST_QUESTIONS]):  # one more is an error already
        findings += _of_one(n, question, spoken, games)
        if question.q in asked and question.q != Words():
            findings.append(Finding("warning", n, "", "twice"))
        asked.add(question.q)
    return findings


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


def _of_one(
    n: int, question: OwnQuestion, spoken: Collection[Language], games: Sequence[CardShape]
) -> Iterator[Finding]:
    for language in LANGUAGES:
        yield from _text(n, f"q.{language}", question.q.into(language), needed=language in spoken)
        yield from _text(n, f"unit.{language}", question.unit.into(language))
        yield from _text(n, f"anecdote.{language}", question.anecdote.into(language))
    yield from _text(n, "src", question.src)
    yield from _answer(n, question, games)
    for language in spoken:
        asked = question.q.into(language)[: LONGEST["q"]]
        if question.a is not None and _is_sane(question.a) and gives_away(asked, question.a):
            yield Finding("warning", n, f"q.{language}", "gives_away")


def _text(question: int | None, field: str, text: str, needed: bool = False) -> Iterator[Finding]:
    most = LONGEST[field.partition(".")[0]]
    if not text.strip():
        if needed:
            yield Finding("error", question, field, "missing")
        return
    if len(text) > most:
        yield Finding("error", question, field, "too_long", {"most": most})
        text = text[:most]
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
