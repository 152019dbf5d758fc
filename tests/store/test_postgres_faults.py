"""What a freezing wire and a full disk do to a log in PostgreSQL; promises/p01_postgres.py has more (P1, P18)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from ardoise.store import Collision, Entry, Store, StoreFailed
from ardoise.store.address import Address
from ardoise.store.postgres import PostgresStore
from tests.kit.postgres import Postgres, ask
from tests.kit.proxy import Proxy
from tests.kit.services import postgres
from tests.kit.small_disk import is_allowed, small_disk
from tests.store.kinds import entries, entry, using
from tests.store.losses import Writer, wired

SMALL_DISK_KB = 24_000
BALLAST = 4_000_000
HALF_A_MEGABYTE = Random(7).randbytes(250_000).hex()  # nothing that could be compressed away


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where also nobody may go: pytest's own folders are closed."""
    with TemporaryDirectory(prefix="ardoise-") as name:
        Path(name).chmod(0o755)
        yield Path(name)


def through_a_wire(url: str, test: Callable[[Store, Proxy], Awaitable[None]], patience: float = 30.0) -> None:
    async def run() -> None:
        async with asyncio.timeout(120), wired(url, patience) as (store, proxy):
            await test(store, proxy)

    asyncio.run(run())


async def halted(store: Store, proxy: Proxy, gate: asyncio.Event) -> asyncio.Future[None]:
    """An append whose bytes stand still on their way there or back."""
    await store.append("room", entries(0))
    proxy.heard.clear()
    gate.clear()
    asked = asyncio.ensure_future(store.append("room", entries(1)))
    await proxy.heard.wait()
    return asked


def test_an_answer_that_was_lost_is_looked_up_and_not_written_twice(tmp_path):
    async def test(store: Store, proxy: Proxy) -> None:
        asked = await halted(store, proxy, proxy.answers)
        while len(await asyncio.to_thread(ask, url, "select array_agg(version) from entries")) < 2:
            await asyncio.sleep(0.01)
        proxy.cut()
        proxy.heal()
        await asked
        assert await store.read("room") == tuple(entries(0, 1))

    url = postgres(tmp_path)
    through_a_wire(url, test)


def test_what_is_late_on_its_way_does_not_come_behind_a_refusal(tmp_path):
    """A frozen wire: nobody can tell, so the room is dropped; when it thaws, what was asked is there or never comes."""

    async def test(store: Store, proxy: Proxy) -> None:
        asked = await halted(store, proxy, proxy.questions)
        proxy.answers.clear()
        with pytest.raises(Collision):
            await asked
        with pytest.raises(StoreFailed) as failed:  # was never sent
            await store.append("other", entries(0))
        assert failed.value.code == "unreachable"
        proxy.heal()
        room = Writer(store, "room")
        while not room.acknowledged:
            await room.write_one()
        assert await room.broken() == 0
        assert room.known[:-2] in (tuple(entries(0)), tuple(entries(0, 1)))
        assert await store.read("other") == ()

    through_a_wire(postgres(tmp_path), test, patience=1.0)


def test_what_was_asked_before_a_loss_does_not_happen_behind_what_came_after_it(tmp_path):
    """A pack is saved, but the bytes stand still; it is saved anew, then changed, and only then the bytes go on."""

    async def test(store: Store, proxy: Proxy) -> None:
        await store.replace("pack", entries(0))
        proxy.heard.clear()
        proxy.freeze()
        asked = asyncio.ensure_future(store.replace("pack", [entry(0, mark="old")]))
        await proxy.heard.wait()
        await asked
        await store.replace("pack", [entry(0, mark="new")])
        proxy.heal()
        await proxy.one_is_over()
        assert await store.read("pack") == (entry(0, mark="new"),)

    through_a_wire(postgres(tmp_path), test, patience=2.0)


def test_a_full_disk_is_told_and_nothing_of_it_is_written(folder):
    async def fill(store: Store, written: list[Entry]) -> None:
        while True:
            new = entry(len(written), mark=f"{len(written)}{HALF_A_MEGABYTE}")
            await store.append("room", [new])
            written.append(new)

    async def test(address: Address, make_room: Callable[[], None]) -> None:
        async with using(PostgresStore.open(address)) as store:
            written: list[Entry] = []
            with pytest.raises(StoreFailed) as failed:
                await fill(store, written)
            assert failed.value.code == "disk_full"
            assert str(failed.value) == f"{address}: the disk is full"
            assert await store.read("room") == tuple(written)
            make_room()
            await store.append("room", [entry(len(written))])
            assert await store.read("room") == (*written, entry(len(written)))

    disk = folder / "disk"
    disk.mkdir()
    if not is_allowed(disk):
        pytest.skip("this machine lets nobody mount a small disk")
    with Postgres(folder / "server", small_disk(disk, SMALL_DISK_KB)) as server:
        server.shell(f"mkdir {disk}/space; head -c {BALLAST} /dev/zero > {disk}/ballast")
        ask(server.url(), f"create tablespace small location '{disk}/space'")
        ask(server.url(), "create database small tablespace small")
        asyncio.run(test(Address(server.url(database="small")), lambda: server.shell(f"rm {disk}/ballast")))
