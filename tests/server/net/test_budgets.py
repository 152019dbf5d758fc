"""Budgets of requests, over HTTP: taken before anything is awaited, counted by household, told with a time."""

from __future__ import annotations

import asyncio
import json
from ipaddress import ip_address, ip_network
from signal import SIGTERM

import pytest
from aiohttp import ClientSession
from msgspec.structs import replace

from ardoise.server.limits import Limits, network_of
from ardoise.server.lobby.commands import Lock
from tests.kit.in_process import NOBODYS, PATIENT, at_the_door
from tests.kit.server import Server, serving

HERE = [ip_network("127.0.0.0/8")]
TRIES = Limits(failed_joins_burst=5, failed_joins_rate=0.0)
FOREIGN = [
    {"Origin": "http://evil.example", "Content-Type": "text/plain"},
    {"Origin": "null"},
    {"Sec-Fetch-Site": "cross-site"},
]
OURS = [{}, {"Content-Type": "text/plain"}, {"Sec-Fetch-Site": "same-origin"}, {"Sec-Fetch-Site": "none"}]


async def statuses(table, method, path, count, **asked):
    """Of so many requests, all of them at once."""

    async def one():
        async with table.http.request(method, table.address + path, **asked) as answer:
            return answer.status

    return sorted(await asyncio.gather(*(one() for _ in range(count))))


PERSON = {"data": '{"name":"Zoé"}'}
GUESSES = [
    ("get", f"/api/rooms/{NOBODYS}", {}),
    ("post", f"/api/rooms/{NOBODYS}/people", PERSON),
    ("get", f"/api/rooms/{NOBODYS}/games/1", {}),
    ("get", f"/api/rooms/{NOBODYS}/games/1/story", {}),
    ("get", f"/api/rooms/{NOBODYS}/games/1/questions", {}),
    ("get", f"/api/packs/{'A' * 43}", {}),
    ("get", f"/api/packs/{'A' * 43}/table", {}),
    ("delete", f"/api/packs/{'A' * 43}", {}),
]


@pytest.mark.parametrize(("method", "path", "asked"), GUESSES)
def test_guesses_at_once_are_as_few_as_one_after_the_other(tmp_path, method, path, asked):
    async def visit(table):
        return await statuses(table, method, path, 50, **asked)

    assert at_the_door(tmp_path, visit, limits=TRIES) == [404] * 5 + [429] * 45


def test_a_thousand_guesses_at_once(tmp_path):
    async def visit(table):
        return await statuses(table, "get", f"/api/rooms/{NOBODYS}", 1000)

    told = at_the_door(tmp_path, visit, limits=replace(TRIES, failed_joins_burst=40))
    assert (told.count(404), told.count(429)) == (40, 960)


def test_who_knows_the_code_has_lost_no_try(tmp_path):
    async def visit(table):
        code = (await table.ask("/api/rooms", {"name": "Annie"}))["code"]
        known = [await table.ask(f"/api/rooms/{code}") for _ in range(20)]
        return [each["status"] for each in known], await statuses(table, "get", f"/api/rooms/{NOBODYS}", 6)

    assert at_the_door(tmp_path, visit, limits=TRIES) == ([200] * 20, [404] * 5 + [429])


def test_a_name_that_is_refused_costs_no_room(tmp_path):
    async def visit(table):
        bad = [await table.ask("/api/rooms", {"name": ""}) for _ in range(3)]
        return [each["status"] for each in (*bad, await table.ask("/api/rooms", {"name": "Zoé"}))]

    assert at_the_door(tmp_path, visit, limits=Limits(rooms_burst=1, rooms_rate=0.0)) == [400, 400, 400, 201]


@pytest.mark.parametrize("path", ["", "/people"])
def test_a_log_is_read_for_unknown_and_for_locked_rooms_alike(tmp_path, monkeypatch, path):
    """So that the time of an answer tells nothing either."""

    async def visit(table):
        host = await table.open_room("Annie")
        await host.ask(Lock, on=True)
        read, reads = table.web.rooms.store.read, []

        async def counted(code):
            reads.append(code)
            return await read(code)

        monkeypatch.setattr(table.web.rooms.store, "read", counted)
        told = []
        for code in (NOBODYS, host.welcome.code):
            reads.clear()
            answer = await table.ask(f"/api/rooms/{code}{path}", {"name": "Zoé"} if path else None)
            told.append((answer, len(reads)))
        return told

    unknown, locked = at_the_door(tmp_path, visit)
    assert unknown == locked == ({"status": 404, "refused": "no_room", "about": {}}, 1)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
    ],
)
def test_limits_are_counted_by_household(address, network):
    assert network_of(address) == network


def test_a_household_of_many_addresses_opens_no_more_rooms(tmp_path):
    first = int(ip_address("2001:db8:1:2::"))

    async def visit(table):
        async def opened(address):
            headers = {"X-Forwarded-For": str(address)}
            async with table.http.post(f"{table.address}/api/rooms", json={"name": "A"}, headers=headers) as answer:
                return answer.status

        told = [await opened(ip_address(first + n * 2**55)) for n in range(50)]
        return told, await opened("2001:db8:1:3::1"), await opened("::ffff:192.0.2.1"), await opened("192.0.2.1")

    limits = Limits(rooms_burst=2, rooms_rate=0.0)
    told, neighbour, *same = at_the_door(tmp_path, visit, limits=limits, proxies=HERE)
    assert (told.count(201), told.count(429), neighbour) == (2, 48, 201)
    assert same == [201, 201]
    one = replace(limits, rooms_burst=1)
    assert at_the_door(tmp_path, visit, limits=one, proxies=HERE)[2:] == (201, 429)


@pytest.mark.parametrize("headers", FOREIGN + OURS)
def test_a_foreign_page_opens_no_room(tmp_path, headers):
    async def visit(table):
        asked = {"data": '{"name":"Zoé"}', "headers": headers}
        async with table.http.post(f"{table.address}/api/rooms", **asked) as answer:
            return answer.status, (await answer.json()).get("refused"), len(table.web.rooms.live)

    foreign = headers in FOREIGN
    assert at_the_door(tmp_path, visit) == ((403, "wrong_origin", 0) if foreign else (201, None, 1))


def test_our_own_page_names_itself_and_is_let_in(tmp_path):
    async def visit(table):
        asked = {"json": {"name": "Zoé"}, "headers": {"Origin": table.address, "Sec-Fetch-Site": "same-origin"}}
        async with table.http.post(f"{table.address}/api/rooms", **asked) as answer:
            return answer.status

    assert at_the_door(tmp_path, visit) == 201


def test_a_refusal_says_when_to_come_again(tmp_path):
    async def visit(table):
        waits = []
        for _ in range(3):
            async with table.http.get(f"{table.address}/api/rooms/{NOBODYS}") as answer:
                waits.append((answer.status, answer.headers.get("Retry-After")))
        return waits

    limits = Limits(failed_joins_burst=2, failed_joins_rate=0.1)
    assert at_the_door(tmp_path, visit, limits=limits) == [(404, None), (404, None), (429, "10")]


def test_what_goes_out_is_counted_by_bytes(tmp_path):
    """A file that the browser has already costs next to nothing."""

    async def visit(table):
        async def asked(**headers):
            headers |= {"Accept-Encoding": "identity"}
            async with table.http.get(f"{table.address}/api/rules/bornes", headers=headers) as answer:
                return answer.status, answer.headers.get("ETag"), await answer.read()

        _, etag, book = await asked()
        again = [(await asked(**{"If-None-Match": etag}))[0] for _ in range(20)]
        return len(book), again, [await asked() for _ in range(20)]

    limits = replace(PATIENT, bytes_burst=100_000, bytes_rate=0.0)
    size, again, anew = at_the_door(tmp_path, visit, limits=limits)
    statuses = [status for status, *_ in anew]
    assert again == [304] * 20
    assert 0 < statuses.count(200) < 20
    assert statuses.count(200) * size <= 100_000
    assert (statuses[-1], json.loads(anew[-1][2])["refused"]) == (429, "too_many_bytes")


@pytest.mark.parametrize("path", ["/api/health", f"/api/rooms/{NOBODYS}", "/nowhere", "/api/packs/x"])
def test_no_answer_tells_versions_or_shares_its_window(tmp_path, path):
    async def visit(table):
        async with table.http.get(table.address + path) as answer:
            return answer.headers

    headers = at_the_door(tmp_path, visit)
    assert headers["Server"] == "Ardoise"
    assert headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert (headers.get("Cache-Control") == "no-store") == path.startswith(("/api/rooms", "/api/packs"))


@pytest.mark.parametrize(
    ("headers", "policy"),
    [({"Host": "192.0.2.7:8000"}, None), ({"Host": "a.example", "X-Forwarded-Proto": "https"}, "same-origin")],
)
def test_a_window_is_alone_where_browsers_know_how(tmp_path, headers, policy):
    async def visit(table):
        async with table.http.get(f"{table.address}/api/health", headers=headers) as answer:
            return answer.headers.get("Cross-Origin-Opener-Policy")

    assert at_the_door(tmp_path, visit) == policy


def test_what_is_no_http_tells_no_versions_either(tmp_path):
    async def visit(table):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(table.address.rsplit(":", 1)[1]))
        writer.write(b"NONSENSE\r\n\r\n")
        told = await reader.read()
        writer.close()
        return told

    told = at_the_door(tmp_path, visit)
    assert b"Server: Ardoise\r\n" in told
    assert b"aiohttp" not in told
    assert b"Python" not in told


def test_a_request_that_breaks_off_leaves_one_line_at_most(tmp_path):
    """Of a real server, where a handler outlives its client."""
    paths = ("/api/rooms", f"/api/rooms/{NOBODYS}/people", "/api/packs/check", "/api/packs")

    async def visit():
        async with serving(Server(tmp_path, words=["--verbose"])) as server, ClientSession() as http:
            for path in paths:
                _, writer = await asyncio.open_connection("127.0.0.1", int(server.address.rsplit(":", 1)[1]))
                writer.write(f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{{".encode())
                await writer.drain()
                async with http.get(f"{server.address}/api/health") as answer:
                    assert answer.status == 200
                writer.transport.abort()
            async with http.get(f"{server.address}/api/health") as answer:
                assert answer.status == 200
            assert await server.end(SIGTERM) == 0
        return server.complaints.read_text().splitlines()

    told = asyncio.run(visit())
    assert len(told) <= len(paths)
    assert all(line.endswith("refused: malformed") for line in told)


def test_what_a_decoder_complains_of_is_told_shortly(tmp_path):
    body = json.dumps({"name": "A", "k" * 3900: 1})

    async def visit(table):
        async with table.http.post(f"{table.address}/api/rooms", data=body) as answer:
            return answer.status, await answer.json()

    status, told = at_the_door(tmp_path, visit)
    assert (status, told["refused"]) == (400, "malformed")
    assert len(told["about"]["why"]) <= 100
