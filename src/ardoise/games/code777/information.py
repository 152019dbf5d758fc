"""Code 777: how much an answer tells, in bits about the three numbers: a bit is a doubt between two that are alike."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from math import log2

from ardoise.games.code777.deduction import Candidates, Learned, by_code, possible_answers


def entropy(ways: Collection[int]) -> float:
    """The doubt that is left among things that can have come about in so many ways each, however large the numbers."""
    total = sum(ways)
    shares = [count / total for count in ways]
    return sum(-share * log2(share) for share in shares if share)


def expected_bits(ways: Mapping[int, int], left: Candidates, told: Learned) -> float:
    """What the question of `told` tells on average somebody for whom these racks are left, whatever the answer."""
    answers = possible_answers(told.question, told.seen).values()
    after = [codes.values() for racks in answers if (codes := by_code(ways, left & racks))]
    total = sum(map(sum, after))
    return entropy(by_code(ways, left).values()) - sum(sum(codes) / total * entropy(codes) for codes in after)
