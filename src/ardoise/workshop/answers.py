"""Is the answer right? It is computed again, compared with a second source, or vouched for by two."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from ardoise.engine.number import Number
from ardoise.packs.format import Entry, SourceRef
from ardoise.packs.units import YEAR
from ardoise.workshop.calc import Calculator, needs_facts
from ardoise.workshop.findings import Finding, found
from ardoise.workshop.tables import CannotCompute, Tables, number

CLOSE = Fraction(3, 100)
EXACT = frozenset({"year", "count"})  # kinds in which two sources must say the same
BY_HAND = "fact"
COMPUTED = "compute"


def faults(entry: Entry, tables: Tables) -> Iterator[Finding]:
    source = entry.source
    if source.mode == "measure":
        return
    if source.mode == "dice":
        yield from _every_face(entry, tables)
    elif source.calc is not None:
        yield from _computed_again(entry, tables)
    elif source.kind == BY_HAND:
        yield from _vouched_for(entry)
    else:
        yield found(entry, "calc", "missing: only a fact written by hand does without")


def _every_face(entry: Entry, tables: Tables) -> Iterator[Finding]:
    for face, says in enumerate(entry.source.faces or (), 1):
        yield from _equal(entry, f"faces[{face}]", Calculator(tables, die=face), entry.source.calc, says)


def _computed_again(entry: Entry, tables: Tables) -> Iterator[Finding]:
    source, calculator = entry.source, Calculator(tables, picture=entry.source.picture)
    if source.a is None:
        yield found(entry, "a", "missing")
        return
    yield from _equal(entry, "calc", calculator, source.calc, source.a)
    if not needs_facts(source.calc) and source.asks_for_knowledge and source.kind != COMPUTED:
        yield found(entry, "calc", "figures typed by hand: that is a fact, with two sources")
    if source.check is not None:
        yield from _close(entry, calculator, source.a)
        yield from _seen_at_least(entry)
    elif needs_facts(source.calc) and source.state != "named":
        yield found(entry, "check", "no second source, so the state is named")


def _seen_at_least(entry: Entry) -> Iterator[Finding]:
    """A second figure that no table has must have been seen somewhere."""
    seen = [origin for origin in entry.source.src if origin.url and origin.on and origin.seen is not None]
    if not needs_facts(entry.source.check) and not seen:
        yield found(entry, "check", "typed by hand, and no source says where it was seen")


def _equal(entry: Entry, field: str, calculator: Calculator, calc: Any, says: Number) -> Iterator[Finding]:
    try:
        value = calculator.value(calc)
    except CannotCompute as trouble:
        yield found(entry, field, str(trouble))
        return
    if value != number(str(says)):
        yield found(entry, field, f"gives {_shown(value)}, the answer says {says}")


def _close(entry: Entry, calculator: Calculator, says: Number) -> Iterator[Finding]:
    source = entry.source
    usual = Fraction(0) if source.kind in EXACT else CLOSE
    tolerance = usual if source.tol is None else number(str(source.tol))
    try:
        other = calculator.value(source.check)
    except CannotCompute as trouble:
        yield found(entry, "check", str(trouble))
        return
    if _differ(other, says, tolerance):
        yield found(entry, "check", f"the second source gives {_shown(other)}, the answer says {says}")


def _vouched_for(entry: Entry) -> Iterator[Finding]:
    origins = {place: origin for place, origin in enumerate(entry.source.src) if origin.seen is not None}
    if len({origin.by for origin in origins.values()}) < 2:
        yield found(entry, "src", "a fact needs two publishers, with the number that was seen at each")
    if not any(origin.primary for origin in origins.values()):
        yield found(entry, "src", "none of the sources is primary")
    for place, origin in origins.items():
        yield from _seen(entry, f"src[{place}]", origin)


def _seen(entry: Entry, field: str, origin: SourceRef) -> Iterator[Finding]:
    answer, seen = entry.source.a, origin.seen
    if not origin.url or origin.on is None:
        yield found(entry, field, "says not where and when it was seen")
    if answer is None or seen is None:
        return
    tolerance = Fraction(0) if entry.source.kind in EXACT or entry.source.unit in ("", YEAR) else CLOSE
    if _differ(number(str(seen)), answer, tolerance):
        yield found(entry, field, f"{origin.by} says {seen}, the answer says {answer}")


def _differ(other: Fraction, answer: Number, tolerance: Fraction) -> bool:
    says = number(str(answer))
    return abs(other - says) > tolerance * abs(says)


def _shown(value: Fraction) -> str:
    return str(int(value)) if value.denominator == 1 else f"{float(value):.6g}"
