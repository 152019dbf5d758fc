"""Pieces in their extremes: what can stand on a slate, and what can hang on a number line."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from decimal import Decimal

from playwright.async_api import Page

from ardoise.engine.number import Number
from ardoise.games.gambit7.types import LookingView, Write
from tests.browser.scenes.scene import Scene, Situation, phone_of, wall_of
from tests.browser.scenes.tables import catch_up, play_until, seated
from tests.kit.server import House

HUGE = (1, 30, 4_000, 500_000, 80_000_000, 9_000_000_000, 999_999_999_999_999)
CLOSE = (1_234_567_890_123, 1_234_567_890_456, 1_234_567_891_000, 1_234_567_892_345)
SMALL = (Decimal("0.000001"), Decimal("0.5"), Decimal("2.718281"), 3)
FROM_ZERO = (0, Decimal("0.5"), Decimal("12.75"), 400, 1_000_000)


async def at_the_pad(house: House) -> Situation:
    host, *_ = await seated(house, "gambit7", 5)
    return Situation(phone_of(host))


def writing(text: str) -> Callable[[Page], Awaitable[None]]:
    async def write(page: Page) -> None:
        await page.locator(".writing input").fill(text)

    return write


def revealed(answers: tuple[Number, ...]) -> Callable[[House], Awaitable[Situation]]:
    """The result of a round in which these answers were written."""

    async def reveal(house: House) -> Situation:
        players = await seated(house, "gambit7", len(answers), look_seconds=600)
        for player, answer in zip(players, answers, strict=True):
            assert (await player.play(Write(answer))).refused is None
            for other in players:
                await catch_up(other, player.table.version)
        await play_until(players, lambda view: isinstance(view.phase, LookingView))
        return Situation(phone_of(players[0]), wall_of(players[0]))

    return reveal


SCENES = [
    Scene("kit-pad-long", at_the_pad, writing("987654321012,123")),
    Scene("kit-pad-fraction", at_the_pad, writing("3 ¾")),
    Scene("kit-pad-ambiguous", at_the_pad, writing("1.500")),
    Scene("kit-pad-refused", at_the_pad, writing("12 apples")),
    Scene("kit-pad-asked-back", at_the_pad, writing("1500 Mio")),
    Scene("kit-line-huge", revealed(HUGE)),
    Scene("kit-line-close", revealed(CLOSE)),
    Scene("kit-line-small", revealed(SMALL)),
    Scene("kit-line-from-zero", revealed(FROM_ZERO)),
]
