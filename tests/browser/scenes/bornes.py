"""Bornes, phase by phase, as the master, a ranker and a spectator see it."""

from __future__ import annotations

from decimal import Decimal
from functools import partial

from playwright.async_api import Page

from ardoise.engine.number import Number
from ardoise.games.bornes.types import Kind, Settle
from ardoise.games.bornes.view_types import OverView
from ardoise.server.lobby.commands import SetClock
from tests.browser.scenes.bornes_tables import (
    Sort,
    Table,
    drawn,
    first_two,
    looking,
    ranking,
    right,
    table_of,
    wrong,
)
from tests.browser.scenes.scene import Scene, Situation, phone_of, wall_of
from tests.browser.scenes.tables import play_until, seen_by
from tests.kit.client import Player
from tests.kit.server import House

LONG: Number = 123_456_789_012_345
SMALL, HALF = Decimal("-0.000001"), Decimal("1.5")


def both(table: Table, player: Player) -> Situation:
    return Situation(phone_of(player), wall_of(player))


async def announcing(house: House) -> Situation:
    table = await table_of(house, 6)
    return both(table, table.master)


async def awaiting_a_challenge(house: House) -> Situation:
    table = await table_of(house, 6)
    return Situation(phone_of(table.rankers[0]))


async def reading(house: House) -> Situation:
    table = await table_of(house, 6)
    await table.announce(answer=LONG, each=(30, 55, 45, 35, 50), unit="Schritte")
    return both(table, table.master)


async def reading_drawn(house: House, kind: Kind) -> Situation:
    table = await drawn(house, kind)
    return both(table, table.rankers[0])


async def rank_all(house: House) -> Situation:
    table = await ranking(house, 6, cards_each=3)
    return both(table, table.rankers[0])


async def rank_some(house: House) -> Situation:
    table = await ranking(house, 4, cards_each=3)
    await table.rank(table.rankers[0], first_two, done=False)
    return Situation(phone_of(table.rankers[0]))


async def rank_placed(house: House) -> Situation:
    table = await ranking(house, 3, cards_each=3)
    await table.rank(table.rankers[0], right, done=False)
    return Situation(phone_of(table.rankers[0]))


async def rank_done(house: House) -> Situation:
    table = await ranking(house, 6)
    for player in table.rankers[:3]:
        await table.rank(player, first_two)
    return both(table, table.rankers[0])


async def rank_led(house: House) -> Situation:
    """The master alone sees the time, so here the clock is on."""
    table = await table_of(house, 4, rank_seconds=600)
    await table.announce()
    await table.players[0].ask(SetClock, on=True)
    await table.signal()
    await table.rank(table.rankers[0], right)
    return Situation(phone_of(table.master))


async def rank_watched(house: House) -> Situation:
    table = await ranking(house, 4)
    return Situation(phone_of(await house.come_in(table.master.welcome.code, "Marie-Antoinette", "spectator")))


async def settling_table(house: House) -> Table:
    """Nobody has measured the challenge yet."""
    table = await table_of(house, 6, cards_each=3)
    await table.announce(answer=None)
    await table.signal()
    for player in table.rankers:
        await table.rank(player, right)
    return table


async def settling(house: House) -> Situation:
    table = await settling_table(house)
    open_cards = [entry.card.id for entry in seen_by(table.master).phase.unsettled]
    extremes: list[Number] = [LONG, SMALL]
    for card, number in zip(open_cards[:-1], extremes, strict=False):
        await table.play(table.master, Settle(card, number))
    return both(table, table.master)


async def settling_ranker(house: House) -> Situation:
    table = await settling_table(house)
    return Situation(phone_of(table.rankers[0]))


async def checked(house: House, sort: Sort, seats: int, each: int) -> Situation:
    table = await looking(house, seats, sort, cards_each=each)
    return both(table, table.rankers[0])


async def checked_extremes(house: House) -> Situation:
    table = await settling_table(house)
    await table.settle_all(LONG, SMALL, -LONG, HALF, 0, 99)
    return both(table, table.master)


async def ended(house: House, seats: int) -> Situation:
    table = await table_of(house, seats)
    await play_until(table.players, lambda view: isinstance(view.phase, OverView))
    return both(table, table.players[0])


async def choose_boundaries(page: Page) -> None:
    await page.locator(".seg button").last.click()


async def write_answer(page: Page) -> None:
    await page.locator("button.slate").click()
    await page.keyboard.type("-123456789,5")


async def choose_lying(page: Page) -> None:
    await page.locator("ol [data-card]:not([data-card=boundary])").first.click()


SCENES = [
    Scene("bornes-announcing", announcing, choose_boundaries),
    Scene("bornes-announcing-answer", announcing, write_answer),
    Scene("bornes-announcing-others", awaiting_a_challenge),
    Scene("bornes-reading", reading),
    *[Scene(f"bornes-reading-{kind}", partial(reading_drawn, kind=kind)) for kind in ("die", "known", "counting")],
    Scene("bornes-ranking", rank_all),
    Scene("bornes-ranking-some", rank_some, choose_lying),
    Scene("bornes-ranking-placed", rank_placed),
    Scene("bornes-ranking-done", rank_done),
    Scene("bornes-ranking-master", rank_led),
    Scene("bornes-ranking-spectator", rank_watched),
    Scene("bornes-settling", settling),
    Scene("bornes-settling-others", settling_ranker),
    Scene("bornes-looking-gain", partial(checked, sort=right, seats=4, each=2)),
    Scene("bornes-looking-loss", partial(checked, sort=wrong, seats=6, each=3)),
    Scene("bornes-looking-extremes", checked_extremes),
    Scene("bornes-end", partial(ended, seats=6)),
]
