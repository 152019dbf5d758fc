"""The four levels: points on the dials that all number games share. The club player is made like people."""

from __future__ import annotations

from collections.abc import Mapping

from ardoise.bots.player import Level
from ardoise.engine.game import Record


class Dials(Record, kw_only=True):
    # what it knows
    spread: float  # of its errors; 1 is people's
    bias: float  # how much of the error that all share it shares
    known: float  # the part of all questions to which it knows the answer
    pets: float  # the part of all categories in which it is at home
    slips: float  # how often a sum or a count goes wrong
    sureness: float  # the spread that it believes to have, as a part of the true one; people are too sure
    # how it weighs
    heeds: float  # how much another's estimate counts beside its own
    lift: float  # how far it corrects for people's answering too low, in spreads
    trusts: float  # how much more it believes a number that is not round
    whims: float  # how often it follows a whim instead of calculating


DIALS: Mapping[Level, Dials] = {
    "novice": Dials(
        spread=1.5,
        bias=1.0,
        known=0.02,
        pets=0.0,
        slips=0.4,
        sureness=0.35,
        heeds=0.0,
        lift=0.0,
        trusts=0.0,
        whims=0.3,
    ),
    "club": Dials(
        spread=1.0,
        bias=1.0,
        known=0.05,
        pets=0.12,
        slips=0.3,
        sureness=0.5,
        heeds=0.3,
        lift=0.1,
        trusts=0.1,
        whims=0.1,
    ),
    "strong": Dials(
        spread=0.7,
        bias=0.8,
        known=0.08,
        pets=0.2,
        slips=0.18,
        sureness=0.8,
        heeds=0.7,
        lift=0.4,
        trusts=0.3,
        whims=0.03,
    ),
    "master": Dials(
        spread=0.42,
        bias=0.4,
        known=0.15,
        pets=0.25,
        slips=0.01,
        sureness=1.0,
        heeds=1.0,
        lift=0.5,
        trusts=0.4,
        whims=0.0,
    ),
}
