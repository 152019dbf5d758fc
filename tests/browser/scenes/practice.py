"""Practice alone, and who bots are."""

from __future__ import annotations

from playwright.async_api import Page

from ardoise.games import GAMES
from ardoise.server.lobby.wishes import SetBot
from tests.browser.scenes.home import at_home
from tests.browser.scenes.lobby import SEATS, gathered, opening
from tests.browser.scenes.scene import Scene, Situation, phone_of, wall_of
from tests.server.live import House

LEVELS = ("novice", "strong", "master", "club")
BULB = ".top .ib >> nth=1"


async def with_bots(house: House, who: int) -> Situation:
    """Two people and four bots of all levels."""
    players = await gathered(house, 2, "incroyable")
    for seat, level in enumerate(LEVELS, 2):
        assert (await players[0].ask(SetBot, seat=seat, on=True, level=level)).refused is None
    return Situation(phone_of(players[who]), wall_of(players[who]) if who == 0 else None)


async def as_host(house: House) -> Situation:
    return await with_bots(house, 0)


async def as_guest(house: House) -> Situation:
    return await with_bots(house, 1)


def practising(game: str) -> Scene:
    async def set_up(house: House) -> Situation:
        return Situation(phone_of(await house.practise("Bénédicte-Friederike", game)))

    return Scene(f"practice-hint-{game}", set_up, ask_for_a_hint)


async def ask_for_a_hint(page: Page) -> None:
    await page.locator(BULB).click()
    await page.locator("dialog[open] .inside").wait_for()


SCENES = [
    Scene("practice-sheet", at_home, opening("footer .button.plain")),
    Scene("practice-levels", as_host),
    Scene("practice-bot", as_host, opening(f"{SEATS} >> nth=3 >> .ib")),
    Scene("practice-bot-guest", as_guest, opening(f"{SEATS} >> nth=3 >> .ib")),
    *(practising(game) for game in GAMES),
]
