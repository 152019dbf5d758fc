"""A node with many rooms dies, and another takes all of them over; one of the claims has to wait."""

from __future__ import annotations

import asyncio

import asyncpg

from ardoise.cluster.lease_keeper import LeaseKeeper
from ardoise.store.address import Address
from ardoise.store.leases import Node
from ardoise.store.postgres import PostgresStore
from tests.kit.postgres import ask, until_somebody_waits_for
from tests.store.kinds import using

MANY = 300
LEFT = f"insert into leases select 'left ' || n, 'dead', '', now() from generate_series(1, {MANY}) as n"


def test_whoever_takes_over_many_rooms_keeps_its_own_meanwhile(url):
    async def test() -> None:
        async with asyncio.timeout(60), using(PostgresStore.open(Address(url), node="alive")) as store:
            assert isinstance(store, PostgresStore)
            lost: list[str] = []
            holding = LeaseKeeper(store.leases, Node("alive", ""), lost.append)
            ask(url, LEFT)
            mine, theirs = ([f"{kind} {number}" for number in range(1, MANY + 1)] for kind in ("mine", "left"))
            keeping = asyncio.create_task(holding.keep())
            await asyncio.gather(*map(holding.claim, mine))
            database = await asyncpg.connect(url)
            async with database.transaction():
                await database.execute("select from leases where room = 'left 1' for update")
                taking = asyncio.gather(*map(holding.claim, theirs))
                await until_somebody_waits_for(database)
                await holding.renew()
                assert holding.reached
            await database.close()
            assert {owner.name for owner in await taking} == {"alive"}
            keeping.cancel()
            await holding.renew()
            assert not lost
            assert all(holding.holds(room) for room in mine + theirs)

    asyncio.run(test())
