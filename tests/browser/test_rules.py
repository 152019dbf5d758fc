"""The rules in a real browser: at the paragraph that was asked for, and every section in reach."""

from __future__ import annotations

import re

from playwright.async_api import expect

from ardoise import GAMES
from tests.browser.stage import LOCALES

SHORT = "## In short\n\n1. Everyone writes a number.\n2. Everyone bets.\n\n"


def test_a_paragraph_is_found_and_marked_in_every_language(play):
    async def visit(stage):
        for language in LOCALES:
            page = await stage.open("/rules/bornes#B6", language=language)
            await page.locator("#B6.here").wait_for()
            await expect(page.locator("#B6")).to_be_in_viewport(ratio=1)

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
        await expect(page.locator("nav [aria-current]")).to_be_in_viewport(ratio=1)

    play(visit)


def test_back_leads_home(play):
    async def visit(stage):
        page = await stage.open("/rules/code777")
        await page.locator("header .ib").click()
        await expect(page.locator("h1.mark")).to_be_visible()

    play(visit)


async def with_a_summary(page):
    """The page that the server has, with the game in short on top, whether it has one already or not."""

    async def answer(route):
        response = await route.fetch()
        book = await response.json()
        intro, _, rest = book["page"].partition("## ")
        await route.fulfill(response=response, json=book | {"page": f"{intro}{SHORT}## {rest}"})

    await page.route("**/api/rules/**", answer)
    await page.reload()
    await page.locator(".short").wait_for()


def test_numbers_and_sources_are_shown_to_those_who_want_them(play):
    async def visit(stage):
        page = await stage.open("/rules/gambit7#G7")
        first, here = page.locator("#G1"), page.locator("#G7")
        await expect(here).to_have_text(re.compile(r"\. *Rule G7 *G7$"))
        await expect(first).to_have_text(re.compile(r"^3 to 7 players"))
        await expect(first).not_to_contain_text("inferred")
        await page.get_by_role("switch", name="Show numbers and sources").check()
        await expect(first).to_contain_text("inferred")
        await expect(first).to_have_text(re.compile(r"^3 to 7 players.*Rule G1 *G1$", re.DOTALL))

    play(visit)


def test_points_and_a_round_in_pictures_stand_over_the_rules(play):
    async def visit(stage):
        for game in GAMES:
            page = await stage.open(f"/rules/{game}")
            await expect(page.get_by_role("heading", name="Points at a glance")).to_be_visible()
            assert await page.get_by_role("table").get_by_role("rowheader").count() >= 3
            captions = await page.locator("main ol > li > p").all_inner_texts()
            assert 2 <= len(captions) <= 5
            assert all(caption.endswith((".", "!")) for caption in captions), captions
            assert await page.evaluate("() => document.getAnimations().length") == 0

    play(visit)


def test_under_a_summary_the_rules_are_folded_up_but_for_the_one_that_was_asked_for(play):
    async def visit(stage):
        page = await stage.open("/rules/bornes#B6")
        await with_a_summary(page)
        await expect(page.locator(".short")).to_contain_text("Everyone bets.")
        await expect(page.locator("#B6")).to_be_in_viewport(ratio=1)
        await expect(page.locator("details[open]")).to_have_count(1)
        last = page.locator("nav button").last
        await last.click()
        await expect(page.locator("details[open]")).to_have_count(2)
        await expect(page.locator("summary").last).to_be_in_viewport(ratio=1)

    play(visit)
