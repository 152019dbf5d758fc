"""Several nodes are one service: whoever sits where, a game is played, and nobody notices that a room moves."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from signal import SIGTERM
from typing import Any

import pytest
from msgspec import structs

from ardoise.server.lobby.commands import Dress, Kick
from ardoise.server.protocol import KICKED, NO_TOKEN
from ardoise.server.records.export import export
from ardoise.server.records.verify import verify
from tests.cluster.house import Cluster, log_of, open_nodes
from tests.cluster.wires import Hurtable, hurtable
from tests.kit.client import Closed, Player
from tests.kit.server import all_play
from tests.kit.stored_log import check_acknowledged, check_every_view

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


def test_a_game_is_played_across_nodes_while_each_is_restarted_and_whoever_sits_elsewhere_stays_connected(tmp_path):
    async def test(cluster: Cluster) -> None:
        players = await cluster.seat(TRIO, "code777", points_to_win=1)  # their sockets are at both nodes in turn
        code = players[0].welcome.code
        await cluster.start(players)
        owner = await cluster.owner(code)
        assert owner is not None
        elsewhere = [player for number, player in enumerate(players) if number % 2 != owner]
        sockets = [player._socket for player in elsewhere]
        assert await cluster.nodes[owner].end(SIGTERM) == 0
        for player in elsewhere:
            assert (await player.ask(Dress, avatar=7, colour=7)).refused is None
        assert [player._socket for player in elsewhere] == sockets
        assert await cluster.owner(code) == 1 - owner
        await cluster.nodes[owner].start()
        await all_play(players)
        await judge(cluster, players)
        told = [await get(cluster, node, f"/api/rooms/{code}/games/1") for node in (0, 1)]
        assert told[0] == told[1]
        assert told[0][0] == 200
        assert [(await get(cluster, node, f"/api/rooms/{code}"))[1]["people"] for node in (0, 1)] == [3, 3]
        assert [(await get(cluster, node, "/api/health"))[1]["messenger"] for node in (0, 1)] == [True, True]

    with_nodes(tmp_path, test)


def test_a_room_s_rules_hold_wherever_somebody_sits(tmp_path):
    async def test(cluster: Cluster) -> None:
        host = await cluster.open_room("Ada")
        code = host.welcome.code
        owner = await cluster.owner(code)
        assert owner is not None
        far = [await _at(cluster, 1 - owner, await cluster.come_in(code, name)) for name in ("Blaise", "Carl")]
        assert (await far[0].ask(Kick, person=far[1].welcome.person)).refused == "not_allowed"
        assert (await host.ask(Kick, person=far[1].welcome.person)).refused is None
        assert await far[1].hears_the_end() == KICKED
        second = await _at(cluster, owner, far[0], leave=False)
        assert (await far[0].ask(Dress, avatar=1, colour=1)).refused == "looking_only"
        assert (await second.ask(Dress, avatar=1, colour=1)).refused is None
        for node in (0, 1):
            stranger = Player(cluster.at(node), structs.replace(host.welcome, token=f"{code}.none"))
            with pytest.raises(Closed) as closed:
                await stranger.arrive()
            assert closed.value.code == NO_TOKEN
            assert (await get(cluster, node, "/api/rooms/BBBBBB"))[0] == 404
            await stranger.hang_up()
        await second.hang_up()
        await host.hears(lambda: len(host.room.people) == 2)

    with_nodes(tmp_path, test)


async def _at(cluster: Cluster, node: int, player: Player, leave: bool = True) -> Player:
    """The same person with a screen at that node."""
    screen = Player(cluster.at(node), player.welcome)
    await screen.arrive()
    if leave:
        await player.hang_up()
    cluster.players.append(screen)
    return screen


def test_a_node_without_its_database_says_so_and_is_well_again_by_itself(tmp_path):
    async def test() -> None:
        async with (
            asyncio.timeout(90),
            hurtable(tmp_path, Random(7), 1, 0, own_postgres=False, kind=Hurtable) as cluster,
        ):
            player = await cluster.open_room("Ada")
            (wire,) = cluster.to_postgres
            wire.questions.clear()
            await _until(cluster, 503, database=False)
            while "not healthy: the database is not reached" not in cluster.nodes[0].complaints.read_text():
                await asyncio.sleep(0.05)
            wire.cut()
            wire.heal()
            await _until(cluster, 200, database=True)
            try:
                await player.ask(Dress, avatar=1, colour=1)  # the socket stayed open …
            except Closed:
                await player.come_back()  # … unless this machine is slow; it says it again by itself
            assert player.acknowledged

    asyncio.run(test())


async def _until(cluster: Cluster, status: int, **told: bool) -> None:
    while True:
        answered, health = await get(cluster, 0, "/api/health")
        if answered == status:
            assert health.items() >= told.items()
            return
        await asyncio.sleep(0.05)
