"""The sealed service that hands a bot's seat a noisy hunch of the answer.

Beside the games this is the only place that looks at an answer. What it returns goes into a bot's `choose` and nowhere
else: never into a view, a log or a seat at which a person sits. Same seed, question, seat and level: same hunch.
"""

from __future__ import annotations

from decimal import Decimal
from math import hypot
from typing import Any

from ardoise.bots.distributions import likely, normal, student
from ardoise.bots.domains import Domain, domain, log_spread, number, place
from ardoise.bots.family import Bots
from ardoise.bots.levels import DIALS, Dials
from ardoise.bots.player import CERTAIN, Hunch, Level
from ardoise.bots.rounding import said
from ardoise.engine.dice import Dice
from ardoise.engine.game import Record, Seat
from ardoise.engine.number import MOST, Number
from ardoise.engine.question import Question

UNEVEN = 0.5  # how much the spread differs from one question of a kind to another, on a log scale
SHARED = 0.95  # the error that all bots share, in spreads
OWN = 0.88  # times Student's t and rounded: a spread of 1
PET = 0.3  # of the spread, where a bot is at home


class Asked(Record):
    """What a hunch is drawn from."""

    key: str
    category: str
    domain: Domain
    answer: Number
    most: int = MOST
    signed: bool = False


def hunch(bots: Bots, state: Any, seat: Seat, level: Level, seed: str) -> Hunch | None:
    """What the bot on this seat believes about the open question. None: it has nothing to guess."""
    return bots.look(state, seat, DIALS[level], f"{seed}/{level}", seed)


def asked_by(question: Question, most: int = MOST) -> Asked:
    kind = domain(question.text, question.unit, question.answer, question.year is True)
    return Asked(question.id, question.category, kind, question.answer, most, question.signed)


def draw(asked: Asked, seat: Seat, dials: Dials, own: str, seed: str, knowable: bool = True) -> Hunch:
    """The truth, off by what all are off and by what this one is off, said as people say it."""
    kind = asked.domain
    crowd, dice = Dice(f"{seed}/{asked.key}", 0), Dice(f"{own}/{asked.key}/{seat}", 0)
    usual = kind.spread * number("log", UNEVEN * normal(crowd))
    shared = usual * (kind.leans + SHARED * normal(crowd))
    if knowable and likely(dice, dials.known):
        return Hunch(asked.answer, CERTAIN)
    at_home = likely(Dice(f"{own}/pet {asked.category}/{seat}", 0), dials.pets)
    home = PET if at_home else 1.0
    noise = usual * dials.spread * home
    bias = shared * dials.bias * home
    value = number(kind.scale, place(kind.scale, float(asked.answer)) + bias + noise * OWN * student(dice))
    estimate = _possible(said(value, kind, noise, isinstance(asked.answer, int), dice), asked)
    believed = hypot(noise, SHARED * usual * dials.bias * home) * dials.sureness
    return Hunch(estimate, max(CERTAIN, log_spread(kind.scale, believed, float(estimate))))


def _possible(estimate: Number, asked: Asked) -> Number:
    least = -asked.most if asked.signed else 0
    return min(max(estimate, least), asked.most) if isinstance(estimate, (int, Decimal)) else estimate
