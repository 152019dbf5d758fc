"""A game's export over HTTP: once it is over, for whom the door is open, and not too often."""

from __future__ import annotations

import pytest

from ardoise.server.archive import LOBBY, entries
from ardoise.server.export import export
from ardoise.server.lobby.types import DoorSet
from ardoise.server.verify import verify
from tests.server.played import CODE, SECRET, Evening
from tests.server.test_web import FEW, NOBODYS, at_the_door
from tests.server.test_web_openapi import GAME, as_described

OVER = Evening(3, "over").play("gambit7")
RUNNING = Evening(3, "running").play("gambit7").play("code777", 5)


def fetched(folder, evening, *paths, **choices):
    """Status, type and body of each of a room's games, which lies in the file as the evening left it."""

    async def visit(table):
        await table.web.rooms.store.append(CODE, evening.log)
        told = []
        for path in paths:
            async with table.session.get(f"{table.address}/api/rooms/{path}") as answer:
                told.append((answer.status, answer.content_type, await answer.read()))
        return told

    return at_the_door(folder, visit, **choices)


def test_a_game_that_is_over_can_be_verified_by_everybody(tmp_path):
    ((status, kind, body),) = fetched(tmp_path, OVER, f"{CODE.lower()}/games/1")
    as_described("get", GAME, status, kind, body.decode())
    assert (status, body) == (200, export(OVER.log, 1))
    assert verify(body).header.room == CODE
    assert b"Player" not in body
    assert SECRET.encode() not in body


def test_nothing_leaks_of_a_game_that_is_played(tmp_path):
    first, second = fetched(tmp_path, RUNNING, f"{CODE}/games/1", f"{CODE}/games/2")
    assert (first[0], second) == (200, (409, "application/json", b'{"refused":"not_over","about":{}}'))
    as_described("get", GAME, second[0], second[1], second[2].decode())


@pytest.mark.parametrize("number", ["0", "2", "-1", "1.0", "٣", "x", "1" * 5000])
def test_a_game_that_never_was_and_a_room_that_never_was_look_alike(tmp_path, number):
    there, nowhere = fetched(tmp_path, OVER, f"{CODE}/games/{number}", f"{NOBODYS}/games/1")
    assert there == nowhere == (404, "application/json", b'{"refused":"no_room","about":{}}')


def test_a_locked_door_is_locked_here_too(tmp_path):
    locked = Evening(3, "locked").play("gambit7")
    locked.log += entries(LOBBY, locked.facts, locked.now, "", (DoorSet(locked=True, approving=False),))
    ((status, _, body),) = fetched(tmp_path, locked, f"{CODE}/games/1")
    assert (status, body) == (404, b'{"refused":"no_room","about":{}}')


def test_an_address_asks_only_so_often(tmp_path):
    told = fetched(tmp_path, OVER, *[f"{CODE}/games/1"] * 4, limits=FEW)
    assert [status for status, *_ in told] == [200, 200, 200, 429]


def test_guessing_games_is_guessing_codes(tmp_path):
    told = fetched(tmp_path, OVER, *[f"{NOBODYS}/games/1"] * 3, CODE, limits=FEW)
    assert [status for status, *_ in told] == [404, 404, 404, 429]
