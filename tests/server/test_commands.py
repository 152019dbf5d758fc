"""The commands beside `serve`, through their own door, on a file that real rooms have written."""

from __future__ import annotations

import asyncio
import json
from signal import SIGTERM

import pytest

from ardoise.cli.verify import LARGEST
from tests.kit.command_line import ardoise, refused
from tests.kit.server import Server, serving
from tests.kit.stored_log import stored
from tests.server.commands import LONG_AGO, exported


def test_rooms_are_listed_for_people_and_for_programs(evening):
    said = ardoise("rooms", "--data", evening.data)
    for word in (evening.code, "code777", "playing"):
        assert word in said.stdout
    (row,) = json.loads(ardoise("rooms", "--json", "--data", evening.data).stdout)
    touched, size = row.pop("touched"), (row.pop("entries"), row.pop("bytes"))
    log = asyncio.run(stored(evening.data, evening.code))
    assert size == (len(log), sum(len(entry.body) for entry in log))
    assert f"{size[0]}" in said.stdout
    assert row == {"code": evening.code, "game": "code777", "people": 1, "games": 3, "playing": True, "kept": False}
    assert touched > LONG_AGO


def test_a_backup_is_made_while_serving_and_overwrites_nothing(evening, tmp_path):
    """P19."""
    copy = tmp_path / "copy.db"

    async def while_serving():
        async with serving(Server(evening.data.parent)) as server:
            said = ardoise("backup", copy, "--data", evening.data)
            assert (said.returncode, said.stdout) == (0, f"1 rooms are in {copy}\n")
            assert await server.end(SIGTERM) == 0

    asyncio.run(while_serving())
    first = ardoise("export", evening.code, "--game", "1", "--data", copy).stdout
    assert first == ardoise("export", evening.code, "--game", "1", "--data", evening.data).stdout
    before = copy.read_bytes()
    refused(ardoise("backup", copy, "--data", evening.data), "exists already")
    refused(ardoise("backup", tmp_path / ("x" * 300), "--data", evening.data), "too long")
    assert copy.read_bytes() == before
    refused(ardoise("backup", tmp_path / "no" / "folder.db", "--data", evening.data), "does not exist")


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
