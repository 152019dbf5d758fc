"""How to play, in moving pictures: once before a first game, from home, and from the menu."""

from __future__ import annotations

import json
import re

import pytest
from playwright.async_api import Locator, Page, expect

from ardoise import GAMES
from ardoise.server.lobby.commands import GotIt
from tests.browser.scenes.scene import phone_of
from tests.browser.stage import BIG, LOCALES
from tests.browser.visitors import come_in, open_table, pad
from tests.kit.planned_server import Plan

GAME = "gambit7"
NAME = "Gambit 7: how to play"
NOW = ".panels .now"
ANIMATED = "() => document.querySelector('.stage').getAnimations({ subtree: true }).length"
SENTENCE = re.compile(r"[.!?]\W*$")  # it may end with a question that is quoted
KNOWN = "() => JSON.parse(localStorage.getItem('ardoise.known'))"


def howto(page: Page) -> Locator:
    return page.get_by_role("dialog", name=NAME)


def got_it(page: Page) -> Locator:
    return page.get_by_role("button", name="Got it!")


async def start(host: Page) -> None:
    await host.get_by_role("button", name="Start the game").click()


async def first_evening(stage):
    """Two phones that are new to everything, and the big screen; a third seat has known the game for long."""
    host, code = await open_table(stage, first=True)
    guest = await come_in(stage, code, "Bo", first=True)
    old = await come_in(stage, code, "Cleo")
    wall = await stage.open(f"/{code}/table", size=BIG)
    await expect(host.get_by_role("button", name="Options for Cleo")).to_be_visible()
    await start(host)
    return host, guest, old, wall


def test_a_first_game_begins_when_everybody_has_got_it(play):
    async def visit(stage):
        host, guest, old, wall = await first_evening(stage)
        await expect(wall.locator(".panels .now")).to_contain_text("Everyone secretly writes a number")
        await expect(old.get_by_text("Still reading:")).to_contain_text("Bo")
        await expect(old.locator(".panels")).to_have_count(0)
        await expect(host.locator("[role=timer]")).to_have_text("30")
        await got_it(host).click()
        await expect(host.get_by_text("Still reading: Bo.")).to_be_visible()
        await expect(got_it(host)).to_have_count(0)
        await got_it(guest).click()
        for page in (host, guest, old):
            await expect(howto(page)).to_be_hidden()
            await expect(pad(page)).to_be_visible()
        await expect(wall.locator(".panels")).to_have_count(0)
        await expect(host.locator("[role=timer]")).not_to_have_text("30")

    play(visit, Plan(think=3600))


def test_the_host_begins_without_those_who_read(play):
    async def visit(stage):
        host, guest, _, _ = await first_evening(stage)
        await expect(howto(guest)).to_be_visible()
        await got_it(host).click()
        await expect(guest.get_by_role("button", name="Start now")).to_have_count(0)
        await host.get_by_role("button", name="Start now").click()
        await expect(pad(guest)).to_be_visible()
        await expect(howto(guest)).to_be_hidden()
        assert await guest.evaluate(KNOWN) == [GAME]

    play(visit, Plan(think=3600))


def test_practice_shows_it_once_a_device(play):
    async def visit(stage):
        page = await stage.open("/", first=True)
        for times in (1, 0):
            await page.get_by_role("button", name="Play solo Gambit 7").click()
            if times:
                await expect(howto(page)).to_be_visible()
                await page.reload()
                await got_it(page).click()
            await expect(pad(page)).to_be_visible()
            await expect(howto(page)).to_be_hidden()
            await page.goto(stage.address())

    play(visit, Plan(think=3600))


def test_a_device_that_has_learnt_it_elsewhere_says_so_by_itself(play):
    async def visit(stage):
        stage.house.new_to = (GAME,)
        players = await stage.house.seat(["Ada", "Bo", "Cleo"], GAME)
        await stage.house.start(players)
        ada, *others = players
        for player in others:
            assert (await player.ask(GotIt, game=GAME)).refused is None
        await ada.hang_up()
        seen = phone_of(ada)
        page = await stage.open(seen.path, kept=seen.kept)
        await expect(pad(page)).to_be_visible()
        await others[0].hears(lambda: not others[0].room.reading)

    play(visit)


def test_pictures_move_on_by_themselves_and_stand_still_where_motion_is_reduced(play):
    async def visit(stage):
        moving = await stage.open("/", moving=True, first=True)
        await moving.get_by_role("button", name=NAME).click()
        sentences = moving.locator(".panels li")
        await expect(sentences).to_have_count(5)
        assert await moving.evaluate(ANIMATED) > 0
        await expect(sentences.nth(1)).to_contain_class("now")
        await moving.get_by_role("button", name="Stop the pictures").click()
        await expect(moving.get_by_role("button", name="Play the pictures")).to_be_visible()
        still = await stage.open("/")
        await still.get_by_role("button", name=NAME).click()
        await expect(still.get_by_role("button", name="Play the pictures")).to_be_visible()
        assert await still.evaluate(ANIMATED) == 0
        for place in range(1, 5):
            await still.get_by_role("button", name="Next picture").click()
            await expect(still.locator(".panels li").nth(place)).to_contain_class("now")
            assert await still.evaluate(ANIMATED) == 0
        await expect(still.get_by_role("button", name="Next picture")).to_be_hidden()

    play(visit)


@pytest.mark.parametrize("language", LOCALES)
def test_every_game_has_its_pictures_at_home_and_each_says_a_sentence(play, language):
    async def visit(stage):
        page = await stage.open("/", language=language)
        tiles = page.locator("section[aria-labelledby=games] button")
        await expect(tiles).to_have_count(len(GAMES))
        for place in range(len(GAMES)):
            await tiles.nth(place).click()
            sentences = page.locator("dialog[open] .panels li")
            await expect(sentences.first).to_contain_class("now")
            told = [text.strip() for text in await sentences.all_inner_texts()]
            assert 2 <= len(told) <= 5
            assert all(SENTENCE.search(text) and "-how-" not in text for text in told), told
            await page.keyboard.press("Escape")

    play(visit)


def test_home_leads_from_the_pictures_to_the_rules(play):
    async def visit(stage):
        page = await stage.open("/")
        await page.get_by_role("button", name="Code 777: how to play").click()
        await expect(page.locator(NOW)).to_have_text("Everyone sees your three numbers, except you.")
        await page.get_by_role("link", name="Code 777: the rules").click()
        await expect(page).to_have_url(stage.address() + "/rules/code777")
        await expect(page.locator("dialog[open]")).to_have_count(0)

    play(visit)


def test_the_menu_shows_it_again_and_the_game_goes_on_meanwhile(play):
    async def visit(stage):
        players = await stage.house.seat(["Ada", "Bo", "Cleo"], GAME)
        await stage.house.start(players)
        await players[0].hang_up()
        seen = phone_of(players[0])
        page = await stage.open(seen.path, kept=seen.kept)
        await page.get_by_role("button", name="Menu").click()
        await page.get_by_role("button", name="How to play").click()
        await expect(howto(page).locator(NOW)).to_be_visible()
        await expect(got_it(page)).to_have_count(0)
        await howto(page).get_by_role("button", name="Close").click()
        await expect(pad(page)).to_be_visible()

    play(visit)


def test_nonsense_in_what_a_device_keeps_is_no_game(play):
    async def visit(stage):
        page = await stage.open("/", kept={"ardoise.known": json.dumps({"gambit7": True})})
        await page.get_by_role("button", name="Play solo Gambit 7").click()
        await expect(howto(page)).to_be_visible()

    play(visit, Plan(think=3600))
