"""PostgreSQL's own: durable or refused, databases of other ages and other programs, no password in any line."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from ardoise.store import Collision, Store, StoreFailed
from ardoise.store.address import Address
from ardoise.store.postgres import PostgresStore
from ardoise.store.postgres.connection import SETTINGS, Connection
from ardoise.store.postgres.schema import MIGRATIONS, migrate
from tests.kit.postgres import ask
from tests.kit.services import address_of, postgres
from tests.kit.startup import free_port
from tests.store.kinds import entries, entry, using


@pytest.fixture
def url(tmp_path) -> str:
    return postgres(tmp_path)


def complaint(url: str, patience: float = 30.0) -> tuple[str, str]:
    """The code and the line, without the address that it begins with."""
    with pytest.raises(StoreFailed) as failed:
        asyncio.run(PostgresStore.open(Address(url), patience))
    assert "\n" not in str(failed.value)
    return failed.value.code, str(failed.value).removeprefix(str(Address(url)))


def run(url: str, test: Callable[[Store], Awaitable[None]]) -> None:
    async def with_store() -> None:
        async with using(PostgresStore.open(Address(url))) as store:
            await test(store)

    asyncio.run(with_store())


async def nothing(_: Store) -> None:
    pass


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("postgresql://ada:s3cret@db/ardoise", "postgresql://ada@db/ardoise"),
        ("postgres://ada:s3%40cret@a:5432,[::1]:5433/ardoise?password=s3cret", "postgresql://ada@a:5432,[::1]:5433/ardoise"),
        ("postgresql:///ardoise?host=/run/postgresql&password=s3cret", "postgresql:///ardoise"),
    ],
)  # fmt: skip
def test_an_address_shows_no_password(url, shown):
    address = Address(url)
    assert (str(address), repr(address), f"{address}") == (shown, shown, shown)


@pytest.mark.parametrize(
    "url",
    [
        *("mysql://ada:s3cret@db/x", "postgresql://ada:s3cr?et@db/x", "postgresql://ada:s3cr/et@db/x", "ada:s3cret@db"),
        *("postgresql://ada:s3@cret@db/x", "postgresql://db/x?password=s3@cret", "postgresql://ada:s3cret@db/x#y", ""),
    ],
)
def test_what_is_no_address_is_refused_without_repeating_it(url):
    with pytest.raises(ValueError, match="write it as postgresql://") as refused:
        Address(url)
    assert "s3" not in str(refused.value)


def test_a_wrong_password_is_one_line_without_it():
    server = address_of("postgres")
    ask(server, "do $$ begin create role locked login password 'right'; exception when others then null; end $$")
    code, line = complaint(server.replace("postgres@", "locked:s3cret@"))
    assert (code, line) == ("unwritable", ': password authentication failed for user "locked"')


def test_nobody_there_is_told_soon():
    code, line = complaint(f"postgresql://ada@127.0.0.1:{free_port()}/ardoise", patience=0.2)
    assert code == "unreachable"
    assert "refused" in line


def test_every_commit_is_durable_whatever_the_role_s_habits(url):
    """P2: also where somebody has switched it off for this role."""

    async def said(setting: str) -> str:
        line = Connection(Address(url))
        try:
            return (await line.ask(f"show {setting}"))[0][0]
        finally:
            await line.close()

    hasty = f"{url}%20-csynchronous_commit%3Doff"
    assert ask(hasty, "show synchronous_commit") == "off"
    url = hasty
    assert asyncio.run(said("synchronous_commit")) == "on"
    assert asyncio.run(said("fsync")) == "on"


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ((True, "on", "on", "UTF8", 180000), "is not the primary: it can only be read"),
        ((False, "off", "on", "UTF8", 180000), "cannot be kept safely (synchronous_commit off, fsync on)"),
        ((False, "on", "off", "UTF8", 180000), "cannot be kept safely (synchronous_commit on, fsync off)"),
        ((False, "on", "on", "LATIN1", 180000), "is encoded as LATIN1; it must be UTF8"),
        ((False, "on", "on", "UTF8", 140005), "needs PostgreSQL 15 or newer"),
    ],
)
def test_less_than_that_is_refused(kind, why):
    with pytest.raises(StoreFailed) as failed:
        Connection(Address("postgresql://db/x"))._insist(*kind)
    assert (failed.value.code, str(failed.value)) == ("unwritable", f"postgresql://db/x: {why}")


def test_a_session_that_may_only_read_is_refused(url):
    code, line = complaint(f"{url}%20-cdefault_transaction_read_only%3Don")
    assert (code, line) == ("unwritable", ": is not the primary: it can only be read")


def test_ten_that_start_at_once_make_the_tables_once(url):
    async def test() -> None:
        stores = await asyncio.gather(*(PostgresStore.open(Address(url)) for _ in range(10)))
        await asyncio.gather(*(store.append(f"room{n}", entries(0)) for n, store in enumerate(stores)))
        assert len(await stores[0].rooms()) == 10
        for store in stores:
            await store.close()

    asyncio.run(test())
    assert ask(url, "select array_agg(version) from ardoise_schema") == [len(MIGRATIONS)]


def with_migrations(url: str, *steps: str) -> None:
    async def migrated() -> None:
        line = Connection(Address(url))
        try:
            await line.use(partial(migrate, address=line.address, migrations=(*MIGRATIONS, *steps)))
        finally:
            await line.close()

    asyncio.run(migrated())


def test_a_step_that_fails_undoes_those_before_it_and_what_is_there_stays(url):
    run(url, lambda store: store.append("room", entries(0)))
    with pytest.raises(asyncpg.PostgresSyntaxError):
        with_migrations(url, "create table extras (room text)", "nonsense")
    assert ask(url, "select to_regclass('extras')") is None
    assert ask(url, "select version from ardoise_schema") == len(MIGRATIONS)
    with_migrations(url, "create table extras (room text)")
    assert ask(url, "select count(*) from entries") == 1
    newer = f"(schema {len(MIGRATIONS) + 1}, known here up to {len(MIGRATIONS)})"
    assert complaint(url) == ("unwritable", f" was written by a newer Ardoise {newer}")


def test_another_program_s_tables_are_left_alone(url):
    ask(url, "create table places (name text)")
    assert complaint(url) == ("unwritable", " belongs to another program")
    assert ask(url, "select count(*) from pg_class where relnamespace = current_schema()::regnamespace") == 1


def test_a_backup_is_postgres_s_own_and_its_line_has_no_password(url):
    async def test(store: Store) -> None:
        with pytest.raises(StoreFailed) as told:
            await store.backup(Path("it's a copy"))
        assert "run: pg_dump --format=custom --file='it'\"'\"'s a copy' --dbname=postgresql://postgres@" in str(
            told.value
        )
        assert "s3cret" not in str(told.value)

    run(url.replace("postgres@", "postgres:s3cret@"), test)


def test_appends_of_many_rooms_share_a_commit(url):
    async def test(store: Store) -> None:
        await store.append("first", entries(0))
        await asyncio.gather(*(store.append(f"room{number}", entries(0)) for number in range(200)))

    run(url, test)
    assert 2 <= ask(url, "select count(distinct xmin::text) from entries") < 50


def test_nothing_is_written_behind_a_room_that_another_node_forgets(url):
    """Whatever comes first: a log is whole or gone, never a rest of it."""

    async def test(store: Store) -> None:
        async with using(PostgresStore.open(Address(url))) as other:
            for turn in range(15):
                room = f"room{turn}"
                await store.append(room, entries(0, 1))
                told: list[Any] = await asyncio.gather(
                    store.append(room, entries(2)), other.forget(room), return_exceptions=True
                )
                assert told[1] is None
                assert told[0] is None or isinstance(told[0], Collision)
                assert await store.read(room) == ()

    run(url, test)


def test_a_gap_is_looked_for_by_the_key_however_small_the_table_was_at_first(url):
    async def scans() -> tuple[int, int]:
        connection = await asyncpg.connect(url, server_settings=SETTINGS)
        await connection.execute("analyze entries")  # now it is known how small it is
        for version in range(1, 4):
            await connection.execute(f"insert into entries values ('room', 1, {version}, 0, '', '')")
        await connection.execute("select pg_stat_force_next_flush()")
        told = await connection.fetchrow(
            "select seq_scan, idx_scan from pg_stat_user_tables where relid = 'entries'::regclass"
        )
        await connection.close()
        return tuple(told)

    run(url, lambda store: store.append("room", [entry(0)]))
    by_row, by_key = asyncio.run(scans())
    assert by_row <= 1  # when the key was made
    assert by_key >= 3
