"""Names and texts that try to be more than text: shown as they are, on every screen."""

from __future__ import annotations

import json

import pytest
from playwright.async_api import expect

from ardoise.server.lobby.commands import SetClock
from tests.browser import ruler
from tests.browser.scenes.scene import phone_of, wall_of
from tests.browser.stage import BIG, PHONE, SMALL
from tests.browser.visitors import come_in, name_oneself, open_table
from tests.kit.planned_server import Plan
from tests.kit.server import all_play

NAMES = ["<svg onload=hurt=1>", '"><script>hurt=1', "{ $host } { NUMBER(1", "🐸" * 20]
HEBREW = "דנה"
ANNOUNCED = "<img src=x onerror=hurt=1> { $x } \"'><script>hurt=1</script> דנה &lt;b&gt;"
SHORTENED = ("text cut off", "text beside the screen")
HURT = "() => window.hurt ?? document.querySelectorAll('#app script, #app img, #app [onload], #app [onerror]').length"


async def is_unhurt(page, *texts):
    """Everything stands there letter by letter, nothing of it has become part of the page, nothing sticks out. A long
    name may be shortened where there is no room for it."""
    for text in texts:
        await expect(page.locator("body")).to_contain_text(text)
    assert await page.evaluate(HURT) == 0
    assert [flaw for flaw in await ruler.flaws(page) if not flaw.startswith(SHORTENED)] == []


async def screens_of(stage, player):
    seen = phone_of(player)
    phones = [await stage.open(seen.path, kept=seen.kept, size=size) for size in (PHONE, SMALL)]
    return [*phones, await stage.open(wall_of(player).path, size=BIG)]


def test_names_are_text_in_the_lobby_in_a_game_and_at_its_end(play):
    async def visit(stage):
        players = await stage.house.seat(NAMES, "code777", points_to_win=1)
        someone = players[1]
        screens = await screens_of(stage, someone)
        for page in screens:
            await is_unhurt(page, *NAMES)
        await stage.house.start(players)
        for page in screens:
            await expect(page.get_by_role("heading", name="Code 777")).to_be_visible()
            await is_unhurt(page, *(name for name in NAMES if name != NAMES[1]))  # nobody is told their own
        for page in screens:
            await page.context.close()
        await someone.hang_up()
        await someone.come_back()
        await all_play(players)
        for page in await screens_of(stage, someone):
            await is_unhurt(page, *NAMES)

    play(visit, Plan())


def test_what_the_master_announces_is_text(play):
    async def visit(stage):
        players = await stage.house.seat(["Ada", "Blaise", "Carl"], "bornes")
        assert (await players[0].ask(SetClock, on=False)).refused is None
        await stage.house.start(players)
        phones = [await stage.open(phone_of(one).path, kept=phone_of(one).kept, size=SMALL) for one in players]
        for phone in phones:
            await phone.locator("main").wait_for()
        wall = await stage.open(wall_of(players[0]).path, size=BIG)
        await phones[0].locator("footer").wait_for()
        (master,) = [phone for phone in phones if await phone.locator("textarea").count()]
        await master.locator("textarea").fill(ANNOUNCED)
        await master.locator("footer button").click()
        for page in [*phones, wall]:
            await is_unhurt(page, ANNOUNCED)

    play(visit)


def test_a_name_that_nobody_could_read_is_refused_in_a_sentence(play):
    async def visit(stage):
        stage.forgiven.append("400")
        _, code = await open_table(stage)
        guest = await come_in(stage, code, "\u202eevil")
        for name in ("a\u200bb", "a\u0301\u0301\u0301\u0301", "\u200d"):
            await expect(guest.get_by_role("alert")).to_have_text("One of those characters can’t be used.")
            await name_oneself(guest, name)
        await expect(guest.get_by_role("alert")).to_have_text("One of those characters can’t be used.")
        await name_oneself(guest, "Zoë")
        await guest.get_by_role("button", name="Take a seat").click()
        await expect(guest.get_by_role("button", name="I’m ready")).to_be_visible()

    play(visit)


def test_a_name_from_right_to_left_does_not_turn_the_sentence(play):
    async def visit(stage):
        host = await stage.house.open_room(HEBREW)
        guest = await come_in(stage, host.welcome.code, "Zoë")
        await expect(guest.get_by_text(f"Waiting for \u2068{HEBREW}\u2069 to start.")).to_be_visible()
        await is_unhurt(guest, HEBREW)

    play(visit)


KEPT = [
    {"name": NAMES[0], "avatar": "<b>", "colour": -1, "language": "xx", "theme": "<i>", "sound": "loud"},
    {"name": 7, "avatar": 1e9, "colour": None, "language": ["de"], "theme": {}},
    "<svg onload=hurt=1>",
    None,
]


@pytest.mark.parametrize("kept", [json.dumps(kept) for kept in KEPT] + ["{not json"])
def test_settings_that_somebody_has_tampered_with_break_nothing(play, kept):
    async def visit(stage):
        page = await stage.open("/", kept={"ardoise.settings": kept, "ardoise.last": kept})
        await is_unhurt(page, "Host a game")
        await page.get_by_role("button", name="Host a game").click()
        await expect(page.locator(".code").first).to_be_visible()
        await is_unhurt(page)

    play(visit)


@pytest.mark.parametrize(
    "path", ["/%3Csvg%20onload=hurt=1%3E", "/rules/%3Csvg%3E", "/a/b/c", "/?x=<svg onload=hurt=1>#<svg>"]
)
def test_an_address_that_leads_nowhere_leads_home(play, path):
    async def visit(stage):
        stage.forgiven.append("404")
        page = await stage.open(path)
        await is_unhurt(page, "Host a game")

    play(visit)
