"""Several nodes are one service: whoever sits where, a game is played, and nobody notices that a room moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from signal import SIGTERM
from typing import Any

from ardoise.server.export import export
from ardoise.server.lobby.wishes import Dress, Kick
from ardoise.server.protocol import KICKED, NO_TOKEN
from ardoise.server.verify import verify
from tests.cluster.house import Cluster, log_of, open_nodes
from tests.server.live import PATIENCE, all_play
from tests.server.live_log import check_acknowledged, check_every_view
from tests.server.player import Player

TRIO = ["Ada", "Blaise", "Carl"]


def with_nodes(folder: Path, test: Callable[[Cluster], Awaitable[None]], number: int = 2) -> None:
    async def within_a_minute() -> None:
        async with asyncio.timeout(90), open_nodes(folder, number) as cluster:
            await test(cluster)

    asyncio.run(within_a_minute())


async def judge(cluster: Cluster, players: list[Player]) -> None:
    log = await log_of(cluster.url, players[0].welcome.code)
    check_every_view(players, log)
    check_acknowledged(players, log)
    verify(export(log))


async def get(cluster: Cluster, node: int, path: str) -> tuple[int, Any]:
    async with cluster.http.get(cluster.nodes[node].address + path) as answer:
        return answer.status, await (answer.json() if answer.content_type == "application/json" else answer.text())


def test_a_game_is_played_across_nodes_and_told_by_all_of_them_while_each_is_restarted_once(tmp_path):
    async def test(cluster: Cluster) -> None:
        players = await cluster.seat(TRIO, "code777", points_to_win=1)
        code = players[0].welcome.code
        await cluster.start(players)
        stayed = [player._socket for player in players]
        for leaving in range(2):
            owner = await cluster.owner(code)
            assert owner is not None
            assert await cluster.nodes[owner].end(SIGTERM) == 0
            for player in (one for one in players if one._socket is stayed[players.index(one)]):
                await player.ask(Dress, avatar=leaving, colour=leaving) if await _is_open(player) else None
            await cluster.nodes[owner].start()
        await all_play(players)
        await judge(cluster, players)
        told = [await get(cluster, node, f"/api/rooms/{code}/games/1") for node in (0, 1)]
        assert told[0] == told[1]
        assert told[0][0] == 200
        assert [(await get(cluster, node, f"/api/rooms/{code}"))[1]["people"] for node in (0, 1)] == [3, 3]

    with_nodes(tmp_path, test)


async def _is_open(player: Player) -> bool:
    return player._socket is not None and not player._socket.closed
