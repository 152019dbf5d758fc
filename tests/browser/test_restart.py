"""A connection that goes and comes: shown at once, healed by itself, and nothing lost or done twice."""

from __future__ import annotations

from signal import SIGKILL

import pytest
from playwright.async_api import expect

from tests.browser.scenes.scene import wall_of
from tests.browser.stage import BIG
from tests.browser.visitors import CUT, SOONER_OR_LATER, answering, lost, pad, slate, write, written

SHOWN = """() => {
  window.shownAfter = new Promise(done => addEventListener("offline", () => {
    const gone = performance.now();
    const look = () => document.querySelector(".banner") ? done(performance.now() - gone) : requestAnimationFrame(look);
    look();
  }));
}"""
NOTED = """() => {
  window.shown = new Promise(done => {
    const look = () => document.querySelector(".banner") ? done(Date.now()) : requestAnimationFrame(look);
    look();
  });
}"""
UNSENT = "() => Object.keys(localStorage).filter(key => key.startsWith('ardoise.unsent.'))"
SECOND = 1000  # milliseconds


def test_a_move_made_while_the_server_is_dead_arrives_once(play):
    async def visit(stage):
        stage.forgiven += CUT
        page, _, blaise = await answering(stage)
        steps = blaise.table.version
        await stage.house.server.end(SIGKILL)
        await expect(lost(page)).to_be_visible()
        await write(page, 4711)
        assert len(await page.evaluate(UNSENT)) == 1
        await stage.house.server.start()
        await expect(lost(page)).to_have_count(0, timeout=SOONER_OR_LATER)
        await expect(written(page)).to_be_visible()
        assert await page.evaluate(UNSENT) == []
        await blaise.come_back()
        assert blaise.table.version == steps + 1
        assert 0 not in blaise.table.awaited
        await page.reload()
        await expect(slate(page, "4,711")).to_be_visible()
        await expect(written(page)).to_be_visible()

    play(visit)


class Deaf:
    """Between a page and its server: while it is on, nothing that the page says gets through."""

    def __init__(self):
        self.on = False

    def listen(self, page_side):
        server = page_side.connect_to_server()
        page_side.on_message(lambda message: None if self.on else server.send(message))


def test_an_unsent_move_outlives_a_reload(play):
    async def visit(stage):
        page, _, blaise = await answering(stage)
        deaf = Deaf()
        await page.context.route_web_socket("**/ws", deaf.listen)
        await page.reload()
        await expect(pad(page)).to_be_visible()
        deaf.on = True
        await write(page, 4711)
        await expect(page.get_by_text("Sending")).to_be_visible()
        assert 0 in blaise.table.awaited
        deaf.on = False
        await page.reload()
        await expect(slate(page, "4,711")).to_be_visible()
        await blaise.hears(lambda: 0 not in blaise.table.awaited)
        assert await page.evaluate(UNSENT) == []

    play(visit)


@pytest.mark.parametrize("screen", ["phone", "big screen"])
def test_a_lost_connection_shows_within_a_second_and_heals(play, screen):
    async def visit(stage):
        stage.forgiven += CUT
        page, ada, _ = await answering(stage)
        if screen == "big screen":
            page = await stage.open(wall_of(ada).path, size=BIG)
            await expect(page.get_by_role("heading", name="Gambit 7")).to_be_visible()
        await page.evaluate(SHOWN)
        await page.context.set_offline(True)
        assert await page.evaluate("() => window.shownAfter") < SECOND
        await expect(lost(page)).to_be_visible()
        await page.context.set_offline(False)
        await expect(lost(page)).to_have_count(0, timeout=SOONER_OR_LATER)

    play(visit)


def test_a_dead_server_shows_within_a_second(play):
    async def visit(stage):
        stage.forgiven += CUT
        page, _, _ = await answering(stage)
        await page.evaluate(NOTED)
        before = await page.evaluate("() => Date.now()")
        await stage.house.server.end(SIGKILL)
        gone = await page.evaluate("() => Date.now()")
        assert before <= await page.evaluate("() => window.shown") < gone + SECOND

    play(visit)


def test_a_reload_finds_everything_as_it_was(play):
    async def visit(stage):
        page, _, _ = await answering(stage)
        question = await page.locator("h2").first.inner_text()
        await page.reload()
        await expect(page.locator("h2").first).to_have_text(question)
        await write(page, 12)
        await expect(written(page)).to_be_visible()
        await page.reload()
        await expect(written(page)).to_be_visible()

    play(visit)
