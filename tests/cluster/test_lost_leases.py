"""Whoever's lease is over, for whatever reason, leaves nobody waiting, turns nobody away and holds nothing."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from ardoise.cluster.remote_sessions import RoomProxy
from ardoise.cluster.rooms import SharedRooms
from ardoise.server.lobby.commands import Lock
from ardoise.server.protocol import RESTART
from ardoise.server.records.archive import lobby_in
from ardoise.server.records.tokens import holder
from ardoise.server.room.mailbox import Arrived, Said
from ardoise.store.log import StoreFailed
from tests.cluster.two_nodes import FIRST, World, with_two
from tests.kit.postgres import ask, until_somebody_waits_for
from tests.kit.screen import RecordingScreen


async def taken_over(url: str, code: str, there: SharedRooms, world: World) -> None:
    """The first node does not notice: it is cut off from PostgreSQL."""
    ask(url, f"update leases set until = now() where room = '{code}'")
    assert await there.find(code)
    world.ahead += 10.0


def leases_of(url: str, node: str) -> int:
    count = ask(url, f"select count(*) from leases where node = '{node}'")
    assert isinstance(count, int)
    return count


def test_who_asks_an_owner_whose_lease_is_over_is_let_in_where_the_room_lives_now(url):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await here.open()
        await taken_over(url, room.code, there, world)
        await here.join(room, "Ada", "player")
        assert [person.name for person in there.live[room.code].lobby.people] == ["Ada"]

    with_two(url, test)


def test_a_screen_that_comes_alone_to_an_owner_whose_lease_is_over_is_not_left_in_the_dark(url):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await here.open()
        person, _ = await here.join(room, "Ada", "player")
        screen = RecordingScreen(person)
        found = await here.find(room.code)
        assert found
        await taken_over(url, room.code, there, world)
        found.post(Arrived(screen))
        assert await screen.slots.get() == "room"

    with_two(url, test)


def test_who_is_being_let_in_when_the_lease_is_lost_is_in_once(url, caplog):
    """What was asked for is written before anybody reads again."""

    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await here.open()
        database = await asyncpg.connect(url)
        async with database.transaction():
            await database.execute("lock table entries in share row exclusive mode")
            joining = asyncio.create_task(here.join(room, "Ada", "player"))
            await until_somebody_waits_for(database)
            here.lost(room.code)
            await asyncio.sleep(0.3)  # time enough to wake from a log that is not written yet
        await database.close()
        await joining
        await here.join(room, "Blaise", "player")
        assert [person.name for person in here.live[room.code].lobby.people] == ["Ada", "Blaise"]

    with_two(url, test)
    assert not caplog.messages


def test_an_owner_that_stood_still_while_it_stored_says_nothing_of_it(url):
    """Another may have taken over meanwhile, and given the phase more time than this one knows of (P5)."""

    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        code = (await here.open()).code
        room = here.live[code]
        person, _ = await here.join(room, "Ada", "player")
        screen = RecordingScreen(person)
        room.post(Arrived(screen))
        database = await asyncpg.connect(url)
        async with database.transaction():
            await database.execute("lock table entries in share row exclusive mode")
            room.post(Said(screen, Lock(1, on=True)))
            await until_somebody_waits_for(database)
            world.ahead += 10.0
        await database.close()
        while screen.closed is None:
            await asyncio.sleep(0.01)
        assert (screen.closed, screen.answers) == (RESTART, [])
        assert (await lobby_in(here.store, code)).locked  # and yet it is stored: sent again, it is answered

    with_two(url, test)


def test_an_owner_whose_lease_is_over_does_not_judge_whose_key_opens(url):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await here.open()
        await taken_over(url, room.code, there, world)
        found = await there.find(room.code)
        assert found
        _, token = await there.join(found, "Carl", "player")
        known = await here.find(room.code)
        assert known
        assert holder(known.lobby, token) is not None

    with_two(url, test)


def test_an_owner_whose_lease_is_over_turns_no_screen_of_another_node_away(url):
    """Its neighbour asked where the room lives before it was lost."""

    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await here.open()
        code, old = room.code, here.live[room.code]
        person, _ = await here.join(room, "Ada", "player")
        found = await there.find(code)
        assert isinstance(found, RoomProxy)
        old.lobby = type(old.lobby)(code=code)  # it knows nobody yet
        world.ahead += 10.0
        screen = RecordingScreen(person)
        found.post(Arrived(screen))
        assert await screen.slots.get() == "room"
        assert screen.closed is None

    with_two(url, test)


@pytest.mark.parametrize("door", ["find", "open"])
def test_what_cannot_be_read_or_written_is_not_held(url, monkeypatch, door):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await there.open()
        await there.rest(after=0.0)
        await asyncio.gather(*there.leaving.values())

        async def ill(*_: object) -> None:
            raise StoreFailed("io_error", "ill")

        monkeypatch.setattr(here.store, "read" if door == "find" else "append", ill)
        with pytest.raises(StoreFailed):
            await (here.find(room.code) if door == "find" else here.open())
        await here.leases.renew()
        assert leases_of(url, FIRST) == 0

    with_two(url, test)


def test_people_whose_room_cannot_be_read_for_a_moment_find_it_again(url, monkeypatch, caplog):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await here.open()
        person, _ = await here.join(room, "Ada", "player")
        screen = RecordingScreen(person)
        found = await here.find(room.code)
        assert found
        found.post(Arrived(screen))
        assert await screen.slots.get() == "room"
        healthy, tries = here.store.read, []

        async def broken_at_first(code: str) -> object:
            tries.append(code)
            if len(tries) < 3:
                raise ValueError("nobody has thought of this")
            return await healthy(code)

        monkeypatch.setattr(here.store, "read", broken_at_first)
        here.lost(room.code)
        assert await screen.slots.get() == "room"
        assert screen.closed is None

    with_two(url, test)
    assert {record.message for record in caplog.records} == {"a room was not found, and is looked for again"}


def test_a_code_that_another_node_just_tries_is_no_room(url):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        await there.leases.claim("BBBBBB")
        assert await here.find("BBBBBB") is None
        assert "BBBBBB" not in here.proxies

    with_two(url, test)


def test_a_code_that_nobody_has_is_not_claimed(url, monkeypatch):
    """Who guesses codes makes nobody write."""

    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        claimed: list[str] = []
        claim = here.leases.claim
        monkeypatch.setattr(here.leases, "claim", lambda code: claimed.append(code) or claim(code))
        room = await there.open()
        assert await here.find(room.code)
        assert await here.find("BBBBBB") is None
        assert not claimed

    with_two(url, test)


def test_a_node_that_stops_while_a_room_wakes_or_leaves_keeps_no_lease(url):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        leaving, waking = await here.open(), await there.open()
        await there.rest(after=0.0)
        await asyncio.gather(*there.leaving.values())
        looking = asyncio.create_task(here.find(waking.code))
        while leases_of(url, FIRST) != 2:
            await asyncio.sleep(0)
        here.lost(leaving.code)
        await here.close()
        assert (leases_of(url, FIRST), here.live, here.leaving, here.locating) == (0, {}, {}, {})
        await asyncio.gather(looking, return_exceptions=True)

    with_two(url, test)
