"""The page's first screen in a real browser: it opens everywhere and says nothing in the console."""

from __future__ import annotations

import pytest
from playwright.async_api import Error

from tests.browser.stage import settled

LETTERS = """() => [...document.fonts].filter(({ status }) => status === "loaded")
  .map(({ family }) => family.replaceAll('"', ""))"""


@pytest.mark.parametrize("elsewhere", [False, True], ids=["localhost", "plain http"])
def test_it_opens_without_a_complaint(play, elsewhere):
    async def visit(stage):
        page = await stage.open("/", elsewhere=elsewhere)
        assert await page.locator("h1").count() == 1
        assert await page.evaluate("() => window.isSecureContext") is not elsewhere
        await settled(page)
        assert set(await page.evaluate(LETTERS)) == {"Bricolage Grotesque Variable", "Figtree Variable", "Patrick Hand"}

    play(visit)


@pytest.mark.parametrize("path", ["/BCDFGH", "/BCDFGH/table", "/rules/bornes", "/about"])
def test_every_address_is_the_page(play, path):
    async def visit(stage):
        stage.forgiven.append("404")  # of a room that nobody has opened
        page = await stage.open(path)
        assert await page.locator("#app > *").count() > 0

    play(visit)


def test_a_foreign_picture_is_neither_loaded_nor_overlooked(play):
    """The policy holds, and these tests would see it."""

    async def visit(stage):
        page = await stage.open("/")
        async with page.expect_console_message():
            await page.evaluate("() => { document.body.append(Object.assign(new Image(), {src: 'http://x.test/'})) }")
        assert any("Content Security Policy" in line for line in stage.complained())
        stage.complaints.clear()

    play(visit)


def test_no_text_becomes_a_script(play):
    async def visit(stage):
        page = await stage.open("/")
        with pytest.raises(Error, match="TrustedHTML"):
            await page.evaluate("() => { document.body.innerHTML = '<i>no policy allows this</i>' }")
        stage.complaints.clear()

    play(visit)
