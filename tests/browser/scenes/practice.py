"""Practice alone, and who bots are."""

from __future__ import annotations

from playwright.async_api import Page

from ardoise.server.lobby.commands import SetBot
from tests.browser.scenes.home import at_home
from tests.browser.scenes.lobby import SEATS, gathered, opening
from tests.browser.scenes.scene import Scene, Situation, phone_of
from tests.kit.server import House

LEVELS = ("novice", "strong", "master", "club")
BULB = ".top .ib >> nth=1"


async def with_bots(house: House) -> Situation:
    """Two people and four bots of all levels."""
    host, _ = await gathered(house, 2, "incroyable")
    for seat, level in enumerate(LEVELS, 2):
        assert (await host.ask(SetBot, seat=seat, on=True, level=level)).refused is None
    return Situation(phone_of(host))


async def practising(house: House) -> Situation:
    return Situation(phone_of(await house.practise("Bénédicte-Friederike", "gambit7")))


async def ask_for_a_hint(page: Page) -> None:
    await page.locator(BULB).click()
    await page.locator("dialog[open] .inside").wait_for()


SCENES = [
    Scene("practice-sheet", at_home, opening("footer .button.plain >> nth=1")),
    Scene("practice-bot", with_bots, opening(f"{SEATS} >> nth=3 >> .ib")),
    Scene("practice-hint", practising, ask_for_a_hint),
]
