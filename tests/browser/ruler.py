"""A ruler: is everything large enough and inside the picture?"""

from __future__ import annotations

from pathlib import Path

from playwright.async_api import Page

from tests.browser.stage import settled

SCRIPT = Path(__file__).with_name("ruler.js").read_text(encoding="utf-8")
SMALL_PRINT = 13  # pixels
LINES = 30  # a big screen's text is at least so many parts of its height


async def flaws(page: Page) -> list[str]:
    await settled(page)
    big = await page.evaluate("() => document.documentElement.classList.contains('tv')")
    height = (page.viewport_size or {"height": 0})["height"]
    told: list[str] = await page.evaluate(SCRIPT, height / LINES if big else SMALL_PRINT)
    return told
