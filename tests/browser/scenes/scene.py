"""A scene: one thing that the page can show, on a phone, on the big screen or on both."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from playwright.async_api import Page

from tests.browser.stage import BIG, PHONE, SMALL, Size
from tests.kit.client import Player
from tests.kit.server import House

HAND: dict[str, Size] = {
    "phone": PHONE,
    "small": SMALL,
    "tablet": (820, 1180),
    "desktop": (1280, 800),
    "zoomed": (640, 400),
}
WALL: dict[str, Size] = {"big": BIG, "old": (1440, 1080)}  # 16:9 and 4:3


@dataclass(frozen=True)
class Seen:
    """What one device opens, and what it has kept from earlier."""

    path: str
    kept: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Situation:
    """None: there is nothing of interest on that kind of screen."""

    hand: Seen | None = None
    wall: Seen | None = None


async def look(_: Page) -> None:
    """Nothing needs to be done before the picture is taken."""


@dataclass(frozen=True)
class Scene:
    name: str
    set_up: Callable[[House], Awaitable[Situation]]  # once: rooms, people and moves
    act: Callable[[Page], Awaitable[None]] = (
        look  # on each hand-held screen, once the page is there: no words, they differ
    )
    forgives: tuple[str, ...] = ()  # parts of what a console says here and may say


def phone_of(player: Player) -> Seen:
    code = player.welcome.code
    return Seen(f"/{code}", {f"ardoise.token.{code}": json.dumps(player.welcome.token)})


def wall_of(player: Player) -> Seen:
    return Seen(f"/{player.welcome.code}/table")
