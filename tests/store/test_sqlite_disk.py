"""SQLite's own promises about the disk: synced before answered (P2), never a false "ok" (P18), many in one commit."""

from __future__ import annotations

import asyncio

import pytest

from ardoise.store import SqliteStore, StoreFailed
from tests.store import promises
from tests.store.disk import FSYNC_FAILED, FULL, WRITE_FAILED, Fault, counted_disk
from tests.store.kinds import entries, entry

HALF_A_MEGABYTE = "x" * 500_000


@pytest.fixture
def disk():
    with counted_disk() as disk:
        yield disk


def test_nothing_is_acknowledged_before_it_is_synced(tmp_path):
    assert asyncio.run(promises.acknowledged_unsynced(tmp_path, 200)) == 0


def test_100_faults_no_false_acknowledgement_and_all_resume(tmp_path):
    assert asyncio.run(promises.broken_by_faults(tmp_path, faults=100, seed=18)) == 0


@pytest.mark.parametrize(
    ("fault", "code"),
    [
        (Fault("write", FULL), "disk_full"),
        (Fault("write", WRITE_FAILED), "io_error"),
        (Fault("sync", FSYNC_FAILED), "io_error"),
    ],
)
def test_a_fault_fails_every_append_of_its_batch_with_its_code(tmp_path, disk, fault, code):
    async def test():
        store = SqliteStore.open(tmp_path / "log.db", vfs=disk.name)
        disk.break_down(fault)
        appends = (store.append(f"room{number}", entries(0)) for number in range(20))
        failures = await asyncio.gather(*appends, return_exceptions=True)
        assert {(type(failure), failure.code) for failure in failures} == {(StoreFailed, code)}
        assert len({id(failure) for failure in failures}) == 20
        assert await store.rooms() == ()
        await store.close()

    asyncio.run(test())


def test_appends_of_many_rooms_share_a_commit(tmp_path, disk):
    async def test():
        store = SqliteStore.open(tmp_path / "log.db", vfs=disk.name)
        before = disk.syncs
        await asyncio.gather(*(store.append(f"room{number}", entries(0)) for number in range(200)))
        assert 1 <= disk.syncs - before < 50
        await store.close()

    asyncio.run(test())


@pytest.mark.parametrize("operation", ["write", "sync"])
def test_a_failing_checkpoint_loses_nothing_and_is_made_up_for(tmp_path, disk, operation):
    """The file itself is written to only by checkpoints, after the answers."""

    async def test():
        store = SqliteStore.open(tmp_path / "log.db", vfs=disk.name)
        disk.break_down(Fault(operation, FULL, file="log.db"))
        for version in range(30):
            await store.append("room", [entry(version, mark=HALF_A_MEGABYTE)])
        assert disk.failures
        assert (tmp_path / "log.db-wal").stat().st_size > 15_000_000  # nothing is overwritten that is not yet elsewhere
        disk.mend()
        await store.append("room", [entry(30)])
        await store.close()
        assert not (tmp_path / "log.db-wal").exists()
        store = SqliteStore.open(tmp_path / "log.db")
        assert [each.version for each in await store.read("room")] == list(range(31))
        await store.close()

    asyncio.run(test())


def test_the_writer_empties_its_journal(tmp_path, disk):
    async def test():
        store = SqliteStore.open(tmp_path / "log.db", vfs=disk.name)
        for version in range(40):
            await store.append("room", [entry(version, mark=HALF_A_MEGABYTE)])
        assert (tmp_path / "log.db-wal").stat().st_size < 10_000_000  # of 20 MB written
        await store.close()
        assert not (tmp_path / "log.db-wal").exists()

    asyncio.run(test())


def test_a_backup_that_does_not_fit_leaves_no_half_file(tmp_path, disk):
    async def test():
        store = SqliteStore.open(tmp_path / "log.db", vfs=disk.name)
        await store.append("room", entries(0))
        disk.break_down(Fault("write", FULL, file="copy.db"))
        with pytest.raises(StoreFailed) as failed:
            await store.backup(tmp_path / "copy.db")
        assert failed.value.code == "disk_full"
        assert str(failed.value) == f"{tmp_path / 'copy.db'}: the disk is full"
        assert sorted(path.name for path in tmp_path.iterdir()) == ["log.db", "log.db-shm", "log.db-wal"]
        disk.mend()
        await store.backup(tmp_path / "copy.db")
        await store.close()

    asyncio.run(test())


def test_opening_on_a_full_disk_says_so(tmp_path, disk):
    disk.break_down(Fault("write", FULL))
    with pytest.raises(StoreFailed) as failed:
        SqliteStore.open(tmp_path / "log.db", vfs=disk.name)
    assert failed.value.code == "disk_full"
    disk.mend()
    asyncio.run(SqliteStore.open(tmp_path / "log.db", vfs=disk.name).close())
