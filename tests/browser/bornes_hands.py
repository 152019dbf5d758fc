"""What a person does at a table of Bornes: by keys, by taps, by a finger that drags, by a mouse."""

from __future__ import annotations

from playwright.async_api import Page, expect

ACTION = "footer .row .button:last-child, footer > .button"  # the ledge: what there is to do now
LYING = "ol [data-card]"
HELD = "footer [data-card]"
STEPS = 60  # of the Tab key, before something is out of its reach


async def tab_to(page: Page, selector: str) -> None:
    """By the Tab key alone."""
    for _ in range(STEPS):
        await page.keyboard.press("Tab")
        if await page.evaluate("what => document.activeElement.matches(what)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


async def act(page: Page, by_keys: bool) -> None:
    """What the ledge offers."""
    await page.locator(ACTION).and_(page.locator(":not([aria-disabled=true])")).wait_for()
    if by_keys:
        await tab_to(page, ACTION)
        await page.keyboard.press("Enter")
    else:
        await page.locator(ACTION).click()


async def announce(page: Page, by_keys: bool, interrupted: bool = False) -> None:
    """Whoever is interrupted loads the page anew before it is said, and goes on where they were."""
    if by_keys:
        await tab_to(page, "textarea")
        await page.keyboard.type("Wie viele <b>Tassen</b> stehen da?")
    else:
        await page.locator("textarea").fill("Combien de tasses ?")
        await page.locator(".seg button").last.click()  # a boundary for each
    if interrupted:
        await page.reload()
        await expect(page.locator("textarea")).to_have_value("Combien de tasses ?")
        await expect(page.locator(".seg button").last).to_have_attribute("aria-pressed", "true")
    await act(page, by_keys)


async def settle(page: Page, by_keys: bool) -> None:
    """Each missing value, one after the other, until none is missing."""
    number = 20
    while await page.locator("main button.slate").count():
        missing = await page.locator("main button.slate svg").count()
        await act(page, by_keys)
        await page.locator("dialog[open] input:focus").wait_for()
        await page.keyboard.type(str(number))
        await page.keyboard.press("Enter")
        await page.wait_for_function(
            "missing => document.querySelectorAll('main button.slate svg').length < missing", arg=missing
        )
        number += 30


async def rank_by_keys(page: Page) -> None:
    for lying in range(await page.locator(HELD).count()):
        await tab_to(page, HELD)
        await page.keyboard.press("ArrowUp")
        await page.locator(LYING).nth(lying + 1).wait_for()
        await page.keyboard.press("ArrowUp")  # and the focus has come along
    await act(page, by_keys=True)


async def place_by_tap(page: Page) -> None:
    """The card that is chosen already, into the highest gap."""
    lying = await page.locator(LYING).count()
    await page.locator(".gap").first.tap()
    await page.locator(LYING).nth(lying).wait_for()


async def rank_by_finger(page: Page) -> None:
    """From the grip to just above the boundary. Only one gap is open meanwhile."""
    finger = await page.context.new_cdp_session(page)

    async def touch(kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y} for x, y in points]
        await finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})

    for lying in range(await page.locator(HELD).count()):
        x, y = await middle(page, "footer [data-grip]")
        await touch("touchStart", (x, y))
        await touch("touchMove", (x, y - 20))
        await page.locator(".lifted").wait_for()
        boundary = await page.wait_for_selector("ol [data-card=boundary]")
        await boundary.wait_for_element_state("stable")  # the card before may still be falling into its place
        _, goal = await middle(page, "ol [data-card=boundary]")
        await touch("touchMove", (x, goal - 20))
        await page.locator(".hovered").wait_for()
        assert await page.locator(".gap").count() == 1
        await touch("touchEnd")
        await page.locator(LYING).nth(lying + 1).wait_for()
    assert (await order(page))[-1] == "boundary", "all were let go above it"
    await act(page, by_keys=False)


async def drag_by_mouse(page: Page, card: str, goal: str, beside: int = 0) -> None:
    """Held so many pixels under the middle of something, not let go. As a card is lifted, the other gaps close."""
    x, y = await middle(page, f'[data-card="{card}"]')
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x, y - 20)
    await page.locator(".lifted").wait_for()
    x, y = await middle(page, goal)
    await page.mouse.move(x, y + beside, steps=3)


async def middle(page: Page, selector: str) -> tuple[float, float]:
    box = await page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


async def order(page: Page) -> list[str]:
    """The column from the top down."""
    ids: list[str] = await page.locator(LYING).evaluate_all("cards => cards.map(card => card.dataset.card)")
    return ids
