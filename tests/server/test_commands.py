"""The commands beside `serve`, through their own door, on a file that real rooms have written."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

import pytest

from ardoise.cli.verify import LARGEST
from ardoise.server.archive import LOBBY, entries
from ardoise.server.letters import Arrived, Said
from ardoise.server.lobby.types import KeptSet, Opened
from ardoise.server.lobby.wishes import ChooseGame, ChooseOptions, SetBot, Start, TakeSeat
from ardoise.server.rooms import Rooms
from ardoise.store.sqlite import SqliteStore
from tests.server.party import Server
from tests.server.test_verify import parts, signed

ARDOISE = str(Path(sys.executable).parent / "ardoise")
PLAIN = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "200", "NO_COLOR": "1"}
LONG_AGO = 1_000_000.0


class Looking:
    """A screen that nobody sees: it knows when what it waits for was told."""

    def __init__(self, person):
        self.person = person
        self.games_over = asyncio.Queue()
        self.answers = asyncio.Queue()
        self.seen = 0

    def send(self, data, slot):
        told = json.loads(data)
        if told["type"] == "Answer":
            self.answers.put_nowait(told)
        elif told["type"] == "Room" and len(told["finishes"]) > self.seen:
            self.seen = len(told["finishes"])
            self.games_over.put_nowait(self.seen)

    def close(self, code):
        pass


class Evening(NamedTuple):
    data: Path
    code: str


@pytest.fixture(scope="module")
def evening(tmp_path_factory):
    """A room in which bots have played two games and are in the midst of a third."""
    data = tmp_path_factory.mktemp("evening") / "rooms.db"
    return Evening(data, asyncio.run(spend(data)))


async def spend(data):
    store = SqliteStore.open(data)
    rooms = Rooms(store, think=lambda: 0.0)
    room = await rooms.open()
    host, _ = await rooms.join(room, "Zwölfender", "player")
    screen = Looking(host)
    room.post(Arrived(screen))
    await ask(room, screen, TakeSeat(1, None), *(SetBot(2 + seat, seat, on=True) for seat in range(3)))
    await ask(room, screen, Start(5))
    await asyncio.wait_for(screen.games_over.get(), 60)
    await ask(room, screen, ChooseGame(6, "code777"), ChooseOptions(7, {"points_to_win": 1}), Start(8))
    await asyncio.wait_for(screen.games_over.get(), 60)
    await ask(room, screen, TakeSeat(9, 3), Start(10))
    await rooms.close()
    await store.close()
    return room.code


async def ask(room, screen, *wishes):
    for wish in wishes:
        room.post(Said(screen, wish))
        answer = await asyncio.wait_for(screen.answers.get(), 20)
        assert answer["refused"] is None, answer


def ardoise(*words, given=""):
    return subprocess.run(
        [ARDOISE, *map(str, words)], input=given, capture_output=True, text=True, env=PLAIN, timeout=60, check=False
    )


def exported(evening, folder, number, name="game.jsonl"):
    said = ardoise("export", evening.code, "--game", number, "--data", evening.data)
    assert said.returncode == 0, said.stderr
    path = folder / name
    path.write_text(said.stdout, encoding="utf-8")
    return path


async def written(path, *logs):
    store = SqliteStore.open(path)
    for room, log in logs:
        await store.append(room, log)
    await store.close()


def test_rooms_are_listed_for_people_and_for_programs(evening):
    said = ardoise("rooms", "--data", evening.data)
    for word in (evening.code, "code777", "playing"):
        assert word in said.stdout
    (row,) = json.loads(ardoise("rooms", "--json", "--data", evening.data).stdout)
    touched = row.pop("touched")
    assert row == {"code": evening.code, "game": "code777", "people": 1, "games": 3, "playing": True, "kept": False}
    assert touched > LONG_AGO


@pytest.mark.parametrize(("number", "game"), [(1, "gambit7"), (2, "code777")])
def test_a_game_is_exported_verified_and_replayed(evening, tmp_path, number, game):
    path = exported(evening, tmp_path, number)
    header, *lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    assert (header["format"], header["room"], header["number"], header["game"]) == (1, evening.code, number, game)
    assert [line["version"] for line in lines] == list(range(len(lines)))
    said = ardoise("verify", path)
    assert (said.returncode, said.stdout.count("\n")) == (0, 1)
    assert said.stdout.startswith("yes: ")
    assert header["commitment"] in said.stdout
    replayed = ardoise("replay", path, "--all")
    assert replayed.returncode == 0, replayed.stderr
    assert 'phase.type = "Over"' in replayed.stdout


def test_the_last_game_is_the_usual_one_and_has_no_seed_while_it_is_played(evening, tmp_path):
    path = tmp_path / "running.jsonl"
    path.write_text(ardoise("export", evening.code.lower(), "--data", evening.data).stdout, encoding="utf-8")
    header = json.loads(path.read_text(encoding="utf-8").splitlines()[0])
    assert (header["number"], header["seed"]) == (3, None)
    said = ardoise("verify", path)
    assert (said.returncode, said.stdout) == (1, "no: the game is not over, so that its seed is still secret\n")


def test_an_export_names_nobody(evening, tmp_path):
    """P20."""
    text = exported(evening, tmp_path, 1).read_text(encoding="utf-8")
    assert "lfender" not in text
    assert "token" not in text


def test_a_forged_game_gets_a_no_and_the_reason_in_one_line(evening, tmp_path):
    path = exported(evening, tmp_path, 1)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"answer":', '"answer":1', 1), encoding="utf-8")
    said = ardoise("verify", path)
    assert (said.returncode, said.stderr) == (1, "")
    assert said.stdout.startswith("no: ")
    assert said.stdout.count("\n") == 1


def test_a_replay_shows_a_seat_only_what_it_saw(evening, tmp_path):
    """Seat 0's first answer is on its own screen before the slates are laid, and on no other."""
    path = exported(evening, tmp_path, 1)
    views = {seat: ardoise("replay", path, "--all", "--seat", seat).stdout for seat in ("0", "1", "table")}
    until_laid = {seat: said.partition("Laid")[0] for seat, said in views.items()}
    assert "phase.mine = null" in until_laid["0"]
    mine = until_laid["0"].split("phase.mine = ")[-1].splitlines()[0]
    assert mine != "null"
    assert f"mine = {mine}\n" not in until_laid["1"] + until_laid["table"]
    assert "Written" not in until_laid["0"] + until_laid["table"]
    assert "Scored" in views["table"]


@pytest.mark.parametrize("presses", [0, 2])
def test_a_replay_waits_for_enter(evening, tmp_path, presses):
    said = ardoise("replay", exported(evening, tmp_path, 1), given="\n" * presses)
    assert len(re.findall(r"^\d+  \d\d:\d\d:\d\d$", said.stdout, re.MULTILINE)) == presses + 1


@contextmanager
def served(path):
    """An address of this machine at which a file lies, and another that sends elsewhere."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200 if self.path == "/game" else 302 if self.path == "/away" else 404)
            self.send_header("Location", "/game")
            self.end_headers()
            if self.path == "/game":
                self.wfile.write(path.read_bytes())

        def log_message(self, *_):
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def test_a_game_is_verified_from_an_address_of_this_machine(evening, tmp_path):
    with served(exported(evening, tmp_path, 2)) as address:
        assert ardoise("verify", f"{address}/game").stdout.startswith("yes: ")
        for path in ("away", "nowhere"):
            refused(ardoise("verify", f"{address}/{path}"), path)
    refused(ardoise("verify", f"{address}/game"), address)
    refused(ardoise("verify", "http://192.0.2.1/game"), "192.0.2.1 is not this machine")
    refused(ardoise("verify", "https://[/game"), "https://[/game")


def test_a_game_is_verified_from_a_server_that_runs(evening):
    """Once it is over: while it is played, nobody gets it."""
    with Server(evening.data) as server:
        games = f"{server.address}/api/rooms/{evening.code.lower()}/games"
        for number in (1, 2):
            said = ardoise("verify", f"{games}/{number}")
            assert said.stdout.startswith(f"yes: game {number} of room {evening.code}"), said
        for number in (3, 4):
            refused(ardoise("verify", f"{games}/{number}"), f"{games}/{number}")


def test_cards_of_another_day_get_neither_yes_nor_no(evening, tmp_path):
    path = exported(evening, tmp_path, 1)
    header, lines = parts(path.read_bytes())
    path.write_bytes(signed({**header, "fingerprint": "00" * 32}, lines))
    said = ardoise("verify", path)
    assert said.returncode == 3
    assert said.stdout.startswith("cannot tell: the game was dealt from another version of the pack")


def refused(said, named):
    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr.count("\n") == 1, said.stderr
    assert named in said.stderr


def test_a_backup_is_made_while_serving_and_overwrites_nothing(evening, tmp_path):
    """P19."""
    copy = tmp_path / "copy.db"
    with Server(evening.data) as server:
        said = ardoise("backup", copy, "--data", evening.data)
        assert (said.returncode, said.stdout) == (0, f"1 rooms are in {copy}\n")
        assert server.stop() == 0
    first = ardoise("export", evening.code, "--game", "1", "--data", copy).stdout
    assert first == ardoise("export", evening.code, "--game", "1", "--data", evening.data).stdout
    before = copy.read_bytes()
    refused(ardoise("backup", copy, "--data", evening.data), "exists already")
    assert copy.read_bytes() == before
    refused(ardoise("backup", tmp_path / "no" / "folder.db", "--data", evening.data), "does not exist")


def rooms_in(data):
    return [row["code"] for row in json.loads(ardoise("rooms", "--json", "--data", data).stdout)]


@pytest.fixture
def old_rooms(tmp_path):
    """An old room, an old one that is kept, and one that was touched in the far future."""
    data = tmp_path / "old.db"

    def log(code, at, *facts):
        return code, entries(LOBBY, 0, at, "", (Opened(code), *facts))

    rooms = log("BBBBBB", LONG_AGO), log("CCCCCC", LONG_AGO, KeptSet(on=True)), log("DDDDDD", 9e10)
    asyncio.run(written(data, *rooms))
    return data


@pytest.mark.parametrize("words", [(), ("--older-than", "5")])
def test_old_rooms_that_nobody_keeps_are_forgotten_and_named(old_rooms, words):
    assert ardoise("forget", *words, "--data", old_rooms).stdout == "BBBBBB is forgotten\n"
    assert rooms_in(old_rooms) == ["CCCCCC", "DDDDDD"]
    assert ardoise("forget", *words, "--data", old_rooms).stdout == ""


def test_a_room_is_young_until_its_hours_have_passed(old_rooms):
    assert ardoise("forget", "--older-than", "9999999", "--data", old_rooms).stdout == ""
    assert len(rooms_in(old_rooms)) == 3


def test_named_rooms_are_forgotten_whatever_their_age_all_or_none(old_rooms):
    refused(ardoise("forget", "cccccc", "XXXXXX", "--data", old_rooms), "XXXXXX")
    assert len(rooms_in(old_rooms)) == 3
    assert ardoise("forget", "cccccc", "DDDDDD", "--data", old_rooms).stdout.split()[::3] == ["CCCCCC", "DDDDDD"]
    assert rooms_in(old_rooms) == ["BBBBBB"]
    refused(ardoise("forget", "CCCCCC", "--data", old_rooms), "CCCCCC")
    refused(ardoise("export", "CCCCCC", "--data", old_rooms), "CCCCCC")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["rooms", "--data", "no/such.db"], "no/such.db"),
        (["export", "BBBBBB", "--data", "no/such.db"], "no/such.db"),
        (["backup", "copy.db", "--data", "no/such.db"], "no/such.db"),
        (["forget", "--data", "no/such.db"], "no/such.db"),
        (["forget", "BBBBBB", "--older-than", "3"], "--older-than"),
        (["forget", "--older-than", "-1"], "--older-than"),
        (["verify", "no/such.jsonl"], "no/such.jsonl"),
        (["replay", "no/such.jsonl"], "no/such.jsonl"),
        (["verify", "."], "."),
        (["verify"], "FILE|URL"),
        (["export"], "ROOM"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(words, named):
    refused(ardoise(*words), named)


def test_bad_rooms_games_seats_and_files_get_one_line_and_exit_code_2(evening, tmp_path):
    game = exported(evening, tmp_path, 1)
    page = tmp_path / "page.md"
    page.write_text("# A page\n", encoding="utf-8")
    broken = tmp_path / "broken.jsonl"
    broken.write_text("".join(game.read_text(encoding="utf-8").splitlines(keepends=True)[::5]), encoding="utf-8")
    refused(ardoise("export", "XXXXXX", "--data", evening.data), "XXXXXX")
    refused(ardoise("export", "O0", "--data", evening.data), "O0")
    refused(ardoise("export", evening.code, "--game", "9", "--data", evening.data), "9")
    refused(ardoise("rooms", "--data", page), "page.md")
    refused(ardoise("verify", page), "page.md")
    refused(ardoise("replay", page), "page.md")
    with (tmp_path / "endless.jsonl").open("wb") as endless:
        endless.truncate(LARGEST + 1)
    refused(ardoise("verify", tmp_path / "endless.jsonl"), "larger than 16 MB")
    refused(ardoise("replay", game, "--seat", "3"), "--seat 3")
    refused(ardoise("replay", game, "--seat", "-1"), "--seat -1")
    refused(ardoise("replay", broken, "--all"), "cannot be replayed")


def test_a_kept_room_is_told_as_kept(old_rooms):
    assert [row["kept"] for row in json.loads(ardoise("rooms", "--json", "--data", old_rooms).stdout)] == [
        False,
        True,
        False,
    ]
