"""A plain http address that is not localhost: what a phone in the local network sees. Nothing needs a secure one."""

from __future__ import annotations

import re

from playwright.async_api import expect

from tests.browser.conftest import LONGEST
from tests.browser.stage import BIG
from tests.browser.visitors import add_bots, come_in, open_table, write, written
from tests.kit.planned_server import Plan

SECURE = "() => [window.isSecureContext, 'serviceWorker' in navigator, 'clipboard' in navigator]"


def test_a_whole_evening_begins_there(play):
    async def visit(stage):
        host, code = await open_table(stage, elsewhere=True)
        assert await host.evaluate(SECURE) == [False, False, False]
        guests = [await come_in(stage, code, name, elsewhere=True) for name in ("Zoë", "Bernd")]
        wall = await stage.open(f"/{code}/table", size=BIG, elsewhere=True)
        await expect(wall.get_by_text("Bernd")).to_be_visible()
        await host.get_by_role("button", name="Start the game").click()
        for answer, phone in enumerate([host, *guests], 10):
            await write(phone, answer)
        for phone in (host, *guests):
            await phone.locator("[data-case]").first.click()
            await phone.get_by_role("button", name="That’s my bet").click()
        for page in (host, *guests, wall):
            await expect(page.locator(".truth").first).to_be_visible()
        await guests[0].reload()
        await expect(guests[0].locator(".truth").first).to_be_visible()

    play(visit)


def test_the_link_can_be_read_where_it_cannot_be_copied(play):
    async def visit(stage):
        host, code = await open_table(stage, elsewhere=True)
        await host.get_by_role("button", name=re.compile("Copy|Share")).first.click()
        await expect(host.get_by_text(f"{stage.address(elsewhere=True)}/{code}", exact=True).last).to_be_visible()

    play(visit)


def test_a_slate_may_be_changed_there(play):
    async def visit(stage):
        host, _ = await open_table(stage, elsewhere=True)
        await add_bots(host, 2)
        await host.get_by_role("button", name="Start the game").click()
        await write(host, 5)
        await written(host).click()
        await write(host, 6)

    play(visit, Plan(think=LONGEST))  # with the last of the slates the phase would be over
