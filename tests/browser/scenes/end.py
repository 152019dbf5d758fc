"""After a game: with few and with many, with a first and with a second game behind them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from playwright.async_api import Page

from ardoise.games import GAMES
from ardoise.server.lobby.commands import Again
from tests.browser.scenes.scene import Scene, Situation, phone_of, wall_of
from tests.browser.scenes.tables import seated
from tests.kit.client import Player
from tests.kit.server import House, all_play

SHORT: dict[str, dict[str, Any]] = {"incroyable": {"track": "short"}, "code777": {"points_to_win": 1}}


async def played(house: House, game: str, seats: int) -> list[Player]:
    players = await seated(house, game, seats, **SHORT.get(game, {}))
    await play_out(players)
    return players


async def play_out(players: list[Player]) -> None:
    """Until everybody has heard that it is over."""
    await all_play(players)
    for player in players:
        await player.hears(lambda player=player: not player.room.playing)


def after(game: str, seats: int) -> Callable[[House], Awaitable[Situation]]:
    async def set_up(house: House) -> Situation:
        host, *_ = await played(house, game, seats)
        return Situation(phone_of(host), wall_of(host))

    return set_up


async def after_an_evening(house: House) -> Situation:
    """Seen by a guest, who does not start the next game."""
    players = await played(house, "gambit7", 3)
    for _ in range(2):
        assert (await players[0].ask(Again)).refused is None
        for player in players:
            await player.hears(lambda player=player: player.room.playing and player.table.phase is not None)
        await play_out(players)
    return Situation(phone_of(players[1]), wall_of(players[1]))


async def came_after_it(house: House) -> Situation:
    host, *_ = await played(house, "gambit7", 4)
    return Situation(phone_of(await house.come_in(host.welcome.code, "Zoé")))


async def opened(page: Page) -> None:
    """What opens of one player."""
    fold = page.locator("main section details").nth(1)
    await fold.locator("summary").click()
    await fold.evaluate("fold => fold.closest('li').scrollIntoView()")


SCENES = [
    *(Scene(f"end-{game}-few", after(game, 3)) for game in GAMES),
    *(Scene(f"end-{name}-many", after(name, game.seats[-1])) for name, game in GAMES.items()),
    Scene("end-gambit7-open", after("gambit7", 4), opened),
    Scene("end-bornes-open", after("bornes", 4), opened),
    Scene("end-incroyable-open", after("incroyable", 4), opened),
    Scene("end-evening", after_an_evening),
    Scene("end-late", came_after_it),
]
