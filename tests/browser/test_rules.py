"""The rules in a real browser: at the paragraph that was asked for, and every section in reach."""

from __future__ import annotations

from playwright.async_api import expect

from tests.browser.stage import LOCALES

IN_SIGHT = """place => {
  const { top, right, bottom, left } = place.getBoundingClientRect();
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
}"""


def test_a_paragraph_is_found_and_marked_in_every_language(play):
    async def visit(stage):
        for language in LOCALES:
            page = await stage.open("/rules/bornes#B6", language=language)
            await page.locator("#B6.here").wait_for()
            await page.wait_for_function(f"({IN_SIGHT})(document.querySelector('#B6'))")

    play(visit)


def test_sections_stay_in_reach_and_show_where_one_is(play):
    async def visit(stage):
        page = await stage.open("/rules/gambit7")
        buttons = page.locator("nav button")
        await expect(buttons.first).to_have_attribute("aria-current", "location")
        last = await buttons.count() - 1
        await buttons.nth(last - 1).click()
        await expect(buttons.nth(last - 1)).to_have_attribute("aria-current", "location")
        await expect(page.locator("nav [aria-current]")).to_have_count(1)
        await page.wait_for_function(f"({IN_SIGHT})(document.querySelector('nav [aria-current]'))")

    play(visit)


def test_back_leads_home(play):
    async def visit(stage):
        page = await stage.open("/rules/code777")
        await page.locator("header .ib").click()
        await expect(page.locator("h1.mark")).to_be_visible()

    play(visit)
