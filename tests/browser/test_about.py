"""The page About: found from home and from a table, in each language, with the operator's text as text."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from tests.browser.scenes.scene import phone_of
from tests.kit.planned_server import Plan

OPERATOR = "Table Club <b>Exampleton</b> & friends, table@club.example"
SECTIONS = 5


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_it_is_one_tap_from_home(play, language):
    async def visit(stage):
        page = await stage.open("/", language=language)
        await page.locator("a[href='/about']").click()
        await expect(page.locator("article h2")).to_have_count(SECTIONS)
        await expect(page.locator(".operator")).to_have_text(OPERATOR)
        text = await page.locator("article").inner_text()
        for name in ("Days of Wonder", "Viking Games", "Apache"):
            assert name in text
        await page.locator("a[href='/licenses.txt']").click()
        await expect(page.locator("body")).to_contain_text("svelte")

    play(visit, Plan(operator=OPERATOR))


def test_nobody_has_to_say_who_runs_the_server(play):
    async def visit(stage):
        page = await stage.open("/about")
        await expect(page.locator(".operator")).to_contain_text("Ask the person who sent you the link")
        await page.locator("header .ib").click()
        await expect(page.locator("h1.mark")).to_be_visible()

    play(visit)


def test_it_opens_beside_the_table(play):
    async def visit(stage):
        players = await stage.house.seat(["Ada", "Blaise", "Carl"], "gambit7")
        await stage.house.start(players)
        seen = phone_of(players[0])
        page = await stage.open(seen.path, kept=seen.kept)
        await page.get_by_role("button", name="Menu").click()
        async with page.context.expect_page() as opened:
            await page.locator("dialog[open] a[href='/about']").click()
        await expect((await opened.value).locator("article h2")).to_have_count(SECTIONS)

    play(visit)
