"""Phones that play Gambit 7 through the page, each in its own way and language."""

from __future__ import annotations

import re

from playwright.async_api import Locator, Page, expect

WORDS = {
    "en": ("Lock it in", "That’s my bet", "Next question|Final scores"),
    "fr": ("Poser l’ardoise", "C’est bon", "Question suivante|Voir le score final"),
    "de": ("Tafel hinlegen", "So bleibt’s", "Nächste Frage|Zum Endstand"),
}
FAR = 60  # presses of Tab after which a thing counts as out of reach


class Phone:
    """Taps on keys, cases and buttons."""

    def __init__(self, page: Page, language: str) -> None:
        self.page, self.language = page, language
        self.put_down, self.content, self.go_on = WORDS[language]

    def button(self, name: str) -> Locator:
        return self.page.locator("footer").get_by_role("button", name=re.compile(f"^({name})$"))

    async def press(self, name: str) -> None:
        await self.button(name).click()

    async def write(self, answer: int) -> None:
        for figure in str(abs(answer)):
            await self.page.get_by_role("button", name=figure, exact=True).click()
        if answer < 0:
            await self.page.locator("button.sign").click()
        await self.press(self.put_down)

    async def bet(self) -> None:
        """Both chips on the highest slate."""
        case = self.page.locator("[data-case]").first
        await case.click()
        await case.click()
        await expect(self.page.locator(".slot.chip.out")).to_have_count(2)
        await self.press(self.content)

    async def look(self) -> None:
        await expect(self.page.locator(".truth .value")).to_be_visible()
        await self.press(self.go_on)


class Mouse(Phone):
    """Draws the chips from the ledge to the mat."""

    async def drag(self, piece: Locator, case: Locator) -> None:
        await self.page.mouse.move(*await middle(piece))
        await self.page.mouse.down()
        await self.page.mouse.move(*await middle(case), steps=5)
        await expect(self.page.locator(".case.over")).to_have_count(1)
        await self.page.mouse.up()
        await expect(self.page.locator(".case.over")).to_have_count(0)

    async def bet(self) -> None:
        """One chip on the highest slate and one on the lowest; then the second one on the highest, too."""
        cases, chips = self.page.locator("[data-case]"), self.page.locator(".slot.chip")
        await self.drag(chips.nth(0), cases.first)
        await expect(self.page.locator(".slot.chip.out")).to_have_count(1)
        await self.drag(chips.nth(1), cases.last)
        await expect(self.page.locator(".slot.chip.out")).to_have_count(2)
        await self.drag(chips.nth(0), cases.first)  # the lowest comes first in the hand
        await expect(self.page.locator(".case.mine")).to_have_count(1)
        await expect(cases.first).to_have_class(re.compile("mine"))
        await self.press(self.content)


async def middle(thing: Locator) -> tuple[float, float]:
    box = await thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Keyboard(Phone):
    """Nothing but keys: figures and Enter for the slate, Tab and Enter for everything else."""

    async def reach(self, thing: Locator) -> None:
        await expect(thing).to_be_visible()
        for _ in range(FAR):
            if await thing.evaluate("one => one === document.activeElement"):
                return
            await self.page.keyboard.press("Tab")
        raise AssertionError(f"no way by keys to {thing}")

    async def press(self, name: str) -> None:
        await self.reach(self.button(name))
        await self.page.keyboard.press("Enter")

    async def write(self, answer: int) -> None:
        await expect(self.page.locator(".writing")).to_be_visible()
        await self.page.keyboard.type(str(answer))
        await self.page.keyboard.press("Enter")

    async def bet(self) -> None:
        await self.reach(self.page.locator("[data-case]").first)
        await self.page.keyboard.press("Enter")
        await expect(self.page.locator(".slot.chip.out")).to_have_count(1)
        await self.press(self.content)
