"""Are the words right, as far as a program can tell?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ardoise.bots.question_kinds import asks_year
from ardoise.engine.text import LANGUAGES
from ardoise.packs.format import Entry, PackLine, Wording
from ardoise.packs.links import LINK
from ardoise.packs.numerals import NARROW, gives_away
from ardoise.packs.units import YEAR, is_sign, spoken, units
from ardoise.workshop.findings import Finding, found

SHORTEST, LONGEST = 10, 150
LARGE_NUMBERS = re.compile(r"billi(?!g)|trilli|milliard", re.IGNORECASE)
MARKUP = re.compile(r"<[a-z/!]|\{|\}", re.IGNORECASE)
PARTED = re.compile(r"(?<!\d)\d{1,3} \d{3}(?!\d)")
CENTURY = re.compile(r"\d(?:er?|ème) siècle")
SIGNS = sorted((*filter(is_sign, units()), "ml", "€", "$", "£", "°"), key=len, reverse=True)
SIGN = re.compile(rf"(?<![\w’])(?:{'|'.join(map(re.escape, SIGNS))})(?![\w’])|(?<=\d)°C?")


def faults(entry: Entry) -> Iterator[Finding]:
    source = entry.source
    for field, wording in (("q", source.q), ("anecdote", source.anecdote)):
        if wording is None:
            continue
        for language in LANGUAGES:
            text = getattr(wording, language)
            for fault in (*_form(text, language), *_ending(source, field, text), *_given_away(source, text)):
                yield found(entry, f"{field}.{language}", fault)
        if CENTURY.search(wording.fr):
            yield found(entry, f"{field}.fr", "a century is written in Roman numerals: XIXe siècle", "note")
    yield from (found(entry, "q", fault) for fault in _same_digits(source.q))
    yield from (found(entry, f"q.{language}", fault) for language, fault in _unit_named(source))
    yield from (found(entry, f"q.{language}", fault, "warning") for language, fault in _signs(source.q))
    yield from (found(entry, "unit", fault) for fault in _year_kind(source))
    if source.asks_for_knowledge and source.anecdote is None:
        yield found(entry, "anecdote", "missing")


def _form(text: str, language: str) -> Iterator[str]:
    if not SHORTEST <= len(text) <= LONGEST:
        yield f"{len(text)} characters instead of {SHORTEST} to {LONGEST}"
    if "  " in text or text != text.strip():
        yield "a space too many"
    if "'" in text or '"' in text:
        yield "a straight quotation mark or apostrophe"
    if LARGE_NUMBERS.search(text):
        yield "a word for a large number that means another one in another language: ask in millions"
    if MARKUP.search(text) or LINK.search(text):
        yield "markup or a link"
    if language == "fr":
        if PARTED.search(text):
            yield "a number that may break at its space: French wants a narrow no-break one"
        if re.search(rf"(?<!{NARROW})[?!:;»%]|«(?!{NARROW})", text):
            yield "French wants a narrow no-break space there"
    elif re.search(rf"[\s{NARROW}][?!:;]", text):
        yield "a space before a mark"


def _ending(source: PackLine, field: str, text: str) -> Iterator[str]:
    computed = source.mode in ("sum", "dice")
    ends = ((".", "?") if computed else ("?",)) if field == "q" else (".", "!")
    if not text.endswith(ends):
        yield f"does not end with {' or '.join(ends)}"


def _same_digits(wording: Wording) -> Iterator[str]:
    numbers = {tuple(sorted(re.findall(r"\d+", getattr(wording, language)))) for language in LANGUAGES}
    if len(numbers) > 1:
        yield f"other figures in another language: {sorted(numbers)}"


def _unit_named(source: PackLine) -> Iterator[tuple[str, str]]:
    for language in LANGUAGES if source.unit in units() else ():
        words, text = spoken(source.unit, language), getattr(source.q, language)
        if words and not any(_is_said(word, text) for word in words) and source.unit not in SIGN.findall(text):
            yield language, f"does not name its unit, {words[0]}"


def _is_said(word: str, text: str) -> bool:
    """Words may go on, as in a plural."""
    return bool(re.search(rf"(?<!\w){re.escape(word)}", text, re.IGNORECASE))


def _signs(wording: Wording) -> Iterator[tuple[str, str]]:
    """A question is read aloud: 5 metres, not 5 m."""
    for language in LANGUAGES:
        if sign := SIGN.search(getattr(wording, language)):
            yield language, f"a sign where a word is said: {sign[0]}"


def _year_kind(source: PackLine) -> Iterator[str]:
    asked = source.unit in units() and asks_year(source.q.text(), units()[source.unit])
    if source.unit != YEAR and (source.kind == YEAR or asked):
        yield f"asks for a year, and its unit is not {YEAR!r}"


def _given_away(source: PackLine, text: str) -> Iterator[str]:
    """The answer, in figures or in words. Sums may contain it by chance."""
    if source.a is None or source.mode in ("sum", "count"):
        return
    if gives_away(text, source.a):
        yield "gives the answer away"
