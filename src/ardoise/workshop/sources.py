"""Are the sources what they are called: a second one, a primary one, one at all?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

from ardoise.engine.number import Number
from ardoise.packs.format import Entry, PackLine
from ardoise.packs.numerals import in_words, plain_numbers
from ardoise.workshop.answers import COMPUTED
from ardoise.workshop.calc import needs_facts
from ardoise.workshop.findings import Finding, Severity, found

# Whose a column is, by a part of its name, in the tables that join two publishers. All other tables have one.
PUBLISHERS = {
    "animals": {"anage_": "AnAge", "pan_": "PanTHERIA"},
    "books": {"counted_words": "our count", "se_word_count": "Standard Ebooks"},
    "elements": {"_pse": "komed3/periodic-table", "_mendeleev": "mendeleev"},
}
SECOND_HAND = re.compile(
    r"wikipedia|britannica|larousse|brockhaus|\bquot(?:e[sd]?|ing)\b|\bmirror\b|copy at|\bafter\b"
    r"|\b(?:cited|reported|shown) (?:at|by|in|on)\b",
    re.IGNORECASE,
)
COMMON = frozenset({1, 2, 7, 12, 24, 60, 365, Decimal("365.25"), 366, 3600, 86400})  # of clocks and calendars
DEFINED = frozenset(map(Decimal, ("0.2", "0.3048", "0.9144", "1.609344", "1609.344")))  # carat, foot, yard and mile
POWER_OF_TEN = re.compile("10*")
DAY = re.compile(r"\d{4}-\d\d-\d\d")
BARE_SUM = re.compile("(?:definition of .*, )?(?:computation|computed)|own calculation")


def faults(entry: Entry) -> Iterator[Finding]:
    yield from _not_second(entry)
    yield from _not_primary(entry)
    yield from _from_nowhere(entry)


def _not_second(entry: Entry) -> Iterator[Finding]:
    """A check of a table by itself proves only that nobody mistyped."""
    source = entry.source
    checked = publishers(source.check)
    shared = ", ".join(sorted(publishers(source.calc) & checked))
    if not shared:
        return
    if checked <= publishers(source.calc) and not any(origin.seen is not None for origin in source.src):
        yield found(entry, "check", f"from the same table as the sum: {shared}", "warning")
    else:
        yield found(entry, "check", f"in part from the same table as the sum: {shared}", "note")


def publishers(calc: Any) -> frozenset[str]:
    """Of everything that a sum looks up."""
    match calc:
        case [str(), str() as table, dict() as wanted, *column]:
            looked_at = [*wanted, *column]
            marks = PUBLISHERS.get(table, {})
            named = [name for mark, name in marks.items() if any(mark in column for column in looked_at)]
            return frozenset(f"{table} ({name})" for name in named) or frozenset({table})
        case list():
            return frozenset().union(*map(publishers, calc))
    return frozenset()


def _not_primary(entry: Entry) -> Iterator[Finding]:
    for place, origin in enumerate(entry.source.src):
        second_hand = SECOND_HAND.search(f"{origin.by} {origin.url}")
        if origin.primary and second_hand:
            severity: Severity = "note" if second_hand[0].lower() == "after" else "warning"  # it may tell of a time
            yield found(entry, f"src[{place}]", f"called primary, and says {second_hand[0]!r}", severity)


def _from_nowhere(entry: Entry) -> Iterator[Finding]:
    """What is computed needs no source, but the figures in it may: pips, coins, coordinates."""
    source = entry.source
    computed = source.kind == COMPUTED and source.asks_for_knowledge and not needs_facts(source.calc)
    if not computed or any(origin.url and origin.primary for origin in source.src):
        return
    typed = sorted({figure for figure in _figures(source.calc) if not _is_said(figure, source)})
    if typed:
        listed = ", ".join(map(str, typed))
        if _is_of_the_world(source):
            yield found(entry, "calc", f"figures that no primary source tells, and no question: {listed}", "warning")
        else:
            yield found(entry, "calc", f"figures that nobody tells, and no question: {listed}", "note")


def _is_of_the_world(source: PackLine) -> bool:
    """Does a source name more than the sum? Then something was looked up."""
    return any(origin.url or not BARE_SUM.fullmatch(origin.by) for origin in source.src)


def _figures(calc: Any) -> Iterator[Number]:
    """Those typed into a sum; a proof's are mathematics."""
    match calc:
        case ["proof", *_]:
            return
        case list():
            for part in calc:
                yield from _figures(part)
        case str() if DAY.fullmatch(calc):
            yield from (int(calc[:4]), int(calc[8:]))
        case int() | Decimal():
            yield calc


def _is_said(figure: Number, source: PackLine) -> bool:
    text = source.q.en
    if figure in COMMON | DEFINED or POWER_OF_TEN.fullmatch(str(figure)):
        return True
    spelled = in_words(figure) & set(re.findall(r"[\w-]+", text.lower()))
    return bool(spelled) or any(figure == Decimal(number) for number in plain_numbers(text))
