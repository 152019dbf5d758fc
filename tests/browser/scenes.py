"""What `python3 run.py shots` takes pictures of: one scene for each thing that a screen can show."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from playwright.async_api import Page

from tests.browser.stage import BIG, PHONE, SMALL, Size
from tests.server.live import House

SIZES: dict[str, Size] = {"phone": PHONE, "small": SMALL, "big": BIG}
EVERY_SIZE = tuple(SIZES)


async def at_home(_: House) -> str:
    return "/"


async def look(_: Page) -> None:
    """Nothing needs to be done before the picture is taken."""


@dataclass(frozen=True)
class Scene:
    name: str
    set_up: Callable[[House], Awaitable[str]] = at_home  # once: rooms, people and moves; gives the path to open
    act: Callable[[Page], Awaitable[None]] = look  # on each screen, once the page is there
    sizes: tuple[str, ...] = EVERY_SIZE


SCENES = [Scene("home")]
