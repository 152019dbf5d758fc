"""Before anybody sits at a table."""

from __future__ import annotations

import json

from playwright.async_api import Page

from tests.browser.scenes.scene import Scene, Seen, Situation
from tests.kit.server import House

BENEDICTE = {"name": "Bénédicte-Friederike", "avatar": 7, "colour": 4, "theme": "system"}
NOBODY = "BCDFGH"  # a table that nobody has opened


def known(**more: object) -> dict[str, str]:
    """The device of somebody who has been here before."""
    return {f"ardoise.{key}": json.dumps(value) for key, value in {"settings": BENEDICTE, **more}.items()}


async def at_home(_: House) -> Situation:
    return Situation(Seen("/"))


async def at_home_again(house: House) -> Situation:
    host = await house.open_room("Annie")
    code = host.welcome.code
    return Situation(Seen("/", known(last=code, **{f"token.{code}": host.welcome.token})))


async def about(_: House) -> Situation:
    return Situation(Seen("/about"))


async def open_settings(page: Page) -> None:
    await page.locator("main section.paper .ib").click()
    await page.locator("dialog[open] .seg").first.wait_for()


async def dress(page: Page) -> None:
    await page.locator("main .me").click()
    await page.locator("dialog[open] fieldset").first.wait_for()


async def mistype(page: Page) -> None:
    await page.locator("form input").fill("AEIOU")
    await page.locator("form input").press("Enter")
    await page.locator("[role=alert]").wait_for()


SCENES = [
    Scene("home", at_home),
    Scene("home-again", at_home_again),
    Scene("home-settings", at_home_again, open_settings),
    Scene("home-me", at_home_again, dress),
    Scene("home-wrong", at_home, mistype),
    Scene("about", about),
]
