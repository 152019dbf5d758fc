"""The rules, each at a paragraph that somebody asked for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from playwright.async_api import Page

from tests.browser.scenes.scene import Scene, Seen, Situation
from tests.kit.server import House

PARAGRAPHS = {"gambit7": "G12", "bornes": "B6", "incroyable": "I9", "code777": "C14"}


def reading(game: str, paragraph: str) -> Callable[[House], Awaitable[Situation]]:
    async def set_up(_: House) -> Situation:
        return Situation(Seen(f"/rules/{game}#{paragraph}"))

    return set_up


async def find(page: Page) -> None:
    await page.locator(".rule.here").wait_for()
    await page.wait_for_function("() => document.querySelector('.rule.here').getBoundingClientRect().top < innerHeight")


SCENES = [Scene(f"rules-{game}", reading(game, paragraph), find) for game, paragraph in PARAGRAPHS.items()]
