"""The sealed service that hands a bot's seat a noisy hunch of the answer.

Beside the games this is the only place that looks at an answer. What it returns goes into a bot's `choose` and nowhere
else: never into a view, a log or a seat at which a person sits. Same seed, question, seat and level: same hunch.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal
from math import hypot
from typing import Any

from ardoise.bots.chance import likely, normal, student
from ardoise.bots.dials import DIALS, Dials
from ardoise.bots.domains import Domain, domain, log_spread, number, place
from ardoise.bots.player import CERTAIN, Hunch, Level
from ardoise.bots.spoken import said
from ardoise.engine.dice import Dice
from ardoise.engine.game import Record, Seat
from ardoise.engine.number import MOST, Number
from ardoise.engine.question import Question
from ardoise.games.bornes import cards as bornes_cards
from ardoise.games.bornes import types as bornes
from ardoise.games.gambit7 import types as gambit7
from ardoise.games.incroyable import types as incroyable

UNEVEN = 0.5  # how much the spread differs from one question of a kind to another, on a log scale
SHARED = 0.95  # the error that all bots share, in spreads
OWN = 0.88  # times Student's t and rounded: a spread of 1
PET = 0.3  # of the spread, where a bot is at home
SLIP = 0.25
COUNTED = Domain("log", 0.15)
MEASURED = Domain("log", 0.35)
UNKNOWN_SIZE, UNKNOWN_SPREAD = 40, 0.8  # of what nobody has measured yet


class Asked(Record):
    """What a hunch is drawn from."""

    key: str
    category: str
    domain: Domain
    answer: Number
    most: int = MOST
    signed: bool = False


def hunch(game: str, state: Any, seat: Seat, level: Level, seed: str) -> Hunch | None:
    """What the bot on this seat believes about what lies there. None: there is nothing to guess for it."""
    look = LOOKS.get(game)
    return look(state, seat, DIALS[level], f"{seed}/{level}", seed) if look else None


def _gambit7(state: gambit7.State, seat: Seat, dials: Dials, own: str, seed: str) -> Hunch | None:
    if not isinstance(state.phase, (gambit7.Answering, gambit7.Betting)):
        return None
    return draw(_asked(state.questions[state.round]), seat, dials, own, seed)


def _incroyable(state: incroyable.State, seat: Seat, dials: Dials, own: str, seed: str) -> Hunch | None:
    ordinary = isinstance(state.phase, (incroyable.Estimating, incroyable.Shifting, incroyable.Speaking))
    if not ordinary and not (isinstance(state.phase, incroyable.Choosing) and seat in state.phase.still_in):
        return None
    return draw(_asked(state.question, incroyable.MOST), seat, dials, own, seed)


def _bornes(state: bornes.State, seat: Seat, dials: Dials, own: str, seed: str) -> Hunch | None:
    if not isinstance(state.phase, bornes.Ranking) or seat == state.round.master:
        return None
    round_ = f"{seed}/round {state.round.number}"
    challenge = _of_side(state.phase.announcement.challenge, state.round.die, seat, dials, own, round_)
    hand = [(side.id, _of_side(side, state.round.die, seat, dials, own, round_)) for side in state.round.hands[seat]]
    return Hunch(challenge.estimate, challenge.sureness, tuple(hand))


LOOKS: Mapping[str, Callable[[Any, Seat, Dials, str, str], Hunch | None]] = {
    "gambit7": _gambit7,
    "incroyable": _incroyable,
    "bornes": _bornes,
}


def _asked(question: Question, most: int = MOST) -> Asked:
    kind = domain(question.text, question.unit, question.answer)
    return Asked(question.id, question.category, kind, question.answer, most, question.signed)


def _of_side(side: bornes.Side, die: int, seat: Seat, dials: Dials, own: str, seed: str) -> Hunch:
    answer = bornes_cards.value(side, die)
    if answer is None:  # nobody has measured it yet
        unknown = Domain("log", UNKNOWN_SPREAD)
        return draw(Asked(side.id, side.kind, unknown, UNKNOWN_SIZE), seat, dials, own, seed, knowable=False)
    if side.kind in ("arithmetic", "die"):
        return _reckoned(side.id, answer, seat, dials, own)
    kinds = {"counting": COUNTED, "measured": MEASURED}
    kind = kinds.get(side.kind) if answer > 0 else None
    return draw(Asked(side.id, side.kind, kind or domain(side.text, side.unit, answer), answer), seat, dials, own, seed)


def _reckoned(key: str, answer: Number, seat: Seat, dials: Dials, own: str) -> Hunch:
    """A sum in the head, under an hourglass: right, or off without one's noticing much."""
    dice = Dice(f"{own}/{key}/{seat}", 0)
    if not likely(dice, dials.slips):
        return Hunch(answer, SLIP * dials.slips)
    off = round(float(answer) * SLIP * normal(dice)) or 1
    return Hunch(max(0, round(answer) + off), SLIP * dials.sureness)


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
