"""What kind of a question it is, by its words: its shape, its length, and whether it is a sum in disguise."""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from itertools import permutations

from ardoise.engine.text import LANGUAGES
from ardoise.packs.format import PackLine
from ardoise.packs.numerals import plain_numbers
from ardoise.packs.publisher import COMPUTED, publisher

QUOTED = re.compile(r"“[^”]*”|„[^“]*“|«[^»]*»")
SET_UP = re.compile(r":\s")
ROUNDED = re.compile(r"\brounded\b|\barrondi|\bgerundet|\ben arrondissant\b", re.IGNORECASE)
BRACKETS = re.compile(r"\(([^()]*)\)")
CITED = re.compile(
    r"\baccording to\b|\bsays?\b|\bcount(?:ed)?\b|\bfigures\b|\bestimates?\b|\bdatabase\b|\bstudy\b"
    r"|\bd’après\b|\bselon\b|\blaut\b|\bzufolge\b",
    re.IGNORECASE,
)
DATED = re.compile(r"\b\d{4}\b")
NAME = re.compile(r"\b[A-Z]\w+(?: [A-Z]\w+)+|\b[A-Z]{3,}\b")
SHAPES = {
    "In what year …?": re.compile(r"\b(?:what|which) year\b", re.IGNORECASE),
    "set-up: …?": SET_UP,
    "How many …?": re.compile(r"\bhow many\b", re.IGNORECASE),
    "How old, tall, long …?": re.compile(r"\bhow (?!many)\w+", re.IGNORECASE),
    "What percentage …?": re.compile(r"\bpercentage\b", re.IGNORECASE),
    "What …?": re.compile(r"\bwhat\b", re.IGNORECASE),
}
OTHER = "otherwise"


def words(source: PackLine) -> int:
    """In English."""
    return sum(any(sign.isalnum() for sign in word) for word in source.q.en.split())


def texts(source: PackLine) -> Iterator[str]:
    """The question in each language, without what it quotes."""
    return (QUOTED.sub("", getattr(source.q, language)) for language in LANGUAGES)


def shape(source: PackLine) -> str:
    english = next(texts(source))
    return next((name for name, pattern in SHAPES.items() if pattern.search(english)), OTHER)


def has_set_up(source: PackLine) -> bool:
    """In most of its languages: “Some words first: how many?”"""
    return sum(bool(SET_UP.search(text)) for text in texts(source)) * 2 > len(LANGUAGES)


def says_rounded(source: PackLine) -> bool:
    return any(ROUNDED.search(text) for text in texts(source))


def has_source_in_brackets(source: PackLine) -> bool:
    inside = (found for text in texts(source) for found in BRACKETS.findall(text))
    return any(DATED.search(words) or NAME.search(words) for words in inside)


def cites_its_source(source: PackLine) -> bool:
    """“According to NASA”: a question about NASA itself may name it."""
    name = re.compile(rf"(?<!\w){re.escape(publisher(source))}(?!\w)")
    return any(CITED.search(text) and name.search(text) for text in texts(source))


def can_be_worked_out(source: PackLine) -> bool:
    """Nothing but a sum, or what two figures of the question make: their sum, difference, product or quotient."""
    if not source.asks_for_knowledge:
        return False
    return publisher(source) == COMPUTED or _follows(source)


def _follows(source: PackLine) -> bool:
    if source.a is None:
        return False
    answer, figures = Decimal(str(source.a)), [Decimal(number) for number in plain_numbers(source.q.en)]
    return any(answer in _made_of(one, other) for one, other in permutations(figures, 2))


def _made_of(one: Decimal, other: Decimal) -> Iterator[Decimal]:
    yield from (one + other, one - other, one * other)
    if other:
        yield from (one / other, (one / other).quantize(Decimal(1)))
