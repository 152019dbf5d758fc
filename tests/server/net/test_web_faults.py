"""What HTTP says and writes down when it refuses: an ill disk, one line without content, and TLS that stays."""

from __future__ import annotations

import asyncio
import logging
import shutil
import ssl
import subprocess
from signal import SIGTERM
from types import SimpleNamespace

import aiohttp
import pytest
from aiohttp import web

from ardoise.server.net.app import HSTS, App
from ardoise.server.room.rooms import Rooms
from ardoise.store import StoreFailed
from tests.kit.in_process import FEW, NOBODYS, at_the_door, open_table
from tests.kit.server import Server, serving
from tests.store.disk import FULL, Fault, counted_disk


def test_a_full_disk_lets_nobody_in_until_there_is_space_again(tmp_path):
    """P18."""

    async def visit(disk):
        async with open_table(tmp_path, vfs=disk.name) as table:
            code = (await table.ask("/api/rooms", {"name": "Annie"}))["code"]
            disk.break_down(Fault("write", FULL))
            told = [await table.ask(path, {"name": "Zoé"}) for path in ("/api/rooms", f"/api/rooms/{code}/people")]
            disk.mend()
            return told, await table.ask(f"/api/rooms/{code}/people", {"name": "Zoé"})

    with counted_disk() as disk:
        told, entered = asyncio.run(visit(disk))
    assert told == [{"status": 503, "refused": "not_stored", "about": {"why": "disk_full"}}] * 2
    assert (entered["status"], entered["person"]) == (201, 1)


@pytest.mark.parametrize("path", ["", "/people", "/games/1"])
def test_a_room_that_cannot_be_read_is_a_typed_503_and_tells_no_path(tmp_path, monkeypatch, path):
    async def fail(*_):
        raise StoreFailed("io_error", f"{tmp_path}: disk I/O error")

    async def visit(table):
        monkeypatch.setattr(table.web.rooms.store, "read", fail)
        return await table.ask(f"/api/rooms/{NOBODYS}{path}", {"name": "Zoé"} if path == "/people" else None)

    told = at_the_door(tmp_path, visit)
    assert told == {"status": 503, "refused": "not_stored", "about": {"why": "io_error"}}


REFUSED = {
    "malformed": ("post", "/api/rooms", b'{"name":"Secret Zo', {}),
    "text_character": ("post", "/api/rooms", b'{"name":"Secret\\u202e"}', {}),
    "no_room": ("get", f"/api/rooms/{NOBODYS}", None, {}),
    "too_many_tries": ("get", f"/api/rooms/{NOBODYS}", None, {"limits": FEW}),
    "404": ("get", "/Secret", None, {}),
    "405": ("post", "/metrics", b"Secret", {}),
    "body_too_large": ("post", "/api/rooms", b"Secret" * 1000, {}),
    "wrong_origin": ("get", "/ws", None, {}),
}


@pytest.mark.parametrize("code", REFUSED)
def test_what_is_refused_leaves_one_line_without_content(tmp_path, caplog, code):
    method, path, body, choices = REFUSED[code]

    async def visit(table):
        for _ in range(3 if choices else 0):
            await table.ask(path)
        caplog.clear()
        headers = {"Origin": "http://secret.example"} if code == "wrong_origin" else {}
        async with table.http.request(method, table.address + path, data=body, headers=headers) as answer:
            await answer.read()

    caplog.set_level(logging.INFO, "ardoise")
    at_the_door(tmp_path, visit, **choices)
    assert [(record.name, record.levelname, record.getMessage()) for record in caplog.records] == [
        ("ardoise.server.log_redaction", "INFO", f"refused: {code}")
    ]


UNREADABLE = [
    b"GET /Secret\xff HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /api/rooms HTTP/1.1\r\nHost: x\r\nContent-Length: Secret\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nSecret: " + b"S" * 20_000 + b"\r\n\r\n",
]


@pytest.mark.parametrize("sent", UNREADABLE)
def test_what_is_no_http_leaves_a_line_without_content_too(tmp_path, caplog, sent):
    """The library by itself writes down what it was sent, and the sender's address."""

    async def visit(table):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(table.address.rsplit(":", 1)[1]))
        writer.write(sent)
        line = await reader.readline()
        writer.close()
        return line

    caplog.set_level(logging.INFO, "ardoise")
    assert at_the_door(tmp_path, visit) == b"HTTP/1.0 400 Bad Request\r\n"
    assert [record.getMessage() for record in caplog.records] == ["refused: 400"]
    assert not any(record.exc_info for record in caplog.records)


def test_a_body_that_cannot_be_unpacked_leaves_no_trace_of_the_code(tmp_path, caplog):
    """Each of them wrote twenty lines."""

    async def visit(table):
        headers = {"Content-Encoding": "gzip", "Connection": "close"}
        path = f"{table.address}/api/packs/check"
        async with table.http.post(path, data=b"Secret", headers=headers, compress=None) as answer:
            await answer.read()

    caplog.set_level(logging.INFO, "ardoise")
    at_the_door(tmp_path, visit)
    assert [record.getMessage().partition(" ")[0] for record in caplog.records] == ["refused:"] * len(caplog.records)
    assert "Error" not in caplog.text


def test_a_subprotocol_that_nobody_knows_is_not_written_down(tmp_path, caplog):
    async def visit(table):
        await (await table.socket(**{"Sec-WebSocket-Protocol": "Secret, words"})).close()

    caplog.set_level(logging.INFO, "ardoise")
    at_the_door(tmp_path, visit)
    assert caplog.records[0].getMessage() == "refused: subprotocol"
    assert "Secret" not in caplog.text
    assert "127.0.0.1" not in caplog.text


@pytest.mark.parametrize("name", ["aiohttp.server", "aiohttp.web", "aiohttp.websocket", "aiohttp.internal", "asyncio"])
def test_no_library_writes_down_what_it_was_sent(tmp_path, caplog, name):
    async def visit(table):
        logging.getLogger(name).error("it came from %r: %d %s", "127.0.0.1", 5, "Secret")

    at_the_door(tmp_path, visit)
    assert "Secret" not in caplog.text
    assert "127.0.0.1" not in caplog.text
    assert "%" not in caplog.text.split("ERROR")[-1]


def test_a_request_that_breaks_is_told_without_its_address_and_content(tmp_path, caplog, monkeypatch):
    def break_down(code, *_):
        raise ValueError(f"nobody thought of {code}")

    async def visit(table):
        monkeypatch.setattr(table.web.rooms.store, "read", break_down)
        async with table.http.get(f"{table.address}/api/rooms/{NOBODYS}/games/1") as answer:
            return answer.status

    assert at_the_door(tmp_path, visit) == 500
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert "ValueError" in caplog.text
    assert "in break_down" in caplog.text
    assert NOBODYS not in caplog.text
    assert "127.0.0.1" not in caplog.text


@pytest.mark.parametrize(("words", "lines"), [((), 0), (("--verbose",), 1)])
def test_the_lines_are_for_who_wants_them(tmp_path, words, lines):
    async def visit():
        async with serving(Server(tmp_path, words=words)) as server, aiohttp.ClientSession() as http:
            async with http.get(f"{server.address}/api/rooms/{NOBODYS}") as answer:
                assert answer.status == 404
            assert await server.end(SIGTERM) == 0
        return server.complaints.read_text()

    written = asyncio.run(visit())
    assert written.count("\n") == lines
    assert written.endswith("refused: no_room\n") == bool(lines)
    assert "127.0.0.1" not in written
    assert NOBODYS not in written


@pytest.mark.parametrize(("secure", "told"), [(True, HSTS), (False, None)])
def test_tls_is_for_a_year_where_there_is_tls(secure, told):
    async def dressed():
        answer = web.Response()
        await App(Rooms(None))._dress(SimpleNamespace(secure=secure, path="/", host="a.example", headers={}), answer)
        return answer.headers.get("Strict-Transport-Security")

    assert asyncio.run(dressed()) == told


@pytest.mark.skipif(not shutil.which("openssl"), reason="nothing here makes certificates")
def test_a_server_under_tls_says_so(tmp_path):
    cert, key = tmp_path / "cert.pem", tmp_path / "key.pem"
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run(["openssl", *made, "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", cert],
                   check=True, capture_output=True, timeout=60)  # fmt: skip

    async def visit():
        context = ssl.create_default_context(cafile=str(cert))
        words = ["--tls-cert", str(cert), "--tls-key", str(key)]
        async with serving(Server(tmp_path, words=words)) as server, aiohttp.ClientSession() as http:
            assert server.address.startswith("https://")
            async with http.get(f"{server.address}/api/health", ssl=context) as answer:
                return answer.status, answer.headers.get("Strict-Transport-Security")

    assert asyncio.run(visit()) == (200, HSTS)
