"""Games that are played by phones without a page while pages look on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from playwright.async_api import Page

from ardoise.server.lobby.commands import Again
from tests.browser.measures import Held, drawn, held, shifts, watch_shifts
from tests.browser.scenes.scene import phone_of, wall_of
from tests.browser.scenes.tables import one_move, seated, seen_by
from tests.browser.stage import BIG, PHONE, Stage, settled
from tests.kit.client import Player
from tests.kit.server import all_play

SEATS = {"gambit7": 4, "bornes": 3, "incroyable": 4, "code777": 3}


async def looked_at(stage: Stage, players: list[Player]) -> list[Page]:
    """One player's phone and the big screen. The player goes on elsewhere, so that the phone looks on."""
    player = players[0]
    seen = phone_of(player)
    phone = await stage.open(seen.path, size=PHONE, kept=seen.kept)
    wall = await stage.open(wall_of(player).path, size=BIG)
    for page in (phone, wall):
        await page.locator("main > *").first.wait_for()
        await settled(page)
    await player.hang_up()
    await player.come_back()
    return [phone, wall]


async def shifts_by_phase(stage: Stage, game: str, moves: int, **options: Any) -> dict[str, list[Any]]:
    """What moved on the phone and on the big screen, phase by phase, when others made a move. A new phase is another
    picture, and whoever moves something has touched it: neither counts."""
    players = await seated(stage.house, game, SEATS[game], **options)
    me = players[0]
    pages = dict(zip(("phone", "big screen"), await looked_at(stage, players), strict=True))
    for page in pages.values():
        await watch_shifts(page)
    found: dict[str, list[Any]] = {}
    for _ in range(moves):
        if me.table.phase is None:
            break
        before, mine = me.table.phase, me.choice() is not None
        name = type(seen_by(me).phase).__name__.removesuffix("View")
        await one_move(players)
        for screen, page in pages.items():
            moved = await shifts(page)
            if me.table.phase == before and not (mine and screen == "phone"):
                found.setdefault(f"{game} {name}, {screen}", []).extend(moved)
    return found


async def big_screen_games(stage: Stage, games: int) -> AsyncIterator[Held]:
    """What a big screen holds after each of so many games of Gambit 7, seven rounds each."""
    players = await stage.house.seat(["Ada", "Blaise", "Carl"], "gambit7")
    await stage.house.start(players)
    wall = await stage.open(wall_of(players[0]).path, size=BIG)
    for number in range(1, games + 1):
        await wall.get_by_role("heading", name="Gambit 7").wait_for()
        await all_play(players)
        await wall.get_by_text("to start the next game").wait_for()
        await drawn(wall)
        yield await held(wall)
        if number < games:
            assert (await players[0].ask(Again)).refused is None
            for player in players:
                await player.hears(lambda player=player: player.room.playing and player.table.phase is not None)
