"""Several phones, one seat: eight people at the seven seats of Gambit 7."""

from __future__ import annotations

from playwright.async_api import expect

from ardoise.server.lobby.commands import SetClock
from tests.browser.scenes.scene import phone_of
from tests.browser.visitors import come_in, pad, slate, write, written

NAMES = ["Ada", "Blaise", "Carl", "Dora", "Emmy", "Felix", "Grace"]


async def name_the_team(page, name):
    """G4: one member types it, and it takes the place of the members' names."""
    await page.locator(".seat button.ib").click()
    await page.get_by_label("Your team’s name").fill(name)
    await page.keyboard.press("Enter")
    await page.keyboard.press("Escape")
    await expect(page.locator(".seat b").filter(has_text=name)).to_be_visible()


def test_two_phones_write_on_one_slate(play):
    async def visit(stage):
        players = await stage.house.seat(NAMES, "gambit7")
        ada = players[0]
        assert (await ada.ask(SetClock, on=False)).refused is None
        eighth = await come_in(stage, ada.welcome.code, "Hanna")
        await expect(eighth.get_by_text("Full house!")).to_be_visible()
        row = eighth.locator(".seat").filter(has_text="Grace")
        await row.get_by_role("button", name="Join").click()
        await expect(eighth.get_by_text("Grace & Hanna")).to_be_visible()
        await name_the_team(eighth, "The Slow Brains")
        grace = players[-1]
        await grace.hang_up()
        seen = phone_of(grace)
        seventh = await stage.open(seen.path, kept=seen.kept)
        await stage.house.start(players[:-1])
        await expect(pad(seventh)).to_be_visible()
        await expect(seventh.get_by_text("The Slow Brains").first).to_be_attached()
        await write(eighth, 1234)
        await expect(slate(seventh, "1,234")).to_be_visible()
        await written(seventh).click()
        await write(seventh, 4321)
        await expect(slate(eighth, "4,321")).to_be_visible()
        await ada.hears(lambda: 6 not in ada.table.awaited)

    play(visit)
