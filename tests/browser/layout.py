"""How a page is laid out, and in what it differs from another page that should look the same."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.async_api import Page

from tests.browser.stage import Size, painted

SCRIPT = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")
BOX = ["x", "y", "width", "height"]
# What no box shows: margins, gaps, grids and the like move boxes.
PROPERTIES = """position opacity visibility filter transform overflow-x overflow-y z-index
color background-color background-image box-shadow outline-style stroke fill
font-family font-size font-weight line-height letter-spacing text-align text-decoration-line
border-top-width border-bottom-width border-left-width border-top-color border-top-left-radius""".split()  # noqa: SIM905  (as a list, it has 25 lines)
WITHIN = 5.0  # seconds: an update or an animation may still be on its way
PAUSE = 0.05

Element = list[Any]  # its name, its box and its properties


async def differences(page: Page, wanted: Page, size: Size) -> list[str]:
    """What stays different between two pages of that size."""
    pages, clock = (page, wanted), asyncio.get_running_loop().time
    await asyncio.gather(*(one.set_viewport_size({"width": size[0], "height": size[1]}) for one in pages))
    end = clock() + WITHIN
    while True:
        first, second = await asyncio.gather(*map(layout, pages))
        if first == second:
            return []
        if clock() > end:
            return told(json.loads(first), json.loads(second))
        await asyncio.sleep(PAUSE)


async def layout(page: Page) -> str:
    await painted(page)
    elements: str = await page.evaluate(SCRIPT, PROPERTIES)
    return elements


def told(elements: list[Element], wanted: list[Element]) -> list[str]:
    """One line for each element that differs; if one page has more of them than the other, only that."""
    here, there = (Counter(name for name, *_ in some) for some in (elements, wanted))
    if here != there:
        return [f"too many: {list(here - there)}, too few: {list(there - here)}"]
    return [
        f"{one[0]}: {', '.join(_changes(one[1:], other[1:]))}"
        for one, other in zip(elements, wanted, strict=True)
        if one != other
    ]


def _changes(look: Element, wanted: Element) -> list[str]:
    every = zip(BOX + PROPERTIES, look, wanted, strict=True)
    return [f"{name} {one} instead of {other}" for name, one, other in every if one != other]
