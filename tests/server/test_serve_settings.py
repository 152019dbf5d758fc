"""`ardoise serve` and its settings, through the command line and the environment."""

from __future__ import annotations

import asyncio
import json
import re
import stat
from pathlib import Path
from signal import SIGTERM

import pytest
from aiohttp import ClientSession, ClientTimeout

from ardoise.server.lobby.commands import Kick
from ardoise.server.protocol import KICKED
from tests.kit.command_line import PLAIN, ardoise, refused
from tests.kit.in_process import NOBODYS
from tests.kit.server import House, Server, serving

TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--limit", "roms=5"], "there is no limit roms: frame, burst"),
        (["--limit", "rooms=0"], "rooms: 0 is not a whole number above 0"),
        (["--limit", "rooms=-4"], "rooms: -4 is not"),
        (["--limit", "rooms"], "NAME=VALUE"),
        (["--for", "club"], "club"),
        (["--drain", "-1"], "--drain"),
        (["--log", "xml"], "xml"),
        (["--operator", "x" * 501], "at most 500 characters"),
        (["--operator", "two\nlines"], "one line"),
        (["--metrics", "all"], "all"),
        (["--metrics-token", "short"], "16 characters"),
        (["--security-log", "no/such/folder.log"], "no/such/folder.log"),
    ],
)
def test_bad_settings_get_one_line_and_exit_code_2(words, named, tmp_path):
    refused(ardoise("serve", "--data", tmp_path / "rooms.db", *words), named)


@pytest.mark.parametrize(
    ("variables", "named"),
    [
        ({"ARDOISE_LIMIT_ROMS": "5"}, "there is no limit roms"),
        ({"ARDOISE_LIMIT_ROOMS": "none"}, "rooms: none"),
        ({"ARDOISE_PORT": "70000"}, "70000"),
        ({"ARDOISE_FOR": "club"}, "club"),
        ({"ARDOISE_TLS_CERT": __file__}, "--tls-cert and --tls-key go together"),
        ({"ARDOISE_DATA": "a.db", "ARDOISE_DATABASE": "postgresql://x@127.0.0.1/y"}, "not both"),
    ],
)
def test_bad_variables_get_one_line_and_exit_code_2(variables, named, tmp_path):
    refused(ardoise("serve", at=tmp_path, env=PLAIN | variables), named)


def test_what_is_typed_counts_more_than_a_variable(tmp_path):
    variables = {"ARDOISE_DATA": "no/such.db", "ARDOISE_DATABASE": "postgresql://x@127.0.0.1:1/y"}
    refused(ardoise("rooms", "--data", "typed.db", at=tmp_path, env=PLAIN | variables), "typed.db")
    only = {"ARDOISE_DATA": "no/such.db"}
    refused(ardoise("rooms", at=tmp_path, env=PLAIN | only), "no/such.db")
    refused(ardoise("rooms", "--database", "mysql://x", at=tmp_path, env=PLAIN | only), "postgresql://")


def served(folder, visit, *words):
    """What the visit tells, and what the server said on stderr."""

    async def with_server():
        server = Server(folder, words=words)
        async with serving(server), ClientSession(timeout=ClientTimeout(10)) as http:
            told = await visit(server, http)
            assert await server.end(SIGTERM) == 0
        return told, server.complaints.read_text()

    return asyncio.run(with_server())


async def refusals(server, http):
    """A room that nobody has, a foreign page, a bad token, and a limit that is reached."""
    address = server.address
    async with http.get(f"{address}/api/rooms/{NOBODYS}") as answer:
        told = [answer.status]
    async with http.get(f"{address}/ws", headers={"Origin": "http://foreign.example"}) as answer:
        told.append(answer.status)
    socket = await http.ws_connect(f"{address}/ws")
    await socket.send_str('{"type":"Hello","token":"nonsense"}')
    await socket.receive()
    told.append(socket.close_code)
    await socket.close()
    for _ in range(2):
        async with http.post(f"{address}/api/rooms", json={"name": "Annie"}) as answer:
            told.append(answer.status)
    return told


def test_a_limit_and_a_profile_are_the_server_s(tmp_path):
    told, _ = served(tmp_path, refusals, "--for", "school", "--limit", "rooms_burst=1", "--limit", "rooms_rate=1/3600")
    assert told[-2:] == [201, 429]


async def operator(server, http):
    async with http.get(f"{server.address}/api/about") as answer:
        return await answer.json()


def test_who_runs_the_server_says_so_in_a_line_of_text(tmp_path):
    text = "Table Club <Exampleton>, table@club.example"
    assert served(tmp_path, operator, "--operator", text)[0] == {"operator": text}


def test_nobody_has_to_say_who_runs_the_server(tmp_path):
    assert served(tmp_path, operator)[0] == {"operator": ""}


def test_lines_of_the_log_begin_with_the_time(tmp_path):
    _, said = served(tmp_path, refusals, "--verbose")
    lines = said.splitlines()
    assert len(lines) >= 3
    assert all(TIME.fullmatch(line.split(" ")[0]) for line in lines), said
    assert "127.0.0.1" not in said


def test_the_log_can_be_json(tmp_path):
    _, said = served(tmp_path, refusals, "--verbose", "--log", "json")
    lines = [json.loads(line) for line in said.splitlines()]
    assert {"time", "level", "logger", "message"} == set(lines[0])
    assert all(TIME.fullmatch(line["time"]) for line in lines)
    assert "refused: no_room" in [line["message"] for line in lines]


def test_the_security_log_has_addresses_and_nobody_else_may_read_it(tmp_path):
    path = tmp_path / "security.log"
    limits = ("--limit", "rooms_burst=1", "--limit", "rooms_rate=1/3600")
    statuses, said = served(tmp_path, refusals, "--security-log", str(path), *limits)
    rows = [line.split(" ") for line in path.read_text().splitlines()]
    assert all(TIME.fullmatch(time) for time, *_ in rows)
    events = [(address, code) for _, address, code in rows]
    named = ("no_room", "wrong_origin", str(statuses[2]), "too_many_rooms")
    assert events == [("127.0.0.1", code) for code in named]
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert said == ""


def test_the_security_log_tells_of_somebody_who_was_sent_away(tmp_path):
    path = tmp_path / "security.log"

    async def kicked(server, http):
        house = House(server, http)
        host, guest = await house.seat(["Annie", "Bea"], "bornes")
        assert (await host.ask(Kick, person=guest.room.me)).refused is None
        assert await guest.hears_the_end() == KICKED
        await host.hang_up()

    served(tmp_path, kicked, "--security-log", str(path))
    assert [line.split(" ")[1:] for line in path.read_text().splitlines()] == [["127.0.0.1", str(KICKED)]]


def test_without_it_no_address_is_written_anywhere(tmp_path):
    """P20."""
    served(tmp_path, refusals, "--verbose", "--log", "json")
    written = b"".join(file.read_bytes() for file in Path(tmp_path).iterdir() if file.is_file())
    assert b"refused: no_room" in written
    assert b"127.0.0.1" not in written


def test_the_token_of_the_metrics_comes_from_the_command_line(tmp_path):
    async def visit(server, http):
        address, told = server.address, []
        for token in ("sixteen letters!", "another"):
            headers = {"Via": "1.1 proxy", "Authorization": f"Bearer {token}"}
            async with http.get(f"{address}/metrics", headers=headers) as answer:
                told.append(answer.status)
                text = await answer.text()
        async with http.get(f"{address}/metrics") as answer:
            text = await answer.text()
        return told, "ardoise_database_bytes" in text

    assert served(tmp_path, visit, "--metrics-token", "sixteen letters!")[0] == ([200, 404], True)


def test_a_server_that_is_to_stop_says_so_and_serves_on_for_a_moment(tmp_path):
    async def visit(server, http):
        room = await House(server, http).open_room("Annie")
        ended = asyncio.create_task(server.end(SIGTERM))
        while True:
            async with http.get(f"{server.address}/api/health") as answer:
                if answer.status == 503:
                    told = await answer.json()
                    break
        async with http.get(f"{server.address}/api/rooms/{room.welcome.code}") as answer:
            assert answer.status == 200
        await room.hang_up()
        assert await ended == 0
        return told

    async def with_server():
        server = Server(tmp_path, words=("--drain", "1"))
        async with serving(server), ClientSession(timeout=ClientTimeout(10)) as http:
            return await visit(server, http)

    assert asyncio.run(with_server()) == {"ok": False, "rooms": 1, "sockets": 1, "stopping": True}
