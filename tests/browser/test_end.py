"""After a game, in a real browser: nothing that fails leaves the end empty, and the next game is one tap away."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from ardoise.engine.codec import encode
from ardoise.games import GAMES
from ardoise.packs.custom.types import OwnPack, OwnQuestion, Words
from ardoise.server.lobby.commands import ChooseGame, ChooseOwn
from ardoise.server.records.verify import verify
from tests.browser.hearing import heard, listen
from tests.browser.scenes.end import play_out, played
from tests.browser.scenes.scene import phone_of, wall_of
from tests.browser.scenes.tables import NAMES
from tests.browser.stage import BIG
from tests.kit.planned_server import Plan

LINES = {"gambit7": "Round 1", "bornes": "Round", "incroyable": "Turn"}  # what opens of each player


async def shown(stage, seen, **about):
    return await stage.open(seen.path, kept=seen.kept, **about)


async def hears_the_verdict(page):
    """From the beginning: who reloads is told, too."""
    await listen(page)
    await page.reload()
    headline = await page.locator("main :is(h1, h2)").first.inner_text()
    assert [line for line in await heard(page) if headline in line] == [f"politely: {headline}"]


@pytest.mark.parametrize("game", GAMES)
def test_podium_and_story_on_phone_and_big_screen(play, game):
    async def visit(stage):
        host, *_ = await played(stage.house, game, 3)
        phone = await shown(stage, phone_of(host))
        for page in (phone, await shown(stage, wall_of(host), size=BIG)):
            await expect(page.locator("main ol").first.locator("> li")).to_have_count(3)
            await expect(page.locator("main ol").first.locator(".crown").first).to_be_visible()
            assert await page.locator("main").get_by_text("Annie").count()
            await hears_the_verdict(page)
        asked = [f"/api/rooms/{host.welcome.code}/games/1/story"]
        fetched = await page.evaluate(
            "() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)"
        )
        assert set(asked) <= set(fetched)
        if line := LINES.get(game):
            fold = phone.locator("main section details").first
            await expect(fold.locator("ol > li").first).to_be_hidden()
            await fold.locator("summary").click()
            await expect(fold.locator("ol > li").first).to_contain_text(line)

    play(visit, Plan())


def test_a_game_with_own_questions_is_downloaded_by_its_players_and_looked_at_by_the_others(play, tmp_path):
    async def visit(stage):
        stage.forgiven.append("403")
        house = stage.house
        host, *others = await house.seat(["Annie", "Bernard", "Claire"], "gambit7")
        watcher = await house.come_in(host.welcome.code, "Zoé", "spectator")
        pack = OwnPack("Mamie", ("fr",), (OwnQuestion(Words(fr="Combien de marches ?"), 17),))
        async with house.http.post(f"{stage.address()}/api/packs", data=encode(pack)) as answer:
            secret = (await answer.json())["secret"]
        assert (await host.ask(ChooseOwn, secret=secret)).refused is None
        await house.start([host, *others])
        await play_out([host, *others])
        page = await shown(stage, phone_of(host))
        await page.get_by_text("Was it fair?").click()
        async with page.expect_download() as coming:
            await page.get_by_role("button", name="Download the whole game").click()
        file = tmp_path / "game.jsonl"
        await (await coming.value).save_as(file)
        assert verify(file.read_bytes()).header.own.questions[0].answer == 17
        page = await shown(stage, phone_of(watcher))
        await expect(page.locator("main ol").first.locator("> li")).to_have_count(3)
        await page.get_by_text("Was it fair?").click()
        await page.get_by_role("button", name="Download the whole game").click()
        await expect(page.get_by_role("alert")).to_contain_text("These questions are still in play.")

    play(visit, Plan())


def test_without_its_story_the_end_is_still_told(play):
    async def visit(stage):
        stage.forgiven.append("404")
        stage.forgiven.append("ERR_FAILED")
        players = await played(stage.house, "gambit7", 4)
        host = players[0]
        page = await stage.open("/", kept=phone_of(host).kept)
        await page.route("**/story", lambda route: route.abort())
        await page.goto(stage.address() + phone_of(host).path)
        await expect(page.locator("main ol").first.locator("> li")).to_have_count(3)
        assert set(await page.locator("main ol li b").all_inner_texts()) == set(NAMES[:4])

    play(visit, Plan())


def test_another_game_may_be_chosen_while_the_end_is_looked_at(play):
    """Neither before nor after a reload does the verdict become that of a game that nobody has played."""

    async def visit(stage):
        host, guest, *_ = await played(stage.house, "gambit7", 3)
        page = await shown(stage, phone_of(guest))
        headline = await page.locator("main h2").first.inner_text()
        assert (await host.ask(ChooseGame, game="bornes")).refused is None
        await page.reload()
        await expect(page.locator("h1")).to_have_text("Gambit 7")
        await expect(page.locator("main h2").first).to_have_text(headline)

    play(visit, Plan())


def test_again_with_the_same_people_is_one_tap(play):
    async def visit(stage):
        host, guest, *_ = await played(stage.house, "gambit7", 3)
        page = await shown(stage, phone_of(host))
        waiting = await shown(stage, phone_of(guest))
        await expect(waiting.locator("footer .say")).to_contain_text("Annie")
        await page.locator("footer .button.main").click()
        for phone in (page, waiting):
            await expect(phone.locator("main ol .crown")).to_have_count(0)
            await expect(phone.locator(".writing")).to_be_visible()

    play(visit, Plan())


def test_another_game_leads_to_the_table(play):
    async def visit(stage):
        host, *_ = await played(stage.house, "gambit7", 3)
        page = await shown(stage, phone_of(host))
        await page.locator("footer .button.plain").click()
        await expect(page.locator("input[name=game]")).to_have_count(len(GAMES))

    play(visit, Plan())
