"""Bornes: the ways of ranking, the hidden hourglass, and the check card by card."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect

from ardoise.server.lobby.commands import SetClock
from tests.browser.bornes_hands import HELD, act, drag_by_mouse, order
from tests.browser.scenes.bornes_tables import Table, ranking, right, table_of, wrong
from tests.browser.scenes.scene import phone_of, wall_of
from tests.browser.scenes.tables import seen_by
from tests.browser.stage import BIG, Stage, settled
from tests.kit.client import Player
from tests.kit.planned_server import Plan
from tests.kit.server import House

DESK = (1280, 800)
BOUNDARY = "ol [data-card=boundary]"
CHOSEN = re.compile(r"\bchosen\b")
TURNED = """() => {
  window.pictures = [];
  const look = () => {
    const cards = [...document.querySelectorAll("main ol .card")];
    const height = document.querySelector("main ol")?.getBoundingClientRect().height;
    const now = cards.map((card) => (card.classList.contains("wait") ? "?" : "!")).join("");
    const widths = cards.map((card) => card.querySelector(".text").offsetWidth).join(" ");
    if (now && now !== window.pictures.at(-1)?.now) window.pictures.push({ now, height, widths });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""


async def opened(stage: Stage, player: Player, **how) -> Page:
    seen = phone_of(player)
    return await settled(await stage.open(seen.path, kept=seen.kept, **how))


async def column_is(page: Page, *wanted: str) -> None:
    """From the top down."""
    have = (
        "wanted => [...document.querySelectorAll('ol [data-card]')].map((card) => card.dataset.card).join() === wanted"
    )
    await page.wait_for_function(have, arg=",".join(wanted))


def test_ranking_by_mouse(play):
    async def visit(stage):
        table = await ranking(stage.house, 3, cards_each=3)
        page = await opened(stage, table.rankers[0], size=DESK)
        await page.locator(HELD).first.wait_for()
        first, second, *_ = await page.locator(HELD).evaluate_all("all => all.map(card => card.dataset.card)")

        await drag_by_mouse(page, first, BOUNDARY, -25)
        await page.locator(".hovered").wait_for()
        assert await page.locator(".gap").count() == 1
        await page.mouse.up()
        await column_is(page, first, "boundary")

        await drag_by_mouse(page, second, BOUNDARY, 25)
        await page.mouse.up()
        await column_is(page, first, "boundary", second)

        await drag_by_mouse(page, first, f'ol [data-card="{second}"]', 25)
        await page.mouse.up()
        await column_is(page, "boundary", second, first)

        await drag_by_mouse(page, "boundary", HELD)
        await page.mouse.up()
        assert await order(page) == ["boundary", second, first], "the boundary cannot be handed back"

        await drag_by_mouse(page, second, HELD)
        await page.keyboard.press("Escape")
        await page.mouse.up()
        assert await order(page) == ["boundary", second, first], "Escape lets it be"

        await drag_by_mouse(page, second, HELD)
        await page.mouse.up()
        await column_is(page, "boundary", first)
        await act(page, by_keys=False)
        await page.locator(".say").get_by_text("You’re done!").wait_for()
        ranker = table.rankers[0]
        await ranker.hears(lambda: ranker.table.seat not in ranker.table.awaited)
        assert list(seen_by(ranker).phase.mine.column) == [first, "boundary"], "the table has it so"

    play(visit, Plan())


def test_the_card_that_is_chosen_already_stays_so_when_it_is_tapped(play):
    """ "Tap a card, then a place": the first one is chosen before anybody has tapped."""

    async def visit(stage):
        table = await ranking(stage.house, 3)
        page = await opened(stage, table.rankers[0])
        first = page.locator(HELD).first
        await first.tap()
        await expect(first).to_have_class(CHOSEN)
        await page.locator(".gap").first.tap()
        lying = page.locator("ol [data-card]").first
        await lying.tap()
        await expect(lying).to_have_class(CHOSEN)
        await lying.tap()  # one that lies in the column is let go by a second tap
        await expect(lying).not_to_have_class(CHOSEN)
        await expect(first).to_have_class(CHOSEN)

    play(visit, Plan())


def test_the_next_card_is_chosen_when_the_first_was_laid_on_another_screen(play):
    """Also when a page that was loaded anew sends what had not arrived: its first picture still has the old column."""

    async def visit(stage):
        table = await ranking(stage.house, 3)
        player = table.rankers[0]
        page = await opened(stage, player)
        first = await page.locator(HELD).first.get_attribute("data-card")
        await player.hang_up()
        await player.come_back()
        await table.rank(player, lambda _: ["boundary", first], done=False)
        await page.locator(f'ol [data-card="{first}"]').wait_for()
        await expect(page.locator(HELD).first).to_have_class(CHOSEN)

    play(visit, Plan())


async def press(page: Page, name: str | re.Pattern[str]) -> None:
    """As a screen reader does: found by role and name, pressed without a pointer."""
    await page.get_by_role("button", name=name).evaluate("button => button.click()")


def test_ranking_with_a_screen_reader(play):
    async def visit(stage):
        table = await ranking(stage.house, 3)
        page = await opened(stage, table.rankers[0])
        hand = page.get_by_role("list", name="Your hand").get_by_role("button")
        column = page.get_by_role("region", name="Your column, highest on top").get_by_role("listitem")
        await hand.first.wait_for()
        mine = seen_by(table.rankers[0]).phase.mine
        card = mine.cards[0]
        number = 1 + [piece for piece in mine.pieces if piece != "boundary"].index(card.id)
        name = re.compile(f"^{number}: ")  # and two words of it
        lying = re.compile(rf"^\d of \d$|^{number}: ")  # of a card that was moved just now only the place

        await page.get_by_role("button", name=name).wait_for()
        await expect(page.locator("[aria-pressed]")).to_have_count(0)
        await press(page, name)
        await page.get_by_role("button", name=name, pressed=True).wait_for()
        boundary = seen_by(table.rankers[0]).phase.announcement.boundaries[0]
        await press(page, f"Place here above: Boundary {boundary}")
        await page.get_by_role("button", name="2 of 2", exact=True).wait_for()
        assert await column.count() == 2
        assert await page.evaluate("() => document.activeElement.dataset.card") == card.id, "the focus comes along"

        await press(page, lying)
        await press(page, "Place here at the very bottom")
        await page.get_by_role("button", name="1 of 2", exact=True).wait_for()
        await press(page, lying)
        await press(page, "Leave out")
        await page.get_by_role("button", name="in your hand", exact=True).wait_for()
        await press(page, "Done without them")
        await page.locator(".say").get_by_text("You’re done!").wait_for()

    play(visit, Plan())


def test_only_the_master_sees_the_hourglass(play):
    """B6"""

    async def visit(stage):
        table = await table_of(stage.house, 3)
        await table.announce()
        await table.players[0].ask(SetClock, on=True)
        await table.signal()
        watcher = await stage.house.come_in(table.master.welcome.code, "Marie", "spectator")
        others = [await opened(stage, player) for player in (table.rankers[0], watcher)]
        others.append(await stage.open(wall_of(table.master).path, size=BIG))
        master = await opened(stage, table.master)
        await master.get_by_role("timer").wait_for()
        for page in others:
            await page.get_by_text("Hidden timer").first.wait_for()
            assert await page.get_by_role("timer").count() == 0

    play(visit, Plan())


async def about_to_be_checked(house: House) -> Table:
    """The first ranker is done; the master has yet to measure, so that the last word is the master's."""
    table = await table_of(house, 3)
    await table.announce(answer=None)
    await table.signal()
    await table.rank(table.rankers[0], wrong)
    return table


async def finish(table: Table) -> None:
    await table.rank(table.rankers[1], right)
    await table.settle_all()


async def pictures(page: Page, count: int) -> list[str]:
    await page.wait_for_function("count => window.pictures.length >= count", arg=count)
    seen = await page.evaluate("() => window.pictures")
    assert len({picture["height"] for picture in seen}) == 1, "nothing moves while cards are turned"
    assert len({picture["widths"] for picture in seen}) == 1, "no text wraps anew"
    return [picture["now"] for picture in seen]


def test_cards_are_turned_one_by_one_from_the_bottom(play):
    """B10, on a phone and on the big screen, where a tap goes on to the next column."""

    async def visit(stage):
        table = await about_to_be_checked(stage.house)
        phone = await opened(stage, table.rankers[0], moving=True)
        wall = await settled(await stage.open(wall_of(table.master).path, size=BIG, moving=True))
        for page in (phone, wall):
            await page.locator("main").wait_for()
            await page.evaluate(TURNED)
        await finish(table)
        assert await pictures(phone, 4) == ["???", "??!", "?!!", "!!!"]
        assert (await pictures(wall, 2))[:2] == ["???", "??!"]
        before = await wall.get_by_role("heading", level=2).first.inner_text()
        await wall.locator("main").click()
        await wall.wait_for_function("name => document.querySelector('main h2').innerText !== name", arg=before)

    play(visit, Plan())


def test_a_tap_shows_the_whole_column_at_once(play):
    """Here nothing is turned by itself: the page's short waits never end."""

    async def visit(stage):
        table = await about_to_be_checked(stage.house)
        phone = await opened(stage, table.rankers[0], moving=True)
        await phone.locator("main ol").wait_for()
        await phone.evaluate("() => (window.setTimeout = () => 0)")
        await finish(table)
        await phone.locator(".card.wait").nth(2).wait_for()
        await phone.get_by_role("heading", name="Your column").tap()
        await phone.locator(".card.wait").first.wait_for(state="detached")
        assert await phone.locator("main ol .card").count() == 3
        await act(phone, by_keys=False)

    play(visit, Plan())
