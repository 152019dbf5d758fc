"""The HTTP door and the socket's guards: each guard refuses once."""

from __future__ import annotations

import asyncio
import json

import aiohttp
import pytest
from aiohttp.test_utils import TestClient, TestServer

from ardoise.server.limits import Bucket, Limits, Strikes
from ardoise.server.rooms import Rooms
from ardoise.server.tokens import as_code, new_code, new_token, room_of
from ardoise.server.web import Web
from ardoise.store.sqlite import SqliteStore

TestServer.__test__ = TestClient.__test__ = False


def visit(tmp_path, what, **limits):
    async def inside():
        store = SqliteStore.open(tmp_path / "rooms.db")
        web = Web(Rooms(store), limits=Limits(**limits))
        async with TestClient(TestServer(web.app())) as client:
            await what(client, web)
        await store.close()

    asyncio.run(inside())


async def opened(client, name="Ann"):
    answer = await client.post("/api/rooms", json={"name": name})
    assert answer.status == 201
    return await answer.json()


async def socket(client, token, **options):
    connection = await client.ws_connect("/ws", **options)
    await connection.send_str(json.dumps({"type": "Hello", "token": token}))
    return connection


async def told(connection, kind):
    while True:
        message = await connection.receive(timeout=5)
        if message.type is not aiohttp.WSMsgType.TEXT:
            return connection.close_code
        answer = json.loads(message.data)
        if answer["type"] == kind:
            return answer


def test_a_room_is_opened_found_and_joined(tmp_path):
    async def what(client, web):
        room = await opened(client)
        code = room["code"]
        for spelled in (code, code.lower(), f" {code[:3]} {code[3:]} "):
            card = await (await client.get(f"/api/rooms/{spelled}")).json()
            assert card == {"code": code, "game": "gambit7", "playing": False, "people": 1}
        joined = await client.post(f"/api/rooms/{code}/people", json={"name": "Ben"})
        assert (joined.status, (await joined.json())["person"]) == (201, 1)
        health = await (await client.get("/api/health")).json()
        assert health == {"ok": True, "rooms": 1, "sockets": 0}
        assert "ardoise_rooms 1\n" in await (await client.get("/metrics")).text()

    visit(tmp_path, what)


def test_unknown_full_and_locked_look_alike(tmp_path):
    async def what(client, web):
        room = await opened(client)
        connection = await socket(client, room["token"])
        await connection.send_str(json.dumps({"type": "Lock", "id": 1, "on": True}))
        assert (await told(connection, "Answer"))["refused"] is None
        answers = []
        for code in (room["code"], "BCDFGH", "OOOOOO", "short"):
            answer = await client.post(f"/api/rooms/{code}/people", json={"name": "Ben"})
            answers.append((answer.status, await answer.read()))
        assert set(answers) == {(404, b'{"refused":"no_room","about":{}}')}
        await connection.close()

    visit(tmp_path, what)


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b'{"name":1}', b'{"name":"A","role":"admin"}', b'{"name":"A","x":1}']
)
def test_a_body_that_cannot_be_read(tmp_path, body):
    async def what(client, web):
        answer = await client.post("/api/rooms", data=body)
        assert (answer.status, (await answer.json())["refused"]) == (400, "malformed")
        assert not web.rooms.live

    visit(tmp_path, what)


def test_limits_of_an_address(tmp_path):
    async def what(client, web):
        room = await opened(client)
        assert (await client.post("/api/rooms", json={"name": "B"})).status == 429
        assert [(await client.get("/api/rooms/BCDFGH")).status for _ in range(3)] == [404, 404, 429]
        first = await socket(client, room["token"])
        with pytest.raises(aiohttp.WSServerHandshakeError, match="429"):
            await client.ws_connect("/ws")
        await first.close()

    visit(
        tmp_path, what, rooms_burst=1, rooms_rate=0.0, failed_joins_burst=2, failed_joins_rate=0.0, sockets_an_address=1
    )


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example"])
def test_a_foreign_page_gets_no_socket(tmp_path, origin):
    async def what(client, web):
        with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
            await client.ws_connect("/ws", headers={"Origin": origin})
        own = await client.ws_connect("/ws", headers={"Origin": f"http://127.0.0.1:{client.port}"})
        await own.close()

    visit(tmp_path, what)


def test_every_answer_wears_its_headers(tmp_path):
    async def what(client, web):
        headers = (await client.get("/api/health")).headers
        assert "default-src 'self'" in headers["Content-Security-Policy"]
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"

    visit(tmp_path, what)


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ('{"type":"Hello","token":"x"}', 4401),
        ('{"type":"Hello","token":"BCDFGH.nothing"}', 4404),
        ('{"type":"Hello","token":"BCDFGH.nothing","role":"admin"}', 4401),
        ('{"type":"Start","id":1}', 4401),
        ("{", 4401),
        (None, 4401),
    ],
)
def test_a_first_frame_that_opens_nothing(tmp_path, first, code):
    async def what(client, web):
        connection = await client.ws_connect("/ws")
        if first is not None:
            await connection.send_str(first)
        await connection.receive(timeout=5)
        assert connection.close_code == code

    visit(tmp_path, what, hello_seconds=0.2)


BAD = ["", "{", "null", "[]", '"x"', "7", "[" * 2000, '{"type":"Start","id":"1"}', '{"type":"Start","id":true}']
BAD += ['{"type":"Start","id":1,"x":2}', '{"type":"Dance","id":1}', '{"type":"Start"}', '{"type":"Start","id":NaN}']
BAD += ['{"type":"TakeSeat","id":1,"seat":1.5}', '{"type":"Hello","token":"x"}', '{"type":"Dress","id":1,"avatar":99}']


@pytest.mark.parametrize("frame", BAD)
def test_a_bad_frame_is_refused_and_changes_nothing(tmp_path, frame):
    async def what(client, web):
        room = await opened(client)
        connection = await socket(client, room["token"])
        await told(connection, "Room")
        before = web.rooms.live[room["code"]].lobby
        await connection.send_str(frame)
        assert (await told(connection, "Answer"))["refused"] == "malformed"
        assert web.rooms.live[room["code"]].lobby == before
        await connection.close()

    visit(tmp_path, what)


def test_too_big_binary_and_too_fast_are_closed(tmp_path):
    async def what(client, web):
        token = (await opened(client))["token"]
        big = await socket(client, token)
        await big.send_str("x" * 4097)
        assert await told(big, "never") == 1009
        binary = await socket(client, token)
        await binary.send_bytes(b"{}")
        assert await told(binary, "never") == 1003
        fast = await socket(client, token)
        for number in range(30):
            await fast.send_str(json.dumps({"type": "BeReady", "id": number + 1, "ready": True}))
        assert await told(fast, "never") == 1008

    visit(tmp_path, what)


def test_codes_and_tokens():
    assert as_code(" bcd fgh ") == "BCDFGH"
    assert [as_code(text) for text in ("BCDFG0", "BCDFGHJ", "", "ÀCDFGH")] == [None] * 4
    code = new_code()
    assert room_of(new_token(code)) == code
    assert len({new_token(code) for _ in range(100)}) == 100


def test_buckets_fill_again_and_three_strikes_are_out():
    bucket = Bucket(2, 0.5, 0.0)
    assert [bucket.take(now) for now in (0, 0, 0, 1, 2, 2)] == [True, True, False, False, True, False]
    strikes = Strikes()
    assert [strikes.out(now) for now in (0, 59, 100, 101)] == [False, False, False, True]
