"""Hands on a phone that is four times slower than this machine: how long the page takes to answer a touch."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from statistics import median

from playwright.async_api import Locator, Page

from ardoise.engine.game import Record
from tests.browser.measures import Touched, answers, slow_down, watch_input
from tests.browser.scenes.scene import phone_of
from tests.browser.scenes.tables import play_until, seated, seen_by
from tests.browser.stage import Stage
from tests.kit.client import Player

SLOWER = 4
TOUCHES = 20
STAYS = 0.08  # seconds that a finger rests on the glass

Touch = Callable[[Page, int], Awaitable[None]]


BARE = "<button style='width:200px;height:80px' onclick='this.textContent += 1'>0</button>"


class Answered(Record):
    """To the picture that answers, and of it the page's own work."""

    what: str
    touches: int
    median_ms: float
    worst_ms: float
    work_median_ms: float
    work_worst_ms: float


async def touch(place: Locator) -> None:
    """As a finger does, which stays for a moment: a tap of Playwright's ends before the touch itself is drawn."""
    await place.scroll_into_view_if_needed()
    box = await place.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    cdp = await place.page.context.new_cdp_session(place.page)
    await cdp.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    await asyncio.sleep(STAYS)
    await cdp.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    await cdp.detach()
    await asyncio.sleep(STAYS)


async def figure(page: Page, number: int) -> None:
    """Fifteen figures fill the slate; what is typed beyond is refused, which has to be shown as well."""
    await touch(page.get_by_role("button", name=str(number % 9 + 1), exact=True))


async def bet(page: Page, number: int) -> None:
    cases = page.locator("[data-case]")
    await touch(cases.nth(number % await cases.count()))


async def rank(page: Page, number: int) -> None:
    """A card, then a gap for it."""
    gaps = page.locator(".gap")
    if await gaps.count():
        await touch(gaps.nth(number % await gaps.count()))
    else:
        await touch(page.locator("[data-card]:not([data-card=boundary])").first)


async def dial(page: Page, number: int) -> None:
    dials = page.locator(".dial")
    await touch(dials.nth(number % await dials.count()).locator("button").first)


async def note(page: Page, number: int) -> None:
    cards = page.locator(".triangle button:visible")
    await touch(cards.nth(number % await cards.count()))


async def open_notebook(page: Page) -> None:
    await page.locator("footer .read button").tap()
    await page.locator(".triangle button:visible").first.wait_for()


async def ready(page: Page) -> None:
    """Nothing has to be opened first."""


async def whoever(players: list[Player], phase: str) -> Player:
    """The first for whom there is something to do in that phase."""
    await play_until(players, lambda view: type(view.phase).__name__ == phase)
    return next(player for player in players if player.table.seat in player.table.awaited and seen_by(player))


HANDS: dict[str, tuple[str, int, str, str, Callable[[Page], Awaitable[None]], Touch]] = {
    "number pad": ("gambit7", 5, "AnsweringView", ".writing, .keys", ready, figure),
    "bets": ("gambit7", 7, "BettingView", "[data-case]", ready, bet),
    "ranking": ("bornes", 4, "RankingView", "[data-card]", ready, rank),
    "dials": ("incroyable", 6, "EstimatingView", ".dial", ready, dial),
    "notebook": ("code777", 4, "AskingView", "footer .read button", open_notebook, note),
}


async def tried(stage: Stage, what: str) -> Answered:
    game, seats, phase, sign, prepare, one_touch = HANDS[what]
    players = await seated(stage.house, game, seats)
    player = await whoever(players, phase)
    seen = phone_of(player)
    page = await stage.open(seen.path, kept=seen.kept)
    await page.locator(sign).first.wait_for()
    await prepare(page)
    return await touched(page, what, one_touch)


async def bare(stage: Stage) -> Answered:
    """A page that has nothing but a button: what the browser and this machine take for themselves."""
    page = await stage.open("/")
    await page.goto("about:blank")
    await page.set_content(BARE)
    return await touched(page, "a bare button", lambda page, _: touch(page.locator("button")))


async def touched(page: Page, what: str, one_touch: Touch) -> Answered:
    await slow_down(page, SLOWER)
    await watch_input(page)
    for number in range(TOUCHES):
        await one_touch(page, number)
    taken = await answers(page) or [Touched()]
    await page.context.close()
    shown, work = [one.shown for one in taken], [one.work for one in taken]
    return Answered(what, TOUCHES, median(shown), max(shown), median(work), max(work))
