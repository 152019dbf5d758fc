"""The door over HTTP and sockets: strangers fill no room, and people who were sent away stay out."""

from __future__ import annotations

import asyncio
from collections import Counter
from itertools import count

from msgspec.structs import replace

from ardoise.engine.codec import encode
from ardoise.server.limits import LIMITS, Buckets
from ardoise.server.lobby.commands import Approve, Kick, WantApproval
from ardoise.server.lobby.door import at_the_door as at_its_door
from ardoise.server.lobby.types import MOST_PEOPLE
from ardoise.server.protocol import KICKED, NO_TOKEN, REPLACED, Hello
from ardoise.server.records.tokens import device_mark
from tests.kit.in_process import NOBODYS, PATIENT, at_the_door
from tests.kit.openapi import PEOPLE, as_described

PHONE = "c0ffee" * 6
IN = (201, None)


async def knock(table, code, name="Eve", **wanted):
    """The status of an answer, and why it refuses."""
    path = f"{table.address}/api/rooms/{code}/people"
    async with table.http.post(path, json={"name": name, **wanted}) as answer:
        as_described("post", PEOPLE, answer.status, answer.content_type, await answer.text())
        return answer.status, (await answer.json()).get("refused")


async def approving(table):
    host = await table.open_room("Ada")
    assert (await host.ask(WantApproval, on=True)).refused is None
    return host, host.welcome.code


def test_strangers_at_the_door_do_not_fill_a_room(tmp_path):
    """D6: 44 anonymous joins filled it, and no friend came in."""

    async def visit(table):
        host, code = await approving(table)
        told = Counter([await knock(table, code) for _ in range(MOST_PEOPLE + 5)])
        friend = await table.come_in(code, "Zoé")
        assert (await host.ask(Approve, person=friend.welcome.person)).refused is None
        await friend.hears(lambda: friend.room.people[-1].approved)
        return told, len(at_its_door(table.room(code).lobby))

    told, waiting = at_the_door(tmp_path, visit)
    assert (told, waiting) == ({(201, None): MOST_PEOPLE + 5}, LIMITS.waiting - 1)  # of those without a screen one goes


def test_when_all_who_wait_have_a_screen_the_next_is_told_so(tmp_path):
    async def visit(table):
        _, code = await approving(table)
        for name in ("Eve", "Mallory"):
            await table.come_in(code, name)
        return await knock(table, code)

    assert at_the_door(tmp_path, visit, limits=replace(PATIENT, waiting=2)) == (409, "door_crowded")


def test_screens_at_the_door_close_no_screen_of_a_player(tmp_path):
    async def visit(table):
        host, code = await approving(table)
        strangers = [await table.come_in(code, "Eve") for _ in range(MOST_PEOPLE + 1)]
        await table.device(strangers[0].welcome).arrive()
        assert await strangers[0].hears_the_end() == REPLACED  # one screen is enough at the door
        assert (await host.ask(WantApproval, on=False)).refused is None
        return len(table.room(code).screens)

    limits = replace(PATIENT, waiting=100, sockets_an_address=200)
    assert at_the_door(tmp_path, visit, limits=limits) == MOST_PEOPLE + 2


def test_a_person_who_was_sent_away_does_not_come_back(tmp_path):
    """D6: by the token, and by the device; a stranger's device waits."""

    async def visit(table):
        host = await table.open_room("Ada")
        code = host.welcome.code
        eve = await table.come_in(code, "Eve", device=PHONE)
        assert (await host.ask(Kick, person=eve.welcome.person)).refused is None
        kicked = await eve.hears_the_end()
        await host.hears(lambda: host.room.guarded)
        told = [
            await knock(table, code, "Not Eve", device=PHONE, role=role) for role in ("player", "spectator", "screen")
        ]
        told.append(await knock(table, code, device="another device"))
        socket = await table.socket()
        await socket.send_str(encode(Hello(token=eve.welcome.token)).decode())
        await socket.receive()
        return kicked, told, table.room(code).lobby.people[-1].approved, socket.close_code

    kicked, told, approved, again = at_the_door(tmp_path, visit)
    assert kicked == KICKED
    assert told == [(403, "sent_away")] * 3 + [(201, None)]
    assert (approved, again) == (False, NO_TOKEN)


def test_a_device_is_kept_as_a_hash_and_told_to_nobody(tmp_path):
    async def visit(table):
        host = await table.open_room("Ada")
        code = host.welcome.code
        eve = await table.come_in(code, "Eve", device=PHONE)
        await host.ask(Kick, person=eve.welcome.person)
        mark = device_mark(code, PHONE)
        log = b"".join(entry.body for entry in await table.web.rooms.store.read(code))
        frames = b"".join([*host.frames, *eve.frames])
        return PHONE.encode() in log, mark.encode() in log, PHONE.encode() in frames, mark.encode() in frames

    assert at_the_door(tmp_path, visit) == (False, True, False, False)


def test_one_device_has_another_mark_in_every_room():
    assert device_mark("BCDFGH", PHONE) != device_mark("BCDFGJ", PHONE)
    assert device_mark("BCDFGH", "") == ""


def test_a_device_that_is_too_long_is_no_device(tmp_path):
    async def visit(table):
        host = await table.open_room("Ada")
        return await knock(table, host.welcome.code, device="x" * 65)

    assert at_the_door(tmp_path, visit) == (400, "malformed")


def test_people_who_come_from_one_address_are_bounded_in_a_room_and_in_all(tmp_path):
    """At once and by many connections: the limit is taken before anything is waited for."""

    async def visit(table):
        codes = [(await table.open_room(f"Ada {n}")).welcome.code for n in range(3)]
        first = await asyncio.gather(*(knock(table, codes[0]) for _ in range(9)))
        second = await asyncio.gather(*(knock(table, codes[1]) for _ in range(3)))
        return Counter(first), Counter(second)

    few = replace(PATIENT, joins_burst=5, joins_rate=0.0, room_joins_burst=4, room_joins_rate=0.0)
    first, second = at_the_door(tmp_path, visit, limits=few)
    assert first == {(201, None): 4, (429, "too_many_joins"): 5}
    assert second == {(201, None): 1, (429, "too_many_joins"): 2}


def test_a_code_that_nobody_has_costs_the_same(tmp_path):
    async def visit(table):
        return [await knock(table, NOBODYS) for _ in range(2)]

    one = replace(PATIENT, room_joins_burst=1, room_joins_rate=0.0)
    assert at_the_door(tmp_path, visit, limits=one) == [(404, "no_room"), (429, "too_many_joins")]


def test_a_class_behind_one_address_comes_in_at_once(tmp_path):
    async def visit(table):
        teacher = await table.open_room("Ada")
        return Counter([await knock(table, teacher.welcome.code, f"Pupil {n}") for n in range(35)])

    assert at_the_door(tmp_path, visit, limits=LIMITS) == {(201, None): 35}


def test_a_school_behind_one_address_comes_in_within_three_minutes():
    seconds = count()
    joins = Buckets(LIMITS.joins_burst, LIMITS.joins_rate, lambda: next(seconds))
    assert sum(joins.take("school") for _ in range(180)) == 180
    at_once = Buckets(LIMITS.joins_burst, LIMITS.joins_rate, lambda: 0)
    assert sum(at_once.take("school") for _ in range(200)) == LIMITS.joins_burst


def test_two_annas_both_come_in(tmp_path):
    async def visit(table):
        anna = await table.open_room("Anna")
        other = await table.come_in(anna.welcome.code, "ＡＮＮＡ ")
        await anna.hears(lambda: len(anna.room.people) > 1)
        invisible = await knock(table, anna.welcome.code, "\u3164")
        return [person.name for person in other.room.people], invisible

    names, invisible = at_the_door(tmp_path, visit)
    assert names == ["Anna", "ＡＮＮＡ 2"]
    assert invisible == (400, "text_character")


def test_a_server_says_how_many_fit_into_a_room(tmp_path):
    async def visit(table):
        host = await table.open_room("Ada")
        guests = [await knock(table, host.welcome.code, f"Guest {n}", role="spectator") for n in range(MOST_PEOPLE)]
        assert guests[:2] == [IN, IN]
        return guests[2], guests[-1]

    full, waits = (404, "no_room"), (429, "too_many_tries")
    for most, third_and_last in ((3, (full, waits)), (300, (IN, IN))):
        (tmp_path / str(most)).mkdir()
        assert at_the_door(tmp_path / str(most), visit, limits=replace(PATIENT, people=most)) == third_and_last
