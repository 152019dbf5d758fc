"""A whole match of Incroyable! through the page: a big screen and three phones in three languages, and a bot."""

from __future__ import annotations

import re

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as TooLate

from ardoise.server.lobby.wishes import ChooseGame, ChooseOptions, SetBot
from tests.browser.axe import faults
from tests.browser.stage import BIG, PHONE, SMALL, Stage
from tests.server.lab import Plan

RISKY = [square for square in range(1, 14) if square != 9]
TRACK = {"finish": 14, "spirals": RISKY, "bonus": 6, "danger": [[9, 3]]}  # short; who has moved plays a risk round
PHASES = {"Estimating", "Shifting", "Speaking", "Looking", "Stating", "Choosing", "RiskLooking"}
QUICKLY = 1_500  # milliseconds: what has gone meanwhile is not waited for
BOTS_SEAT = 3


class Phone:
    def __init__(self, page: Page) -> None:
        self.page, self.done = page, ""
        self.ledge = page.locator("footer button")

    async def act(self) -> str | None:
        """Does what the page offers now; None: it shows no game, because it is loading or all is over."""
        state = self.page.locator("[data-phase]")
        if not await state.count():
            return None
        phase = await state.get_attribute("data-phase", timeout=QUICKLY) or ""
        doing = f"{phase} {await self.page.locator('main h2').first.inner_text(timeout=QUICKLY)}"
        if await self.ledge.count() and doing != self.done:
            await self.do(phase)
            self.done = doing if phase in ("Estimating", "Choosing") else ""
        return phase

    async def do(self, phase: str) -> None:
        if phase == "Estimating":
            await self.set(20)
        elif phase == "Shifting":
            await self.tap(self.page.locator(".ways button").last)
        elif phase == "Speaking":
            await self.speak()
        elif phase == "Stating":
            await self.set(4321)
        elif phase == "Choosing":
            await self.tap(self.page.locator(".slates button").last)
        await self.tap(self.ledge.first)

    async def speak(self) -> None:
        await self.tap(self.page.locator("button.rung").first)

    async def set(self, value: int) -> None:
        """By the dials: every digit by its own button."""
        for place, digit in enumerate(f"{value:04}"):
            for _ in range(int(digit)):
                await self.tap(self.page.locator(".dial").nth(place).locator("button").first)

    async def tap(self, place: Locator) -> None:
        await place.click(timeout=QUICKLY)


class Typist(Phone):
    """Turns the slate over and writes; raises when that is allowed."""

    async def set(self, value: int) -> None:
        if await self.page.locator(".dials").count():
            await self.tap(self.page.locator(".turn button"))
        for digit in str(value):
            await self.tap(self.page.get_by_role("button", name=digit, exact=True))

    async def speak(self) -> None:
        await self.tap(self.ledge.last)  # pass or raise
        if await self.page.locator(".others").count():
            least = re.sub(r"\D", "", (await self.page.locator("footer .say").inner_text()).split(" à ")[0])
            await self.set(int(least))


class Keyboard(Phone):
    """Nothing but keys."""

    async def tap(self, place: Locator) -> None:
        await place.wait_for(timeout=QUICKLY)
        for _ in range(40):
            if await place.evaluate("one => one === document.activeElement", timeout=QUICKLY):
                break
            await self.page.keyboard.press("Tab")
        await self.page.keyboard.press("Enter")

    async def set(self, value: int) -> None:
        await self.page.keyboard.type(str(value))


async def open_table(stage: Stage) -> tuple[str, Page]:
    """A room whose track is shorter than the lobby offers; its host goes on with the page."""
    host = await stage.house.open_room("Annie")
    await host.ask(ChooseGame, game="incroyable")
    await host.ask(ChooseOptions, options={"track": TRACK, "look_seconds": 20})
    await host.ask(SetBot, seat=BOTS_SEAT, on=True)
    await host.hang_up()
    code = host.welcome.code
    page = await stage.open("/", language="en", size=PHONE)
    keep = "([key, token]) => localStorage.setItem(key, JSON.stringify(token))"
    await page.evaluate(keep, [f"ardoise.token.{code}", host.welcome.token])
    await page.goto(f"{stage.address()}/{code}")
    return f"/{code}", page


async def sit_down(stage: Stage) -> tuple[list[Phone], Page]:
    path, host = await open_table(stage)
    french = await stage.open(path, language="fr", size=SMALL)
    await french.get_by_role("button", name="Prendre place").click()
    german = await stage.open(path, language="de", scheme="dark")
    await german.get_by_role("button", name="Platz nehmen").click()
    screen = await stage.open(f"{path}/table", language="de", size=BIG)
    await host.get_by_role("button", name="Start the game").click()
    return [Phone(host), Typist(french), Keyboard(german)], screen


async def check(pages: list[Page]) -> None:
    for page in pages:
        assert await faults(page) == []
        assert await page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


async def match(stage: Stage) -> None:
    phones, screen = await sit_down(stage)
    again = phones[0].page.get_by_role("button", name="Same people, again")
    seen: set[str] = set()
    while not await again.count():
        for phone in phones:
            try:
                phase = await phone.act()
            except TooLate:
                continue  # the table went on while we looked
            if phase and phase not in seen:
                seen.add(phase)
                await check([screen, *(other.page for other in phones)])
                if phase == "Speaking":
                    await phones[1].page.reload()
    assert seen == PHASES
    await expect(screen.locator("main")).to_contain_text("Annie")


def test_a_whole_match(play):
    play(match, Plan())
