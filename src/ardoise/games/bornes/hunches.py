"""What a bot may guess: the sealed look at the cards in hand. Only `ardoise.bots.hunches` calls it."""

from __future__ import annotations

from ardoise.bots.distributions import likely, normal
from ardoise.bots.domains import Domain, domain
from ardoise.bots.hunches import Asked, draw
from ardoise.bots.levels import Dials
from ardoise.bots.player import Hunch
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.engine.number import Number
from ardoise.games.bornes.deck import value
from ardoise.games.bornes.types import Ranking, Side, State

SLIP = 0.25
COUNTED = Domain("log", 0.15)
MEASURED = Domain("log", 0.35)
UNKNOWN_SIZE, UNKNOWN_SPREAD = 40, 0.8  # of what nobody has measured yet


def look(state: State, seat: Seat, dials: Dials, own: str, seed: str) -> Hunch | None:
    if not isinstance(state.phase, Ranking) or seat == state.round.master:
        return None
    round_ = f"{seed}/round {state.round.number}"
    challenge = _of_side(state.phase.announcement.challenge, state.round.die, seat, dials, own, round_)
    hand = [(side.id, _of_side(side, state.round.die, seat, dials, own, round_)) for side in state.round.hands[seat]]
    return Hunch(challenge.estimate, challenge.sureness, tuple(hand))


def _of_side(side: Side, die: int, seat: Seat, dials: Dials, own: str, seed: str) -> Hunch:
    answer = value(side, die)
    if answer is None:  # nobody has measured it yet
        unknown = Domain("log", UNKNOWN_SPREAD)
        return draw(Asked(side.id, side.kind, unknown, UNKNOWN_SIZE), seat, dials, own, seed, knowable=False)
    if side.kind in ("arithmetic", "die"):
        return _worked_out(side.id, answer, seat, dials, own)
    kinds = {"counting": COUNTED, "measured": MEASURED}
    kind = kinds.get(side.kind) if answer > 0 else None
    kind = kind or domain(side.text, side.unit, answer, side.year is True)
    return draw(Asked(side.id, side.kind, kind, answer), seat, dials, own, seed)


def _worked_out(key: str, answer: Number, seat: Seat, dials: Dials, own: str) -> Hunch:
    """A sum in the head, under an hourglass: right, or off without one's noticing much."""
    dice = Dice(f"{own}/{key}/{seat}", 0)
    if not likely(dice, dials.slips):
        return Hunch(answer, SLIP * dials.slips)
    off = round(float(answer) * SLIP * normal(dice)) or 1
    return Hunch(max(0, round(answer) + off), SLIP * dials.sureness)
