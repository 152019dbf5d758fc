"""Somebody who plays on a device, whatever its engine: one step whenever the table waits for them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from tests.browser.engines.device import ENTER, Device

MAIN = "footer button.main, footer button.cry"
PHASE = "() => document.querySelector('[data-phase]')?.dataset.phase ?? ''"
CHOICES = {"Shifting": ".ways button", "Speaking": "button.rung", "Choosing": ".slates button"}
NUMBERS = """(label) => [...document.querySelectorAll(".rack")]
  .filter((rack) => rack.getAttribute("aria-label") === label)
  .flatMap((rack) => [...rack.querySelectorAll(".card b")].map((number) => number.textContent)).join("")"""

Hand = Callable[[Device], Awaitable[None]]


async def gambit7(device: Device) -> None:
    """A slate; a chip on the highest one; and on."""
    if await device.has(".writing"):
        for figure in "45":
            await device.tap("button", f"{figure}$")
    elif await device.has("[data-case]"):
        await device.tap("[data-case]")
    await device.tap(MAIN)


async def bornes(device: Device) -> None:
    """Every card goes to the top. The first one is chosen already, and stays so when it is tapped."""
    if await device.has("textarea"):
        await device.tap("textarea")
        await device.type("How many cups?")
    elif await device.has("main button.slate"):
        await measure(device)
        return
    while await device.has("footer [data-card]"):
        held = await device.evaluate("() => document.querySelectorAll('footer [data-card]').length")
        await device.tap("footer [data-card]")
        await device.tap(".gap")
        await device.until("(held) => document.querySelectorAll('footer [data-card]').length < held", held)
    await device.tap(MAIN)


async def measure(device: Device) -> None:
    await device.tap(MAIN)
    await device.until("() => document.querySelector('dialog[open] input:focus') !== null")
    await device.type("30" + ENTER)
    await device.until("() => document.querySelector('dialog[open]') === null")


async def incroyable(device: Device) -> None:
    phase = await device.evaluate(PHASE)
    if phase in ("Estimating", "Stating"):
        await device.tap(".dial button")
    elif phase in CHOICES:
        await device.tap(CHOICES[phase])
    await device.tap(MAIN)


async def code777(device: Device) -> None:
    await device.tap(MAIN)


async def declare(device: Device, name: str, witness: Device) -> None:
    """Code 777: what another one sees on the rack."""
    numbers = await witness.until(NUMBERS, f"{name}’s rack")
    await device.tap("footer button", "Declare")
    for number in numbers:
        await device.tap(".keys button", number)
    await device.tap("dialog[open] footer button")
    await device.tap("dialog[open] footer button", "Yes")


HANDS: dict[str, Hand] = {"gambit7": gambit7, "bornes": bornes, "incroyable": incroyable, "code777": code777}
