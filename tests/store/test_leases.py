"""Leases in a real PostgreSQL: of two that claim one wins, what ran out is taken over, what is lost is told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import asyncpg
import pytest

from ardoise.store.address import Address
from ardoise.store.leases import Leases, Node
from ardoise.store.postgres import PostgresStore
from tests.kit.postgres import ask
from tests.kit.services import postgres
from tests.store.kinds import using

ADA, BLAISE = Node("ada", "127.0.0.1:1"), Node("blaise", "127.0.0.1:2")
LONG = 3600.0


@pytest.fixture
def url(tmp_path) -> str:
    return postgres(tmp_path)


def with_two(url: str, test: Callable[[Leases, Leases], Awaitable[None]]) -> None:
    async def run() -> None:
        address = Address(url)
        async with using(PostgresStore.open(address)) as first, using(PostgresStore.open(address)) as second:
            await test(first.leases, second.leases)

    asyncio.run(run())


def let_run_out(url: str, room: str) -> None:
    ask(url, f"update leases set until = now() where room = '{room}'")


def test_of_two_that_claim_at_once_one_wins_and_both_know_who(url):
    async def test(ours: Leases, theirs: Leases) -> None:
        for room in map(str, range(20)):
            owners = await asyncio.gather(ours.claim(room, ADA, LONG), theirs.claim(room, BLAISE, LONG))
            assert owners[0] == owners[1] == await ours.owner(room)

    with_two(url, test)


def test_a_lease_that_ran_out_is_taken_over_and_its_owner_is_told(url):
    async def test(ours: Leases, theirs: Leases) -> None:
        for room in ("lost", "kept", "late"):
            assert await ours.claim(room, ADA, LONG) == ADA
        assert await theirs.claim("lost", BLAISE, LONG) == ADA
        let_run_out(url, "lost")
        let_run_out(url, "late")
        assert await ours.owner("lost") is None
        assert await theirs.claim("lost", BLAISE, LONG) == BLAISE
        assert await ours.renew(ADA, ["lost", "kept", "late", "unheard of"], LONG) == {"kept", "late"}
        assert await theirs.owner("late") == ADA  # nobody wanted it in between
        assert await ours.claim("lost", ADA, LONG) == BLAISE

    with_two(url, test)


def test_who_asks_for_what_is_another_s_writes_nothing_and_waits_for_nobody(url):
    async def test(ours: Leases, theirs: Leases) -> None:
        await theirs.claim("room", BLAISE, LONG)
        database = await asyncpg.connect(url)
        async with asyncio.timeout(4), database.transaction():
            await database.execute("select from leases for update")
            assert await ours.claim("room", ADA, LONG) == BLAISE
        await database.close()

    with_two(url, test)


def test_what_is_given_back_is_free_at_once_and_nobody_gives_back_another_s(url):
    async def test(ours: Leases, theirs: Leases) -> None:
        await ours.claim("room", ADA, LONG)
        await theirs.release(BLAISE, ["room"])
        assert await theirs.claim("room", BLAISE, LONG) == ADA
        await ours.release(ADA, ["room"])
        assert await theirs.claim("room", BLAISE, LONG) == BLAISE

    with_two(url, test)


def test_the_hour_is_the_database_s(url):
    """A lease of no length is over as soon as it is there, whatever a node's clock says."""

    async def test(ours: Leases, theirs: Leases) -> None:
        assert await ours.claim("room", ADA, 0.0) == ADA
        assert await theirs.claim("room", BLAISE, LONG) == BLAISE
        ask(url, "update leases set until = now() - interval '2 days'")

    with_two(url, test)
    with_two(url, lambda *_: asyncio.sleep(0))  # opening sweeps out what is long over
    assert ask(url, "select count(*) from leases") == 0
