"""Gambit 7 on the page, one thing at a time: chips by mouse, teams, a full mat on a small phone, and no jumps."""

from __future__ import annotations

from playwright.async_api import expect

from ardoise.games.gambit7.types import TOO_HIGH, AnsweringView, BettingView, LookingView
from tests.browser.gambit7_phones import Mouse, Phone
from tests.browser.scenes import gambit7
from tests.browser.scenes.gambit7_tables import agree, bet, chips, gambit, rich, write
from tests.browser.scenes.scene import phone_of
from tests.browser.scenes.tables import seated, seen_by
from tests.browser.stage import PHONE, SMALL, painted, settled
from tests.kit.planned_server import Plan

DESKTOP = (1280, 800)
SHIFTS = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { node } of list.getEntries().flatMap((entry) => entry.sources))
      if (!node?.closest?.(".bets")) // chips make room for each other
        window.shifts.push((node?.outerHTML ?? node?.textContent ?? "").slice(0, 120));
  }).observe({ type: "layout-shift" });
}"""


async def open_phone(stage, player, **how):
    seen = phone_of(player)
    return await stage.open(seen.path, kept=seen.kept, **how)


def test_chips_are_drawn_to_the_mat_by_mouse(play):
    async def visit(stage):
        players = await seated(stage.house, "gambit7", 3)
        await write(players, 450, 600, 623)
        mouse = Mouse(await open_phone(stage, players[0], size=DESKTOP), "en")
        await mouse.bet()
        await players[1].hears(lambda: seen_by(players[1]).phase.content[0])
        assert seen_by(players[1]).phase.stakes[0] == chips(1, 1)

    play(visit, Plan())


def test_the_gambit_chip_says_what_is_at_stake_before_it_is_laid(play):
    """Two chips alone next to blue: 2 × 9 = 18 points, and no star."""

    async def visit(stage):
        players = await rich(stage.house)
        await write(players, 450, 600, 623, 700)
        for size, said in ((PHONE, "18 points become 126, or 0."), (SMALL, "18 → 126, or 0")):
            page = await open_phone(stage, players[0], size=size)
            await page.locator(".slot.gambit").click()
            await expect(page.locator("footer").get_by_text(said).first).to_be_visible()
            await page.close()

    play(visit, Plan())


def test_a_team_has_one_slate_and_one_stake(play):
    """What one writes and lays, the other sees on the own phone, and may change."""

    async def visit(stage):
        people = await gambit7.ten_in_four_teams(stage.house)
        one, other = [Phone(await open_phone(stage, people[seat]), "en") for seat in (0, 4)]
        await one.write(1789)
        await expect(other.page.get_by_text("Your slate: 1,789")).to_be_attached()
        await other.page.get_by_role("button", name="Change my guess").click()
        await other.write(1848)
        await expect(one.page.get_by_text("Your slate: 1,848")).to_be_attached()
        await write(people, None, 1, 2, 3)
        await one.page.locator("[data-case]").first.click()
        await expect(other.page.locator(".slot.chip.out")).to_have_count(1)
        await other.page.locator(".slot.chip.out").click()
        await expect(one.page.locator(".slot.chip.out")).to_have_count(0)

    play(visit, Plan())


def test_a_full_mat_stays_on_one_small_screen(play):
    async def visit(stage):
        situation = await gambit7.full(stage.house)
        for language in ("de", "fr", "en"):
            page = await stage.open(situation.hand.path, kept=situation.hand.kept, size=SMALL, language=language)
            await expect(page.locator("[data-case]")).to_have_count(8)
            await settled(page)  # other letters are a little taller
            assert await page.evaluate("() => document.documentElement.scrollHeight <= innerHeight"), language

    play(visit, Plan())


async def quietly(pages, doing):
    """Do this; nothing on the pages has moved by it."""
    for page in pages:
        await page.evaluate(SHIFTS)
    await doing()
    for page in pages:
        await painted(page)
        assert await page.evaluate("() => window.shifts") == []


async def arrived(pages, place, players, phase):
    for page in pages:
        await page.locator(place).first.wait_for()
    for player in players:
        await player.hears(lambda seen=player: isinstance(seen_by(seen).phase, phase))


def test_nothing_moves_while_the_others_play(play):
    async def visit(stage):
        players = await seated(stage.house, "gambit7", 4)
        pages = [await open_phone(stage, players[0], size=size) for size in (PHONE, SMALL, DESKTOP)]
        me, others = Phone(pages[-1], "en"), players[1:]

        async def they_bet():
            await bet(others, chips(1, 1), chips(1, TOO_HIGH), gambit(1))
            await agree(others)

        await arrived(pages, ".writing", others, AnsweringView)
        await quietly(pages, lambda: write(others, 600, 623))
        await me.write(450)
        await expect(pages[0].get_by_text("Your slate: 450")).to_be_attached()
        await quietly(pages, lambda: write(others, 601))
        await write(others, None, None, 700)
        await arrived(pages, "[data-case]", others, BettingView)
        await quietly(pages, they_bet)
        await me.press("No bet")
        await arrived(pages, ".truth .value", others, LookingView)
        await quietly(pages, lambda: agree(others))

    play(visit, Plan())
