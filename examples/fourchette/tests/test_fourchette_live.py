"""Fourchette on the real server: over sockets, and through the page in the browser."""

from __future__ import annotations

import re
from pathlib import Path

from ardoise_fourchette.types import ChoosingView, View, WritingView
from playwright.async_api import Locator, Page, expect

from ardoise.engine.codec import decode, encode
from ardoise.packs.custom.types import OwnPack, OwnQuestion, Words
from ardoise.server.lobby.commands import ChooseOwn
from tests.browser.axe import faults
from tests.browser.scenes.scene import phone_of, wall_of
from tests.browser.scenes.tables import seen_by
from tests.browser.stage import BIG, PHONE, Stage
from tests.kit.client import TableSeen
from tests.kit.planned_server import Plan
from tests.kit.server import House, all_play, live

pytest_plugins = ("tests.browser.conftest",)

ROUNDS = 4


def test_a_match_over_sockets_with_bots_and_hints(tmp_path: Path) -> None:
    """Three bots of the server play along, and the coach has something to say in both phases with a choice."""

    async def test(house: House) -> None:
        ada = await house.practise("Ada", "fourchette", "strong", rounds=ROUNDS)
        while ada.table.phase is not None:
            if ada.choice() is not None and isinstance(seen_by(ada).phase, (WritingView, ChoosingView)):
                assert (await ada.ask_hint()).refused is None
            if (move := ada.choice()) is None:
                await ada.hear()
            else:
                assert (await ada.play(move)).refused is None
        assert len(seen_by(ada).scores) == 4
        assert sum(seen_by(ada).scores) > 0
        codes = {hint.code for hint in ada.hints}
        assert "fourchette_choose" in codes
        assert codes <= {"fourchette_write", "fourchette_year", "fourchette_choose"}

    live(tmp_path, test, Plan())


def test_own_questions_are_asked_first(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        players = await house.seat(["Ada", "Ben", "Cleo"], "fourchette", rounds=ROUNDS)
        mine = tuple(OwnQuestion(Words(en=f"How many windows has house {n}?"), 40 + n) for n in range(2))
        async with house.http.post(
            f"{house.server.address}/api/packs", data=encode(OwnPack("Our street", ("en",), mine))
        ) as answer:
            secret = (await answer.json())["secret"]
        assert (await players[0].ask(ChooseOwn, secret=secret)).refused is None
        await house.start(players)
        await all_play(players)
        asked = dict.fromkeys(view_of(table).question.text.en for table in players[1].tables)
        assert list(asked)[:2] == [question.q.en for question in mine]
        assert len(asked) == ROUNDS

    live(tmp_path, test)


def view_of(table: TableSeen) -> View:
    seen: View = decode(bytes(table.view), View)
    return seen


def button(page: Page, name: str) -> Locator:
    return page.locator("footer").get_by_role("button", name=re.compile(f"^({name})$"))


async def write(page: Page, low: str, high: str) -> None:
    """With the keys of the page."""
    for number, after in ((low, "Now the second number"), (high, "Lock it in")):
        for figure in number:
            await page.get_by_role("button", name=figure, exact=True).click()
        await button(page, after).click()


async def play_round(phone: Page, screen: Page) -> None:
    await expect(screen.get_by_role("heading", name="Write your fork")).to_be_visible()
    await write(phone, "10", "500")
    await expect(screen.get_by_role("heading", name="Choose a plate")).to_be_visible()
    await phone.locator("ol button").first.click()
    await button(phone, "Eat from this").click()
    await expect(phone.get_by_role("region", name="The answer")).to_be_visible()
    await expect(screen.locator("main")).to_contain_text("Source:")
    await button(phone, "Next question|Final scores").click()


async def match(stage: Stage) -> None:
    host = await stage.house.practise("Ada", "fourchette", "strong", rounds=ROUNDS)
    await host.hang_up()
    phone = await stage.open(phone_of(host).path, size=PHONE, kept=phone_of(host).kept)
    screen = await stage.open(wall_of(host).path, size=BIG)
    for _ in range(ROUNDS):
        await play_round(phone, screen)
    await expect(phone.get_by_role("button", name="Play again")).to_be_visible()
    for page in (phone, screen):
        await expect(page.get_by_text("The sharpest fork")).to_be_visible()
        assert await faults(page) == []


def test_a_match_on_a_phone_and_the_big_screen(play) -> None:
    play(match, Plan())
