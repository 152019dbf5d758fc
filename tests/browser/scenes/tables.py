"""Tables at which a game has begun, without a clock: what is seen stays as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ardoise.engine.codec import decode
from ardoise.games import GAMES
from ardoise.server.lobby.commands import Dress, SetClock
from tests.kit.client import Player
from tests.kit.server import House

NAMES = ["Annie", "Bénédicte", "Chloé", "Dieter", "Émile", "Friederike", "Gwendolyn", "Hippolyte"]
MOVES = 2_000  # that a scene may take to come about


async def seated(house: House, game: str, seats: int, **options: Any) -> list[Player]:
    """The game has begun; the first is the host."""
    players = await house.seat(NAMES[:seats], game, **options)
    for number, player in enumerate(players):
        assert (await player.ask(Dress, avatar=3 * number, colour=number)).refused is None
    assert (await players[0].ask(SetClock, on=False)).refused is None
    await house.start(players)
    return players


def seen_by(player: Player) -> Any:
    """The game's view on that player's screen."""
    return decode(bytes(player.table.view), GAMES[player.room.game].types.view)


async def play_until(players: list[Player], enough: Callable[[Any], bool]) -> None:
    """Everybody plays as a bot would, until the first one's view is so."""
    for _ in range(MOVES):
        if enough(seen_by(players[0])):
            return
        await one_move(players)
    raise AssertionError("it never came to that")


async def catch_up(player: Player, version: int) -> None:
    await player.hears(lambda: player.table.version >= version)


async def one_move(players: list[Player]) -> None:
    """Of the first who is awaited; the others hear of it."""
    for player in players:
        if (move := player.choice()) is not None:
            await player.play(move)
            for other in players:
                await catch_up(other, player.table.version)
            return
    raise AssertionError("nobody is awaited")
