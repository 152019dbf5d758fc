"""People who come to the page as people do: by its buttons and fields."""

from __future__ import annotations

import re
from typing import Any

from playwright.async_api import Locator, Page, expect

from ardoise.server.lobby.commands import SetClock
from tests.browser.scenes.scene import phone_of
from tests.browser.stage import Stage
from tests.kit.client import Player

SOONER_OR_LATER = 40_000  # milliseconds: a busy machine starts a server slowly, and a page comes back by and by
CUT = ["ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "WebSocket connection to"]  # what a browser says then


async def name_oneself(page: Page, name: str) -> None:
    await page.get_by_label("Your name").fill(name)


async def open_table(stage: Stage, **about: Any) -> tuple[Page, str]:
    """The host's phone and the code of the table."""
    page = await stage.open("/", **about)
    await page.get_by_role("button", name="Host a game").click()
    await page.wait_for_url(re.compile(r"/[A-Z]{6}$"))
    await expect(page.locator(".code").first).to_be_visible()
    return page, page.url[-6:]


async def come_in(stage: Stage, code: str, name: str, **about: Any) -> Page:
    page = await stage.open(f"/{code}", **about)
    await take_a_seat(page, name)
    return page


async def take_a_seat(page: Page, name: str) -> None:
    await name_oneself(page, name)
    await page.get_by_role("button", name="Take a seat").click()


async def write(page: Page, answer: int) -> None:
    """On the slate of Gambit 7, by our own number pad."""
    for figure in str(answer):
        await page.get_by_role("button", name=figure, exact=True).click()
    await page.get_by_role("button", name="Lock it in").click()


def pad(page: Page) -> Locator:
    """There is something to write."""
    return page.get_by_role("button", name="Lock it in")


def lost(page: Page) -> Locator:
    return page.get_by_role("status").filter(has_text="No connection")


def written(page: Page) -> Locator:
    """My slate lies there, and I may change it."""
    return page.get_by_role("button", name="Change my guess")


def slate(page: Page, answer: str) -> Locator:
    return page.get_by_text(answer, exact=True)


async def answering(stage: Stage) -> tuple[Page, Player, Player]:
    """Ada's phone in Gambit 7 without a clock; Ada, who has hung up elsewhere; and Blaise, who hears of it."""
    players = await stage.house.seat(["Ada", "Blaise", "Carl"], "gambit7")
    assert (await players[0].ask(SetClock, on=False)).refused is None
    await stage.house.start(players)
    ada, blaise, _ = players
    await ada.hang_up()
    seen = phone_of(ada)
    page = await stage.open(seen.path, kept=seen.kept)
    await expect(pad(page)).to_be_visible()
    return page, ada, blaise


async def add_bots(page: Page, count: int) -> None:
    """One after the other: until a bot has come, its seat still offers one."""
    bots = page.get_by_text("Bot · Average")
    before = await bots.count()
    for number in range(before + 1, before + count + 1):
        await page.locator("main").get_by_role("button", name="Add a bot").first.click()
        await expect(bots).to_have_count(number)
