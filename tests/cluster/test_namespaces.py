"""A node whose link is cut: packets vanish, and no end of a connection is told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from msgspec import structs

from tests.cluster.house import Node, serving
from tests.cluster.namespace import Namespace, NotAllowed, namespace
from tests.cluster.trial import code_of, judged
from tests.cluster.ward import Ward
from tests.kit import services
from tests.kit.proxy import proxy_to
from tests.kit.server import all_play

AWAY, HOME = 0, 1
THINKING = 0.1  # seconds


@asynccontextmanager
async def one_away(folder: Path, away: Namespace) -> AsyncIterator[Ward]:
    """The first node is behind the link, where it finds PostgreSQL and NATS at our end."""
    addresses = services.postgres(folder), services.nats()
    ports = [urlsplit(address).port or 0 for address in addresses]
    async with proxy_to(ports[0], away.here) as memory, proxy_to(ports[1], away.here) as messenger:
        seen = [
            address.replace(f"127.0.0.1:{port}", f"{away.here}:{wire.port}")
            for address, port, wire in zip(addresses, ports, (memory, messenger), strict=True)
        ]
        nodes = [Node(folder, AWAY, *seen), Node(folder, HOME, *addresses)]
        assert nodes[AWAY].plan
        nodes[AWAY].plan = structs.replace(nodes[AWAY].plan, host=away.there, namespace=away.name)
        async with serving(nodes, Ward, addresses[0]) as ward:
            yield ward


async def play_through_a_cut(ward: Ward, away: Namespace) -> None:
    table = await ward.seat(["Ada", "Blaise", "Carl"], "gambit7")
    await ward.start(table)
    assert await ward.owner(code_of(table)) == AWAY
    for player in table:
        player.pace = THINKING  # type: ignore[attr-defined]
    playing = asyncio.create_task(all_play(table))
    while table[0].table.version < 5:
        await asyncio.sleep(0.01)
    away.cut()
    while await ward.owner(code_of(table)) != HOME:
        await asyncio.sleep(0.05)
    away.heal()
    await playing
    await ward.well()
    assert not await judged(ward, table)


def test_a_node_whose_packets_vanish_is_replaced_and_comes_back(tmp_path):
    async def test(away: Namespace) -> None:
        async with asyncio.timeout(120), one_away(tmp_path, away) as ward:
            await play_through_a_cut(ward, away)

    try:
        with namespace() as away:
            asyncio.run(test(away))
    except NotAllowed as why:
        pytest.skip(str(why))
