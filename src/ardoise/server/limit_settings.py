"""Every limit as a setting: its words, the values of each profile, and a value that somebody wrote."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, get_args, get_type_hints

from msgspec.structs import replace

from ardoise.server.limits import LIMITS, Limits

NUMBER = re.compile(r"\d{1,12}([./]\d{1,12})?")
LEAST = {"frame": 1024}  # a smaller one would keep out the page itself; every other limit is above 0
SHARES = {"home": Fraction(1), "school": Fraction(10), "public": Fraction(1, 2)}  # of what one address may do

TYPES: Mapping[str, Any] = get_type_hints(Limits)
HINTS: Mapping[str, Any] = get_type_hints(Limits, include_extras=True)
WORDS: Mapping[str, str] = {name: get_args(kind)[1].description for name, kind in HINTS.items()}


class BadLimit(ValueError):
    """In one line, for whoever wrote it."""


def parsed(name: str, text: str) -> int | float:
    """The value of a limit: a number, or a fraction as 30/3600."""
    if name not in WORDS:
        raise BadLimit(f"there is no limit {name}: {', '.join(WORDS)}")
    try:
        value = Fraction(text) if NUMBER.fullmatch(text) else Fraction(0)
    except ZeroDivisionError:
        value = Fraction(0)
    whole = TYPES[name] is int
    if value <= 0 or (whole and value.denominator != 1):
        raise BadLimit(f"{name}: {text} is not a {'whole ' if whole else ''}number above 0")
    if value < LEAST.get(name, 0):
        raise BadLimit(f"{name}: at least {LEAST[name]}")
    return int(value) if whole else float(value)


def profile(name: str) -> Limits:
    """The limits of one address multiplied: a school sits behind a single one, the public behind many."""
    share = SHARES[name]
    return replace(LIMITS, **{limit: _scaled(limit, share) for limit in WORDS if of_an_address(limit)})


def of_an_address(limit: str) -> bool:
    return "address" in WORDS[limit] and not limit.endswith("_seconds")


def _scaled(limit: str, share: Fraction) -> int | float:
    usual = getattr(LIMITS, limit)
    return max(1, int(usual * share)) if TYPES[limit] is int else float(usual * share)
