"""Connections that say nothing, or say it slowly: closed in time, so few of one address that others still come in."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from aiohttp import ClientSession, ClientTimeout, TCPConnector
from msgspec.structs import replace

from ardoise.server.limits import Limits
from tests.kit.in_process import PATIENT, at_the_door
from tests.kit.planned_server import Plan
from tests.kit.server import open_house

ANOTHER = pytest.mark.skipif(sys.platform != "linux", reason="this machine has one address of its own")
HEALTH = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"


@asynccontextmanager
async def connected(table, sent=b"", **more):
    reader, writer = await asyncio.open_connection("127.0.0.1", int(table.address.rsplit(":", 1)[1]), **more)
    writer.write(sent)
    try:
        yield reader, writer
    finally:
        writer.close()


async def closed(reader):
    """It is, within a moment."""
    try:
        async with asyncio.timeout(5):
            return await reader.read() or b"nothing"
    except ConnectionError:
        return b"nothing"


def is_open(reader):
    return not reader.at_eof() and reader.exception() is None


async def newcomer(table, address="127.0.0.1"):
    """The status that somebody gets who comes now."""
    connector, patience = TCPConnector(local_addr=(address, 0)), ClientTimeout(10)
    async with (
        ClientSession(connector=connector, timeout=patience) as http,
        http.get(f"{table.address}/api/health") as it,
    ):
        return it.status


SLOW = {
    "nothing": b"",
    "a beginning": b"GET /api/hea",
    "a header without an end": b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-A: ",
}


@pytest.mark.parametrize("kind", SLOW)
def test_a_connection_that_does_not_ask_is_closed(tmp_path, kind):
    async def visit(table):
        async with connected(table, SLOW[kind]) as (reader, _):
            return await closed(reader)

    assert at_the_door(tmp_path, visit, limits=replace(PATIENT, header_seconds=0.1)) == b"nothing"


def test_one_byte_after_the_other_does_not_keep_it_open(tmp_path):
    async def visit(table):
        async with connected(table, b"GET /api/health HTTP/1.1\r\nHost: x\r\n") as (reader, writer):

            async def drip():
                while True:
                    writer.write(b"X-A: b\r\n")
                    await asyncio.sleep(0.02)

            dripping = asyncio.create_task(drip())
            try:
                return await closed(reader)
            finally:
                dripping.cancel()

    assert at_the_door(tmp_path, visit, limits=replace(PATIENT, header_seconds=0.2)) == b"nothing"


def test_a_connection_that_idles_after_a_request_is_closed(tmp_path):
    async def visit(table):
        async with connected(table, HEALTH) as (reader, _):
            return await closed(reader)

    told = at_the_door(tmp_path, visit, limits=replace(PATIENT, idle_seconds=0.2, header_seconds=0.1))
    assert told.startswith(b"HTTP/1.1 200 OK\r\n")


def test_a_body_that_does_not_come_is_refused_and_its_connection_closed(tmp_path):
    async def visit(table):
        post = b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"
        async with connected(table, post) as (reader, _):
            return await closed(reader)

    told = at_the_door(tmp_path, visit, limits=replace(PATIENT, body_seconds=0.1))
    assert told.startswith(b"HTTP/1.1 408 Request Timeout\r\n")
    assert told.endswith(b'{"refused":"too_slow","about":{}}')


def test_who_reads_no_answer_is_let_go(tmp_path, caplog):
    asked = 400

    async def visit(table):
        loop = asyncio.get_running_loop()
        with socket.socket() as phone:
            phone.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            phone.setblocking(False)
            await loop.sock_connect(phone, ("127.0.0.1", int(table.address.rsplit(":", 1)[1])))
            await loop.sock_sendall(phone, b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * asked)
            async with asyncio.timeout(5):
                while "refused: too_slow" not in caplog.messages:
                    await asyncio.sleep(0.05)

    caplog.set_level(logging.INFO, "ardoise")
    at_the_door(tmp_path, visit, limits=replace(PATIENT, body_seconds=0.2))


def test_a_table_that_plays_outlives_the_header_s_time(tmp_path):
    async def visit(table):
        player = await table.open_room("Annie")
        await asyncio.sleep(0.4)
        return (await table.ask("/api/health"))["sockets"], player.welcome.person

    limits = replace(PATIENT, header_seconds=0.1, idle_seconds=0.1)
    assert at_the_door(tmp_path, visit, limits=limits) == (1, 0)


def test_an_address_lets_go_of_a_silent_connection_for_a_new_one(tmp_path):
    """The oldest first: whoever really asks comes in, from the same house too."""

    async def visit(table):
        async with AsyncExitStack() as stack:
            readers = [(await stack.enter_async_context(connected(table)))[0] for _ in range(60)]
            statuses = [await newcomer(table) for _ in range(3)]
            return [is_open(reader) for reader in readers], statuses

    limits = replace(PATIENT, connections_an_address=20)
    still_open, statuses = at_the_door(tmp_path, visit, limits=limits)
    assert statuses == [200, 200, 200]
    assert still_open[:40] == [False] * 40
    assert sum(still_open) <= 20


@ANOTHER
def test_an_address_that_holds_its_share_keeps_nobody_else_out(tmp_path):
    """Even if each of its connections has asked for something."""

    async def visit(table):
        async with AsyncExitStack() as stack:
            for _ in range(30):
                reader, _ = await stack.enter_async_context(connected(table, HEALTH))
                await reader.readline() if is_open(reader) else None
            return await newcomer(table, "127.0.0.2")

    limits = replace(PATIENT, connections_an_address=10, connections=20)
    assert at_the_door(tmp_path, visit, limits=limits) == 200


@ANOTHER
def test_a_server_that_is_full_of_silence_lets_a_newcomer_in_and_says_so_once(tmp_path, caplog):
    async def visit(table):
        async with AsyncExitStack() as stack:
            for n in range(60):
                await stack.enter_async_context(connected(table, local_addr=(f"127.0.0.{n // 10 + 2}", 0)))
            return [await newcomer(table, "127.0.0.99") for _ in range(3)]

    assert at_the_door(tmp_path, visit, limits=replace(PATIENT, connections=20)) == [200, 200, 200]
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert told == ["all 20 connections are taken: others are refused"]


def test_a_server_with_few_files_is_not_taken_up_by_one_address(tmp_path):
    """A process of its own, three hundred silent connections, and two hundred files."""

    async def visit():
        async with open_house(tmp_path, Plan(limits=Limits(), files=200)) as house, AsyncExitStack() as stack:
            for _ in range(300):
                await stack.enter_async_context(connected(house.server))
            statuses = [await newcomer(house.server) for _ in range(3)]
            player = await house.open_room("Annie")
            return statuses, player.welcome.person

    assert asyncio.run(visit()) == ([200, 200, 200], 0)


@pytest.mark.parametrize(("lines", "size", "status"), [(40, 100, 200), (70, 10, 400), (1, 5000, 400)])
def test_headers_are_bounded_too(tmp_path, lines, size, status):
    """They are kept until the last of them is there, of every connection."""

    async def visit(table):
        headers = {f"X-{n}": "x" * size for n in range(lines)}
        async with table.http.get(f"{table.address}/api/health", headers=headers) as answer:
            return answer.status

    assert at_the_door(tmp_path, visit) == status


def test_a_packed_body_is_not_unpacked(tmp_path):
    """A few bytes would be many: what is read is what was sent."""

    async def visit(table):
        asked = {"data": b"x\x9c\x03\x00\x00\x00\x00\x01", "headers": {"Content-Encoding": "deflate"}}
        async with table.http.post(f"{table.address}/api/packs/check", **asked) as answer:
            return answer.status, (await answer.json())["refused"]

    assert at_the_door(tmp_path, visit) == (400, "bad_pack")
