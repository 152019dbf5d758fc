"""What every engine is put through alone: practice, a reload, leaving and coming back, turning the device."""

from __future__ import annotations

from tests.browser.engines.device import Device
from tests.browser.engines.hands import MAIN

PHONE, LYING, STANDING = (390, 844), (1024, 768), (768, 1024)
GUESTS = (740, 1000)  # where the code of a guest's lobby has the least room
PAD, MAT, TRUTH = ".writing", "[data-case]", ".truth .value"


async def practise(device: Device, address: str) -> None:
    """A round of Gambit 7 alone, and the page is loaded anew in every phase."""
    await device.open(address, "/")
    await device.tap("button", "Play solo")
    await load_anew(device, PAD)
    for figure in "45":
        await device.tap("button", f"{figure}$")
    await device.tap(MAIN)
    await load_anew(device, MAT)
    await device.tap(MAT)
    await device.tap(MAIN)
    await load_anew(device, TRUTH)


async def load_anew(device: Device, shows: str) -> None:
    await device.shows(shows)
    await device.reload()
    await device.shows(shows)


async def leave_and_come_back(device: Device, shows: str) -> None:
    """By a link, and back by the browser; and by the address."""
    here = await device.evaluate("() => location.href")
    await device.goto(here.rpartition("/")[0] + "/rules/bornes")
    await device.shows("h1")
    await device.evaluate("() => void history.back()")
    await device.shows(shows)
    await device.goto(here.rpartition("/")[0] + "/")
    await device.goto(here)
    await device.shows(shows)


async def turn_around(device: Device) -> None:
    for size in (LYING, STANDING, PHONE, LYING, PHONE):
        await device.turn(*size)
