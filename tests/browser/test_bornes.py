"""A whole game of Bornes on the page: a big screen and three phones in three languages."""

from __future__ import annotations

import re

from playwright.async_api import Page

from tests.browser.axe import faults
from tests.browser.stage import BIG, SMALL, Stage
from tests.server.lab import Plan

ROUNDS = 6  # B16: with three players, everyone is master twice
ACTION = "footer button"  # the ledge: what there is to do now
DEALT = 3  # two cards and the master's challenge
STEPS = 60  # of the Tab key, before something is out of its reach


async def sit_down(stage: Stage, tokens: list[str], code: str) -> list[Page]:
    devices = [
        await stage.open("/", language="fr"),
        await stage.open("/", language="de", size=SMALL, scheme="dark"),
        await stage.open("/", language="en", moving=True),
    ]
    for page, token in zip(devices, tokens, strict=True):
        keep = "([code, token]) => localStorage.setItem(`ardoise.token.${code}`, JSON.stringify(token))"
        await page.evaluate(keep, [code, token])
        await page.goto(f"{stage.address()}/{code}")
    return devices


async def tab_to(page: Page, selector: str) -> None:
    """By the Tab key alone."""
    for _ in range(STEPS):
        await page.keyboard.press("Tab")
        if await page.evaluate("what => document.activeElement.matches(what)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


async def announce(page: Page, by_keys: bool) -> None:
    if by_keys:
        await tab_to(page, "textarea")
        await page.keyboard.type("Wie viele <b>Tassen</b> stehen da?")
        await tab_to(page, ACTION)
        return await page.keyboard.press("Enter")
    await page.locator("textarea").fill("Combien de tasses ?")
    await page.locator(".seg button").last.click()  # a boundary for each
    return await page.locator(ACTION).click()


async def signal(page: Page, by_keys: bool) -> None:
    await page.locator(f"{ACTION}:not([aria-disabled=true])").wait_for()
    if by_keys:
        await tab_to(page, ACTION)
        await page.keyboard.press("Enter")
    else:
        await page.locator(ACTION).click()


async def rank_by_keys(page: Page) -> None:
    for lying in range(DEALT):
        await tab_to(page, "footer [data-card]")
        await page.keyboard.press("ArrowUp")
        await page.locator("ol [data-card]").nth(lying + 1).wait_for()
        await page.keyboard.press("ArrowUp")  # and the focus has come along
    await tab_to(page, ACTION)
    await page.keyboard.press("Enter")


async def rank_by_taps(page: Page, reload: bool) -> None:
    for lying in range(DEALT):
        await page.locator(".gap").first.tap()
        await page.locator("ol [data-card]").nth(lying + 1).wait_for()
        if reload and lying == 1:
            before = await order(page)
            await page.wait_for_timeout(300)
            await page.reload()
            await page.locator("ol [data-card]").nth(lying + 1).wait_for()
            assert await order(page) == before
    await page.locator(ACTION).last.tap()


async def rank_by_dragging(page: Page) -> None:
    """By finger, from the grip, to just above the boundary. Only one gap is open meanwhile."""
    finger = await page.context.new_cdp_session(page)

    async def touch(kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y} for x, y in points]
        await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    for lying in range(DEALT):
        x, y = await middle(page, "footer [data-grip]")
        await touch("touchStart", (x, y))
        await touch("touchMove", (x, y - 20))
        await page.locator(".lifted").wait_for()
        _, goal = await middle(page, "ol [data-card=boundary]")
        await touch("touchMove", (x, goal - 20))
        await page.locator(".hovered").wait_for()
        assert await page.locator(".gap").count() == 1
        await touch("touchEnd")
        await page.locator("ol [data-card]").nth(lying + 1).wait_for()
    assert (await order(page))[-1] == "boundary", "all were let go above it"
    await page.locator(ACTION).last.click()


async def middle(page: Page, selector: str) -> tuple[float, float]:
    box = await page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def order(page: Page) -> list[str]:
    ids: list[str] = await page.locator("ol [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    return ids


async def settle(page: Page) -> None:
    values = page.locator("main button.slate")
    await values.first.wait_for()
    for place in range(await values.count()):
        await values.nth(place).click()
        await page.locator("dialog[open] input:focus").wait_for()
        await page.keyboard.type(str(20 + 30 * place))
        await page.keyboard.press("Enter")
        await page.locator("dialog[open]").wait_for(state="hidden")


async def check(*pages: Page) -> None:
    for page in pages:
        assert await faults(page) == []
        assert await page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_a_whole_game(play):
    async def visit(stage):
        people = await stage.house.seat(["Élodie", "Bernd", "Zoë"], "bornes", rank_seconds=60)
        await stage.house.start(people)
        code, tokens = people[0].welcome.code, [player.welcome.token for player in people]
        for player in people:
            await player.hang_up()
        phones = await sit_down(stage, tokens, code)
        screen = await stage.open(f"/{code}/table", language="fr", size=BIG)
        first = await who_leads(phones)
        for number in range(ROUNDS):
            await one_round(phones, (first + number) % 3, [phones[1], screen] if number == 0 else [])
        await screen.get_by_text(re.compile("gagne|partagent")).first.wait_for()

    play(visit, Plan())


async def who_leads(phones: list[Page]) -> int:
    for phone in phones:
        await phone.locator("main:has(textarea, table)").wait_for()
    return [await phone.locator("textarea").count() for phone in phones].index(1)


async def one_round(phones: list[Page], master: int, checked: list[Page]) -> None:
    leader = phones[master]
    await leader.locator("textarea").wait_for()
    await check(*checked)
    await announce(leader, by_keys=master == 1)
    await leader.locator("textarea").wait_for(state="hidden")
    await check(*checked)
    await signal(leader, by_keys=master == 1)
    rankers = [seat for seat in range(3) if seat != master]
    for seat in rankers:
        await phones[seat].locator("footer [data-card]").first.wait_for()
        assert await phones[seat].get_by_role("timer").count() == 0, "B6: only the master sees the time"
    assert await leader.get_by_role("timer").count() == 1
    await check(*checked)
    for seat in rankers:
        match seat:
            case 0:
                await rank_by_taps(phones[0], reload=master == 2)
            case 1:
                await rank_by_keys(phones[1])
            case _:
                await rank_by_dragging(phones[2])
    await leader.locator("main button.slate").first.wait_for()
    await check(*checked)
    await settle(leader)
    for phone in phones:
        await phone.locator(".tabs").wait_for()
    await check(*checked)
    for phone in phones:
        await phone.locator(ACTION).click()
