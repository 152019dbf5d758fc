"""A whole game of Bornes on the page: a big screen and three phones in three languages."""

from __future__ import annotations

import asyncio
import re

from playwright.async_api import Page

from tests.browser.axe import faults
from tests.browser.bornes_hands import (
    ACTION,
    HELD,
    LYING,
    act,
    announce,
    order,
    place_by_tap,
    rank_by_finger,
    rank_by_keys,
    settle,
)
from tests.browser.hearing import heard, listen
from tests.browser.keyboard import keys_alone, touched
from tests.browser.stage import BIG, SMALL, Stage
from tests.kit.client import Player
from tests.kit.planned_server import Plan

ROUNDS = 6  # B16: with three players, everyone is master twice
TAPS, KEYS, FINGER = range(3)  # how each of the three plays
CUT = 2  # the round in which the first phone's line is cut, and its page reloaded


async def sit_down(stage: Stage, people: list[Player]) -> list[Page]:
    devices = [
        await stage.open("/", language="fr"),
        await stage.open("/", language="de", size=SMALL, scheme="dark"),
        await stage.open("/", language="en", moving=True),
    ]
    await keys_alone(devices[KEYS])
    await listen(devices[FINGER])
    for page, player in zip(devices, people, strict=True):
        keep = "([code, token]) => localStorage.setItem(`ardoise.token.${code}`, JSON.stringify(token))"
        await page.evaluate(keep, [player.welcome.code, player.welcome.token])
        await page.goto(f"{stage.address()}/{player.welcome.code}")
    return devices


async def rank_by_taps(page: Page, cut: bool) -> None:
    """Halfway the line is cut, a card is laid all the same, and the page is loaded anew."""
    for lying in range(await page.locator(HELD).count()):
        if cut and lying == 1:
            await page.context.set_offline(True)
            await page.locator(".banner").wait_for()
        await place_by_tap(page)
        if cut and lying == 1:
            before = await order(page)
            await page.context.set_offline(False)
            await page.locator(f"{ACTION}:not([aria-disabled=true])").wait_for()
            await page.reload()
            await page.locator(LYING).nth(lying + 1).wait_for()
            assert await order(page) == before
    await act(page, by_keys=False)


async def check(*pages: Page) -> None:
    for page in pages:
        assert await faults(page) == []
        assert await page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


async def who_leads(phones: list[Page]) -> int:
    for phone in phones:
        await phone.locator("main:has(textarea), .mine:has(table)").first.wait_for()
    return [await phone.locator("textarea").count() for phone in phones].index(1)


async def everybody_ranks(phones: list[Page], rankers: list[int], cut: bool) -> None:
    for seat in rankers:
        await phones[seat].locator(HELD).first.wait_for()
        assert await phones[seat].get_by_role("timer").count() == 0, "B6: only the master sees the time"
    ways = {
        TAPS: lambda: rank_by_taps(phones[TAPS], cut),
        KEYS: lambda: rank_by_keys(phones[KEYS]),
        FINGER: lambda: rank_by_finger(phones[FINGER]),
    }
    await asyncio.gather(*[ways[seat]() for seat in rankers])


async def one_round(phones: list[Page], master: int, checked: list[Page], cut: bool) -> None:
    leader, by_keys = phones[master], master == KEYS
    await leader.locator("textarea").wait_for()
    await check(*checked)
    await announce(leader, by_keys, interrupted=master == TAPS)
    await leader.locator("textarea").wait_for(state="hidden")
    await check(*checked)
    await act(leader, by_keys)
    await leader.get_by_role("timer").wait_for()
    await everybody_ranks(phones, [seat for seat in range(3) if seat != master], cut)
    await leader.locator("main button.slate").first.wait_for()
    await check(*checked)
    await settle(leader, by_keys)
    for phone in phones:
        await phone.locator(".tabs").wait_for()
    await check(*checked)
    for seat, phone in enumerate(phones):
        await act(phone, by_keys=seat == KEYS)


async def check_what_was_said(page: Page) -> None:
    """Phase, whose turn and result, each politely: nobody is interrupted."""
    said = await heard(page)
    for wanted in (
        "You’re the quizmaster",
        "is making up a challenge",
        "Rank them",
        "Your round:",
        "Your turn!",
    ):
        lines = [line for line in said if wanted.lower() in line.lower()]
        assert lines, f"{wanted} was never said: {said}"
        assert all(line.startswith("politely:") for line in lines)


def test_a_whole_game(play):
    async def visit(stage):
        stage.forgiven += ["WebSocket connection", "ERR_INTERNET_DISCONNECTED"]  # a line is cut
        people = await stage.house.seat(["Élodie", "Bernd", "Zoë"], "bornes", rank_seconds=120)
        await stage.house.start(people)
        for player in people:
            await player.hang_up()
        phones = await sit_down(stage, people)
        screen = await stage.open(f"/{people[0].welcome.code}/table", language="fr", size=BIG)
        first = await who_leads(phones)
        cut = next(number for number in range(CUT, ROUNDS) if (first + number) % 3 != TAPS)
        for number in range(ROUNDS):
            checked = [phones[KEYS], screen] if number == 0 else []
            await one_round(phones, (first + number) % 3, checked, number == cut)
        await screen.get_by_text(re.compile("gagne|partagent")).first.wait_for()
        await phones[FINGER].get_by_text(re.compile("wins|share the win")).first.wait_for()
        assert await touched(phones[KEYS]) == []
        await check_what_was_said(phones[FINGER])

    play(visit, Plan())
