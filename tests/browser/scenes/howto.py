"""How each game is played, picture by picture; and a table that waits for people who look at them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from playwright.async_api import Page

from ardoise import GAMES
from tests.browser.scenes.scene import Scene, Seen, Situation, phone_of, wall_of
from tests.browser.scenes.tables import seated
from tests.kit.server import House

PANELS = {"code777": 4}
MOST = 5


async def at_home(_: House) -> Situation:
    return Situation(Seen("/"))


def turned_to(game: int, panel: int) -> Callable[[Page], Awaitable[None]]:
    async def turn(page: Page) -> None:
        await page.locator("section[aria-labelledby=games] button").nth(game).click()
        await page.locator("dialog[open] .panels").wait_for()
        for _ in range(panel):
            await page.locator("dialog[open] .keys .ib").last.click()

    return turn


async def first_time(house: House) -> Situation:
    """Everybody reads; the host's phone has the most buttons."""
    game = next(iter(GAMES))
    house.new_to = (game,)
    try:
        players = await seated(house, game, 4)
    finally:
        house.new_to = ()
    phone = phone_of(players[0])
    return Situation(Seen(phone.path, phone.kept | {"ardoise.known": "[]"}), wall_of(players[0]))


SCENES = [
    Scene(f"howto-{game}-{panel + 1}", at_home, turned_to(place, panel))
    for place, game in enumerate(GAMES)
    for panel in range(PANELS.get(game, MOST))
] + [Scene("howto-first-time", first_time)]
