"""P7: the deal is fair, and anyone can check it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from ardoise import GAMES, Dice
from ardoise.server.lobby.start import commitment, new_seed
from ardoise.server.records.export import Unreadable, export
from ardoise.server.records.verify import Flaw, verify
from tests.kit.evening import CODE, Evening
from tests.kit.exports import HOUSE_RULES, altered, by_the_table, parts, signed, with_line
from tests.promises.fair_positions import likelihoods
from tests.promises.promise import Order, Promise, Tally

LIKELY = 0.001
Lines = list[dict[str, Any]]
Forged = tuple[dict[str, Any], Lines]


def a_game(seed: str, number: int) -> bytes:
    """The export of a game: all games, sizes and house rules by turns."""
    name = [*GAMES][number % len(GAMES)]
    sizes, house_rules = GAMES[name].seats, HOUSE_RULES[name] if number // len(GAMES) % 2 else {}
    return export(Evening(sizes[number // 8 % len(sizes)], f"{seed} {number}").play(name, **house_rules).log)


def entry_changed(header: dict[str, Any], lines: Lines, dice: Dice) -> Forged:
    """Something that the table drew or reckoned."""
    n = dice.pick(by_the_table(lines))
    bodies = [*altered(lines[n]["body"])]
    return header, with_line(lines, n, body=dice.pick(bodies)) if bodies else lines[:n]


def deal_changed(header: dict[str, Any], lines: Lines, dice: Dice) -> Forged:
    return header, with_line(lines, 0, body=dice.pick([*altered(lines[0]["body"])]))


def entry_dropped(header: dict[str, Any], lines: Lines, dice: Dice) -> Forged:
    n = dice.below(len(lines))
    return header, lines[:n] + lines[n + 1 :]


def entry_doubled(header: dict[str, Any], lines: Lines, dice: Dice) -> Forged:
    n = dice.below(len(lines))
    return header, lines[: n + 1] + lines[n:]


def entries_swapped(header: dict[str, Any], lines: Lines, dice: Dice) -> Forged:
    n = dice.below(len(lines) - 1)
    return header, [*lines[:n], lines[n + 1], lines[n], *lines[n + 2 :]]


def seed_changed(header: dict[str, Any], lines: Lines, _: Dice) -> Forged:
    return {**header, "seed": new_seed()}, lines


def promise_changed(header: dict[str, Any], lines: Lines, _: Dice) -> Forged:
    return {**header, "commitment": new_seed()}, lines


def seed_and_promise_changed(header: dict[str, Any], lines: Lines, _: Dice) -> Forged:
    seed = new_seed()
    return {**header, "seed": seed, "commitment": commitment(seed, CODE, header["number"])}, lines


def header_changed(header: dict[str, Any], lines: Lines, dice: Dice) -> Forged:
    changes = [{"seats": header["seats"] + 1}, {"number": header["number"] + 1}, {"room": "XXXXXX"}, {"packs": []}]
    return {**header, **dice.pick(changes)}, lines


FORGERIES: tuple[Callable[[dict[str, Any], Lines, Dice], Forged], ...] = (
    entry_changed,
    deal_changed,
    entry_dropped,
    entry_doubled,
    entries_swapped,
    seed_changed,
    promise_changed,
    seed_and_promise_changed,
    header_changed,
)


def is_fair(data: bytes) -> bool:
    try:
        verify(data)
    except (Flaw, Unreadable):
        return False
    return True


async def games_verify(order: Order) -> Tally:
    """Each game as it was played, and once forged by somebody who knows how to make the digest anew."""
    tally, forged = Tally(), 0
    for number in range(order.runs):
        data = await asyncio.to_thread(a_game, str(order.seed), number)
        forgery, dice = FORGERIES[number % len(FORGERIES)], Dice(f"{order.seed} forger", number)
        tally.check(is_fair(data), f"game {number} is refused")
        if is_fair(signed(*forgery(*parts(data), dice))):
            tally.failures.append(f"game {number}: {forgery.__name__} and nobody noticed")
        forged += 1
    tally.figures["forged"] = forged
    return tally


async def deals_are_even(order: Order) -> Tally:
    """So many deals of every game; whatever can lie at a position lies there as often as it should.

    With a hundred positions and p > 0.001 for each of them, a fair table would fail one time in ten. So the bound is
    divided among the positions: a fair table fails one time in a thousand, whatever their number.
    """
    found = await asyncio.to_thread(likelihoods, order.runs, str(order.seed))
    unlikely = [f"{where}: p = {p:.2g}" for where, p in found.items() if p <= LIKELY / len(found)]
    return Tally(order.runs, unlikely, {"positions": len(found), "lowest p": min(found.values())})


PROMISES = [
    Promise("P7", "anyone can check a game, and no forgery passes", 20, 1_000, games_verify, seconds=1_200),
    Promise("P7 deals", "the deal is even at every position", 2_000, 100_000, deals_are_even),
]
