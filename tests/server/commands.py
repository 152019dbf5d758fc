"""The command line for tests, and an evening that bots have spent at a real table."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from ardoise.server.lobby.commands import ChooseGame, ChooseOptions, SetBot, Start, TakeSeat
from ardoise.server.room.mailbox import Arrived, Said
from ardoise.server.room.rooms import Rooms
from ardoise.store.sqlite import SqliteStore
from tests.kit.command_line import ardoise
from tests.kit.screen import RecordingScreen

LONG_AGO = 1_000_000.0
SEED = "5eed" * 16  # in which no two write the same number first


class Evening(NamedTuple):
    data: Path
    code: str


async def spend(data):
    store = SqliteStore.open(data)
    rooms = Rooms(store, think=lambda *_: 0.0, new_seed=lambda: SEED)
    room = await rooms.open()
    host, _ = await rooms.join(room, "Zwölfender", "player")
    screen = RecordingScreen(host)
    room.post(Arrived(screen))
    await ask(room, screen, TakeSeat(1, None), *(SetBot(2 + seat, seat, on=True) for seat in range(3)))
    await ask(room, screen, Start(5))
    await screen.until(lambda: len(screen.rooms[-1].finishes) == 1)
    await ask(room, screen, ChooseGame(6, "code777"), ChooseOptions(7, {"points_to_win": 1}), Start(8))
    await screen.until(lambda: len(screen.rooms[-1].finishes) == 2)
    await ask(room, screen, TakeSeat(9, 3), Start(10))
    await rooms.close()
    await store.close()
    return room.code


async def ask(room, screen, *wishes):
    for wish in wishes:
        room.post(Said(screen, wish))
        await screen.until(lambda wish=wish: wish.id in {answer.id for answer in screen.answers})
        assert screen.answers[-1].refused is None, screen.answers


def exported(evening, folder, number, name="game.jsonl"):
    said = ardoise("export", evening.code, "--game", number, "--data", evening.data)
    assert said.returncode == 0, said.stderr
    path = folder / name
    path.write_text(said.stdout, encoding="utf-8")
    return path
