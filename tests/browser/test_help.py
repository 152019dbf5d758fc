"""Help in place: by itself for those who see a thing for the first time, and behind a small "?" ever after."""

from __future__ import annotations

from playwright.async_api import Locator, Page, expect

from ardoise.games.gambit7.types import AnsweringView, BettingView
from tests.browser.scenes.bornes_tables import table_of
from tests.browser.scenes.scene import phone_of, wall_of
from tests.browser.scenes.tables import play_until, seated
from tests.browser.stage import BIG

FIRST = {"ardoise.helped": "{}"}


async def phone(stage, player) -> Page:
    await player.hang_up()
    seen = phone_of(player)
    return await stage.open(seen.path, kept=seen.kept | FIRST)


def figures(page: Page) -> Locator:
    return page.get_by_role("region", name="What a chip scores")


async def until_betting(players) -> None:
    await play_until(players, lambda view: isinstance(view.phase, BettingView))


def test_the_figures_of_the_mat_are_explained_in_two_betting_rounds(play):
    async def visit(stage):
        players = await seated(stage.house, "gambit7", 3)
        await until_betting(players)
        page = await phone(stage, players[0])
        table = page.url
        for number in range(3):
            ask = page.get_by_role("button", name="What a chip scores")
            await (ask if number == 2 else figures(page)).wait_for()
            await expect(figures(page)).to_have_count(0 if number == 2 else 1)
            if number == 2:
                break
            await page.goto("about:blank")  # a page that is open sees every round, and would be helped in it
            await players[0].arrive()
            await play_until(players, lambda view: isinstance(view.phase, AnsweringView))
            await until_betting(players)
            await page.goto(table)
        await page.get_by_role("button", name="What a chip scores").click()
        await expect(figures(page)).to_be_visible()

    play(visit)


def test_a_chip_says_what_it_would_earn_and_who_closes_the_help_is_not_helped_again(play):
    async def visit(stage):
        players = await seated(stage.house, "gambit7", 3)
        await until_betting(players)
        page = await phone(stage, players[0])
        wall = wall_of(players[0])
        screen = await stage.open(wall.path, size=BIG)
        await expect(screen.locator("aside ul .icon")).to_have_count(3)
        await page.locator("button[data-case]").first.click()
        await expect(page.get_by_text("a chip if only you bet here")).to_be_visible()
        await figures(page).get_by_role("button", name="Close").click()
        await page.reload()
        await expect(page.get_by_role("button", name="What a chip scores")).to_be_visible()
        await expect(figures(page)).to_have_count(0)

    play(visit)


def test_die_boundary_and_hourglass_of_bornes_are_explained_once(play):
    async def visit(stage):
        table = await table_of(stage.house, 3)
        page = await phone(stage, table.rankers[0])
        note = page.get_by_role("region", name="What’s on the table")
        await expect(note).to_contain_text("only the quizmaster sees how much is left")
        await page.reload()
        await page.get_by_role("button", name="What’s on the table").click()
        await expect(note).to_be_visible()

    play(visit)


def test_the_ladder_of_incroyable_is_explained_once(play):
    async def visit(stage):
        players = await seated(stage.house, "incroyable", 3)
        await play_until(players, lambda view: type(view.phase).__name__ == "SpeakingView")
        page = await phone(stage, players[0])
        note = page.get_by_role("region", name="What the ladder shows")
        await expect(note).to_contain_text("The highest number is on top")
        await page.reload()
        await expect(page.get_by_role("button", name="What the ladder shows")).to_be_visible()
        await expect(note).to_have_count(0)

    play(visit)
