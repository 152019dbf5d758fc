"""`ardoise export`, `verify` and `replay`: a game that others can check and watch again."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tests.kit.command_line import ardoise, refused
from tests.kit.exports import parts, signed
from tests.kit.server import Server, serving
from tests.server.commands import exported


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
            self.send_response({"/game": 200, "/away": 302, "/own": 403}.get(self.path, 404))
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
        refused(ardoise("verify", f"{address}/own"), "it is for its players")
    refused(ardoise("verify", f"{address}/game"), address)
    refused(ardoise("verify", "http://192.0.2.1/game"), "192.0.2.1 is not this machine")
    refused(ardoise("verify", "https://[/game"), "https://[/game")


def test_a_game_is_verified_from_a_server_that_runs(evening):
    """Once it is over: while it is played, nobody gets it."""

    async def while_serving():
        async with serving(Server(evening.data.parent)) as server:
            games = f"{server.address}/api/rooms/{evening.code.lower()}/games"
            for number in (1, 2):
                said = ardoise("verify", f"{games}/{number}")
                assert said.stdout.startswith(f"yes: game {number} of room {evening.code}"), said
            for number in (3, 4):
                refused(ardoise("verify", f"{games}/{number}"), f"{games}/{number}")

    asyncio.run(while_serving())


def test_cards_of_another_day_get_neither_yes_nor_no(evening, tmp_path):
    path = exported(evening, tmp_path, 1)
    header, lines = parts(path.read_bytes())
    path.write_bytes(signed({**header, "fingerprint": "00" * 32}, lines))
    said = ardoise("verify", path)
    assert said.returncode == 3
    assert said.stdout.startswith("cannot tell: the game was dealt from another version of the pack")
