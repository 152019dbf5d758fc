"""Whoever's lease is over, for whatever reason, leaves nobody waiting, turns nobody away and holds nothing."""

from __future__ import annotations

from ardoise.cluster.rooms import SharedRooms
from ardoise.server.letters import Arrived
from tests.cluster.two_nodes import Screen, World, with_two
from tests.engines import ask


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
        screen = Screen(person)
        found = await here.find(room.code)
        assert found
        await taken_over(url, room.code, there, world)
        found.post(Arrived(screen))
        assert await screen.shown.get() == "room"

    with_two(url, test)
