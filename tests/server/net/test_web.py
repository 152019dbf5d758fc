"""Rooms over HTTP: opened, looked up and entered; what is refused, how often, and how little it tells."""

from __future__ import annotations

import re

import pytest

from ardoise.server.limits import Limits
from ardoise.server.lobby.commands import Lock
from ardoise.server.lobby.types import MOST_PEOPLE
from ardoise.server.net.app import ALONE, HEADERS
from ardoise.server.records.tokens import LETTERS
from tests.kit.in_process import FEW, NOBODYS, at_the_door


def test_a_room_is_opened_looked_up_and_entered(tmp_path):
    async def visit(table):
        opened = await table.ask("/api/rooms", {"name": "Annie"})
        code = opened["code"]
        entered = await table.ask(f"/api/rooms/{code}/people", {"name": "Bernard", "role": "spectator"})
        return opened, entered, await table.ask(f"/api/rooms/{code}"), table.room(code).lobby

    opened, entered, card, lobby = at_the_door(tmp_path, visit)
    assert (opened["status"], opened["person"], entered["status"], entered["person"]) == (201, 0, 201, 1)
    assert re.fullmatch(f"[{LETTERS}]{{6}}", opened["code"])
    assert card == {"status": 200, "code": opened["code"], "game": "gambit7", "playing": False, "people": 2}
    assert [(person.name, person.role) for person in lobby.people] == [("Annie", "player"), ("Bernard", "spectator")]
    assert opened["token"] not in repr(lobby)


@pytest.mark.parametrize("spelling", ["{}", "{} ", " {}", "{}\t"])
@pytest.mark.parametrize("case", [str.lower, str.upper, str.title])
def test_a_code_may_be_typed_in_any_case_and_with_spaces(tmp_path, spelling, case):
    async def visit(table):
        code = (await table.ask("/api/rooms", {"name": "Annie"}))["code"]
        return code, await table.ask(f"/api/rooms/{spelling.format(case(code[:3] + ' ' + code[3:]))}")

    code, card = at_the_door(tmp_path, visit)
    assert (card["status"], card["code"]) == (200, code)


async def lock(table):
    host = await table.open_room("Annie")
    await host.ask(Lock, on=True)
    return host.welcome.code


async def fill(table):
    code = (await table.ask("/api/rooms", {"name": "Annie"}))["code"]
    for _ in range(MOST_PEOPLE - 1):
        assert (await table.ask(f"/api/rooms/{code}/people", {"name": "B", "role": "spectator"}))["status"] == 201
    return code


async def nowhere(table):
    return NOBODYS


async def nonsense(table):
    return "O0 II.."


@pytest.mark.parametrize("state", [lock, fill, nowhere, nonsense])
@pytest.mark.parametrize("name", ["Zoé", ""])
def test_unknown_full_and_locked_look_alike_to_who_wants_in(tmp_path, state, name):
    """To the byte, and a bad name does not tell them apart either."""

    async def visit(table):
        code = await state(table)
        before = [room.lobby for room in table.web.rooms.live.values()]
        async with table.http.post(f"{table.address}/api/rooms/{code}/people", json={"name": name}) as answer:
            assert before == [room.lobby for room in table.web.rooms.live.values()]
            return answer.status, await answer.read(), set(answer.headers) - {"Date"}

    status, body, headers = at_the_door(tmp_path, visit)
    assert (status, body) == (404, b'{"refused":"no_room","about":{}}')
    assert headers == {*HEADERS, *ALONE, "Content-Type", "Content-Length", "Server", "Cache-Control"}


@pytest.mark.parametrize("state", [lock, fill, nowhere])
def test_unknown_full_and_locked_look_alike_to_who_looks_up(tmp_path, state):
    async def visit(table):
        return await table.ask(f"/api/rooms/{await state(table)}")

    assert at_the_door(tmp_path, visit) == {"status": 404, "refused": "no_room", "about": {}}


BODIES = [b"", b"{", b"[]", b'{"name":7}', b'{"name":"A","role":"admin"}', b'{"name":"A","host":true}',
          b'{"name":"\xff"}', b'{"name":"\\ud800"}', b"[" * 2000]  # fmt: skip
NAMES = [b'{"name":""}', b'{"name":"  "}', b'{"name":"123456789012345678901"}', b'{"name":"a\\u202eb"}',
         b'{"name":"a\\u0000"}', b'{"name":"\\u200d"}', b'{"name":"x\\u0338\\u0338\\u0338"}']  # fmt: skip


@pytest.mark.parametrize("body", BODIES + NAMES)
def test_a_bad_body_is_refused_and_opens_nothing(tmp_path, body):
    async def visit(table):
        async with table.http.post(f"{table.address}/api/rooms", data=body) as answer:
            told = answer.status, (await answer.json())["refused"]
        return told, await table.web.rooms.store.rooms(), table.web.rooms.live

    (status, code), stored, live = at_the_door(tmp_path, visit)
    assert status == 400
    assert code in (("malformed",) if body in BODIES else ("text_length", "text_character"))
    assert not stored
    assert not live


def test_a_large_body_is_not_read(tmp_path):
    async def visit(table):
        async with table.http.post(f"{table.address}/api/rooms", data=b" " * 4097) as answer:
            return answer.status

    assert at_the_door(tmp_path, visit) == 413


def test_an_address_opens_only_so_many_rooms(tmp_path):
    async def visit(table):
        told = [await table.ask("/api/rooms", {"name": "Annie"}) for _ in range(3)]
        return told, len(await table.web.rooms.store.rooms())

    told, stored = at_the_door(tmp_path, visit, limits=FEW)
    assert [answer["status"] for answer in told] == [201, 201, 429]
    assert told[-1]["refused"] == "too_many_rooms"
    assert stored == 2


def test_a_server_holds_only_so_many_rooms_and_says_so(tmp_path):
    async def visit(table):
        return [await table.ask("/api/rooms", {"name": "Annie"}) for _ in range(2)]

    told = at_the_door(tmp_path, visit, limits=Limits(rooms=1))
    assert [(answer["status"], answer.get("refused")) for answer in told] == [(201, None), (503, "server_full")]


@pytest.mark.parametrize("body", [None, {"name": "Zoé"}])
def test_an_address_tries_only_so_many_codes(tmp_path, body):
    path = f"/api/rooms/{NOBODYS}" + ("/people" if body else "")

    async def visit(table):
        return [await table.ask(path, body) for _ in range(4)]

    told = at_the_door(tmp_path, visit, limits=FEW)
    assert [answer["status"] for answer in told] == [404, 404, 404, 429]
    assert told[-1]["refused"] == "too_many_tries"


def test_who_has_tried_too_many_codes_is_not_told_the_right_one_either(tmp_path):
    """Otherwise the limit would limit nothing: the one answer that is no 429 would be the hit."""

    async def visit(table):
        code = (await table.ask("/api/rooms", {"name": "Annie"}))["code"]
        for _ in range(FEW.failed_joins_burst):
            await table.ask(f"/api/rooms/{NOBODYS}")
        return await table.ask(f"/api/rooms/{code}"), await table.ask(f"/api/rooms/{code}/people", {"name": "Zoé"})

    looked, entered = at_the_door(tmp_path, visit, limits=FEW)
    assert (looked["status"], entered["status"]) == (429, 429)


def test_coming_in_is_no_failed_try(tmp_path):
    async def visit(table):
        code = (await table.ask("/api/rooms", {"name": "Annie"}))["code"]
        return [(await table.ask(f"/api/rooms/{code}/people", {"name": "B"}))["status"] for _ in range(5)]

    assert at_the_door(tmp_path, visit, limits=FEW) == [201] * 5


def test_health(tmp_path):
    async def visit(table):
        before = await table.ask("/api/health")
        await table.open_room("Annie")
        return before, await table.ask("/api/health")

    before, after = at_the_door(tmp_path, visit)
    assert before == {"status": 200, "ok": True, "rooms": 0, "sockets": 0}
    assert after == {"status": 200, "ok": True, "rooms": 1, "sockets": 1}


@pytest.mark.parametrize("path", ["/api/health", "/metrics", "/api/rooms/BBBBBB", "/nowhere", "/api/rooms", "/ws"])
def test_every_answer_is_dressed(tmp_path, path):
    """Errors of the framework's own, too."""

    async def visit(table):
        async with table.http.get(table.address + path) as answer:
            return answer.headers

    headers = at_the_door(tmp_path, visit)
    policy = dict(part.strip().split(" ", 1) for part in headers["Content-Security-Policy"].split(";"))
    assert policy["default-src"] == "'self'"
    assert (policy["frame-ancestors"], policy["object-src"], policy["base-uri"]) == ("'none'", "'none'", "'none'")
    assert policy["require-trusted-types-for"] == "'script'"
    assert "unsafe" not in headers["Content-Security-Policy"]
    assert (headers["X-Content-Type-Options"], headers["Referrer-Policy"]) == ("nosniff", "no-referrer")
    assert "Set-Cookie" not in headers
