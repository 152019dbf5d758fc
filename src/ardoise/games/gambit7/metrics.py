"""Gambit 7: the rules of interest that an event fired, for figures over many games."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.games.gambit7.types import TOO_HIGH, AnyEvent, Laid, Scored

NOTABLES = ("rounds", "answers_shared", "all_too_high", "gambit_won", "gambit_lost", "bets_alone", "bets_shared")
REASONS = {"gambit_won": "gambit_won", "gambit_lost": "gambit_lost", "alone": "bets_alone", "shared": "bets_shared"}


def notable(event: AnyEvent) -> Sequence[str]:
    match event:
        case Laid(slates):
            return ["answers_shared"] * sum(len(slate.authors) > 1 for slate in slates)
        case Scored(winning=winning, payouts=payouts):
            fired = ["rounds"]
            if winning == TOO_HIGH:
                fired.append("all_too_high")
            reasons = (reason.why for payout in payouts for reason in payout.why)
            return fired + [REASONS[why] for why in reasons if why in REASONS]
    return ()
