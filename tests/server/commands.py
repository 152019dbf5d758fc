"""The command line for tests, and an evening that bots have spent at a real table."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import NamedTuple

from ardoise.server.lobby.commands import ChooseGame, ChooseOptions, SetBot, Start, TakeSeat
from ardoise.server.room.mailbox import Arrived, Said
from ardoise.server.room.rooms import Rooms
from ardoise.store.sqlite import SqliteStore
from tests.kit.command_line import ardoise

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


async def spend(data):
    store = SqliteStore.open(data)
    rooms = Rooms(store, think=lambda *_: 0.0)
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


def exported(evening, folder, number, name="game.jsonl"):
    said = ardoise("export", evening.code, "--game", number, "--data", evening.data)
    assert said.returncode == 0, said.stderr
    path = folder / name
    path.write_text(said.stdout, encoding="utf-8")
    return path
