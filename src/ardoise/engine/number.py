"""Exact numbers: whole or decimal, compared as they are written, never as rounded floats.

At most fifteen significant digits, because a JavaScript number carries just these without a change.
"""

from __future__ import annotations

from decimal import ROUND_FLOOR, Context, Decimal

from ardoise.engine.game import Rejected

Number = int | Decimal

MOST = 10**15
DIGITS = 15
DECIMALS = 6
SMALLEST = Decimal(1).scaleb(-DECIMALS)


def exact(value: Number, least: Number = -MOST, most: Number = MOST) -> Number:
    """The one way to write this number (2.50 is 2.5, 3.0 is the whole number 3), or Rejected."""
    if type(value) is int:
        if least <= value <= most:
            return value
        raise Rejected("out_of_range", least=least, most=most)
    if isinstance(value, float):  # from Python code only: what its author wrote is its shortest spelling
        value = Decimal(repr(value))
    if not isinstance(value, Decimal) or not value.is_finite():
        raise Rejected("not_a_number")
    if not least <= value <= most:  # before any arithmetic: an exponent of a billion must stay cheap
        raise Rejected("out_of_range", least=least, most=most)
    if value == value.to_integral_value():
        return int(value)
    short = value.normalize()
    _, digits, exponent = short.as_tuple()
    if short != value or len(digits) > DIGITS or not isinstance(exponent, int) or exponent < -DECIMALS:
        raise Rejected("too_precise", digits=DIGITS, decimals=DECIMALS)
    return short


def rounded_down(value: Decimal) -> Number:
    """The nearest number below that can be written."""
    short = Context(prec=DIGITS, rounding=ROUND_FLOOR).plus(value)
    return exact(short.quantize(SMALLEST, ROUND_FLOOR) if short % SMALLEST else short)


def whole(value: Number, least: int, most: int) -> int:
    """A whole number within bounds, or Rejected."""
    number = exact(value, least, most)
    if not isinstance(number, int):
        raise Rejected("not_whole")
    return number
