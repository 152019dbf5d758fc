"""The thirty bad inputs: a typed refusal or the right close code, nothing changed, nothing told to anybody else.

Those in good form are in test_bad_input_in_good_form.py; codes, Origins and first frames in test_web*.py.
"""

from __future__ import annotations

import json

import msgspec
import pytest

from ardoise.engine.codec import decode
from ardoise.server.lobby.commands import HostCommand
from ardoise.server.protocol import Answer
from tests.kit.frames import masked
from tests.kit.in_process import at_the_door
from tests.server.net.seated import barrier, everything, play, seated

DEEP = "[" * 2000 + "]" * 2000


def wish(kind, **fields):
    return json.dumps({"type": kind, "id": 9, **fields})


async def refused(table, frame, by=1, *, started=True):
    """The only answer to a bad frame, having seen that it changed nothing and that nobody else heard of it."""
    players = await seated(table, started=started)
    code = players[0].welcome.code
    before, heard = await everything(table, code), [len(player.frames) for player in players]
    await players[by].write(frame)
    await players[by].hears(lambda: len(players[by].frames) > heard[by])
    for player, seen in zip(players, heard, strict=True):
        last = await barrier(player)
        assert [decode(told, Answer) for told in player.frames[seen + (player is players[by]) :]] == [last]
    assert await everything(table, code) == before
    return json.loads(players[by].frames[heard[by]])


UNREADABLE = {
    "empty": "",
    "a brace": "{",
    "null": "null",
    "a list": "[]",
    "a string": '"x"',
    "a number": "7",
    "two values": f"{play()} {play()}",
    "deep": DEEP,
    "a deep move": play().replace("45", DEEP),
    "deep options": '{"type":"ChooseOptions","id":9,"options":{"a":' + DEEP + "}}",
    "a move nine deep": play("[" * 7 + "]" * 7),
    "NaN": play("NaN"),
    "Infinity": play("Infinity"),
    "-Infinity": play(phase="-Infinity"),
    "1e999 as a phase": play(phase="1e999"),
    "4,000 digits as an id": play(number="9" * 4000),
    "an id beyond JavaScript's": play(number=str(2**53)),
    "an id of nought": play(number="0"),
    "a negative id": play(number="-1"),
    "a doubled key": play(more=',"id":2'),
    "a doubled type": play(more=',"type":"Play"'),
    "a doubled key, spelt otherwise": play(more=',"\\u0069d":2'),
    "a doubled key in the move": play(move_more=',"answer":46'),
    "true for an id": play(number="true"),
    '"1" for an id': play(number='"1"'),
    "1.5 for an id": play(number="1.5"),
    "1.5 for a seat": wish("TakeSeat", seat=1.5),
    "true for a seat": wish("TakeSeat", seat=True),
    "1 for a bool": wish("BeReady", ready=1),
    "an unknown type": wish("Cheat"),
    "a table's own letter": wish("TimeIsUp", phase=0),
    "no type": '{"id":9}',
    "an unknown field": wish("BeReady", ready=True, role="admin"),
    "another seat's number": play(more=',"seat":0'),
    "another's name": wish("Rename", name="Eve", person=0),
    "a lone surrogate": '{"type":"Rename","id":9,"name":"\\ud800"}',
    "Hello again": '{"type":"Hello","token":"x"}',
}


IDS = {
    "a move nine deep": 1,
    "1e999 as a phase": 1,
    "a doubled key": 2,
    "a doubled key, spelt otherwise": 2,
    "a doubled type": 1,
    "a doubled key in the move": 1,
    "another seat's number": 1,
    **{kind: 9 for kind, frame in UNREADABLE.items() if frame.startswith('{"type": ') or kind == "no type"},
}  # … of the messages that have one to be read


@pytest.mark.parametrize("kind", UNREADABLE)
def test_what_cannot_be_read_is_malformed(tmp_path, kind):
    answer = at_the_door(tmp_path, lambda table: refused(table, UNREADABLE[kind]))
    assert (answer["type"], answer["id"], answer["refused"]) == ("Answer", IDS.get(kind), "malformed")


REFUSED_MOVES = {
    "true for a number": (play("true"), "malformed"),
    '"45" for 45': (play('"45"'), "malformed"),
    "another seat's number": (play(move_more=',"seat":0'), "malformed"),
    "an unknown move": (play().replace("Write", "Cheat"), "malformed"),
    "the table's own move": ('{"type":"Play","id":1,"phase":0,"move":{"type":"Timeout"}}', "malformed"),
    "1e999": (play("1e999"), "out_of_range"),
    "an exponent beyond all range": (play("1e99999999999999999999"), "malformed"),
    "4,000 digits": (play("9" * 3990), "out_of_range"),
    "below the least": (play("-1000000000000001"), "out_of_range"),
    "seven decimals": (play("0.0000001"), "too_precise"),
    "a phase that was": (play(phase="-1"), "too_late"),
    "a phase to come": (play(phase="1"), "too_late"),
    "a move of another phase": (play().replace('"Write","answer":45', '"Content"'), "not_now"),
}


@pytest.mark.parametrize("kind", REFUSED_MOVES)
def test_a_bad_move_is_refused(tmp_path, kind):
    frame, code = REFUSED_MOVES[kind]
    answer = at_the_door(tmp_path, lambda table: refused(table, frame))
    assert (answer["id"], answer["refused"]) == (1, code)


HOST, PLAYER = 0, 1
REFUSED_WISHES = {
    "seat -1": (PLAYER, wish("TakeSeat", seat=-1), "no_such_seat"),
    "seat 99": (PLAYER, wish("TakeSeat", seat=99), "no_such_seat"),
    "a bot on seat 99": (HOST, wish("SetBot", seat=99, on=True), "no_such_seat"),
    "person -1": (HOST, wish("Kick", person=-1), "no_such_person"),
    "person 99": (HOST, wish("HandOver", person=99), "no_such_person"),
    "the seat of another": (PLAYER, wish("TakeSeat", seat=0), "seat_taken"),
    "a name with NUL": (PLAYER, wish("Rename", name="a\0b"), "text_character"),
    "an empty name": (PLAYER, wish("Rename", name=""), "text_length"),
    "a name of spaces": (PLAYER, wish("Rename", name="   "), "text_length"),
    "a long name": (PLAYER, wish("Rename", name="x" * 21), "text_length"),
    "zalgo": (PLAYER, wish("Rename", name="x" + "\u0338" * 3), "text_character"),
    "bidi": (PLAYER, wish("Rename", name="a\u202eb"), "text_character"),
    "only joiners": (PLAYER, wish("Rename", name="\u200d\u200c"), "text_character"),
    "an unknown game": (HOST, wish("ChooseGame", game="../../x"), "no_such_game"),
    "an unknown option": (HOST, wish("ChooseOptions", options={"cheat": True}), "wrong_options"),
    "an option out of bounds": (HOST, wish("ChooseOptions", options={"answer_seconds": 1}), "wrong_options"),
    "true for an option's int": (HOST, wish("ChooseOptions", options={"answer_seconds": True}), "wrong_options"),
    "a move before the game": (PLAYER, play(number="9"), "not_seated"),
}


@pytest.mark.parametrize("kind", REFUSED_WISHES)
def test_a_bad_wish_is_refused(tmp_path, kind):
    by, frame, code = REFUSED_WISHES[kind]
    answer = at_the_door(tmp_path, lambda table: refused(table, frame, by, started=False))
    assert (answer["id"], answer["refused"]) == (9, code)


FIELDS = {
    "game": "bornes", "options": {}, "packs": ["box"], "choice": {"levels": [1]}, "secret": "x", "seat": 1,
    "on": True, "seconds": 5, "person": 1, "per_cent": 100, "number": 1, "question": "0/x", "answer": 5,
    "level": "master",
}  # fmt: skip


@pytest.mark.parametrize("kind", HostCommand.__subclasses__())
def test_a_host_s_command_from_a_player_is_refused(tmp_path, kind):
    fields = {field.name: FIELDS[field.name] for field in msgspec.structs.fields(kind) if field.name != "id"}
    answer = at_the_door(tmp_path, lambda table: refused(table, wish(kind.__name__, **fields)))
    assert (answer["id"], answer["refused"]) == (9, "not_allowed")


CLOSING = {
    "4,097 bytes": (masked(0x81, b" " * 4097), 1009),
    "endless fragments": (masked(0x01, b" " * 99) + masked(0x00, b" " * 99) * 50, 1009),
    "binary": (masked(0x82, play().encode()), 1003),
    "invalid UTF-8": (masked(0x81, b'"\xff"'), 1007),
    "a lone surrogate as bytes": (masked(0x81, b'"\xed\xa0\x80"'), 1007),
}


@pytest.mark.parametrize("kind", CLOSING)
def test_what_is_no_text_closes_the_socket_and_others_see_only_that_it_is_gone(tmp_path, kind):
    frame, code = CLOSING[kind]

    async def visit(table):
        host, player, other = await seated(table)
        before, heard = await everything(table, host.welcome.code), len(other.frames)
        player.write_raw(frame)
        closed = await player.hears_the_end()
        await other.hears(lambda: not other.table.online[1])
        await barrier(other)
        assert await everything(table, host.welcome.code) == before
        return closed, {json.loads(told)["type"] for told in other.frames[heard:-1]}

    assert at_the_door(tmp_path, visit) == (code, {"Room", "Update"})
