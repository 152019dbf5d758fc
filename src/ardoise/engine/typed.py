"""What people type when they mean a number: "1,5 Mio", "1 500 000", "1.5M", "−3", "3½".

A text has one reading, or several to choose from, or none. The page reads the same way (web/src/kit/numbers/), and
both are held to tests/vectors/numbers.json.
"""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Decimal
from fractions import Fraction
from itertools import groupby, pairwise, product
from math import prod
from unicodedata import numeric

from ardoise.engine.game import Rejected
from ardoise.engine.number import DECIMALS, DIGITS, MOST, Number, exact
from ardoise.engine.scales import ARTICLES, scales
from ardoise.engine.text import Language

LONGEST = 60
CHOICES = 4
DECIMAL_SIGN = {"en": ".", "fr": ",", "de": ","}
GROUPING = " '.,"
MINUS = ("-", "minus ", "moins ")
SAME = {
    **dict.fromkeys((*map(chr, range(0x2000, 0x200B)), *"\u00a0\u202f\u205f\u3000\t\r\n"), " "),
    **dict.fromkeys("\u200b\u200e\u200f\u2060\ufeff\u00ad", ""),
    **dict.fromkeys("\u2212\u2010\u2011\u2013\ufe63\uff0d", "-"),
    **dict.fromkeys("\u2019\u2018\u02bc\u2032\u00b4`\uff07", "'"),
    **dict(zip("０１２３４５６７８９．，＋％／\u2044", "0123456789.,+%//", strict=True)),
}
TABLE = str.maketrans(SAME)
VULGAR = {sign: Fraction(numeric(sign)).limit_denominator(10) for sign in "½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒"}


def readings(
    text: str, language: Language, *, signed: bool = True, decimals: bool = True, own: bool = False
) -> tuple[Number, ...]:
    """The numbers that a text can mean, smallest first, or Rejected.

    `own`: typed with keys that write the language's own decimal sign, so that this one is never a thousands sign.
    """
    signs = text[: LONGEST + 1].translate(TABLE)
    minus, amount = _signed(" ".join(run for run in signs.split(" ") if run))
    if not amount:
        raise Rejected("nothing")
    if len(text) > LONGEST:
        raise Rejected("not_a_number")
    found: set[Number] = set()
    refusal: Rejected | None = None
    for value in _amounts(amount.removesuffix("%").rstrip(), language, own):
        try:
            found.add(_allowed(-value if minus else value, signed, decimals))
        except Rejected as why:
            refusal = refusal or why
    if not found:
        raise refusal or Rejected("not_a_number")
    if len(found) > CHOICES:
        raise Rejected("not_a_number")
    return tuple(sorted(found))


def _signed(text: str) -> tuple[bool, str]:
    for word in MINUS:
        if text.lower().startswith(word):
            return True, text[len(word) :].lstrip()
    return False, text.removeprefix("+").lstrip()


def _allowed(value: Fraction, signed: bool, decimals: bool) -> Number:
    if abs(value) > MOST:
        raise Rejected("out_of_range", least=-MOST, most=MOST)
    if value < 0 and not signed:
        raise Rejected("negative")
    if value.denominator == 1:
        return int(value)
    if not decimals:
        raise Rejected("not_whole")
    millionths = value * 10**DECIMALS
    if millionths.denominator != 1:
        raise Rejected("too_precise", digits=DIGITS, decimals=DECIMALS)
    return exact(Decimal(int(millionths)).scaleb(-DECIMALS))


def _amounts(text: str, language: Language, own: bool) -> Iterator[Fraction]:
    """Every sum that the text can mean: "2 Mio 300 Tsd" has two parts, each a number and its scales."""
    parts = _parts(text)
    if not parts:
        return
    heard = [_heard(number, words, language, own) for number, words in parts]
    for choice in product(*heard):
        if all(value < scale for (_, scale), (value, _) in pairwise(choice)):
            yield sum((value for value, _ in choice), Fraction(0))


def _heard(number: str, words: list[str], language: Language, own: bool) -> list[tuple[Fraction, int]]:
    """What one part can be worth, each with the scale under which the next part must stay."""
    if not number and words[0].lower() in ARTICLES:
        words = words[1:]
    values = _numbers(number, DECIMAL_SIGN[language] if own else None) if number else [Fraction(1)]
    if not (number or words):
        return []
    sizes = [prod(10**zeros for zeros in choice) for choice in product(*(scales(word, language) for word in words))]
    return [(value * size, size) for value in values for size in sizes]


def _parts(text: str) -> list[tuple[str, list[str]]] | None:
    """Numbers, each with the words after it. None: they run into each other, as in 1k5."""
    parts: list[tuple[str, list[str]]] = []
    for is_word, signs in groupby(text, str.isalpha):
        run = "".join(signs)
        if is_word and parts:
            parts[-1][1].append(run)
        elif is_word:
            parts.append(("", [run]))
        elif not parts:
            parts.append((run.strip(), []))
        elif run.strip(". "):
            if _is_power(parts[-1], run):
                parts[-1] = (f"{parts[-1][0]}e{run.strip()}", [])
            elif not run.removeprefix(".").startswith(" "):
                return None
            else:
                parts.append((run.removeprefix(".").strip(), []))
        elif run not in (" ", ".", ". "):
            return None
    return parts


def _is_power(part: tuple[str, list[str]], run: str) -> bool:
    number, words = part
    return bool(number) and words in (["e"], ["E"]) and _digits(run.strip().lstrip("+-")) and run[0] != " "


def _numbers(text: str, own: str | None) -> list[Fraction]:
    number, powered, power = text.partition("e")
    if powered:
        sign = -1 if power.startswith("-") else 1
        zeros = power[1:] if power[0] in "+-" else power
        if len(zeros) > 2 or not _digits(zeros):
            return []
        return [value * Fraction(10) ** (sign * int(zeros)) for value in _plain(number, own)]
    if text[-1] in VULGAR:
        return _mixed(text[:-1].rstrip(), VULGAR[text[-1]])
    if "/" in text:
        return _divided(text)
    return _plain(text, own)


def _mixed(whole: str, rest: Fraction) -> list[Fraction]:
    return [value + rest for value in _plain(whole, None) if value.denominator == 1][:1] if whole else [rest]


def _divided(text: str) -> list[Fraction]:
    above, _, below = text.partition("/")
    whole, _, over = above.strip().rpartition(" ")
    below = below.strip()
    if not (_digits(over) and _digits(below) and int(below)):
        return []
    part = Fraction(int(over), int(below))
    return [] if whole and part >= 1 else _mixed(whole, part)


def _plain(text: str, own: str | None) -> list[Fraction]:
    """Digits with signs between them. One lone point or comma before three digits can be either of two things."""
    marks = [sign for sign in text if not _digits(sign)]
    if not marks:
        return [Fraction(int(text))] if text else []
    last = marks[-1]
    head, _, tail = text.rpartition(last)
    found = []
    if last in ".," and marks.count(last) == 1 and _digits(tail or "0") and (head or tail):
        whole = _grouped(head, marks[0]) if len(marks) > 1 else head or "0"
        if whole and _digits(whole):
            found.append(Fraction(f"{whole}.{tail or 0}"))
    if not (len(marks) == 1 and last == own):
        whole = _grouped(text, last)
        found += [Fraction(int(whole))] if whole else []
    return found


def _grouped(text: str, sign: str) -> str | None:
    """The digits of 1'234'567, if they are grouped by three with this one sign."""
    first, *others = text.split(sign)
    tidy = _digits(first) and first[0] != "0" and len(first) <= 3 and others
    if sign not in GROUPING or not tidy or any(len(group) != 3 or not _digits(group) for group in others):
        return None
    return first + "".join(others)


def _digits(text: str) -> bool:
    return text.isascii() and text.isdecimal()
