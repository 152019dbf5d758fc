"""A school behind one address: 200 phones at 30 tables, all at the real server."""

from __future__ import annotations

import asyncio

import pytest
from aiohttp import ClientSession, TCPConnector, WSServerHandshakeError

from ardoise.engine.codec import decode, encode
from ardoise.server.lobby.commands import ChooseGame, Start
from ardoise.server.protocol import NewPerson, Welcome
from tests.kit.client import Player
from tests.kit.server import Server, serving

PHONES, TABLES = 200, 30


class School:
    def __init__(self, address, http):
        self.address, self.http = address, http

    async def welcomed(self, path, name):
        async with self.http.post(self.address + path, data=encode(NewPerson(name))) as answer:
            return decode(await answer.read(), Welcome) if answer.status == 201 else answer.status

    async def connect(self):
        return await self.http.ws_connect(self.address + "/ws")

    async def class_(self, number, size):
        """The people of a table whose teacher has started a game."""
        host = await self.welcomed("/api/rooms", f"Teacher {number}")
        pupils = [await self.welcomed(f"/api/rooms/{host.code}/people", f"Pupil {pupil}") for pupil in range(1, size)]
        players = [Player(self.connect, welcome) for welcome in (host, *pupils)]
        for player in players:
            await player.arrive()
        for command, about in ((ChooseGame, {"game": "gambit7"}), (Start, {})):
            assert (await players[0].ask(command, **about)).refused is None
        for player in players:
            await player.sees_a_table()
        return players


def at_school(folder, profile, visit):
    async def visited():
        server = Server(folder, words=("--for", profile))
        async with serving(server), ClientSession(connector=TCPConnector(limit=0)) as http, asyncio.timeout(60):
            told = await visit(School(server.address, http))
        assert server.complaints.read_text() == ""
        return told

    return asyncio.run(visited())


def test_200_phones_at_30_tables_play_behind_one_address(tmp_path):
    async def visit(school):
        sizes = [PHONES // TABLES + (number < PHONES % TABLES) for number in range(TABLES)]
        tables = await asyncio.gather(*(school.class_(number, size) for number, size in enumerate(sizes)))
        async with school.http.get(f"{school.address}/api/health") as answer:
            health = await answer.json()
        moved = await asyncio.gather(*(player.play(player.choice()) for table in tables for player in table))
        return health, [answer.refused for answer in moved]

    health, refusals = at_school(tmp_path, "school", visit)
    assert (health["rooms"], health["sockets"]) == (TABLES, PHONES)
    assert refusals == [None] * PHONES


@pytest.mark.parametrize(("profile", "rooms", "sockets"), [("home", 10, 120), ("public", 5, 60)])
def test_elsewhere_one_address_has_less(tmp_path, profile, rooms, sockets):
    async def visit(school):
        opened = [await school.welcomed("/api/rooms", "Annie") for _ in range(rooms + 1)]
        phones = [await school.connect() for _ in range(sockets)]
        with pytest.raises(WSServerHandshakeError, match="429"):
            await school.connect()
        assert not any(phone.closed for phone in phones)
        return opened

    opened = at_school(tmp_path, profile, visit)
    assert all(isinstance(welcome, Welcome) for welcome in opened[:rooms])
    assert opened[rooms] == 429
