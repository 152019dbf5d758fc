"""The tables of the log, and how a file of any older version becomes one of today."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import apsw

from ardoise.store.log import StoreFailed
from ardoise.store.sqlite.transaction import transaction

ARDOISE = 0x4172646F  # "Ardo": the mark of our files, so that no other program's database is ever altered

# Rows lie in the order of writing, so that the rooms of one commit share its pages: clustered by room, every room
# dirtied a page of its own, at twice the cost. The primary key is the fence between writers, the trigger forbids gaps.
FIRST = """
create table entries (
    room text not null,
    game integer not null check (game >= 0),
    version integer not null check (version >= 0),
    at real not null,
    cause text not null,
    body blob not null,
    primary key (room, game, version)
) strict;

create trigger entries_follow_without_a_gap before insert on entries
when new.version > 0 and not exists (
    select 1 from entries where room = new.room and game = new.game and version = new.version - 1
)
begin
    select raise(fail, 'gap');
end;
"""

# A note replaces the one before it, never a newer one. A forgotten room has one entry: nothing is noted there any more.
# Notes have the numbers from log.NOTES on.
REPLACING = """
create trigger entries_note_nothing_late before insert on entries
when new.game >= 1073741824 and (
    exists (select 1 from entries where room = new.room and game = new.game and version > new.version)
    or not exists (select 1 from entries where room = new.room and game = 0 and version = 1)
)
begin
    select raise(fail, 'late');
end;

create trigger entries_keep_only_the_last_note after insert on entries when new.game >= 1073741824
begin
    delete from entries where room = new.room and game = new.game and version < new.version;
end;
"""

MIGRATIONS = (FIRST, REPLACING)  # the n-th makes version n out of version n - 1; what was once released stays as it is


def refuse_strangers(db: apsw.Connection, path: Path, newest: int = len(MIGRATIONS)) -> None:
    """Before anything is altered: the file must be ours or without tables, and not newer than we are."""
    if db.pragma("application_id") != ARDOISE and db.execute("select count(*) from sqlite_schema").get > 0:
        raise StoreFailed("unwritable", f"{path} belongs to another program")
    version = db.pragma("user_version")
    if version > newest:
        raise StoreFailed(
            "unwritable", f"{path} was written by a newer Ardoise (schema {version}, known here up to {newest})"
        )


def migrate(db: apsw.Connection, migrations: Sequence[str] = MIGRATIONS) -> None:
    """All the missing steps or none."""
    with transaction(db):
        for step in migrations[db.pragma("user_version") :]:
            db.execute(step)
        if db.pragma("user_version") < len(migrations):
            db.pragma("application_id", ARDOISE)
            db.pragma("user_version", len(migrations))
