"""The tables of the log in PostgreSQL, and how a database of any older version becomes one of today.

Whichever process is first does it, once; the others wait for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ardoise.store.address import Address
from ardoise.store.log import StoreFailed
from ardoise.store.postgres.fence import FENCE

LOCK = "select pg_advisory_xact_lock(1098015855)"  # "Ardo"; the next number is the lock of those who forget

# The primary key is the fence between writers, the second trigger forbids gaps. Whoever forgets a room waits for those
# who write and keeps them waiting, so that nothing is written behind what is being deleted. The trigger asks for each
# row by the key, also when it was planned while the table was small.
FIRST = """
create table entries (
    room text collate "C" not null,
    game integer not null check (game >= 0),
    version integer not null check (version >= 0),
    at double precision not null,
    cause text not null,
    body bytea not null,
    primary key (room, game, version)
);

create function ardoise_wait_for_forgetting() returns trigger language plpgsql as $$
begin
    perform pg_advisory_xact_lock_shared(1098015856);
    return null;
end $$;

create trigger entries_wait_for_forgetting before insert on entries
for each statement execute function ardoise_wait_for_forgetting();

create function ardoise_forbid_gaps() returns trigger language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
    if exists (
        select from written where version > 0 and not exists (
            select from entries before
            where before.room = written.room and before.game = written.game and before.version = written.version - 1
        )
    ) then
        raise exception 'gap' using errcode = '23000';
    end if;
    return null;
end $$;

create trigger entries_follow_without_a_gap after insert on entries
referencing new table as written for each statement execute function ardoise_forbid_gaps();

create function ardoise_forget(forgotten text) returns void language plpgsql as $$
declare
    writer text := current_setting('ardoise.node', true);
begin
    perform pg_advisory_xact_lock(1098015856);
    if coalesce(writer, '') <> '' and exists (select from entries where room = forgotten) then
        perform from leases where node = writer and room = forgotten for share;
        if not found then
            raise exception 'lease' using errcode = '23000';
        end if;
    end if;
    delete from entries where room = forgotten;
end $$;

create function ardoise_replace(
    replaced text, rooms text[], games integer[], versions integer[], ats double precision[], causes text[],
    bodies bytea[]
) returns void language plpgsql as $$
begin
    perform ardoise_forget(replaced);
    insert into entries select * from unnest(rooms, games, versions, ats, causes, bodies);
end $$;

create table leases (
    room text collate "C" primary key,
    node text not null,
    address text not null,
    until timestamptz not null
);
"""

# A note replaces the one before it, never a newer one. A forgotten room has one entry: nothing is noted there any more.
# Notes have the numbers from log.NOTES on.
# Triggers fire in the order of their names: this one after those who look for gaps.
REPLACING = """
create function ardoise_keep_only_the_last_note() returns trigger language plpgsql
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
    if not exists (select from written where game >= 1073741824) then
        return null;
    end if;
    if exists (
        select from written where game >= 1073741824 and (
            not exists (
                select from entries joined where joined.room = written.room and joined.game = 0 and joined.version = 1
            ) or (
                select max(newer.version) from entries newer
                where newer.room = written.room and newer.game = written.game
            ) > (
                select max(own.version) from written own where own.room = written.room and own.game = written.game
            )
        )
    ) then
        raise exception 'late' using errcode = '23000';
    end if;
    delete from entries older using written
    where written.game >= 1073741824
        and older.room = written.room and older.game = written.game and older.version < written.version;
    return null;
end $$;

create trigger entries_keep_only_the_last_note after insert on entries
referencing new table as written for each statement execute function ardoise_keep_only_the_last_note();
"""

MIGRATIONS = (
    FIRST,
    FENCE,
    REPLACING,
)  # the n-th makes version n out of version n - 1; what was once released stays as it is

OURS = "select to_regclass('ardoise_schema') is not null"
OTHERS = "select exists (select from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r')"


async def migrate(connection: Any, address: Address, migrations: Sequence[str] = MIGRATIONS) -> None:
    """All the missing steps or none. Nothing is altered in another program's database or in a newer one."""
    async with connection.transaction():
        await connection.execute(LOCK)
        version = await _version(connection, address)
        if version > len(migrations):
            known = f"(schema {version}, known here up to {len(migrations)})"
            raise StoreFailed("unwritable", f"{address} was written by a newer Ardoise {known}")
        for step in migrations[version:]:
            await connection.execute(step)
        if version < len(migrations):
            await connection.execute("update ardoise_schema set version = $1", len(migrations))


async def _version(connection: Any, address: Address) -> int:
    if not await connection.fetchval(OURS):
        if await connection.fetchval(OTHERS):
            raise StoreFailed("unwritable", f"{address} belongs to another program")
        await connection.execute("create table ardoise_schema (version integer not null)")
        await connection.execute("insert into ardoise_schema values (0)")
    version: int = await connection.fetchval("select version from ardoise_schema")
    return version
