"""A real table whose log is in a real PostgreSQL, which is restarted in between; then the commands look at it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from signal import SIGINT, SIGKILL, SIGTERM
from tempfile import TemporaryDirectory

import pytest
from click import ClickException
from click.testing import CliRunner

from ardoise.cli import ardoise as cli
from ardoise.store.address import Address
from tests.kit.command_line import PLAIN, ardoise, refused
from tests.kit.planned_server import Plan
from tests.kit.postgres import Postgres, ask
from tests.kit.server import House, all_play, open_house
from tests.kit.services import address_of
from tests.kit.stored_log import check_acknowledged, check_every_view, stored

TRIO = ["Ada", "Blaise", "Carl"]


@pytest.fixture
def own() -> Iterator[Postgres]:
    with TemporaryDirectory(prefix="ardoise-") as name:
        Path(name).chmod(0o755)
        with Postgres(Path(name) / "server") as server:
            yield server


async def trouble(house: House, own: Postgres) -> None:
    """PostgreSQL is restarted, then the server is killed; both come back while everybody plays."""
    await asyncio.to_thread(own.stop, SIGINT)
    await asyncio.to_thread(own.start)
    await asyncio.sleep(0.1)
    await house.server.end(SIGKILL)
    await house.server.start()


async def evening(folder: Path, own: Postgres) -> str:
    """A game from its start to its end, and the log agrees with all that was seen and acknowledged."""
    url = own.url().replace("postgres@", "postgres:s3cret@")
    async with asyncio.timeout(120), open_house(folder, Plan(patience=60.0), url) as house:
        players = await house.seat(TRIO, "gambit7")
        await house.start(players)
        async with asyncio.TaskGroup() as group:
            group.create_task(all_play(players))
            group.create_task(trouble(house, own))
        assert all(len(player.room.finishes) == 1 for player in players)
        assert await house.server.end(SIGTERM) == 0
        log = await stored(Address(url), players[0].welcome.code)
        check_every_view(players, log)
        check_acknowledged(players, log)
        return players[0].welcome.code


def test_a_game_through_a_restart_of_postgres_and_of_the_server_and_all_commands_after_it(own, tmp_path, monkeypatch):
    code = asyncio.run(evening(tmp_path, own))
    monkeypatch.setitem(PLAIN, "ARDOISE_DATABASE", own.url())
    (row,) = json.loads(ardoise("rooms", "--json").stdout)
    assert (row["code"], row["game"], row["people"]) == (code, "gambit7", 3)
    (tmp_path / "game.jsonl").write_text(ardoise("export", code).stdout)
    assert ardoise("verify", tmp_path / "game.jsonl").stdout.startswith(f"yes: game 1 of room {code}")
    refused(ardoise("backup", tmp_path / "copy"), f"run: pg_dump --format=custom --file={tmp_path}/copy")
    assert ardoise("forget", code, "--database", own.url()).stdout == f"{code} is forgotten\n"


def test_a_server_that_may_not_come_in_says_so_without_the_password():
    server = address_of("postgres")
    ask(server, "do $$ begin create role locked login password 'right'; exception when others then null; end $$")
    said = ardoise("serve", "--database", server.replace("postgres@", "locked:s3cret@"))
    refused(said, 'password authentication failed for user "locked"')
    assert "s3cret" not in said.stderr


def complaint(*words: str, environment: str | None = None) -> str:
    told = CliRunner(env={"ARDOISE_DATABASE": environment}).invoke(cli, words, standalone_mode=False)
    assert isinstance(told.exception, ClickException)
    return told.exception.format_message()


def test_where_the_rooms_are_is_said_once_and_what_is_typed_counts():
    secret = "postgresql://ada:s3cret@db/x"
    assert complaint("rooms", "--data", "a.db", "--database", secret) == "give --data or --database, not both"
    assert complaint("rooms", "--data", "no/such.db", environment=secret) == "there are no rooms at no/such.db"
    for words, environment in ((("--database", "postgresql://ada:s3c@ret@db/x"), None), ((), "s3cret@db")):
        line = complaint("rooms", *words, environment=environment)
        assert line.startswith("--database: write it as postgresql://")
        assert "s3c" not in line
