"""What people say of themselves, through real sockets: it is kept, and the log does not grow by it (D2)."""

from __future__ import annotations

import asyncio

from ardoise.server.lobby.commands import BeReady, Dress, Rename, SetTimeFactor, Speak
from ardoise.server.records.archive import lobby_of
from tests.kit.in_process import at_the_door

TIMES = 20


async def chatter(player, times=TIMES):
    """As a person who cannot decide."""
    for n in range(times):
        await player.ask(Rename, name=f"{player.welcome.person} {n}")
        await player.ask(Dress, avatar=n % 24, colour=n % 8)
        await player.ask(Speak, language="fr" if n % 2 else "de")
        await player.ask(BeReady, ready=bool(n % 2))
        answer = await player.ask(SetTimeFactor, person=player.welcome.person, per_cent=100 + n)
        assert answer.refused is None


def test_chatter_is_one_row_a_person(tmp_path):
    async def visit(table):
        players = await table.seat(["Ann", "Ben", "Cem"], "gambit7")
        code, read = players[0].welcome.code, table.web.rooms.store.read
        before = await read(code)
        await asyncio.gather(*(chatter(player) for player in players))
        after = await read(code)
        assert len(after) <= len(before) + len(players)
        assert lobby_of(after) == table.room(code).lobby
        assert [person.name for person in lobby_of(after).people] == [f"{n} {TIMES - 1}" for n in range(3)]

    at_the_door(tmp_path, visit)
