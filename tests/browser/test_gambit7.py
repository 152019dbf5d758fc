"""A whole match of Gambit 7 through the page: a big screen and three phones in three languages."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect

from tests.browser.axe import faults
from tests.browser.stage import BIG, PHONE, SMALL, Stage

ROUNDS = 7
WORDS = {
    "en": ("Put the slate down", "My bet stands", "Next question|To the final score"),
    "fr": ("Poser l’ardoise", "C’est bon", "Question suivante|Au score final"),
    "de": ("Tafel hinlegen", "So bleibt’s", "Nächste Frage|Zum Endstand"),
}


class Phone:
    def __init__(self, page: Page, language: str) -> None:
        self.page, self.language = page, language
        self.put_down, self.content, self.go_on = WORDS[language]

    async def press(self, name: str) -> None:
        await self.page.locator("footer").get_by_role("button", name=re.compile(f"^({name})$")).click()

    async def write(self, answer: int) -> None:
        for figure in str(answer):
            await self.page.get_by_role("button", name=figure, exact=True).click()
        await self.press(self.put_down)

    async def bet(self, place: int) -> None:
        case = self.page.locator("[data-case]").nth(place)
        await case.click()
        await case.click()
        await expect(self.page.locator(".slot.chip.out")).to_have_count(2)
        await self.press(self.content)

    async def look(self) -> None:
        await expect(self.page.locator(".truth .value")).to_be_visible()
        await self.press(self.go_on)


class Keyboard(Phone):
    """Nothing but keys: figures and Enter for the slate, Tab and Enter for everything else."""

    async def press(self, name: str) -> None:
        button = self.page.locator("footer").get_by_role("button", name=re.compile(f"^({name})$"))
        await expect(button).to_be_visible()
        for _ in range(30):
            if await button.evaluate("button => button === document.activeElement"):
                break
            await self.page.keyboard.press("Tab")
        await self.page.keyboard.press("Enter")

    async def write(self, answer: int) -> None:
        await expect(self.page.locator(".writing")).to_be_visible()
        await self.page.keyboard.type(str(answer))
        await self.page.keyboard.press("Enter")

    async def bet(self, place: int) -> None:
        """One chip, on the case that comes first."""
        await expect(self.page.locator("[data-case]").first).to_be_visible()
        while not await self.page.evaluate("() => document.activeElement.matches('[data-case]')"):
            await self.page.keyboard.press("Tab")
        await self.page.keyboard.press("Enter")
        await expect(self.page.locator(".slot.chip.out")).to_have_count(1)
        await self.press(self.content)


async def sit_down(stage: Stage) -> tuple[list[Phone], Page]:
    host = await stage.open("/", language="en", size=PHONE)
    await host.get_by_role("button", name="Open a table").click()
    await host.wait_for_url(re.compile(r"/[A-Z]{6}$"))
    path = f"/{host.url[-6:]}"
    french = await stage.open(path, language="fr", size=SMALL)
    await french.get_by_role("button", name="Prendre place").click()
    german = await stage.open(path, language="de", scheme="dark")
    await german.get_by_role("button", name="Platz nehmen").click()
    screen = await stage.open(f"{path}/table", language="de", size=BIG)
    await host.get_by_role("button", name="Start the game").click()
    return [Phone(host, "en"), Phone(french, "fr"), Keyboard(german, "de")], screen


async def check(phones: list[Phone], screen: Page, wanted: bool) -> None:
    for page in [screen, *(phone.page for phone in phones)] if wanted else []:
        assert await faults(page) == []


async def play_round(number: int, phones: list[Phone], screen: Page) -> None:
    first = number == 0
    await expect(screen.locator(".answering")).to_be_visible()
    await check(phones, screen, first)
    for step, phone in enumerate(phones):
        await phone.write(10 ** (1 + step) + number)
    await expect(screen.locator(".betting")).to_be_visible()
    if number == 1:
        await phones[1].page.reload()
    await check(phones, screen, first)
    for step, phone in enumerate(phones):
        await phone.bet(step)
    await expect(screen.locator(".looking .truth")).to_be_visible()
    texts = [await phone.page.locator(".truth h2").inner_text() for phone in phones]
    assert len(set(texts)) == len(phones)  # everybody in their own language
    await check(phones, screen, first)
    for phone in phones:
        await phone.look()


async def match(stage: Stage) -> None:
    phones, screen = await sit_down(stage)
    for number in range(ROUNDS):
        await play_round(number, phones, screen)
    await expect(phones[0].page.get_by_role("button", name="Same people, again")).to_be_visible()
    scores = await screen.locator("main").inner_text()
    assert re.search(r"\d", scores)


def test_a_whole_match(play):
    play(match)
