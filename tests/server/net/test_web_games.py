"""A game's export over HTTP: once it is over, for whom the door is open, and not too often."""

from __future__ import annotations

import json

import pytest

from ardoise.engine.codec import encode
from ardoise.server.lobby import rules
from ardoise.server.lobby.events import DoorSet
from ardoise.server.records.archive import LOBBY, entries
from ardoise.server.records.export import export
from ardoise.server.records.tokens import fingerprint
from ardoise.server.records.verify import verify
from tests.kit.evening import CODE, SECRET, Evening
from tests.kit.in_process import FEW, NOBODYS, at_the_door
from tests.kit.openapi import GAME, QUESTIONS, STORY, as_described

OVER = Evening(3, "over").play("gambit7")
KEY = f"{CODE}.key"
RUNNING = Evening(3, "running").play("gambit7").play("code777", 5)


def fetched(folder, evening, *paths, token="", **choices):
    """Status, type and body of each of a room's games, which lies in the file as the evening left it."""
    who = {"Authorization": f"Bearer {token}"} if token else {}

    async def visit(table):
        await table.web.rooms.store.append(CODE, evening.log)
        told = []
        for path in paths:
            async with table.http.get(f"{table.address}/api/rooms/{path}", headers=who) as answer:
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


def test_the_story_of_a_game_that_is_over_is_told_in_figures(tmp_path):
    ((status, kind, body),) = fetched(tmp_path, OVER, f"{CODE}/games/1/story")
    as_described("get", STORY, status, kind, body.decode())
    assert len(json.loads(body)["scores"]) == 7
    assert json.loads(body)["scores"][-1] == list(OVER.lobby.finishes[-1].scores)


def test_nothing_leaks_of_a_game_that_is_played(tmp_path):
    first, second, story = fetched(tmp_path, RUNNING, *(f"{CODE}/games/{path}" for path in ("1", "2", "2/story")))
    assert story == second
    as_described("get", STORY, story[0], story[1], story[2].decode())
    assert (first[0], second) == (200, (409, "application/json", b'{"refused":"not_over","about":{}}'))
    as_described("get", GAME, second[0], second[1], second[2].decode())


def test_the_questions_of_a_game_are_told_to_those_who_see_its_table(tmp_path):
    evening = Evening(3, "asked").play("gambit7", 12)
    evening.keep(rules.join(evening.lobby, "Zoé", "player", fingerprint(KEY)), "")
    ((status, kind, body),) = fetched(tmp_path, evening, f"{CODE}/games/1/questions", token=KEY)
    as_described("get", QUESTIONS, status, kind, body.decode())
    assert body == encode(evening.revealed())
    assert 0 < len(json.loads(body)) < 7


@pytest.mark.parametrize("token", ["", "nobody's", KEY])
def test_to_nobody_else_are_questions_told(tmp_path, token):
    """Not to whoever may still come in, and not to whoever waits to be let in."""
    evening = Evening(3, "asked").play("gambit7", 12)
    evening.keep((DoorSet(locked=False, approving=True),), "")
    evening.keep(rules.join(evening.lobby, "Zoé", "player", fingerprint(KEY)), "")
    assert fetched(tmp_path, evening, f"{CODE}/games/1/questions", token=token)[0][0] == 404


@pytest.mark.parametrize("number", ["0", "2", "-1", "1.0", "٣", "x", "1" * 5000])
def test_a_game_that_never_was_and_a_room_that_never_was_look_alike(tmp_path, number):
    there, nowhere = fetched(tmp_path, OVER, f"{CODE}/games/{number}", f"{NOBODYS}/games/1")
    assert there == nowhere == (404, "application/json", b'{"refused":"no_room","about":{}}')


@pytest.mark.parametrize(("token", "status"), [("", 404), ("nobody's", 404), (KEY, 200)])
def test_a_locked_door_is_locked_here_too_for_those_outside(tmp_path, token, status):
    locked = Evening(3, "locked").play("gambit7")
    locked.keep(rules.join(locked.lobby, "Zoé", "player", fingerprint(KEY)), "")
    locked.log += entries(LOBBY, locked.facts, locked.now, "", (DoorSet(locked=True, approving=False),))
    told = fetched(tmp_path, locked, f"{CODE}/games/1", f"{CODE}/games/1/story", token=token)
    assert [answer[0] for answer in told] == [status, status]
    assert {body == b'{"refused":"no_room","about":{}}' for _, _, body in told} == {status == 404}


def test_an_address_asks_only_so_often(tmp_path):
    told = fetched(tmp_path, OVER, *[f"{CODE}/games/1"] * 4, limits=FEW)
    assert [status for status, *_ in told] == [200, 200, 200, 429]


def test_guessing_games_is_guessing_codes(tmp_path):
    told = fetched(tmp_path, OVER, *[f"{NOBODYS}/games/1"] * 3, CODE, limits=FEW)
    assert [status for status, *_ in told] == [404, 404, 404, 429]
