"""JSON: one spelling for each value, and strangers are taken at their word."""

from __future__ import annotations

from decimal import Decimal

import msgspec
import pytest

from ardoise.engine.codec import decode_strictly, encode
from ardoise.games.gambit7.types import AnyMove, Bet, Case, Chips, Stake, Write


def test_groups_of_seats_have_one_spelling():
    assert encode(frozenset({3, 1, 2})) == encode(frozenset({2, 3, 1})) == b"[1,2,3]"


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ('{"type":"Write","answer":3}', Write(3)),
        ('{"type":"Write","answer":9.990}', Write(Decimal("9.99"))),
        ('{"type":"Write","answer":0.1000000000000000055511151231}', Write(Decimal("0.1000000000000000055511151231"))),
        ('{"type":"Bet","stake":{"chips":[{"case":-4,"count":2}]}}', Bet(Stake((Chips(Case(-4), 2),)))),
    ],
)
def test_a_strangers_move_as_it_was_written(line, move):
    assert decode_strictly(line.encode(), AnyMove) == move


@pytest.mark.parametrize(
    "line",
    [
        '{"type":"Write","answer":"3"}',
        '{"type":"Write","answer":true}',
        '{"type":"Write","answer":null}',
        '{"type":"Write","answer":NaN}',
        '{"type":"Write"}',
        '{"type":"Write","answer":3,"seat":2}',
        '{"type":"Bet","stake":{"chips":[{"case":0,"count":3}]}}',
        '{"type":"Bet","stake":{"chips":[{"case":1.5,"count":1}]}}',
        '{"type":"Bet","stake":{"chips":[],"more":1}}',
        '{"type":"Dance"}',
        '{"answer":3}',
        '{"type":"Write","answer":1e99999999999999999999}',
        '{"type":"Write","answer":1e-99999999999999999999}',
        "[]",
    ],
)
def test_what_a_stranger_may_not_write(line):
    with pytest.raises(msgspec.MsgspecError):
        decode_strictly(line.encode(), AnyMove)
