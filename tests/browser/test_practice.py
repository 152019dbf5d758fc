"""Whoever is alone practises: one tap, a game, and a hint when one is wanted."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.browser.visitors import pad, write, written
from tests.kit.planned_server import Plan

WORDS = re.compile(r"^(?!hint-)\w+ .+\.$")  # a sentence, not its key


def test_practice_begins_by_a_tap_and_a_hint_comes_by_another(play):
    async def visit(stage):
        page = await stage.open("/")
        await page.get_by_role("button", name="Play solo Gambit 7").click()
        await expect(pad(page)).to_be_visible()
        await page.get_by_role("button", name="Hint").click()
        hint = page.get_by_role("dialog", name="Hint")
        await expect(hint.locator("p")).to_have_text(WORDS)
        await hint.get_by_role("button", name="Thanks").click()
        await expect(hint).to_be_hidden()
        await write(page, 45)
        await expect(written(page)).to_be_visible()

    play(visit, Plan(think=3600))


def test_what_was_chosen_for_practice_is_kept_and_how_bots_know_is_told(play):
    async def visit(stage):
        page = await stage.open("/")
        await page.get_by_role("button", name="pick a game and a level").click()
        sheet = page.get_by_role("dialog", name="Play solo")
        await sheet.get_by_text("How do bots know things?").click()
        await expect(sheet.get_by_text("never your slate")).to_be_visible()
        await sheet.get_by_role("button", name="Expert").click()
        await sheet.get_by_role("button", name="Code 777").click()
        await expect(page.get_by_role("heading", name="Code 777")).to_be_visible()
        await page.get_by_role("button", name="Menu").click()
        await expect(page.get_by_text("Bot · Expert")).to_have_count(3)
        await page.goto(stage.address())
        await expect(page.get_by_role("button", name="Play solo Code 777")).to_be_visible()

    play(visit, Plan(think=3600))
