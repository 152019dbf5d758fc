"""SQLite's own: a durable file or none, files of other ages and other programs, one line about every trouble."""

from __future__ import annotations

import asyncio
from pathlib import Path

import apsw
import pytest

from ardoise.store import SqliteStore, StoreFailed
from ardoise.store.sqlite.database import Database, insist_on_durability
from ardoise.store.sqlite.schema import ARDOISE, FIRST, MIGRATIONS, migrate
from tests.store.kinds import entries, entry

STEPS = (FIRST, "create table extras (room text)", "alter table extras add column kept integer default 7")


def complaint(path: Path) -> str:
    with pytest.raises(StoreFailed) as failed:
        SqliteStore.open(path)
    assert failed.value.code == "unwritable"
    assert "\n" not in str(failed.value)
    return str(failed.value).removeprefix(str(path))


async def append_and_close(path: Path, room: str = "room") -> None:
    store = SqliteStore.open(path)
    await store.append(room, entries(0))
    await store.close()


def test_every_commit_is_durable(tmp_path):
    db = Database(tmp_path / "log.db").connect()
    assert (db.pragma("journal_mode"), db.pragma("synchronous"), db.pragma("wal_autocheckpoint")) == ("wal", 2, 0)


@pytest.mark.parametrize(("journal", "synchronous"), [("wal", 1), ("wal", 0), ("delete", 2)])
def test_less_durable_files_are_refused(tmp_path, journal, synchronous):
    db = apsw.Connection(str(tmp_path / "log.db"))
    db.pragma("journal_mode", journal)
    db.pragma("synchronous", synchronous)
    with pytest.raises(StoreFailed, match="cannot be kept safely here"):
        insist_on_durability(db, tmp_path / "log.db")


def test_a_file_that_cannot_be_durable_is_refused_at_opening():
    assert "cannot be kept safely here (journal memory" in complaint(Path(":memory:"))


@pytest.mark.parametrize("age", range(len(STEPS)))
def test_a_file_of_any_older_version_becomes_one_of_today(tmp_path, age):
    db = apsw.Connection(str(tmp_path / "log.db"))
    migrate(db, STEPS[:age])
    migrate(db, STEPS)
    migrate(db, STEPS)
    assert db.pragma("user_version") == len(STEPS)
    assert [row[1] for row in db.execute("pragma table_info(extras)")] == ["room", "kept"]


def test_a_step_that_fails_undoes_those_before_it(tmp_path):
    db = apsw.Connection(str(tmp_path / "log.db"))
    migrate(db, STEPS[:1])
    with pytest.raises(apsw.SQLError):
        migrate(db, (*STEPS, "nonsense"))
    assert db.pragma("user_version") == 1
    assert db.execute("select name from sqlite_schema where name = 'extras'").get is None


def test_what_an_older_file_holds_stays(tmp_path):
    async def test():
        await append_and_close(tmp_path / "log.db")
        migrate(apsw.Connection(str(tmp_path / "log.db")), (*MIGRATIONS, "create table extras (room text)"))
        assert apsw.Connection(str(tmp_path / "log.db")).execute("select count(*) from entries").get == 1

    asyncio.run(test())


def test_a_newer_file_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "log.db"
    asyncio.run(append_and_close(path))
    migrate(apsw.Connection(str(path)), (*MIGRATIONS, "create table extras (room text)"))
    before = path.read_bytes()
    assert complaint(path) == " was written by a newer Ardoise (schema 3, known here up to 2)"
    assert path.read_bytes() == before


def test_another_program_s_file_is_refused_and_left_alone(tmp_path):
    path = tmp_path / "places.db"
    apsw.Connection(str(path)).execute("create table places (name text)")
    before = path.read_bytes()
    assert complaint(path) == " belongs to another program"
    assert path.read_bytes() == before


def test_a_start_that_was_cut_short_is_taken_up_again(tmp_path):
    apsw.Connection(str(tmp_path / "log.db")).pragma("journal_mode", "wal")  # the first thing that is written
    asyncio.run(append_and_close(tmp_path / "log.db"))
    assert apsw.Connection(str(tmp_path / "log.db")).pragma("application_id") == ARDOISE


def test_every_trouble_at_opening_is_one_clear_line(tmp_path):
    (tmp_path / "letter.txt").write_text("Dear Ada, " * 100)
    assert complaint(tmp_path / "letter.txt") == ": file is not a database"
    assert complaint(tmp_path / "none" / "log.db") == f": the folder {tmp_path / 'none'} does not exist"
    assert complaint(tmp_path / "letter.txt" / "log.db") == f": the folder {tmp_path / 'letter.txt'} does not exist"
    assert complaint(tmp_path) == ": is a folder, not a file"


def test_a_forgotten_room_is_overwritten(tmp_path):
    """P20: forgetting leaves no trace in the file."""

    async def test():
        store = SqliteStore.open(tmp_path / "log.db")
        await store.append("room", [entry(0, mark="unforgettable" * 1000), entry(1, mark="unforgettable")])
        await store.forget("room")
        await store.close()
        assert b"unforgettable" not in (tmp_path / "log.db").read_bytes()

    asyncio.run(test())


def test_waiting_for_another_writer_does_not_stop_the_loop(tmp_path):
    async def test():
        store = SqliteStore.open(tmp_path / "log.db")
        other = apsw.Connection(str(tmp_path / "log.db"))
        other.execute("begin immediate")
        waiting = asyncio.ensure_future(store.append("room", entries(0)))
        await asyncio.sleep(0.05)  # time to reach the lock; too little would only make this test milder
        other.execute("rollback")  # if the wait stopped the loop, this would come too late
        await waiting
        await store.close()

    asyncio.run(test())


def test_a_backup_overwrites_nothing(tmp_path):
    async def test():
        store = SqliteStore.open(tmp_path / "log.db")
        (tmp_path / "precious").write_text("mine")
        with pytest.raises(StoreFailed, match="exists already"):
            await store.backup(tmp_path / "precious")
        assert (tmp_path / "precious").read_text() == "mine"
        with pytest.raises(StoreFailed, match="does not exist"):
            await store.backup(tmp_path / "nowhere" / "copy")
        await store.close()

    asyncio.run(test())
