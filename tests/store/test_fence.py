"""Of the nodes of a service only the one that holds a room's lease writes to its log: real PostgreSQL, two writers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count

import pytest

from ardoise.store.leases import Node
from ardoise.store.log import NOTES, Collision
from ardoise.store.postgres import Address, PostgresStore
from tests.kit.services import postgres
from tests.store.kinds import entries, entry, using

ADA, BLAISE = Node("ada", ""), Node("blaise", "")
LONG = 3600.0
PACK = "pack:" + "0" * 64


@pytest.fixture
def url(tmp_path) -> str:
    return postgres(tmp_path)


def with_two(url: str, test: Callable[[PostgresStore, PostgresStore], Awaitable[None]]) -> None:
    async def run() -> None:
        address = Address(url)
        async with (
            using(PostgresStore.open(address, node=ADA.name)) as ours,
            using(PostgresStore.open(address, node=BLAISE.name)) as theirs,
        ):
            await test(ours, theirs)

    asyncio.run(run())


def test_who_does_not_hold_the_lease_does_not_write_and_spoils_no_other_s_commit(url):
    async def test(ours: PostgresStore, theirs: PostgresStore) -> None:
        for room in ("mine", "too"):
            await ours.leases.claim(room, ADA, LONG)
        await theirs.leases.claim("theirs", BLAISE, LONG)
        rooms = ("mine", "theirs", "too", "nobody's")
        done = await asyncio.gather(*(ours.append(room, entries(0, 1)) for room in rooms), return_exceptions=True)
        assert [type(answer) for answer in done] == [type(None), Collision, type(None), Collision]
        assert [len(await theirs.read(room)) for room in rooms] == [2, 0, 2, 0]
        await ours.append(PACK, entries(0))  # people's own packs are nobody's rooms
        await ours.leases.release(ADA, ["mine"])
        with pytest.raises(Collision):
            await ours.append("mine", entries(2))

    with_two(url, test)


def test_who_does_not_hold_the_lease_any_more_notes_nothing(url):
    async def test(ours: PostgresStore, theirs: PostgresStore) -> None:
        log = [entry(0, game=0), entry(1, game=0), entry(0, game=NOTES)]
        await ours.leases.claim("room", ADA, LONG)
        await ours.append("room", log)
        await ours.leases.release(ADA, ["room"])
        await theirs.leases.claim("room", BLAISE, LONG)
        with pytest.raises(Collision):
            await ours.append("room", [entry(1, game=NOTES, mark="late")])
        await theirs.append("room", [entry(1, game=NOTES)])
        assert await ours.read("room") == (*log[:2], entry(1, game=NOTES))

    with_two(url, test)


def test_who_does_not_hold_the_lease_neither_forgets_nor_replaces(url):
    async def test(ours: PostgresStore, theirs: PostgresStore) -> None:
        for room in ("room", PACK):
            await theirs.leases.claim(room, BLAISE, LONG)
            await theirs.append(room, entries(0, 1))
            with pytest.raises(Collision):
                await ours.forget(room)
            for instead in (entries(0), ()):
                with pytest.raises(Collision):
                    await ours.replace(room, instead)
            assert len(await ours.read(room)) == 2
            await theirs.replace(room, entries(0))
            assert len(await ours.read(room)) == 1
            await theirs.forget(room)
            assert not await ours.read(room)
        await ours.forget("nothing is there")
        await ours.replace("pack:" + "1" * 64, entries(0))  # a new one is nobody else's

    with_two(url, test)


def test_the_lease_of_a_pack_is_not_taken_for_one_of_a_room(url):
    async def test(ours: PostgresStore, theirs: PostgresStore) -> None:
        await ours.leases.claim(PACK, ADA, LONG)
        rooms = (PACK, "nobody's")
        done = await asyncio.gather(*(ours.append(room, entries(0)) for room in rooms), return_exceptions=True)
        assert [type(answer) for answer in done] == [type(None), Collision]

    with_two(url, test)


def test_an_owner_who_reads_after_claiming_has_read_everything(url):
    """The lease of the old owner is always over, and it writes on: from the claim on nothing of its is written."""

    async def test(ours: PostgresStore, theirs: PostgresStore) -> None:
        for round_ in range(30):
            room = f"room {round_}"
            await ours.leases.claim(room, ADA, 0.0)
            writing = asyncio.create_task(_write_on(ours, room))
            while not await theirs.read(room):
                pass
            assert await theirs.leases.claim(room, BLAISE, LONG) == BLAISE
            log = await theirs.read(room)
            written = await writing
            assert log == await theirs.read(room)
            assert written == len(log), "what was acknowledged is there"

    with_two(url, test)


async def _write_on(store: PostgresStore, room: str) -> int:
    for version in count():
        try:
            await store.append(room, entries(version))
        except Collision:
            return version
    return 0


def test_writing_and_renewing_many_rooms_at_once_never_wait_in_a_circle(url):
    async def test(ours: PostgresStore, theirs: PostgresStore) -> None:
        rooms = [f"room {number}" for number in range(40)]
        for room in rooms:
            await ours.leases.claim(room, ADA, LONG)
        for version in range(10):
            order = rooms if version % 2 else rooms[::-1]
            _, kept = await asyncio.gather(
                asyncio.gather(*(ours.append(room, entries(version)) for room in order)),
                ours.leases.renew(ADA, order, LONG),
            )
            assert kept == set(rooms)

    with_two(url, test)
