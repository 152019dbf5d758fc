"""A guest doubts an answer, the host corrects it, and every screen shows what was counted again."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from ardoise.games.bornes.view_types import LookingView
from tests.browser.axe import faults
from tests.browser.scenes.end import play_out
from tests.browser.scenes.flags import corrected, doubt, judge
from tests.browser.scenes.gambit7_tables import agree, bet, chips, truth, write
from tests.browser.scenes.scene import phone_of, wall_of
from tests.browser.scenes.tables import NAMES, play_until, seated, seen_by
from tests.browser.stage import BIG, PHONE, SMALL
from tests.kit.planned_server import Plan

LANGUAGES = ("en", "fr", "de")


async def all_too_high(stage):
    """Three slates above the truth, and one bet on the lowest of them; what it says, and everybody's screens."""
    players = await seated(stage.house, "gambit7", 3)
    lowest = int(truth(players[0]) * 2 + 10)
    await write(players, lowest, lowest + 1, lowest + 2)
    await bet(players, chips(-1, -1), chips(1), chips(0))
    await agree(players)
    phones = [
        await stage.open(phone_of(player).path, kept=phone_of(player).kept, language=language, size=size)
        for player, language, size in zip(players, LANGUAGES, (PHONE, SMALL, PHONE), strict=True)
    ]
    screen = await stage.open(wall_of(players[0]).path, language="fr", size=BIG)
    await expect(screen.locator(".looking .truth")).to_be_visible()
    return players, lowest, phones, screen


async def scores_told(page: Page) -> dict[str, str]:
    """What the table of a recount says of everybody."""
    rows = page.locator(".recounted tbody tr")
    await expect(rows).to_have_count(3)
    cells = [await rows.nth(n).locator("th span, td").all_inner_texts() for n in range(3)]
    return {name: after for name, _, after in cells}


def test_a_doubt_leads_to_new_scores_on_all_screens(play):
    async def visit(stage):
        players, lowest, phones, screen = await all_too_high(stage)
        host, guest, _ = phones
        assert seen_by(players[0]).scores == (0, 0, 0)
        await guest.locator("button.doubt").click()
        await guest.locator("dialog[open] input.field").fill("Mon livre dit autre chose.")
        await guest.locator("dialog[open] .button.main").click()
        await expect(guest.locator("dialog[open] [role=status]")).to_contain_text("Annie")
        assert await faults(guest) == []
        await guest.keyboard.press("Escape")
        await expect(host.get_by_role("button", name="Menu, 1 answer reported")).to_be_visible()
        await judge(host)
        await expect(host.locator("dialog[open] .said")).to_contain_text("Mon livre dit autre chose.")
        await host.locator("dialog[open] li .button.main").click()
        await host.locator("dialog[open] .writing input").fill(str(lowest))
        await host.locator("dialog[open] .row .button.main").click()
        wanted = {NAMES[0]: "21", NAMES[1]: "0", NAMES[2]: "0"}  # two chips alone on the case below blue, and its star
        for page in (*phones, screen):
            await expect(page.locator(".recounted")).to_be_visible()
            assert await scores_told(page) == wanted
            assert await faults(page) == []
        for page in phones:
            await page.locator("dialog[open] .button.main").click()
            await expect(page.locator("dialog[open]")).to_have_count(0)
        await expect(host.locator(".truth .value")).to_have_text(re.compile(f"{lowest:,}"))
        await expect(host.locator(".mine")).to_contain_text("now 21")
        await guest.reload()
        await expect(guest.locator(".truth .value")).to_be_visible()
        await expect(guest.locator("dialog[open]")).to_have_count(0)  # once is enough

    play(visit, Plan())


def test_the_host_says_that_it_is_right_and_who_doubted_hears_it(play):
    async def visit(stage):
        _, _, phones, _ = await all_too_high(stage)
        host, guest, other = phones
        await guest.locator("button.doubt").click()
        await guest.locator("dialog[open] .button.main").click()
        await judge(host)
        await host.locator("dialog[open] li .button.plain").click()
        await expect(host.locator("dialog[open] .said")).to_have_count(0)
        await expect(guest.locator("dialog[open] [role=status]")).to_contain_text("la réponse est juste")
        await expect(guest.locator(".over").get_by_text("la réponse est juste")).to_have_count(1)
        await expect(other.get_by_text("hat nachgesehen")).to_have_count(0)

    play(visit, Plan())


def test_who_was_away_is_told_when_they_come_back_and_the_end_is_counted_again(play):
    async def visit(stage):
        players = await seated(stage.house, "gambit7", 3)
        await play_out(players)
        guest = phone_of(players[1])
        page = await stage.open(guest.path, kept=guest.kept)
        await expect(page.locator("main ol").first.locator("> li")).to_have_count(3)
        await corrected(stage.house, players[0], 0, b"0")
        await page.locator("dialog[open] .button.main").click()
        best = max(seen_by(players[0]).scores)
        await expect(page.locator("main ol").first).to_contain_text(f"{best:,}")

    play(visit, Plan())


def by_a_guest(view):
    """All look at the columns of a round whose master is not the host."""
    return isinstance(view.phase, LookingView) and view.master != 0


@pytest.mark.rules("B22")
def test_the_master_of_the_round_corrects_a_value_without_the_host(play):
    async def visit(stage):
        players = await seated(stage.house, "bornes", 3)
        await play_until(players, by_a_guest)
        master = players[seen_by(players[0]).master]
        await master.hang_up()
        page = await stage.open(phone_of(master).path, kept=phone_of(master).kept)
        await doubt(page)
        await page.locator("dialog[open] .button.main").click()
        await page.locator("dialog[open] .writing input").fill("4321")
        await page.locator("dialog[open] .row .button.main").click()
        await expect(page.locator(".recounted")).to_be_visible()
        await players[0].hears(lambda: [told.answer for told in players[0].table.recounts] == [4321])

    play(visit, Plan())
