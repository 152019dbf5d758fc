"""The door of the sockets: who may open one, how many, how big and how fast; and the code with which it closes."""

from __future__ import annotations

import asyncio
import json
from typing import get_args

import aiohttp
import pytest
from msgspec.structs import replace

from ardoise.server.limits import Limits
from ardoise.server.lobby.commands import BeReady, ChooseGame, Leave
from ardoise.server.net import heartbeat
from ardoise.server.protocol import LEFT, Close
from ardoise.store.sqlite import SqliteStore
from tests.kit.frames import masked
from tests.kit.in_process import NOBODYS, PATIENT, at_the_door

WISH = {"type": "BeReady", "ready": True}


async def host_of(table):
    host = await table.open_room("Annie")
    assert (await host.ask(ChooseGame, game="gambit7")).refused is None
    return host


async def until(met):
    async with asyncio.timeout(20):
        while not met():
            await asyncio.sleep(0)


async def closing_code(socket):
    """Everything that still comes, and the code with which the server closes."""
    async with asyncio.timeout(20):
        told = [json.loads(message.data) async for message in socket]
    return told, socket.close_code


async def handshake(table, origin):
    try:
        socket = await table.socket(**({} if origin is None else {"Origin": origin}))
    except aiohttp.WSServerHandshakeError as refusal:
        return refusal.status
    await socket.close()
    return 101


@pytest.mark.parametrize("origin", ["http://{host}", "https://{host}", None])
def test_our_own_page_and_programs_without_a_page_may_open_a_socket(tmp_path, origin):
    async def visit(table):
        return await handshake(table, origin and origin.format(host=table.address.removeprefix("http://")))

    assert at_the_door(tmp_path, visit) == 101


TRICKS = ["null", "", "http://evil.example", "http://{host}.evil.example", "http://evil{host}", "http://{host}@evil",
          "http://{host}/", "{host}", "ftp://{host}", "http://localhost"]  # fmt: skip


@pytest.mark.parametrize("origin", TRICKS)
def test_a_foreign_page_may_not_open_a_socket(tmp_path, origin):
    async def visit(table):
        return await handshake(table, origin.format(host=table.address.removeprefix("http://")))

    assert at_the_door(tmp_path, visit) == 403


def test_a_page_at_another_address_may_if_it_is_on_the_list(tmp_path):
    async def visit(table):
        table.web.gateway.origins = frozenset({"https://play.example"})
        return [await handshake(table, f"https://{name}play.example{end}") for name in ("", "x") for end in ("", ".x")]

    assert at_the_door(tmp_path, visit) == [101, 403, 403, 403]


def test_an_address_has_only_so_many_sockets_and_may_open_one_when_another_closes(tmp_path):
    async def visit(table):
        host = await host_of(table)
        second = table.device(host.welcome)
        await second.arrive()
        refused = await handshake(table, None)
        await second.hang_up()
        await until(lambda: len(table.web.gateway.sockets) == 1 and sum(table.web.gateway.of_address.values()) == 1)
        return refused, await handshake(table, None)

    assert at_the_door(tmp_path, visit, limits=replace(PATIENT, sockets_an_address=2)) == (429, 101)


FIRST_FRAMES = {
    "nothing": (None, 4401),
    "not JSON": ("{", 4401),
    "a wish": (json.dumps({"id": 1, **WISH}), 4401),
    "no token": ('{"type":"Hello"}', 4401),
    "an empty token": ('{"type":"Hello","token":""}', 4401),
    "a role": ('{"type":"Hello","token":"{token}","role":"admin"}', 4401),
    "another's person": ('{"type":"Hello","token":"{token}","person":0}', 4401),
    "a token with one letter more": ('{"type":"Hello","token":"{token}x"}', 4401),
    "a room that is not": (f'{{"type":"Hello","token":"{NOBODYS}.x"}}', 4404),
    "binary": (b"\x00", 1003),
    "too big": (" " * 4097, 1009),
}


@pytest.mark.parametrize("first", FIRST_FRAMES)
def test_the_first_frame_is_hello_with_a_token(tmp_path, first):
    frame, code = FIRST_FRAMES[first]

    async def visit(table):
        host = await host_of(table)
        socket = await table.socket()
        if isinstance(frame, bytes):
            await socket.send_bytes(frame)
        elif frame is not None:
            await socket.send_str(frame.replace("{token}", host.welcome.token))
        return *await closing_code(socket), len(table.web.gateway.sockets)

    assert at_the_door(tmp_path, visit, limits=replace(PATIENT, hello_seconds=0.2)) == ([], code, 1)


def test_sockets_guess_no_more_codes_than_joins_do(tmp_path):
    """4404 tells that there is no such room: without a limit it would be the faster way to find one."""

    async def visit(table):
        code = (await host_of(table)).welcome.code
        codes = []
        for guess in [NOBODYS] * 3 + [NOBODYS, code]:
            socket = await table.socket()
            await socket.send_str(json.dumps({"type": "Hello", "token": f"{guess}.x"}))
            codes.append((await closing_code(socket))[1])
        return codes

    limits = replace(PATIENT, failed_joins_burst=3)
    assert at_the_door(tmp_path, visit, limits=limits) == [4404, 4404, 4404, 1008, 1008]


class SlowStore(SqliteStore):
    """A lookup takes so long that it could be told from none."""

    async def read(self, room):
        await asyncio.sleep(0.2)
        return await super().read(room)


def test_beyond_the_limit_a_room_that_is_and_one_that_is_not_are_answered_alike(tmp_path):
    """One is at hand, the other is looked for on disk: who asked first is answered first nevertheless."""

    async def guess(table, code, ended):
        socket = await table.socket()
        await socket.send_str(json.dumps({"type": "Hello", "token": f"{code}.x"}))
        ended.append(((await closing_code(socket))[1], code))

    async def visit(table):
        code, ended = (await host_of(table)).welcome.code, []
        await guess(table, NOBODYS, [])
        unknown = asyncio.create_task(guess(table, NOBODYS, ended))
        await asyncio.sleep(0.05)
        await asyncio.gather(unknown, guess(table, code, ended))
        return ended == [(1008, NOBODYS), (1008, code)]

    assert at_the_door(tmp_path, visit, limits=replace(PATIENT, failed_joins_burst=1), kind=SlowStore)


def test_those_who_have_their_key_come_back_however_much_their_address_guessed(tmp_path):
    """A class shares one address. Coming back by a key costs none of its guesses."""

    async def visit(table):
        host = await host_of(table)
        for _ in range(3):
            await host.hang_up()
            await host.arrive()
        left = table.web.gateway.failed_joins.take("127.0.0.1"), table.web.gateway.failed_joins.empty("127.0.0.1")
        await host.hang_up()
        await host.arrive()
        return *left, (await host.ask(BeReady, ready=True)).refused

    assert at_the_door(tmp_path, visit, limits=replace(PATIENT, failed_joins_burst=1)) == (True, True, None)


def wish_of(size):
    frame = json.dumps({"id": 2, **WISH})
    return frame + " " * (size - len(frame))


def test_a_frame_of_4096_bytes_is_read_and_one_more_closes(tmp_path):
    async def visit(table):
        host = await host_of(table)
        await host.write(wish_of(4096))
        answer = await host.answer_to(2)
        await host.write(wish_of(4097))
        return answer.refused, await host.hears_the_end()

    assert at_the_door(tmp_path, visit) == (None, 1009)


def test_fragments_without_end_close_the_socket(tmp_path):
    async def visit(table):
        host = await host_of(table)
        host.write_raw(masked(0x01, b'{"type":'))
        for _ in range(100):
            host.write_raw(masked(0x00, b" " * 100))
        return await host.hears_the_end()

    assert at_the_door(tmp_path, visit) == 1009


def test_many_fragments_may_be_one_small_message(tmp_path):
    async def visit(table):
        host = await host_of(table)
        first, *others = json.dumps({"id": 2, **WISH}).encode()
        host.write_raw(masked(0x01, bytes((first,))))
        for byte in others:
            host.write_raw(masked(0x00, bytes((byte,))))
        host.write_raw(masked(0x80, b""))
        return (await host.answer_to(2)).refused

    assert at_the_door(tmp_path, visit) is None


@pytest.mark.parametrize(("kind", "data", "code"), [(0x82, b"\x00", 1003), (0x81, b"\xff", 1007), (0x83, b"", 1002)])
def test_only_text_is_read(tmp_path, kind, data, code):
    async def visit(table):
        host = await host_of(table)
        host.write_raw(masked(kind, data))
        return await host.hears_the_end()

    assert at_the_door(tmp_path, visit) == code


def test_leaving_closes_with_a_code_that_no_browser_says_by_itself(tmp_path):
    """A reload ends a socket with 1000 or 1001: a page that took these for leaving would throw its key away."""

    async def visit(table):
        host = await host_of(table)
        assert (await host.ask(Leave)).refused is None
        return await host.hears_the_end()

    assert at_the_door(tmp_path, visit) == LEFT
    assert not set(get_args(Close)) & {1000, 1001, 1005, 1006}


def test_a_flood_is_slowed_and_then_closed(tmp_path):
    """Two warnings; the third strike within a minute closes. What came in time was carried out."""

    async def visit(table):
        host = await host_of(table)
        for _ in range(19):
            await host.ask(BeReady, ready=True)
        for number in range(21, 24):
            await host.write(json.dumps({"id": number, **WISH}))
        closed = await host.hears_the_end()
        told = [json.loads(frame) for frame in host.frames]
        answered = [frame["id"] for frame in told if frame["type"] == "Answer" and not frame["refused"]]
        return closed, answered, told[-2:]

    closed, answered, warned = at_the_door(tmp_path, visit, limits=Limits(rate=0.001))
    slowed = [{"type": "Answer", "id": number, "refused": "too_fast", "about": {}} for number in (21, 22)]
    assert (closed, warned) == (1008, slowed)
    assert answered == list(range(1, 21))


def test_who_keeps_the_pace_is_never_warned(tmp_path):
    async def visit(table):
        host = await host_of(table)
        return {(await host.ask(BeReady, ready=True)).refused for _ in range(50)}

    assert at_the_door(tmp_path, visit, limits=Limits(burst=2, rate=1e6)) == {None}


def test_only_who_asks_for_it_hears_a_beat(tmp_path, monkeypatch):
    monkeypatch.setattr(heartbeat, "SECONDS", 0.05)

    async def visit(table):
        quiet = await host_of(table)
        socket = await table.socket()
        await socket.send_str(json.dumps({"type": "Hello", "token": quiet.welcome.token, "beat": True}))
        heard = [json.loads((await socket.receive(timeout=20)).data)["type"] for _ in range(4)]
        await quiet.ask(BeReady, ready=True)
        return heard, {json.loads(told)["type"] for told in quiet.frames}

    assert at_the_door(tmp_path, visit) == (["Room", "Beat", "Beat", "Beat"], {"Answer", "Room"})


def test_frames_are_never_compressed(tmp_path):
    """The length of a compressed frame tells secrets."""

    async def visit(table):
        socket = await table.http.ws_connect(f"{table.address}/ws", compress=15)
        await socket.close()
        return socket.compress

    assert at_the_door(tmp_path, visit) == 0
