"""Code 777 on the page: a whole match by a big screen and three phones in three languages, and the notebook."""

from __future__ import annotations

import asyncio
import re

import pytest
from playwright.async_api import Locator, Page, expect

import building
from ardoise.games.code777.deck import COPIES
from ardoise.games.code777.wording import WORDING
from ardoise.server.lobby.commands import SetClock
from tests.browser.axe import faults
from tests.browser.hearing import heard, listen
from tests.browser.keyboard import keys_alone, touched
from tests.browser.scenes.scene import phone_of
from tests.browser.scenes.tables import seen_by
from tests.browser.stage import BIG, PHONE, SMALL, Stage
from tests.kit.client import Player

LANGUAGES = {"Annie": "fr", "Bernard": "de", "Cécile": "en"}
SIZES = {"Annie": PHONE, "Bernard": SMALL, "Cécile": PHONE}
PAGE = building.WEB / "src"
CROSSED = ".triangle .crossed"
ONES = "1\u20111\u20111"  # no line breaks at these hyphens
PLACES = """() => [...document.querySelectorAll(".rack, article, footer button")].map(one => {
  const { left, top, width } = one.getBoundingClientRect();
  return [left, top, width].map(Math.round).join();
})"""
NEXT = """one => {
  const at = document.activeElement;
  if (!at.closest(".triangle") || !one.closest(".triangle")) return "Tab";
  const [row, other] = [at, one].map((card) => card.parentElement);
  const isLater = (first, second) => first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (row !== other) return isLater(row, other) ? "ArrowDown" : "ArrowUp";
  return isLater(at, one) ? "ArrowRight" : "ArrowLeft";
}"""  # the key that leads towards it: arrows within the notebook's cards
FAR = 80  # presses of Tab: more than there are places on a page


def words(language: str) -> dict[str, str]:
    """What the page says in one language, as far as it is one line."""
    files = [*(PAGE / "games" / "code777" / "words").glob(f"*{language}.ftl"), PAGE / "words" / f"{language}.ftl"]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return dict(line.split(" = ", 1) for line in lines if re.match(r"[\w-]+ = ", line))


SAID = {language: words(language) for language in ("en", "fr", "de")}


@pytest.mark.parametrize("language", SAID)
def test_the_page_asks_in_the_words_of_the_game(language):
    """C7: the list that everybody has at hand."""
    asked = [SAID[language][f"code777-question-{number}"] for number in range(1, 24)]
    assert asked == [getattr(text, language).replace("'", "’") for text in WORDING]


class Phone:
    def __init__(self, page: Page, language: str) -> None:
        self.page, self.said = page, SAID[language]

    def button(self, key: str) -> Locator:
        return self.page.get_by_role("button", name=self.said[f"code777-{key}"], exact=True)

    async def press(self, place: Locator) -> None:
        await place.click()

    async def numbers_of(self, name: str) -> str:
        """What this phone sees on another player's rack."""
        rack = self.page.get_by_label(self.said["code777-rack-of"].replace("{ $name }", name), exact=True)
        return "".join(await rack.locator(".card b").all_inner_texts())

    async def declare(self, numbers: str) -> None:
        await self.press(self.button("declare"))
        for number in numbers:
            await self.press(self.page.locator(".keys button").nth(int(number) - 1))
        await self.press(self.page.locator("dialog[open] footer button"))
        await self.press(self.button("sure-yes"))

    async def cross_out(self, *places: int) -> None:
        await self.press(self.button("notebook"))
        for place in places:
            await self.press(self.page.locator(".triangle button").nth(place))

    async def finds_crossed(self, count: int) -> None:
        """What the notebook shows when it is opened, and back to the table."""
        await self.press(self.button("notebook"))
        await expect(self.page.locator(CROSSED)).to_have_count(count)
        await self.press(self.button("to-table"))


class Keyboard(Phone):
    """Nothing but keys: Tab and Enter, and figures for what is declared."""

    async def press(self, place: Locator) -> None:
        await expect(place).to_be_visible()
        for _ in range(FAR):
            if await place.evaluate("one => one === document.activeElement"):
                return await self.page.keyboard.press("Enter")
            await self.page.keyboard.press(await place.evaluate(NEXT))
        raise AssertionError(f"Tab does not lead to {place}")

    async def declare(self, numbers: str) -> None:
        await self.press(self.button("declare"))
        await self.page.locator("dialog[open] .keys").wait_for()
        await self.page.keyboard.type(numbers)
        await self.press(self.page.locator("dialog[open] footer button"))
        await self.press(self.button("sure-yes"))


async def people(stage: Stage, *names: str, **options: int | str) -> list[Player]:
    """At a table without a clock: nobody is played for while we look."""
    players = await stage.house.seat(list(names), "code777", **options)
    assert (await players[0].ask(SetClock, on=False)).refused is None
    return players


async def phone(stage: Stage, player: Player, name: str, kind: type[Phone] = Phone) -> Phone:
    await player.hang_up()
    seen = phone_of(player)
    language = LANGUAGES[name]
    return kind(await stage.open(seen.path, language=language, size=SIZES[name], kept=seen.kept), language)


async def draw(phones: list[Phone]) -> None:
    """Whoever's turn it is."""
    while True:
        for phone in phones:
            if await phone.button("draw").count():
                return await phone.press(phone.button("draw"))
        await asyncio.sleep(0.02)


async def a_question(phones: list[Phone]) -> None:
    await draw(phones)
    for phone in phones:
        await phone.press(phone.button("content"))


async def note_without_a_jump(phones: list[Phone]) -> None:
    """Whoever has noted sees the others do so, and nothing moves under the thumb."""
    first, *others = phones
    before = await first.page.evaluate(PLACES)
    await first.press(first.button("content"))
    await expect(first.button("content-done")).to_be_visible()
    await others[0].press(others[0].button("content"))
    await expect(first.page.locator(".rack .state .icon")).to_have_count(2)
    assert await first.page.evaluate(PLACES) == before
    for phone in others[1:]:
        await phone.press(phone.button("content"))


async def cut_and_come_back(stage: Stage, phone: Phone) -> None:
    """A stroke in a tunnel shows at once, and is kept when the phone is back; then it is reloaded."""
    stage.forgiven += ["ERR_INTERNET_DISCONNECTED", "WebSocket"]
    await phone.page.context.set_offline(True)
    await expect(phone.page.locator(".screen.off")).to_be_visible()
    await phone.cross_out(0, 27)
    await expect(phone.page.locator(CROSSED)).to_have_count(2)
    await phone.page.context.set_offline(False)
    await expect(phone.page.locator(".screen.off")).to_have_count(0)
    await phone.page.reload()
    await phone.finds_crossed(2)


async def look_closely(phones: list[Phone], big: Page) -> None:
    for phone in phones:
        assert await faults(phone.page) == []
        assert await phone.page.locator(".own .card b").count() == 0  # C2
    assert await faults(big) == []
    assert await big.locator(".card b").count() == 3  # only the rack that belongs to nobody


def test_a_match(play):
    async def visit(stage: Stage) -> None:
        players = await people(stage, *LANGUAGES, points_to_win=2)
        await stage.house.start(players)
        big = await stage.open(f"/{players[0].welcome.code}/table", language="fr", size=BIG)
        annie, bernard = [await phone(stage, player, name) for player, name in zip(players, LANGUAGES, strict=False)][
            :2
        ]
        cecile = await phone(stage, players[2], "Cécile", Keyboard)
        phones = [annie, bernard, cecile]
        await keys_alone(cecile.page)
        await listen(bernard.page)

        await draw(phones)
        await look_closely(phones, big)
        await cut_and_come_back(stage, annie)
        await note_without_a_jump(phones)
        await cecile.cross_out(3)
        await cecile.press(cecile.button("to-table"))

        await cecile.declare("111")  # there is but one 1
        await expect(annie.page.locator("article h2").first).to_contain_text(ONES)
        await a_question(phones)
        await annie.declare(await bernard.numbers_of("Annie"))
        await expect(big.locator("article h2").first).to_contain_text("Annie")
        await annie.finds_crossed(0)  # a new rack, clean sheets
        await cecile.finds_crossed(0)

        await a_question(phones)
        numbers = await cecile.numbers_of("Annie")
        await annie.declare(numbers)
        for page in (big, *(each.page for each in phones)):
            won = "Vous gagnez" if page is annie.page else "Annie"
            await expect(page.locator("h1, h2").filter(has_text=won).first).to_be_visible()
            await expect(page.locator(".lanes > li")).to_have_count(3)
        await told(bernard, numbers)
        assert await touched(cecile.page) == []

    play(visit)


async def told(phone: Phone, numbers: str) -> None:
    """Phase, whose turn and result, each politely."""
    said = [line.removeprefix("politely: ") for line in await heard(phone.page) if line.startswith("politely: ")]
    question = phone.said["code777-question"].replace("{ $number }", "")
    assert any(line.startswith(question) for line in said)
    assert any(phone.said["code777-duty-draw"] in line for line in said)
    wrong = phone.said["code777-wrong"].replace("{ $name }", "Cécile").replace("{ $numbers }", ONES)
    assert any(line.startswith(wrong) for line in said)


async def declares_in(phone: Phone, questions: int) -> None:
    """The button says it before anybody tries (C23), and does nothing."""
    button = phone.page.locator("footer .declare button")
    await expect(button).to_have_attribute("aria-disabled", "true" if questions else "false")
    await expect(button.locator("small")).to_have_count(1 if questions else 0)
    if questions:
        await expect(button).to_contain_text(str(questions))
        await button.click(force=True)
        await expect(phone.page.locator("dialog[open]")).to_have_count(0)


def test_who_was_wrong_sees_for_how_long_to_wait_and_so_do_all(play):
    async def visit(stage: Stage) -> None:
        players = await people(stage, "Annie", "Bernard")
        await stage.house.start(players)
        big = await stage.open(f"/{players[0].welcome.code}/table", language="fr", size=BIG)
        annie, bernard = [await phone(stage, player, name) for player, name in zip(players, LANGUAGES, strict=False)]
        phones = [annie, bernard]
        await annie.declare("111")
        await a_question(phones)
        await declares_in(annie, 0)
        await annie.declare("111")
        for left in (2, 1):
            await declares_in(annie, left)
            await declares_in(bernard, 0)
            await expect(big.locator(".rack .wait")).to_have_text(str(left))
            assert await faults(annie.page) == []
            assert await faults(big) == []
            await a_question(phones)
        await declares_in(annie, 0)
        await expect(big.locator(".rack .wait")).to_have_count(0)

    play(visit)


def test_the_notebook_is_kept_with_the_seat(play):
    """C20: all devices of a seat show the same sheets; another seat never gets them, and no phone keeps them."""

    async def visit(stage: Stage) -> None:
        players = await people(stage, "Annie", "Bernard")
        await stage.house.start(players)
        annie, bernard = [await phone(stage, player, name) for player, name in zip(players, LANGUAGES, strict=False)]
        await annie.cross_out(0, 9, 20, 27)
        await expect(annie.page.locator(CROSSED)).to_have_count(4)
        second = await phone(stage, players[0], "Cécile")  # Annie has an English tablet, too
        for each in (second, bernard):
            await each.press(each.button("notebook"))
        await expect(second.page.locator(CROSSED)).to_have_count(4)
        await second.press(second.page.locator(".triangle button").nth(9))
        await expect(annie.page.locator(CROSSED)).to_have_count(3)
        await expect(bernard.page.locator(CROSSED)).to_have_count(0)

        await annie.page.reload()
        await annie.press(annie.button("notebook"))
        cards = annie.page.locator(".triangle button")
        for place in (0, 20, 27):
            await expect(cards.nth(place)).to_have_accessible_name(re.compile(r", (barrée|crossed out|gestrichen)$"))
        await bernard.press(bernard.button("cross-open"))
        await expect(bernard.page.locator(CROSSED)).to_have_count(9)
        await expect(annie.page.locator(CROSSED)).to_have_count(3)
        for each in (annie, bernard, second):
            kept = await each.page.evaluate("() => Object.keys(localStorage)")
            assert not [key for key in kept if "note" in key or "sheet" in key]

    play(visit)


def test_what_is_certain_is_printed_and_the_end_tells_what_could_be_known(play):
    """C22: beside what a hand crosses out, on that seat's phone alone."""

    async def visit(stage: Stage) -> None:
        players = await people(stage, "Annie", "Bernard", points_to_win=1, help="certain")
        await stage.house.start(players)
        big = await stage.open(f"/{players[0].welcome.code}/table", language="fr", size=BIG)
        known = [seen_by(player).deduced.cards for player in players]
        annie, bernard = [await phone(stage, player, name) for player, name in zip(players, LANGUAGES, strict=False)]
        await annie.cross_out(27)
        await bernard.cross_out()
        for each, cards, crossed in zip((annie, bernard), known, (1, 0), strict=True):
            printed = sum(COPIES[bound.card] - bound.most for bound in cards)
            await expect(each.page.locator(".triangle .out")).to_have_count(printed)
            await expect(each.page.locator(CROSSED)).to_have_count(crossed)
            assert await faults(each.page) == []
        out = annie.page.locator(".triangle .out").first
        assert annie.said["code777-out"] in (await out.get_attribute("aria-label") or "")
        assert await big.locator(".out").count() == 0
        for each in (annie, bernard):
            await each.press(each.button("to-table"))
        await a_question([annie, bernard])
        await a_question([annie, bernard])
        await annie.declare(await bernard.numbers_of("Annie"))
        mine = annie.page.locator("main details details").first
        await expect(mine.locator("summary")).to_contain_text("%")
        await mine.locator("summary").click()
        await expect(mine.locator("li")).to_have_count(1)  # the other question was Annie's own
        assert await faults(annie.page) == []

    play(visit)
