"""A line that dies without a word: nothing is refused, nothing is closed, only nothing comes any more."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.async_api import expect

from tests.browser.scenes.scene import phone_of
from tests.browser.visitors import SOONER_OR_LATER, lost, pad
from tests.kit.proxy import proxy_to


def test_it_shows_and_heals(play):
    async def visit(stage):
        players = await stage.house.seat(["Ada", "Blaise", "Carl"], "gambit7")
        await stage.house.start(players)
        seen = phone_of(players[0])
        page = await stage.open("/", kept=seen.kept)
        async with proxy_to(urlsplit(stage.address()).port) as line:
            await page.goto(f"http://127.0.0.1:{line.port}{seen.path}")
            await expect(pad(page)).to_be_visible()
            line.questions.clear()
            line.answers.clear()
            await expect(lost(page)).to_be_visible()
            line.heal()
            await expect(lost(page)).to_be_hidden(timeout=SOONER_OR_LATER)
            await expect(pad(page)).to_be_visible()
            await page.context.close()

    play(visit)
