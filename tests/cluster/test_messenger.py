"""Packets through a real NATS: what is sent while it is reached comes, as it was and in order."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from uuid import uuid4

from ardoise.cluster.messenger import Messenger
from tests.kit import services

PACKETS = [bytes([number, 13, 10]) * size for number, size in enumerate((0, 1, 100, 300_000, 5))]


def two_names() -> tuple[str, str]:
    """That no other test has: all of them share one NATS."""
    return f"here-{uuid4().hex}", f"there-{uuid4().hex}"


@asynccontextmanager
async def messenger(me: str, receive: Callable[[bytes], None]) -> AsyncIterator[Messenger]:
    one = Messenger(services.nats(), me)
    await one.connect(receive)
    yield one
    await one.close()


def test_packets_come_as_they_were_and_in_order_and_a_fault_in_one_does_not_stop_the_next(caplog):
    came: list[bytes] = []
    here_name, there_name = two_names()

    def receive(data: bytes) -> None:
        came.append(data)
        if len(came) == 2:
            raise ValueError("nobody has thought of this")

    async def test() -> None:
        async with asyncio.timeout(20), messenger(there_name, receive), messenger(here_name, came.append) as here:
            assert here.reached()
            for packet in PACKETS:
                here.send(there_name, packet)
            here.send(f"nowhere-{here_name}", b"lost")
            while len(came) < len(PACKETS):
                await asyncio.sleep(0.01)

    asyncio.run(test())
    assert came == PACKETS
    assert [record.message.partition(":")[0] for record in caplog.records] == ["a packet could not be taken"]


def test_last_words_go_out_and_what_is_sent_without_nats_is_lost():
    came: list[bytes] = []
    here_name, there_name = two_names()

    async def test() -> None:
        async with asyncio.timeout(20), messenger(there_name, came.append) as there:
            async with messenger(here_name, came.append) as here:
                here.send(there_name, b"last words")
            here.send(there_name, b"too late")
            there.send(there_name, b"from itself")
            while len(came) < 2:
                await asyncio.sleep(0.01)
            assert not here.reached()

    asyncio.run(test())
    assert came == [b"last words", b"from itself"]
