"""Three people at a table of Gambit 7, to whom bad input is sent."""

from __future__ import annotations

from copy import deepcopy

from ardoise.server.lobby.commands import GoOn
from tests.kit.client import Player
from tests.kit.in_process import OpenTable

NAMES = ["Annie", "Bernard", "Cécile"]
BARRIER = 999  # an id


def play(answer="45", number="1", phase="0", more="", move_more=""):
    return (
        f'{{"type":"Play","id":{number},"phase":{phase},"move":{{"type":"Write","answer":{answer}{move_more}}}{more}}}'
    )


async def seated(table: OpenTable, *, started: bool = True) -> list[Player]:
    """Each of them has seen what the last one did."""
    players = await table.seat(NAMES, "gambit7")
    if started:
        await table.start(players)
    for player in players:
        await barrier(player)
    return players


async def barrier(player: Player):
    """A command that is always refused: once it is answered, everything told before it has arrived."""
    answer = await player.say(GoOn(BARRIER))
    assert answer.refused in ("not_now", "not_allowed")
    return answer


async def everything(table: OpenTable, code: str):
    room = table.room(code)
    game = room.table and (room.table.state, room.table.version, room.table.began)
    return room.lobby, game, deepcopy(room.answered), await table.web.rooms.store.read(code)
