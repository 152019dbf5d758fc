"""A whole match of Incroyable! through the page: a big screen and three phones in three languages, and a bot."""

from __future__ import annotations

import json
import re

from playwright.async_api import Locator, Page, expect
from playwright.async_api import TimeoutError as TooLate

from ardoise.server.lobby.commands import ChooseGame, ChooseOptions, SetBot, SetClock
from tests.browser.axe import faults
from tests.browser.hearing import heard, listen
from tests.browser.keyboard import keys_alone, touched
from tests.browser.stage import BIG, SMALL, Stage
from tests.kit.planned_server import Plan

RISKY = [square for square in range(1, 14) if square != 9]
TRACK = {"finish": 14, "spirals": RISKY, "bonus": 6, "danger": [[9, 3]]}  # short; who has moved plays a risk round
PHASES = {"Estimating", "Shifting", "Speaking", "Looking", "Stating", "Choosing", "RiskLooking"}
QUICKLY = 1_500  # milliseconds: what has gone meanwhile is not waited for
BOTS_SEAT = 3
GERMAN = {  # what is heard, phase by phase
    "Estimating": "fragt",
    "Shifting": "muss ausweichen: von 20",
    "Speaking": "Jetzt entscheidet",
    "Looking": "Die Antwort: ",
    "Stating": "nennt eine Zahl",
    "Choosing": "Ist es mehr oder weniger?",
    "RiskLooking": "hatte ",
}


class Phone:
    """Taps whatever the page offers."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ledge = page.locator("footer button.main, footer button.cry")
        self.done = ""

    async def act(self) -> str | None:
        """Does what the page asks for now; None: it shows no game, because it is loading or all is over."""
        state = self.page.locator("[data-phase]")
        if not await state.count():
            return None
        phase = await state.get_attribute("data-phase", timeout=QUICKLY) or ""
        doing = f"{phase} {await self.page.locator('article h2').inner_text(timeout=QUICKLY)}"
        if await self.ledge.count() and doing != self.done:
            await self.do(phase)
            self.done = (
                doing if phase in ("Estimating", "Choosing") else ""
            )  # one may change one's mind: once is enough
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
        await self.tap(self.ledge)

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
        await self.tap(self.page.locator("footer button.plain").last)  # pass or raise
        if await self.page.locator("footer .turn").count():
            least = re.sub(
                r"\D", "", (await self.page.locator("footer .say").inner_text(timeout=QUICKLY)).split(" à ")[0]
            )
            await self.set(int(least))


class Keyboard(Phone):
    """Nothing but keys."""

    async def tap(self, place: Locator) -> None:
        await place.wait_for(timeout=QUICKLY)
        for _ in range(40):
            if await place.evaluate("one => one === document.activeElement", timeout=QUICKLY):
                return await self.page.keyboard.press("Enter")
            await self.page.keyboard.press("Tab")
        raise TooLate("not to be reached by Tab")

    async def set(self, value: int) -> None:
        await self.page.keyboard.type(str(value))


async def open_table(stage: Stage) -> tuple[str, dict[str, str]]:
    """A room whose track is shorter than the lobby offers, without a clock; its host goes on with the page."""
    host = await stage.house.open_room("Annie")
    await host.ask(ChooseGame, game="incroyable")
    await host.ask(ChooseOptions, options={"track": TRACK})
    await host.ask(SetBot, seat=BOTS_SEAT, on=True)
    await host.ask(SetClock, on=False)
    await host.hang_up()
    code = host.welcome.code
    return code, {f"ardoise.token.{code}": json.dumps(host.welcome.token)}


async def sit_down(stage: Stage) -> tuple[list[Phone], Page]:
    code, kept = await open_table(stage)
    host = await stage.open(f"/{code}", language="en", kept=kept)
    french = await stage.open(f"/{code}", language="fr", size=SMALL)
    await french.get_by_role("button", name="Prendre place").click()
    german = await stage.open(f"/{code}", language="de", scheme="dark")
    await keys_alone(german)
    await listen(german)
    phones = [Phone(host), Typist(french), Keyboard(german)]
    await phones[2].tap(german.get_by_role("button", name="Platz nehmen"))
    screen = await stage.open(f"/{code}/table", language="de", size=BIG)
    await expect(screen.locator("main")).to_contain_text("Annie")
    await host.get_by_role("button", name="Start the game").click()
    return phones, screen


async def check(pages: list[Page]) -> None:
    for page in pages:
        assert await faults(page) == []
        assert await page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


async def cut_and_reload(page: Page) -> None:
    """In a tunnel, noticed, out again, and then the page is loaded anew."""
    await page.context.set_offline(True)
    await expect(page.locator(".off")).to_be_attached()
    await page.context.set_offline(False)
    await expect(page.locator(".off")).not_to_be_attached()
    await page.reload()
    await expect(page.locator("[data-phase]")).to_be_attached()


async def match(stage: Stage) -> None:
    stage.forgiven += ["WebSocket", "ERR_INTERNET_DISCONNECTED"]
    phones, screen = await sit_down(stage)
    again = phones[0].page.get_by_role("button", name="Play again")
    seen: set[str] = set()
    while not await again.count():
        for phone in phones:
            try:
                phase = await phone.act()
            except TooLate:
                continue  # the table went on while we looked
            if phase and phase not in seen:
                seen.add(phase)
                await check([screen, phones[len(seen) % len(phones)].page])  # the phones take turns
                if phase == "Speaking":
                    await cut_and_reload(phones[1].page)
    assert seen == PHASES
    await expect(screen.locator("main")).to_contain_text("Annie")
    german = phones[2].page
    assert await touched(german) == []
    said = [line for line in await heard(german) if line.startswith("politely: ")]
    assert [phase for phase, words in GERMAN.items() if not any(words in line for line in said)] == []


def test_a_whole_match(play):
    play(match, Plan())
