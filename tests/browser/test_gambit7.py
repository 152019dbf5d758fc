"""A whole match of Gambit 7 through the page: a big screen and three phones in three languages."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect

from tests.browser.axe import faults
from tests.browser.gambit7_phones import Keyboard, Phone
from tests.browser.hearing import heard, listen
from tests.browser.keyboard import keys_alone, touched
from tests.browser.stage import BIG, PHONE, SMALL, Stage

ROUNDS = 7
OFFLINE = "ERR_INTERNET_DISCONNECTED"


async def sit_down(stage: Stage) -> tuple[list[Phone], Page]:
    host = await stage.open("/", language="en", size=PHONE)
    await host.get_by_role("button", name="Host a game").click()
    await host.wait_for_url(re.compile(r"/[A-Z]{6}$"))
    path = f"/{host.url[-6:]}"
    french = await stage.open(path, language="fr", size=SMALL)
    await french.get_by_role("button", name="Prendre place").click()
    keyboard = Keyboard(await stage.open(path, language="de", scheme="dark"), "de")
    await keys_alone(keyboard.page)
    await keyboard.reach(keyboard.page.get_by_role("button", name="Platz nehmen"))
    await keyboard.page.keyboard.press("Enter")
    await expect(keyboard.page.get_by_role("button", name="Platz nehmen")).to_have_count(0)
    screen = await stage.open(f"{path}/table", language="de", size=BIG)
    await listen(host)
    await host.get_by_role("button", name="Start the game").click()
    return [Phone(host, "en"), Phone(french, "fr"), keyboard], screen


async def check(phone: Phone, screen: Page, wanted: bool) -> None:
    """The phones take turns: each phase on one of them and on the big screen."""
    for page in [screen, phone.page] if wanted else []:
        assert await faults(page) == []


async def bet_in_a_tunnel(phone: Phone) -> None:
    """A chip is laid while there is no connection; it arrives by itself, and a reload loses nothing."""
    page = phone.page
    await page.context.set_offline(True)
    await expect(page.locator(".screen.off")).to_have_count(1)
    await page.locator("[data-case]").last.click()
    await page.context.set_offline(False)
    await expect(page.locator(".screen.off")).to_have_count(0)
    await expect(page.locator(".flying")).to_have_count(0)
    await page.reload()
    await expect(page.locator(".slot.chip.out")).to_have_count(1)


async def play_round(number: int, phones: list[Phone], screen: Page) -> None:
    first = number == 0
    await expect(screen.locator(".answering")).to_be_visible()
    await check(phones[0], screen, first)
    for step, phone in enumerate(phones):
        answer = 10 ** (1 + step) + number
        await phone.write(-answer if number == 2 and step == 0 else answer)  # G20
    await expect(screen.locator(".betting")).to_be_visible()
    await check(phones[1], screen, first)
    if number == 1:
        await bet_in_a_tunnel(phones[1])
    for phone in phones:
        await phone.bet()
    await expect(screen.locator(".looking .truth")).to_be_visible()
    texts = [await phone.page.locator(".truth h2").inner_text() for phone in phones]
    assert len(set(texts)) == len(phones)  # everybody in their own language
    await check(phones[2], screen, first)
    for phone in phones:
        await phone.look()


def check_announcements(said: list[str]) -> None:
    """Phase, whose turn and result, in their order and politely."""
    wanted = ["Write your guess: ", "Place your bets", "The answer: ", "Write your guess: "]
    phases = [line for line in said if any(part in line for part in wanted)]
    assert [part in line for part, line in zip(wanted, phases, strict=False)] == [True] * len(wanted)
    assert len(phases) >= 3 * ROUNDS - 1, phases  # the first question may have been there before the first ear
    assert any("Your turn!" in line for line in said if line.startswith("politely: ")), said
    assert any(re.search(r" wins[.!] ", line) for line in said), "the result says why"


async def match(stage: Stage) -> None:
    stage.forgiven.append(OFFLINE)
    phones, screen = await sit_down(stage)
    for number in range(ROUNDS):
        await play_round(number, phones, screen)
    host, _, keyboard = phones
    await expect(host.page.get_by_role("button", name="Play again")).to_be_visible()
    for page in (host.page, screen):
        await expect(page.locator(".story table tr")).to_have_count(len(phones))  # the race, for whoever hears it
        assert await faults(page) == []
    assert await touched(keyboard.page) == []
    check_announcements(await heard(host.page))


def test_a_whole_match(play):
    play(match)
