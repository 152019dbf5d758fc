"""What every game has around it, in a real browser: rules at the right place, time in the host's hand, lent seats."""

from __future__ import annotations

import re
from itertools import pairwise

from playwright.async_api import Page, expect

from ardoise.server.lobby.commands import Lock
from tests.browser.hearing import heard, listen
from tests.browser.qr import read_qr
from tests.browser.scenes.frame import open_menu, ticking
from tests.browser.scenes.scene import Seen, phone_of, wall_of
from tests.browser.scenes.tables import play_until, seated
from tests.browser.stage import BIG, SMALL, Size, Stage
from tests.kit.planned_server import Plan

OLD: Size = (1440, 1080)
UNDER_THE_LEDGE = """() => {
  const at = document.activeElement;
  const ledge = document.querySelector("footer");
  if (!at || at === document.body || ledge.contains(at)) return null;
  const [box, wood] = [at.getBoundingClientRect(), ledge.getBoundingClientRect()];
  const beside = box.right <= wood.left || box.left >= wood.right;
  return beside || box.bottom <= wood.top + 1 ? null : at.outerHTML.slice(0, 120);
}"""
STOP = "() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent.trim()"
TAPPED_FIRST = """
  const active = { hasBeenActive: false };  // Playwright's own questions count as taps
  Object.defineProperty(navigator, "userActivation", { value: active });
  addEventListener("pointerdown", ({ isTrusted }) => (active.hasBeenActive ||= isTrusted), true);
  window.audios = [];
  window.AudioContext = class extends AudioContext { constructor() { super(); window.audios.push(this); } };
"""
BOXES = """() => [...document.querySelectorAll("header :is(h1, .between p, .clock, .code)")].map((element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, right, top, bottom } = range.getBoundingClientRect();
  return { left, right, top, bottom };
})"""


async def look(stage: Stage, seen: Seen, language: str = "en", size: Size = SMALL) -> Page:
    page = await stage.open(seen.path, language=language, size=size, kept=seen.kept)
    await page.locator(".screen main h2, .screen main h1, .screen main section").first.wait_for()
    return page


async def choose(page: Page, name: str) -> None:
    await open_menu(page)
    await page.get_by_role("dialog").get_by_role("button", name=name).click()


def test_the_rules_open_at_the_paragraph_that_matters_now(play):
    async def visit(stage):
        players = await seated(stage.house, "gambit7", 3)
        onlooker = await stage.house.come_in(players[0].welcome.code, "Eva", "spectator")
        page = await look(stage, phone_of(onlooker))
        for rule, phase in (("G6", "AnsweringView"), ("G8", "BettingView"), ("G1", "LookingView")):
            await play_until(players, lambda view, wanted=phase: type(view.phase).__name__ == wanted)
            await page.get_by_role("button", name="Rules").click()
            here = page.locator(".rule.here")
            await expect(here).to_be_in_viewport()
            await expect(here).to_be_focused()
            assert (await here.get_attribute("id") or "").startswith(rule)
            await page.keyboard.press("Escape")
            await expect(page.get_by_role("button", name="Rules")).to_be_focused()

    play(visit, Plan())


def test_the_host_has_the_time_in_hand(play):
    """Pause, go on, more time, no clock: all see it, and a screen reader says it."""

    async def visit(stage):
        host, guest, *_ = await ticking(stage.house)
        mine = await look(stage, phone_of(host))
        other = await look(stage, phone_of(guest), "de")
        wall = await look(stage, wall_of(host), "fr", BIG)
        await listen(other)
        await choose(mine, "Pause")
        await expect(other.get_by_role("region", name="Pause")).to_contain_text(
            "Weiter geht’s, sobald Annie die Pause beendet."
        )
        await expect(wall.locator(".between")).to_contain_text("Annie relancera la partie.")
        await mine.get_by_role("button", name="Resume").click()
        await expect(other.get_by_role("region", name="Pause")).to_be_hidden()
        await choose(mine, "+30 s")
        await expect(other.locator(".clock .more")).to_have_text("+30")
        said = await heard(other)
        assert "politely: Pause. Weiter geht’s, sobald Annie die Pause beendet." in said
        assert any(re.match(r"politely: 30 Sekunden mehr, noch \d+$", line) for line in said)
        await open_menu(mine)
        await mine.get_by_role("group", name="Thinking time").get_by_role("button", name="× 2").click()
        await guest.hears(lambda: guest.room.people[0].time_factor == 200)
        await open_menu(other)
        await expect(other.get_by_role("dialog")).to_contain_text(
            re.compile(r"Bedenkzeit\s*normal\s*Zeit zu knapp\? Annie ")
        )
        await mine.get_by_role("switch", name="Clocks").click()
        for page in (mine, other, wall):
            await expect(page.get_by_role("timer")).to_have_count(0)

    play(visit, Plan())


def test_a_seat_is_lent_to_a_bot_and_taken_back(play):
    async def visit(stage):
        host, guest, *_ = await ticking(stage.house)
        mine, theirs = await look(stage, phone_of(host)), await look(stage, phone_of(guest))
        await choose(theirs, "Let a bot play for me")
        await expect(theirs.get_by_text("You’re watching.")).to_be_visible()
        await theirs.get_by_role("button", name="Take my seat back").click()
        await expect(theirs.get_by_text("You’re watching.")).to_be_hidden()
        await guest.hang_up()
        await theirs.context.set_offline(True)
        stage.forgiven += ["WebSocket connection", "ERR_INTERNET_DISCONNECTED"]
        await open_menu(mine)
        row = mine.get_by_role("listitem").filter(has_text="Bénédicte")
        await row.get_by_role("button", name="Let a bot play").click()
        await theirs.context.set_offline(False)
        await theirs.get_by_role("button", name="I’ll take over").click()
        await expect(theirs.get_by_text("A bot is playing for you.")).to_be_hidden()

    play(visit, Plan())


def test_a_loss_is_seen_from_anywhere_and_heals(play):
    async def visit(stage):
        _, guest, *_ = await ticking(stage.house)
        page = await look(stage, phone_of(guest))
        await listen(page)
        await page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
        stage.forgiven += ["WebSocket connection", "ERR_INTERNET_DISCONNECTED"]
        await page.context.set_offline(True)
        await expect(page.locator(".banner")).to_be_in_viewport(ratio=1)
        await page.context.set_offline(False)
        await expect(page.locator(".banner")).to_have_count(0)
        said = [line for line in await heard(page) if "onnection" in line]
        assert said == ["politely: No connection", "politely: Connection’s back"]

    play(visit, Plan())


def test_the_keyboard_goes_from_top_to_bottom_and_never_under_the_ledge(play):
    async def visit(stage):
        host, *_ = await seated(stage.house, "gambit7", 7)
        page = await look(stage, phone_of(host))
        await page.set_viewport_size({"width": 320, "height": 400})
        await expect(page.locator("footer")).to_be_visible()
        stops, hidden = [], []
        for _ in range(24):
            await page.keyboard.press("Tab")
            stops.append(await page.evaluate(STOP))
            hidden.append(await page.evaluate(UNDER_THE_LEDGE))
        assert [line for line in hidden if line] == []
        assert stops[:3] == ["Menu", "Rules", "Your slate"]
        assert re.match("7", stops[3])

    play(visit, Plan())


def test_what_sounds_is_written_where_nothing_else_stands(play):
    async def visit(stage):
        players = await seated(stage.house, "gambit7", 3)
        wall = await look(stage, wall_of(players[0]), "de", OLD)
        await play_until(players, lambda view: type(view.phase).__name__ == "BettingView")
        await expect(wall.locator(".between p")).to_be_visible()
        boxes = sorted(await wall.evaluate(BOXES), key=lambda box: box["left"])
        assert len(boxes) >= 3
        for one, other in pairwise(boxes):
            assert one["right"] <= other["left"]

    play(visit, Plan())


def test_a_big_screen_says_how_to_hear_it_and_how_not_to(play):
    """Before the first tap a browser lets nothing sound."""

    async def visit(stage):
        players = await seated(stage.house, "gambit7", 3)
        wall = await look(stage, wall_of(players[0]), "fr", BIG)
        await wall.context.add_init_script(TAPPED_FIRST)
        await wall.reload()
        wanted = wall.get_by_role("button", name="Activer le son")
        assert (await wanted.bounding_box() or {})["height"] >= BIG[1] / 30
        await wanted.click()
        await wall.wait_for_function("() => window.audios.some(({ state }) => state === 'running')")
        await wall.get_by_role("button", name="Couper le son").click()
        await expect(wall.get_by_role("button", name="Mettre le son")).to_be_visible()
        await wall.reload()
        await expect(wall.get_by_role("button", name="Mettre le son")).to_be_visible()

    play(visit, Plan())


def test_a_big_screen_fills_the_screen_and_lets_late_comers_in(play):
    async def visit(stage):
        players = await seated(stage.house, "gambit7", 3)
        wall = await look(stage, wall_of(players[0]), size=BIG)
        assert await read_qr(wall.locator("header")) == f"{stage.address()}/{players[0].welcome.code}"
        await wall.get_by_role("button", name="Full screen").click()
        await wall.wait_for_function("() => document.fullscreenElement === document.documentElement")
        await expect(wall.get_by_role("button", name="Full screen")).to_have_count(0)
        assert (await players[0].ask(Lock, on=True)).refused is None
        await expect(wall.locator("header svg.qr")).to_have_count(0)

    play(visit, Plan())
