"""Reading aloud: what a recorded speech of a device was asked to say, and who reads for the room."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from ardoise.games.gambit7.types import Bet, Chips, Content, Stake, Write
from ardoise.server.lobby.commands import GoOn, Pause, SetClock
from tests.browser.scenes.scene import phone_of, wall_of
from tests.browser.scenes.tables import catch_up, play_until, seen_by
from tests.browser.speech import forget, hushes, in_order, said, says, text_of, with_voices
from tests.browser.stage import BIG, Stage
from tests.kit.client import Player
from tests.kit.planned_server import Plan

ALL = with_voices("en-GB", "fr-FR", "de-DE")
ALOUD = {"ardoise.settings": '{"aloud":true}'}
BUTTONS = {"en": "Read aloud", "fr": "Lecture à voix haute", "de": "Vorlesen"}
ASKED = 2  # questions


def plain_part(text: str) -> str:
    """The longest part of a text that is spoken as it is written."""
    parts = re.split(r"[\d°%/.?!:;\u00a0\u202f]+\s*|\b(?:[ckm]?m|k?g|km²|min|[ths])\b", text)
    return max(parts, key=len).strip()


async def three(stage: Stage, game: str = "gambit7") -> list[Player]:
    players = await stage.house.seat(["Annie", "Bernard", "Cleo"], game)
    assert (await players[0].ask(SetClock, on=False)).refused is None
    return players


async def screen_of(stage: Stage, player: Player, language: str = "en", script: str = ALL, **kept: str) -> Page:
    return await stage.open(wall_of(player).path, size=BIG, language=language, script=script, kept=kept)


async def phone(stage: Stage, player: Player, reads: bool = False, script: str = ALL) -> Page:
    seen = phone_of(player)
    return await stage.open(seen.path, kept=seen.kept | (ALOUD if reads else {}), script=script)


async def tap_voice(page: Page, language: str = "en") -> None:
    await page.get_by_role("button", name=BUTTONS[language]).click()


async def reader_is(player: Player, person: int | None) -> None:
    await player.hears(lambda: player.room.reader == person)


async def all_play(players: list[Player], *moves: object) -> None:
    for player, move in zip(players, moves, strict=True):
        assert (await player.play(move)).refused is None
    for player in players:
        await catch_up(player, players[-1].table.version)


def test_the_big_screen_reads_a_whole_round_in_its_language(play):
    async def visit(stage: Stage) -> None:
        players = await three(stage)
        screen = await screen_of(stage, players[0], "fr")
        await tap_voice(screen, "fr")
        await reader_is(players[0], 3)
        await stage.house.start(players)
        question = seen_by(players[0]).question
        await says(screen, plain_part(question.text.fr))
        assert in_order(await text_of(screen), ["Tour 1 sur 7", plain_part(question.text.fr)]), await text_of(screen)

        await all_play(players, Write(40), Write(2_500_000), Write(-7))
        await says(screen, "Cleo")
        mat = (await text_of(screen)).rpartition(plain_part(question.text.fr))[2]
        assert in_order(mat, ["2500000", "Bernard", "40", "Annie", "moins 7", "Cleo"]), mat

        bet = Bet(Stake((Chips(0, 2),)))
        await all_play(players, bet, bet, bet)
        await forget(screen)
        await all_play(players, *[Content()] * 3)
        phase = seen_by(players[0]).phase
        await says(screen, plain_part(phase.answer.anecdote.fr))
        reveal = await text_of(screen)
        answer = str(phase.answer.answer).replace(".", ",").replace("-", "moins ")
        winner = [slate for slate in phase.slates if slate.case == phase.winning]
        names = [players[seat].room.people[seat].name for slate in winner for seat in slate.authors]
        assert in_order(reveal, [answer, *names, plain_part(phase.answer.anecdote.fr)]), reveal

        everything = await said(screen)
        assert {(one.lang, one.voice) for one in everything if one.text} == {("fr-FR", "fr-FR")}
        assert everything[0].text == "", "what was said before is over"

    play(visit, Plan())


def test_one_tap_switches_voice_and_sound_on_and_another_off(play):
    async def visit(stage: Stage) -> None:
        players = await three(stage)
        screen = await screen_of(stage, players[0], **{"ardoise.settings": '{"sound":false}'})
        await tap_voice(screen)
        await reader_is(players[0], 3)
        assert '"sound":true' in await screen.evaluate("() => localStorage.getItem('ardoise.settings')")
        await stage.house.start(players)
        await says(screen, plain_part(seen_by(players[0]).question.text.en))
        await forget(screen)
        await tap_voice(screen)
        await reader_is(players[0], None)
        await all_play(players, Write(1), Write(2), Write(3))
        await expect(screen.locator(".betting")).to_be_visible()
        await hushes(screen)
        assert await text_of(screen) == ""

    play(visit, Plan())


def test_who_mutes_the_big_screen_hushes_it(play):
    async def visit(stage: Stage) -> None:
        players = await three(stage)
        screen = await screen_of(stage, players[0])
        await tap_voice(screen)
        await reader_is(players[0], 3)
        await stage.house.start(players)
        await says(screen, plain_part(seen_by(players[0]).question.text.en))
        await screen.get_by_role("button", name="Turn sound off").click()
        await reader_is(players[0], None)
        await hushes(screen)

    play(visit, Plan())


def test_a_pause_hushes_and_nothing_is_read_twice(play):
    async def visit(stage: Stage) -> None:
        players = await three(stage)
        screen = await screen_of(stage, players[0])
        await tap_voice(screen)
        await reader_is(players[0], 3)
        await stage.house.start(players)
        await says(screen, plain_part(seen_by(players[0]).question.text.en))
        await forget(screen)
        assert (await players[0].ask(Pause)).refused is None
        await expect(screen.locator(".paused")).to_be_visible()
        assert {one.text for one in await said(screen)} == {""}
        assert (await players[0].ask(GoOn)).refused is None
        await expect(screen.locator(".paused")).to_have_count(0)
        await players[1].come_back()  # every screen gets the table again
        assert await text_of(screen) == ""
        await all_play(players, Write(1), Write(2), Write(3))
        await says(screen, "Bernard")

    play(visit, Plan())


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_big_screen_without_a_voice_says_so_and_is_silent(play, language):
    async def visit(stage: Stage) -> None:
        players = await three(stage)
        screen = await screen_of(stage, players[0], language, with_voices("en-US"))
        await tap_voice(screen, language)
        missing = {"fr": "pas de voix française", "de": "keine deutsche Stimme"}[language]
        await expect(screen.get_by_role("status").filter(has_text=missing)).to_be_visible()
        await stage.house.start(players)
        await expect(screen.locator(".answering")).to_be_visible()
        await expect(screen.get_by_role("status").filter(has_text=missing)).to_be_visible()
        assert await text_of(screen) == ""
        assert players[0].room.reader is None

    play(visit, Plan())


def test_a_phone_lends_its_voice_to_a_big_screen_that_has_none(play):
    async def visit(stage: Stage) -> None:
        players = await three(stage)
        host = players[0]
        screen = await screen_of(stage, host, "de", with_voices())
        await stage.house.start(players)
        page = await phone(stage, players[1])
        await page.get_by_role("button", name="Menu").click()
        await page.get_by_role("switch", name="Lend your voice").click()
        await reader_is(host, 1)
        await expect(screen.get_by_text("Bernard liest mit dem Handy vor")).to_be_visible()
        await says(page, plain_part(seen_by(host).question.text.en))
        await page.get_by_role("switch", name="Lend your voice").click()
        await reader_is(host, None)
        await hushes(page)
        assert await text_of(screen) == ""

    play(visit, Plan())


def test_without_a_big_screen_nothing_is_lent_and_a_setting_reads_for_its_owner(play):
    async def visit(stage: Stage) -> None:
        players = await three(stage)
        await stage.house.start(players)
        page = await phone(stage, players[1])
        await page.get_by_role("button", name="Menu").click()
        await expect(page.get_by_role("switch", name="Lend your voice")).to_have_count(0)
        await page.get_by_role("switch", name="Read aloud").click()
        await says(page, plain_part(seen_by(players[0]).question.text.en))
        assert players[0].room.reader is None
        await page.reload()
        await says(page, plain_part(seen_by(players[0]).question.text.en))

    play(visit, Plan())


def test_a_phone_without_a_voice_says_so(play):
    async def visit(stage: Stage) -> None:
        players = await three(stage)
        await stage.house.start(players)
        page = await phone(stage, players[1], reads=True, script=with_voices("fr-FR"))
        await page.get_by_role("button", name="Menu").click()
        await expect(page.get_by_text("This device has no English voice.")).to_be_visible()
        assert await text_of(page) == ""

    play(visit, Plan())


def test_a_phone_does_not_say_its_owners_slate(play):
    async def visit(stage: Stage) -> None:
        players = await three(stage)
        await stage.house.start(players)
        page = await phone(stage, players[0], reads=True)
        await says(page, plain_part(seen_by(players[0]).question.text.en))
        await players[0].come_back()  # it plays, the page looks on
        assert (await players[0].play(Write(4815))).refused is None
        await expect(page.get_by_text("4,815").first).to_be_visible()
        assert "4,815" not in await text_of(page)
        await all_play(players[1:], Write(2), Write(3))
        await says(page, "4,815 by Annie")

    play(visit, Plan())


def test_a_phone_does_not_say_its_owners_hand(play):
    async def visit(stage: Stage) -> None:
        players = await three(stage, "bornes")
        await stage.house.start(players)
        ranker = players[(seen_by(players[0]).master + 1) % len(players)]
        page = await phone(stage, ranker, reads=True)
        await says(page, "making up a challenge")
        await ranker.come_back()
        await play_until(players, lambda view: type(view.phase).__name__ == "RankingView")
        await says(page, "Cards up!")
        hand = seen_by(ranker).phase.mine.cards
        spoken = await text_of(page)
        assert hand
        assert [card.text.en for card in hand if plain_part(card.text.en) in spoken] == []

    play(visit, Plan())


def test_a_phone_does_not_say_the_racks_that_its_owner_sees(play):
    async def visit(stage: Stage) -> None:
        players = await three(stage, "code777")
        await stage.house.start(players)
        page = await phone(stage, players[0], reads=True)
        await expect(page.locator(".screen")).to_be_visible()
        await page.wait_for_load_state("networkidle")
        await players[0].come_back()
        await play_until(players, lambda view: len(view.record) >= ASKED and not view.declarations)
        await says(page, "Question")
        spoken = await text_of(page)
        assert "No player: " in spoken, "what belongs to nobody is everybody's to see"
        assert not re.search(r"(?:Annie|Bernard|Cleo): \w+ \d", spoken), spoken

    play(visit, Plan())
