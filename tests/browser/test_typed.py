"""The figures of the box, typed in on the page: kept on the device, played by, and refused with a reason."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import Page, expect

from tests.browser.axe import faults
from tests.browser.scenes.lobby import OPTIONS, gathered, opening, type_in
from tests.browser.scenes.scene import phone_of
from tests.browser.scenes.tables import seen_by
from tests.browser.stage import Stage
from tests.kit.client import Player


async def host_of(stage: Stage, game: str) -> tuple[Player, Page]:
    """A guest, and the host's page."""
    host, guest, _ = await gathered(stage.house, 3, game)
    await host.hang_up()
    seen = phone_of(host)
    return guest, await stage.open(seen.path, kept=seen.kept)


async def name_and_save(page: Page, name: str) -> None:
    await page.locator("dialog[open] form .field").first.fill(name)
    await page.locator("dialog[open] form .button.main").click()


@pytest.mark.rules("G16")
def test_the_figures_of_a_mat_are_kept_under_a_name_and_played_by(play):
    async def visit(stage):
        guest, page = await host_of(stage, "gambit7")
        await type_in(page)
        await page.get_by_label("blue, alone", exact=True).fill("7")
        await page.get_by_label("All too high").fill("")
        await name_and_save(page, "Our box")
        await expect(page.locator("dialog[open] form [role=alert]")).to_be_visible()
        await page.get_by_label("All too high").fill("20")
        assert await faults(page) == []
        await name_and_save(page, "Our box")
        await expect(page.locator("dialog[open] form")).to_have_count(0)
        await page.reload()
        await opening(OPTIONS)(page)
        kept = page.get_by_role("button", name="Our box", exact=True)
        await expect(kept).to_have_attribute("aria-pressed", "true")
        await page.keyboard.press("Escape")
        await page.locator("footer .button.main").click()
        await guest.sees_a_table()
        mat = seen_by(guest).mat
        assert (mat.cases[3].alone, mat.cases[4].alone, mat.too_high) == (7, 9, 20)

    play(visit)


@pytest.mark.rules("I2")
def test_a_track_that_nobody_can_finish_is_refused_with_its_square(play):
    async def visit(stage):
        guest, page = await host_of(stage, "incroyable")
        await type_in(page)
        await page.get_by_label("Finish on square").fill("30")
        await name_and_save(page, "Short cut")
        await expect(page.locator("dialog[open] form [role=alert]")).to_contain_text("35")
        await page.get_by_label("Squares with a spiral").fill("8, 17. 26")
        for _ in range(3):
            await page.get_by_role("button", name="Remove black square 3").click()
        await name_and_save(page, "Short cut")
        await expect(page.locator("dialog[open] form")).to_have_count(0)
        await guest.hears(lambda: "track" in guest.room.options)
        track = guest.room.options["track"]
        assert (track["finish"], track["spirals"], track["danger"]) == (30, [8, 17, 26], [[13, 3], [22, 4]])
        kept = await page.evaluate("localStorage['ardoise.typed.incroyable.track']")
        assert [one["name"] for one in json.loads(kept)] == ["Short cut"]

    play(visit)
