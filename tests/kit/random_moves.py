"""Random moves of any game, well typed and mostly nonsense: built from the types themselves."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import msgspec.inspect as mi

from ardoise.engine.dice import Dice

INTEGERS = (-4, -1, 0, 1, 2, 3, 4, 5, 7, 45, 9999, 10**15, 10**30)
DECIMALS = (Decimal("9.99"), Decimal("-0.5"), Decimal("2.50"), Decimal("1e400"), Decimal("1e-400"), Decimal("NaN"))
WORDS = ("", "boundary", "challenge", "c1", "How many?", "\u202e", "x" * 600)


def random_move(kinds: Any, dice: Dice) -> Any:
    """One of the game's moves with values by lot; only what the types forbid is left out."""
    return _value(mi.type_info(kinds), dice)


def _value(kind: Any, dice: Dice) -> Any:
    match kind:
        case mi.IntType():
            return dice.pick(INTEGERS)
        case mi.DecimalType():
            return dice.pick(DECIMALS)
        case mi.StrType():
            return dice.pick(WORDS)
        case mi.BoolType():
            return bool(dice.below(2))
        case mi.NoneType():
            return None
        case mi.LiteralType(values=values):
            return dice.pick(values)
        case mi.UnionType(types=types):
            return _value(dice.pick(types), dice)
        case mi.VarTupleType(item_type=item):
            return tuple(_value(item, dice) for _ in range(dice.below(5)))
        case mi.StructType(cls=cls, fields=fields):
            return cls(*(_value(field.type, dice) for field in fields))
        case mi.Metadata(type=inner):
            return _value(inner, dice)
    raise TypeError(f"no random value for {kind}")
