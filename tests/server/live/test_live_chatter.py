"""What people say of themselves survives the end of the process as soon as it is acknowledged (P1), and counts once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from signal import SIGKILL
from typing import Any

import pytest

from ardoise.server.lobby.commands import BeReady, Command, CrossOut, Dress, Rename, SetTimeFactor, Speak
from tests.kit.client import Player
from tests.kit.server import House, open_house
from tests.kit.services import postgres

SHEETS = (0b1011, 0, 2**28 - 1)


def wishes(person: int, n: int) -> list[tuple[type[Command], dict[str, Any]]]:
    return [
        (Rename, {"name": f"Name {n}"}),
        (Dress, {"avatar": n, "colour": n}),
        (Speak, {"language": ("en", "fr", "de")[n % 3]}),
        (SetTimeFactor, {"person": person, "per_cent": 100 + n}),
        (BeReady, {"ready": True}),
    ]


def row(player: Player) -> Any:
    return player.room.people[player.welcome.person]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_last_word_that_was_acknowledged_is_there_after_a_kill(tmp_path: Path, kind: str) -> None:
    async def test(house: House) -> None:
        ada, _ = players = await house.seat(["Ada", "Blaise"], "code777")
        for n in range(2):
            for wish, about in wishes(ada.welcome.person, n):
                assert (await ada.ask(wish, **about)).refused is None
        await killed(house, players)
        said = row(ada)
        assert (said.name, said.avatar, said.colour, said.ready) == ("Name 1", 1, 1, True)
        assert (said.language, said.time_factor, row(players[1]).name) == ("fr", 101, "Blaise")
        await house.start(players)
        for sheets in ((0, 0, 1), SHEETS):
            assert (await ada.ask(CrossOut, sheets=sheets, rack=1)).refused is None
        await killed(house, players)
        assert (ada.room.sheets, row(ada).name, row(ada).ready) == (SHEETS, "Name 1", False)

    async def evening() -> None:
        database = postgres(tmp_path) if kind == "postgres" else None
        async with asyncio.timeout(60), open_house(tmp_path, database=database) as house:
            await test(house)

    asyncio.run(evening())


async def killed(house: House, players: list[Player]) -> None:
    await house.server.end(SIGKILL)
    await house.server.start()
    for player in players:
        await player.come_back()


def test_what_is_sent_again_after_a_kill_is_answered_again_and_does_nothing(tmp_path: Path) -> None:
    """P9: also of what was replaced since."""

    async def evening() -> None:
        async with asyncio.timeout(60), open_house(tmp_path) as house:
            ada = await house.open_room("Ada")
            said = [Rename(n, f"Name {n}") for n in range(1, 11)]
            for message in said:
                assert (await ada.say(message)).refused is None
            await killed(house, [ada])
            for message in said:
                assert (await ada.say(message)).refused is None
            assert row(ada).name == "Name 10"
            assert ada.room.answered == 10

    asyncio.run(evening())
