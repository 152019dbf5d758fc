"""Fourchette: the rules of interest that an event fired, for figures over many games."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise_fourchette.types import AnyEvent, Scored, Served

NOTABLES = ("rounds", "plates", "forks_right", "choices_right", "baited", "nobody_right")


def notable(event: AnyEvent) -> Sequence[str]:
    match event:
        case Served(plates):
            return ["plates"] * len(plates)
        case Scored(payouts=payouts):
            forks = sum(payout.fork > 0 for payout in payouts)
            choices = sum(payout.choice > 0 for payout in payouts)
            baited = sum(payout.bait > 0 for payout in payouts)
            fired = ["rounds", *["forks_right"] * forks, *["choices_right"] * choices, *["baited"] * baited]
            return fired if forks else [*fired, "nobody_right"]
    return ()
