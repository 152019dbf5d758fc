"""P6: no seat gets a byte that it may not see."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from ardoise import GAMES, Dice
from ardoise.engine.codec import decode
from ardoise.server.lobby.types import PersonId
from ardoise.server.records.export import export
from tests.every_game import match, twins
from tests.kit.clock import run
from tests.pairs import HOUSE_RULES, Leak, compare_many
from tests.promises.promise import Order, Promise, Tally
from tests.promises.wire_twins import HOUR, World, log_with
from tests.promises.wire_twins_pair import compare_many_rooms

SEATS = 3
SWAPS = 30  # wishes for a seat in one game


async def twin_tables(order: Order) -> Tally:
    return await asyncio.to_thread(_compared, order, compare_many, HOUSE_RULES)


async def twin_rooms(order: Order) -> Tally:
    """With as much help as people may choose who do not practise (C22)."""
    rules = HOUSE_RULES | {"code777": HOUSE_RULES["code777"] | {"help": "certain"}}
    return await asyncio.to_thread(_compared, order, compare_many_rooms, rules)


def _compared(order: Order, compare: Callable[..., int], rules: Mapping[str, dict[str, Any]]) -> Tally:
    """So many pairs in equal parts for every game, half of them with house rules."""
    tally = Tally()
    parts = [(game, options) for game in GAMES.values() for options in ({}, rules[game.name])]
    for game, options in parts:
        try:
            tally.runs += compare(game, -(-order.runs // len(parts)), f"{order.seed}", **options)
        except Leak as leak:
            tally.check(False, f"{game.name} {options}: {leak}")
    return tally


async def seats_of_one_person(order: Order) -> Tally:
    """Whoever changes seats in a game must not learn the secrets of two."""
    tally = Tally()
    for number in range(order.runs):
        seen = await asyncio.to_thread(run, _musical_chairs(Dice(f"{order.seed} chairs", number)), now=HOUR)
        tally.check(all(len(seats) <= 1 for seats in seen.values()), f"game {number}: who saw which seats: {seen}")
    return tally


async def _musical_chairs(dice: Dice) -> dict[int, set[int]]:
    """Everybody gets up, sits down, goes away and comes back; who was shown which seats."""
    game = dice.pick([*GAMES.values()])
    deal = next(iter(match(game, "chairs", SEATS))).state
    world = await World.wake(log_with(game.name, SEATS, {}, deal, HOUR))
    people = [*range(SEATS), *[await _newcomer(world) for _ in range(2)]]
    seen: dict[int, set[int]] = {person: set() for person in people}
    for _ in range(SWAPS):
        person = dice.pick(people)
        match dice.below(4):
            case 0:
                world.hang_up(person)
            case 1:
                await world.come_back(person)
            case _:
                await world.say(person, "TakeSeat", {"seat": dice.pick([None, *range(SEATS)])})
        for other in people:
            seen[other] |= _seats_shown(world.phones[other].take())
    world.room.close()
    return seen


async def _newcomer(world: World) -> int:
    person, _ = await world.site.rooms.join(world.room, "Newcomer", "player")
    world.connect(PersonId(person))
    await world.settled()
    return person


def _seats_shown(frames: list[bytes]) -> set[int]:
    told = (decode(frame[frame.index(b'{"type"') :], dict[str, Any]) for frame in frames if b'{"type"' in frame)
    return {update["seat"] for update in told if update["type"] == "Update" and update["seat"] is not None}


async def exports_of_running_games(order: Order) -> Tally:
    """Whoever is given the export of a game that is being played learns nothing that the big screen does not show."""
    tally = Tally()
    for number in range(order.runs):
        game = [*GAMES.values()][number % len(GAMES)]
        step = next(iter(match(game, f"{order.seed} export {number}", SEATS)))
        twin = twins(game).twin(step.state, None, Dice(f"{order.seed} export", number))
        one, other = (export(log_with(game.name, SEATS, {}, state, HOUR)) for state in (step.state, twin))
        tally.check(one == other, f"{game.name}: the export tells what is hidden")
    return tally


PROMISES = [
    Promise("P6 tables", "no seat gets a byte that it may not see: twin tables", 80, 40_000, twin_tables),
    Promise("P6 rooms", "… from the log to the wire: twin rooms", 80, 40_000, twin_rooms, seconds=2_400),
    Promise("P6 seats", "… nobody sees the secrets of two seats", 20, 1_000, seats_of_one_person),
    Promise("P6 export", "… nor an export before the end", 4, 100, exports_of_running_games),
]
