"""What every game has around it: menu, rules, pause, clock, watching, refusals, a lost connection."""

from __future__ import annotations

from playwright.async_api import Page

from ardoise.server.lobby.commands import Pause, SetBot, SetClock
from tests.browser.scenes.scene import Scene, Situation, phone_of, wall_of
from tests.browser.scenes.tables import seated
from tests.browser.stage import settled
from tests.kit.client import Player
from tests.kit.server import House

LONG = 600  # seconds: no scene lasts so long
OUR_TIME = """() => {
  window.ahead = 0;
  window.frozen = false;
  const [now, wait] = [performance.now.bind(performance), setTimeout];
  performance.now = () => now() + ahead;
  window.setTimeout = (then, ms, ...about) => wait(() => (frozen && ms > 50) || then(...about), ms);
}"""  # Playwright's own clock stops axe, too


async def ticking(house: House) -> list[Player]:
    """The clock runs, but not out."""
    players = await seated(house, "gambit7", 4, answer_seconds=LONG)
    assert (await players[0].ask(SetClock, on=True)).refused is None
    return players


async def as_host(house: House) -> Situation:
    """One is away, and the computer plays for another."""
    host, _, away, replaced = await ticking(house)
    assert (await host.ask(SetBot, seat=replaced.table.seat, on=True)).refused is None
    await away.hang_up()
    return Situation(phone_of(host))


async def as_guest(house: House) -> Situation:
    _, guest, *_ = await ticking(house)
    return Situation(phone_of(guest))


async def paused_by_me(house: House) -> Situation:
    host, *_ = await ticking(house)
    assert (await host.ask(Pause)).refused is None
    return Situation(phone_of(host), wall_of(host))


async def paused_by_another(house: House) -> Situation:
    host, guest, *_ = await ticking(house)
    assert (await host.ask(Pause)).refused is None
    return Situation(phone_of(guest))


async def late(house: House) -> Situation:
    """A late comer, and a seat whose owner is away."""
    players = await ticking(house)
    comer = await house.come_in(players[0].welcome.code, "Maximilienne")
    await players[1].hang_up()
    return Situation(phone_of(comer))


async def open_menu(page: Page) -> None:
    await page.locator(".top .ib").first.click()
    await page.locator("dialog[open]").wait_for()


async def open_rules(page: Page) -> None:
    await page.locator(".top .ib").last.click()
    await page.locator("dialog[open] .rule.here").wait_for()


async def with_our_time(page: Page) -> None:
    await page.add_init_script(f"({OUR_TIME})()")
    await page.reload()
    await settled(page)


async def frozen(page: Page) -> None:
    """What would vanish after a while stays."""
    await with_our_time(page)
    await page.evaluate("() => { frozen = true }")


async def until_the_last_seconds(page: Page) -> None:
    await with_our_time(page)
    minutes, seconds = map(int, (await page.get_by_role("timer").inner_text()).split(":"))
    await page.evaluate("seconds => { ahead = seconds * 1000 }", 60 * minutes + seconds - 4)
    await page.locator(".clock.last").wait_for()
    await page.evaluate("() => { frozen = true }")


async def give_time(page: Page) -> None:
    await frozen(page)
    await open_menu(page)
    await page.locator("dialog[open] .row .button.plain").click()
    await page.locator(".clock .more").wait_for()


async def be_refused(page: Page) -> None:
    await frozen(page)
    await page.locator(".writing input").fill("7")
    await page.locator("footer .button.main").click()
    await page.locator(".head .stop").wait_for()


async def lose_the_connection(page: Page) -> None:
    await frozen(page)
    await page.evaluate("() => dispatchEvent(new Event('offline'))")
    await page.locator(".banner").wait_for()


SCENES = [
    Scene("frame-menu-host", as_host, open_menu),
    Scene("frame-menu-guest", as_guest, open_menu),
    Scene("frame-rules", as_guest, open_rules),
    Scene("frame-paused-host", paused_by_me),
    Scene("frame-paused-guest", paused_by_another),
    Scene("frame-watching", late),
    Scene("frame-last-seconds", as_guest, until_the_last_seconds),
    Scene("frame-more-time", as_host, give_time),
    Scene("frame-refused", paused_by_another, be_refused),
    Scene("frame-lost", as_guest, lose_the_connection),
]
