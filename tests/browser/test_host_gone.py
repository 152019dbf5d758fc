"""A host who does not come back: another is host after the server's time, and the table goes on."""

from __future__ import annotations

from playwright.async_api import expect

from tests.browser.visitors import add_bots, come_in, open_table, pad
from tests.kit.planned_server import Plan

SOON = Plan(host_missing=0.3)


def test_a_guest_becomes_host_and_starts(play):
    async def visit(stage):
        host, code = await open_table(stage)
        guest = await come_in(stage, code, "Zoë")
        await expect(guest.get_by_role("button", name="I’m ready")).to_be_visible()
        await host.context.close()
        await add_bots(guest, 2)
        await guest.get_by_role("button", name="Start the game").click()
        await expect(pad(guest)).to_be_visible()

    play(visit, SOON)


def test_a_guest_becomes_host_of_a_running_game_and_the_old_host_comes_back_as_a_guest(play):
    async def visit(stage):
        host, code = await open_table(stage)
        await add_bots(host, 2)
        guest = await come_in(stage, code, "Zoë")
        await expect(guest.get_by_role("button", name="I’m ready")).to_be_visible()
        await host.get_by_role("button", name="Start the game").click()
        await expect(pad(host)).to_be_visible()
        await guest.get_by_role("button", name="Menu").click()
        pause = guest.get_by_role("dialog").get_by_role("button", name="Pause")
        assert await pause.count() == 0
        await host.goto("about:blank")
        await pause.click()
        await expect(guest.get_by_text("Paused").first).to_be_visible()
        await host.goto(f"{stage.address()}/{code}")
        await expect(host.get_by_text("Zoë can resume the game.", exact=True)).to_be_visible()

    play(visit, SOON)
