"""A year is written as years are, wherever it stands: in the editor, on every slate, and on the big screen."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect

from tests.browser.gambit7_phones import Phone
from tests.browser.pack_editor import answer, code_of, press, says, write
from tests.browser.stage import BIG
from tests.browser.visitors import add_bots

QUESTION = "In what year was the Mona Lisa stolen?"
GROUPED = re.compile(r"\b[12][.,\s\u00a0\u202f]\d{3}\b")


async def has_no_grouped_year(page: Page) -> None:
    assert GROUPED.findall(await page.locator("body").inner_text()) == []


async def write_the_question(page: Page) -> None:
    await press(page, "Your own questions")
    await press(page, "Add a question")
    await write(page, QUESTION)
    await answer(page, "1911")
    slate = page.get_by_role("region", name="Preview").locator(".slate")
    await expect(slate).to_have_text("1,911")
    await page.get_by_role("switch", name="The answer is a year").click()
    await expect(slate).to_have_text("1911")
    await says(page, "Saved. 1 question")
    await press(page, "Done")


def test_a_year_of_one_s_own_is_never_grouped(play):
    async def visit(stage):
        page = await stage.open("/")
        await write_the_question(page)
        await press(page, "Play these")
        screen = await stage.open(f"/{await code_of(page)}/table", language="de", size=BIG)
        await add_bots(page, 2)
        await page.locator("footer").get_by_role("button", name="Start the game").click()
        await expect(page.locator("article h2")).to_have_text(QUESTION)
        phone = Phone(page, "en")
        for figure in "1911":
            await page.get_by_role("button", name=figure, exact=True).click()
        await expect(page.locator(".writing .chalk")).to_have_text("1911")
        await phone.press(phone.put_down)
        await expect(page.locator("[data-case] .slate .chalk").first).to_be_visible()
        for one in (page, screen):
            await has_no_grouped_year(one)
        await phone.bet()
        await expect(page.locator(".truth .value")).to_have_text("1911")
        await expect(screen.locator(".looking .truth")).to_contain_text("1911")
        for one in (page, screen):
            await has_no_grouped_year(one)

    play(visit)
