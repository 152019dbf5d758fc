"""Two nodes are one service: whoever sits where, a game is played, and nobody notices that a room moves."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ardoise.server.export import export
from ardoise.server.verify import verify
from tests.cluster.house import Cluster, log_of, open_nodes
from tests.server.live import all_play
from tests.server.live_log import check_acknowledged, check_every_view
from tests.server.player import Player

TRIO = ["Ada", "Blaise", "Carl"]


def with_nodes(folder: Path, test, number: int = 2) -> None:
    async def within_a_minute() -> None:
        async with asyncio.timeout(60), open_nodes(folder, number) as cluster:
            await test(cluster)

    asyncio.run(within_a_minute())


async def judge(cluster: Cluster, players: list[Player]) -> None:
    log = await log_of(cluster.url, players[0].welcome.code)
    check_every_view(players, log)
    check_acknowledged(players, log)
    verify(export(log))


def test_a_game_is_played_across_two_nodes(tmp_path):
    async def test(cluster: Cluster) -> None:
        players = await cluster.seat(TRIO, "code777", points_to_win=1)
        await cluster.start(players)
        await all_play(players)
        await judge(cluster, players)

    with_nodes(tmp_path, test)
