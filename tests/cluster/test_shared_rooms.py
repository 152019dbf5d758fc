"""The rooms of two nodes in one loop, over a real PostgreSQL: who forgets, who is let in once, who stops in time."""

from __future__ import annotations

import asyncio

import pytest

from ardoise.cluster.connectivity import DOUBT
from ardoise.cluster.messages import Says
from ardoise.cluster.remote_sessions import RoomProxy
from ardoise.cluster.rooms import FORGETTING, SharedRooms
from ardoise.cluster.routes import Far
from ardoise.engine.game import Rejected
from ardoise.packs.custom.types import OwnPack
from ardoise.server.lobby.commands import BeReady, Kick, Start
from ardoise.server.lobby.types import PersonId
from ardoise.server.protocol import Answer
from ardoise.server.records.clock_witness import trusted_hour
from ardoise.server.records.custom_packs import OwnPacks
from ardoise.server.records.retention import DAY
from ardoise.server.room.mailbox import Arrived, Said, WantsIn
from ardoise.store.log import StoreFailed
from tests.cluster.two_nodes import World, with_two
from tests.kit.postgres import ask
from tests.kit.screen import RecordingScreen

MARK = "0" * 64


def test_old_rooms_are_forgotten_by_one_node_at_a_time_and_not_while_they_live_on_another(url):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await here.open()
        world.hour += 2 * DAY
        assert await there.forget_old() == [], "it is awake"
        await here.rest(after=0.0)
        assert not here.live
        await asyncio.gather(*here.leaving.values())
        await here.leases.claim(FORGETTING)
        assert await there.forget_old() == [], "the other is at it"
        await here.leases.release(FORGETTING)
        assert await there.forget_old() == [room.code]
        assert await here.find(room.code) is None
        assert await there.find(room.code) is None
        assert ask(url, "select count(*) from leases") == 0, "nothing is held for nobody"

    with_two(url, test)


def test_a_clock_that_jumps_forgets_nothing_on_several_nodes_either(url):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        here.witness = there.witness = trusted_hour
        gone: list[str] = []
        room = await here.open()
        await here.rest(after=0.0)
        await asyncio.gather(*here.leaving.values())
        assert await here.forget_old() == []
        world.hour += 3 * DAY
        assert await there.forget_old() == await here.forget_old() == []
        for _ in range(24):
            world.hour += DAY / 48
            gone += await here.forget_old()
            world.hour += DAY / 48
            gone += await there.forget_old()
        assert gone == [room.code], "it did not jump again"

    with_two(url, test)


def test_who_asks_twice_because_the_answer_was_lost_is_in_once(url):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await here.open()
        for rooms in (here, there, there):
            found = await rooms.find(room.code)
            assert found
            letter = WantsIn("Ada", "player", MARK, asyncio.get_running_loop().create_future())
            assert await rooms.ask(found, letter) == PersonId(0)
        assert len(here.live[room.code].lobby.people) == 1

    with_two(url, test)


def test_a_device_that_was_sent_away_is_known_at_every_node(url):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await here.open()
        for name in ("Ada", "Eve"):
            await here.join(room, name, "player", name)
        host, near, far = RecordingScreen(PersonId(0)), await here.find(room.code), await there.find(room.code)
        assert near
        assert far
        near.post(Arrived(host))
        near.post(Said(host, Kick(1, PersonId(1))))
        with pytest.raises(Rejected, match="sent_away"):
            await there.join(far, "Not Eve", "player", "Eve")

    with_two(url, test)


def test_an_owner_whose_lease_is_over_by_its_own_clock_says_no_more_and_its_people_go_along(url):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await here.open()
        person, _ = await here.join(room, "Ada", "player")
        screen, second = RecordingScreen(person), RecordingScreen(person)
        found = await here.find(room.code)
        assert found
        found.post(Arrived(screen))
        assert await screen.slots.get() == "room"
        ask(url, f"update leases set until = now() where room = '{room.code}'")
        assert await there.find(room.code)
        assert there.live.keys() == here.live.keys() == {room.code}, "two believe that it is theirs"
        world.ahead += 10.0
        found.post(Arrived(second))
        assert await second.slots.get() == "room"
        assert screen.closed is None
        assert (list(here.live), list(there.live)) == ([], [room.code])
        assert len(there.live[room.code].screens) == 2

    with_two(url, test)


def test_a_phone_that_reads_aloud_is_shown_the_big_screen_from_every_node(url):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await here.open()
        people = [(await here.join(room, name, "player"))[0] for name in ("Ada", "Ben", "Cleo")]
        near, far = await here.find(room.code), await there.find(room.code)
        assert isinstance(far, RoomProxy)
        assert near
        host, reading, silent = (RecordingScreen(person, aloud=person == 1) for person in people)
        near.post(Arrived(host))
        for screen in (reading, silent):
            far.post(Arrived(screen))
        await silent.until(lambda: len(silent.rooms) > 0)
        near.post(Said(host, Start(1)))
        await silent.until(lambda: len(silent.tables) > 0)
        await reading.until(lambda: len(reading.shown) > 0)
        assert (reading.shown[-1].seat, silent.shown, host.shown) == (None, [], [])

    with_two(url, test)


def test_a_phone_that_has_left_its_old_socket_behind_still_acts_when_the_old_one_comes_again(url):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await here.open()
        person, _ = await here.join(room, "Ada", "player")
        old, new = RecordingScreen(person), RecordingScreen(person)
        far, near = await there.find(room.code), await here.find(room.code)
        assert isinstance(far, RoomProxy)
        assert near
        for screen, way in ((old, far), (new, near)):
            way.post(Arrived(screen))
            assert await screen.slots.get() == "room"
        assert far.route
        old.slots = asyncio.Queue()
        far.lead(far.route)
        assert await old.slots.get() == "room"
        near.post(Said(new, BeReady(1, True)))
        while not new.answers:
            await new.slots.get()
        assert new.answers[-1].refused is None

    with_two(url, test)


def test_of_two_who_save_one_pack_at_two_nodes_the_later_is_asked(url):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        packs = [OwnPacks(rooms.store, rooms.wall, rooms.hold) for rooms in (here, there)]
        secret = await packs[0].make(OwnPack("Ours", ("en",), ()))
        for version in range(1, 6):
            saves = (mine.save(secret, OwnPack(f"{version}", ("en",), ()), version) for mine in packs)
            done = await asyncio.gather(*saves, return_exceptions=True)
            assert sorted(str(answer) for answer in done) == [str(version + 1), "pack_changed"]

    with_two(url, test)


def test_words_that_the_room_s_node_does_not_know_are_refused_and_spoil_nothing(url):
    """As of a newer release, while servers are upgraded."""

    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await here.open()
        person, _ = await here.join(room, "Ada", "player")
        screen = RecordingScreen(person)
        found = await there.find(room.code)
        assert isinstance(found, RoomProxy)
        found.post(Arrived(screen))
        assert await screen.slots.get() == "room"
        visit, route = found.sessions[screen].visit, found.route
        assert visit
        assert isinstance(route, Far)
        route.client.link.send(Says(visit.number, b'{"type":"Fly","id":7}'))
        found.post(Said(screen, BeReady(8, ready=True)))
        assert await screen.slots.get() is None
        assert await screen.slots.get() is None
        answers = screen.answers
        assert answers == [Answer(7, "malformed"), Answer(8)]

    with_two(url, test)


@pytest.mark.parametrize("alone", [True, False])
def test_a_node_that_alone_does_not_reach_the_messenger_gives_its_rooms_away(url, alone):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await here.open()
        here.connectivity.reaches = lambda: False
        if not alone:
            there.connectivity.reaches = lambda: False
        await there.connectivity._look(0.0)
        await here.connectivity._look(0.0)
        assert not here.connectivity.outcast, "it may come back in a moment"
        looking = asyncio.create_task(here.connectivity.keep(here.lose_all))
        here.connectivity._since = asyncio.get_running_loop().time() - DOUBT
        while alone != here.connectivity.outcast or (alone and here.live) or here.leaving:
            await asyncio.sleep(0.01)
        looking.cancel()
        assert here.health() == (not alone, {"database": True, "messenger": False})
        if alone:
            with pytest.raises(StoreFailed):
                await here.find(room.code)
            assert await there.find(room.code)
            assert list(there.live) == [room.code]
        else:
            assert await here.find(room.code)
            assert list(here.live) == [room.code]

    with_two(url, test)


def test_what_was_not_answered_is_said_again_where_the_room_lives_now_and_answered_before_anything_is_shown(url):
    async def test(here: SharedRooms, there: SharedRooms, world: World) -> None:
        room = await here.open()
        person, _ = await here.join(room, "Ada", "player")
        screen = RecordingScreen(person)
        found = await there.find(room.code)
        assert found
        found.post(Arrived(screen))
        assert await screen.slots.get() == "room"
        world.post.dead = True
        for number in (1, 2):
            found.post(Said(screen, BeReady(number, ready=True)))
        await here.leases.release(room.code)
        assert [await screen.slots.get() for _ in range(3)] == [None, None, "room"]
        assert screen.answers == [Answer(1), Answer(2)]
        assert (screen.closed, list(there.live)) == (None, [room.code])

    with_two(url, test)
