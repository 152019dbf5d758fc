"""Code 777 on the page: a whole match by a big screen and three phones in three languages."""

from __future__ import annotations

import asyncio
import json
import re

import pytest
from playwright.async_api import expect

import building
from ardoise.games.code777.wording import WORDING
from tests.browser.axe import faults
from tests.browser.stage import BIG, PHONE, SMALL

LANGUAGES = {"Annie": "fr", "Bernard": "de", "Cécile": "en"}
SIZES = {"Annie": PHONE, "Bernard": SMALL, "Cécile": PHONE}
WORDS = building.WEB / "src" / "words"
CROSSED = ".triangle [aria-pressed=true]"


def words(language):
    """What the page says in one language, as far as it is one line."""
    lines = (WORDS / f"code777.{language}.ftl").read_text(encoding="utf-8").splitlines()
    return dict(line.split(" = ", 1) for line in lines if re.match(r"code777-[\w-]+ = ", line))


SAID = {language: words(language) for language in ("en", "fr", "de")}


@pytest.mark.parametrize("language", SAID)
def test_the_page_asks_in_the_words_of_the_game(language):
    """C7: the list that everybody has at hand."""
    asked = [SAID[language][f"code777-question-{number}"] for number in range(1, 24)]
    assert asked == [getattr(text, language).replace("'", "’") for text in WORDING]


class Phone:
    def __init__(self, page, language):
        self.page, self.said = page, SAID[language]

    def button(self, key):
        return self.page.get_by_role("button", name=self.said[f"code777-{key}"], exact=True)

    async def numbers_of(self, name):
        """What this phone sees on another player's rack."""
        rack = self.page.get_by_label(self.said["code777-rack-of"].replace("{ $name }", name), exact=True)
        return await rack.locator(".card b").all_inner_texts()

    async def declare(self, numbers):
        """By keys alone: the focus is in the sheet, the keys write, and the question is put before it counts."""
        await self.button("declare").press("Enter")
        await self.page.locator("dialog[open] .keys").wait_for()
        for number in numbers:
            await self.page.keyboard.press(number)
        await self.page.locator("dialog[open] .ledge button").press("Enter")
        await self.button("sure-yes").press("Enter")


async def come_in(stage, code, token, name):
    language = LANGUAGES[name]
    page = await stage.open("/", language=language, size=SIZES[name], moving=name == "Cécile")
    kept = [f"ardoise.token.{code}", json.dumps(token)]
    await page.evaluate("([key, token]) => localStorage.setItem(key, token)", kept)
    await page.goto(f"{stage.address()}/{code}")
    return Phone(page, language)


async def draw(phones):
    """Whoever's turn it is."""
    while True:
        for phone in phones:
            if await phone.button("draw").is_visible():
                return await phone.button("draw").click()
        await asyncio.sleep(0.02)


async def all_note(phones):
    for phone in phones:
        await phone.button("content").click()


def test_a_match(play):
    async def visit(stage):
        people = await stage.house.seat(list(LANGUAGES), "code777", points_to_win=1)
        await stage.house.start(people)
        code, tokens = people[0].welcome.code, [person.welcome.token for person in people]
        for person in people:
            await person.hang_up()
        big = await stage.open(f"/{code}/table", language="fr", size=BIG)
        phones = [await come_in(stage, code, token, name) for token, name in zip(tokens, LANGUAGES, strict=True)]
        annie, bernard, cecile = phones

        await draw(phones)
        for phone in phones:
            assert await faults(phone.page) == []
            assert await phone.page.locator(".own .card b").count() == 0  # C2
        assert await faults(big) == []
        assert await big.locator(".card b").count() == 3  # only the rack that belongs to nobody
        await all_note(phones)
        await draw(phones)

        await bernard.button("notebook").click()
        await bernard.button("cross-open").click()
        await expect(bernard.page.locator(CROSSED)).to_have_count(9)  # C20
        assert await faults(bernard.page) == []
        await bernard.page.reload()
        await bernard.button("notebook").click()
        await expect(bernard.page.locator(CROSSED)).to_have_count(9)
        await bernard.button("to-table").click()

        await cecile.declare("111")  # there is but one 1
        for phone in phones:
            await expect(phone.page.locator("article h2").first).to_contain_text("1, 1")
        await all_note(phones)
        await draw(phones)
        await annie.declare(await bernard.numbers_of("Annie"))
        for page in (big, *(phone.page for phone in phones)):
            await expect(page.locator("h1, h2").filter(has_text="Annie").first).to_be_visible()
            await expect(page.locator(".rack")).to_have_count(0)

    play(visit)
