"""Numbers in texts, in figures and in words: as a text may give an answer away."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ardoise.engine.number import Number

NARROW = "\u202f"
GROUPS = f".,{NARROW}\u00a0"
NUMBER = re.compile(rf"\d+(?:[{GROUPS}]\d{{3}})*(?:[.,]\d+)?")

SPELLED: dict[int, tuple[str, ...]] = {
    3: ("three", "trois", "drei"),
    4: ("four", "quatre", "vier"),
    5: ("five", "cinq", "fünf"),
    6: ("six", "sechs"),
    7: ("seven", "sept", "sieben"),
    8: ("eight", "huit", "acht"),
    9: ("nine", "neun"),
    10: ("ten", "dix", "zehn"),
    11: ("eleven", "onze", "elf"),
    12: ("twelve", "douze", "zwölf", "dozen", "dutzend"),
    13: ("thirteen", "treize", "dreizehn"),
    14: ("fourteen", "quatorze", "vierzehn"),
    15: ("fifteen", "quinze", "fünfzehn"),
    16: ("sixteen", "seize", "sechzehn"),
    17: ("seventeen", "dix-sept", "siebzehn"),
    18: ("eighteen", "dix-huit", "achtzehn"),
    19: ("nineteen", "dix-neuf", "neunzehn"),
    20: ("twenty", "vingt", "zwanzig"),
    21: ("twenty-one", "einundzwanzig"),
    24: ("twenty-four", "vingt-quatre", "vierundzwanzig"),
    30: ("thirty", "trente", "dreißig"),
    40: ("forty", "quarante", "vierzig"),
    50: ("fifty", "cinquante", "fünfzig"),
    60: ("sixty", "soixante", "sechzig"),
    80: ("eighty", "quatre-vingts", "achtzig"),
    100: ("hundred", "cent", "hundert"),
    1000: ("thousand", "mille", "tausend"),
}


def in_words(answer: Number) -> frozenset[str]:
    """In the three languages; nothing for a number that nobody spells out (the French nine also means new)."""
    return frozenset(SPELLED.get(int(answer), ()) if answer == int(answer) else ())


def gives_away(text: str, answer: Number) -> bool:
    """Is the answer, whatever its sign, in the text?"""
    size = max(answer, -answer)
    said = {word.lower() for word in re.findall(r"[\w-]+", text)}
    return float(size) in {float(found) for found in plain_numbers(text)} or bool(said & in_words(size))


def plain_numbers(text: str) -> Iterator[str]:
    """The numbers of a text as Python reads them."""
    for written in NUMBER.findall(text):
        without_groups = re.sub(rf"[{GROUPS}](?=\d{{3}}(?!\d))", "", written)
        yield without_groups.replace(",", ".")
