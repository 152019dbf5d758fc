"""`ardoise forget`: old rooms, and those that somebody names."""

from __future__ import annotations

import asyncio
import json

import pytest

from ardoise.server.lobby.events import KeptSet, Opened
from ardoise.server.records.archive import LOBBY, entries
from ardoise.store.sqlite import SqliteStore
from tests.kit.command_line import ardoise, refused
from tests.server.commands import LONG_AGO


async def written(path, *logs):
    store = SqliteStore.open(path)
    for room, log in logs:
        await store.append(room, log)
    await store.close()


def rooms_in(data):
    return [row["code"] for row in json.loads(ardoise("rooms", "--json", "--data", data).stdout)]


@pytest.fixture
def old_rooms(tmp_path):
    """An old room, an old one that is kept, and one that was touched in the far future."""
    data = tmp_path / "old.db"

    def log(code, at, *facts):
        return code, entries(LOBBY, 0, at, "", (Opened(code=code), *facts))

    rooms = log("BBBBBB", LONG_AGO), log("CCCCCC", LONG_AGO, KeptSet(on=True)), log("DDDDDD", 9e10)
    asyncio.run(written(data, *rooms))
    return data


@pytest.mark.parametrize("words", [(), ("--older-than", "5")])
def test_old_rooms_that_nobody_keeps_are_forgotten_and_named(old_rooms, words):
    assert ardoise("forget", *words, "--data", old_rooms).stdout == "BBBBBB is forgotten\n"
    assert rooms_in(old_rooms) == ["CCCCCC", "DDDDDD"]
    assert ardoise("forget", *words, "--data", old_rooms).stdout == ""


def test_a_room_is_young_until_its_hours_have_passed(old_rooms):
    assert ardoise("forget", "--older-than", "9999999", "--data", old_rooms).stdout == ""
    assert len(rooms_in(old_rooms)) == 3


def test_named_rooms_are_forgotten_whatever_their_age_all_or_none(old_rooms):
    refused(ardoise("forget", "cccccc", "XXXXXX", "--data", old_rooms), "XXXXXX")
    assert len(rooms_in(old_rooms)) == 3
    assert ardoise("forget", "cccccc", "DDDDDD", "--data", old_rooms).stdout.split()[::3] == ["CCCCCC", "DDDDDD"]
    assert rooms_in(old_rooms) == ["BBBBBB"]
    refused(ardoise("forget", "CCCCCC", "--data", old_rooms), "CCCCCC")
    refused(ardoise("export", "CCCCCC", "--data", old_rooms), "CCCCCC")


def test_a_kept_room_is_told_as_kept(old_rooms):
    assert [row["kept"] for row in json.loads(ardoise("rooms", "--json", "--data", old_rooms).stdout)] == [
        False,
        True,
        False,
    ]
