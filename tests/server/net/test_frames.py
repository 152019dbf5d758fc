"""Frames of every kind are weighed, counted and read as RFC 6455 says, by the limits that everybody has."""

from __future__ import annotations

import asyncio
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise.server.limits import LIMITS, Limits
from ardoise.server.lobby.commands import BeReady
from ardoise.server.lobby.types import PersonId
from ardoise.server.net.frames import Closed, FrameReader, Kind, unmasked
from ardoise.server.protocol import Welcome
from tests.kit.frames import masked
from tests.kit.in_process import at_the_door

TEXT, MORE, LAST, CLOSE, PING, PONG = 0x81, 0x00, 0x80, 0x88, 0x89, 0x8A
WISH = json.dumps({"type": "BeReady", "id": 1, "ready": True}).encode()
MANY = 4000

FLOODS = {
    "pings": masked(PING, b"") * MANY,
    "long pings": masked(PING, b"x" * 125) * MANY,
    "pongs": masked(PONG, b"") * MANY,
    "empty continuations": masked(0x01, b"{") + masked(MORE, b"") * MANY,
    "fragments of one byte": masked(0x01, b"{") + masked(MORE, b" ") * MANY + masked(LAST, b"}"),
    "texts": masked(TEXT, b"{}") * MANY,
    "empty texts": masked(TEXT, b"") * MANY,
    "large texts": masked(TEXT, b" " * 4096) * 100,
}


def ends_of_floods(folder, stage):
    """The code with which each flood ends, all of them at once."""

    async def end(table, flood):
        player = await stage(table)
        player.write_raw(flood)
        return await player.hears_the_end()

    async def visit(table):
        return await asyncio.gather(*(end(table, flood) for flood in FLOODS.values()))

    return dict(zip(FLOODS, at_the_door(folder, visit, limits=Limits()), strict=True))


def test_a_flood_of_frames_closes_the_socket(tmp_path):
    assert ends_of_floods(tmp_path, lambda table: table.open_room("Annie")) == dict.fromkeys(FLOODS, 1008)


def test_a_flood_before_hello_closes_it_too(tmp_path):
    """A first message that is not Hello is refused as such. A flood of pieces never becomes one."""

    async def stranger(table):
        player = table.device(Welcome("", PersonId(0), ""))
        player._socket = await table.socket()
        return player

    ends = ends_of_floods(tmp_path, stranger)
    assert set(ends.values()) <= {1003, 1008, 4401}
    assert ends["empty continuations"] == ends["fragments of one byte"] == 1008


def test_a_client_masks_its_frames(tmp_path):
    """RFC 6455, 5.1."""

    async def end(table, kind):
        player = await table.open_room("Annie")
        player.write_raw(bytes((kind, 0)))
        return await player.hears_the_end()

    async def visit(table):
        return await asyncio.gather(*(end(table, kind) for kind in (TEXT, PING, PONG, CLOSE)))

    assert at_the_door(tmp_path, visit) == [1002] * 4


def test_the_room_is_told_at_once_who_has_flooded(tmp_path):
    async def visit(table):
        ada = await table.open_room("Annie")
        eve = await table.come_in(ada.welcome.code, "Eve")
        await ada.hears(lambda: len(ada.room.people) == 2 and ada.room.people[1].online)
        eve.write_raw(FLOODS["pings"])
        await ada.hears(lambda: not ada.room.people[1].online)
        return (await ada.ask(BeReady, ready=True)).refused

    assert at_the_door(tmp_path, visit, limits=Limits()) is None


def heard_by(limits=LIMITS):
    """A reader at a clock that stands still, and what it has heard."""
    heard = []
    reader = FrameReader(limits, now=0.0)
    return (lambda data, now=0.0: reader.read(data, now, lambda kind, text: heard.append((kind, text)))), heard


def fault(data, limits=LIMITS):
    read, _ = heard_by(limits)
    with pytest.raises(Closed) as closed:
        read(data)
    return closed.value.code


def test_a_page_is_never_over_its_budget():
    """A message as often as it may, and a pong to each ping; each in two reads that split its header."""
    (read, heard), now = heard_by(), 0.0
    for number in range(500):
        now += 1 / LIMITS.rate
        data = masked(TEXT, b"x" * 4000) + (masked(PONG, b"") if number % 50 == 0 else b"")
        cut = number % 9
        read(data[:cut], now)
        read(data[cut:], now)
    assert [kind for kind, _ in heard].count(Kind.TEXT) == 500


@pytest.mark.parametrize("size", [0, 1, 125, 126, 4000, 65_535, 65_536])
def test_a_frame_counts_once_however_it_is_cut(size):
    text = b"x" * size
    data = masked(TEXT, text) if size < 1 << 16 else b"\x81\xff" + size.to_bytes(8, "big") + bytes(4) + text
    for step in (1, 2, 3, 7, 1000):
        read, heard = heard_by(Limits(burst=2, pieces=1, rate=0.0, frame=1 << 20))
        whole = data * 2
        for at in range(0, len(whole), step):
            read(whole[at : at + step])
        assert heard == [(Kind.TEXT, text)] * 2
        with pytest.raises(Closed, match="1008"):
            read(data)


def test_bytes_are_weighed_before_they_are_looked_at():
    read, _ = heard_by(Limits(burst=1, rate=0.0, frame=100))
    read(bytes((0x81, 0xE4)) + bytes(90))
    with pytest.raises(Closed, match="1008"):
        read(bytes(150))


@given(st.binary(max_size=300), st.binary(min_size=4, max_size=4))
def test_a_mask_is_taken_off(text, mask):
    masked_by_hand = bytes(byte ^ mask[n % 4] for n, byte in enumerate(text))
    assert unmasked(mask, masked_by_hand) == text


def test_a_message_in_pieces_is_one_and_control_frames_come_between():
    read, heard = heard_by()
    read(masked(0x01, b"{") + masked(PING, b"?") + masked(MORE, b"\xc3") + masked(LAST, b"\xa9") + masked(PONG, b""))
    assert heard == [(Kind.PING, b"?"), (Kind.TEXT, "{é".encode()), (Kind.PONG, b"")]


WRONG = {  # RFC 6455, 5
    "a reserved bit": (masked(0xC1, b"{}"), 1002),
    "an unknown kind": (masked(0x83, b""), 1002),
    "an unknown control frame": (masked(0x8B, b""), 1002),
    "a ping in pieces": (masked(0x09, b""), 1002),
    "a long ping": (masked(PING, b"x" * 126), 1002),
    "half a code": (masked(CLOSE, b"x"), 1002),
    "a code that is never sent": (masked(CLOSE, (1005).to_bytes(2, "big")), 1002),
    "a reason that is no text": (masked(CLOSE, (1000).to_bytes(2, "big") + b"\xff"), 1007),
    "a piece of nothing": (masked(LAST, b"x"), 1002),
    "a message within a message": (masked(0x01, b"{") + masked(TEXT, b"{}"), 1002),
    "a beginning within a message": (masked(0x01, b"{") + masked(0x01, b"{"), 1002),
    "no text": (masked(TEXT, b"\xff"), 1007),
    "half a letter": (masked(0x01, b"\xc3") + masked(LAST, b""), 1007),
    "a text that is too big": (masked(TEXT, b" " * 4097), 1009),
    "one that says so": (b"\x81\xff" + (1 << 40).to_bytes(8, "big"), 1009),
    "pieces that are too big": (masked(0x01, b" " * 4096) + masked(MORE, b" "), 1009),
    "no mask": (b"\x81\x02{}", 1002),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_no_browser_sends_ends_the_socket(wrong):
    data, code = WRONG[wrong]
    assert fault(data) == code


@given(st.binary(max_size=2000), st.integers(1, 50))
def test_any_bytes_are_heard_or_refused_the_same_however_they_are_cut(data, step):
    def outcome(chunks):
        read, heard = heard_by()
        try:
            for chunk in chunks:
                read(chunk)
        except Closed as closed:
            return heard, closed.code
        return heard, None

    assert outcome([data]) == outcome([data[at : at + step] for at in range(0, len(data), step)])


@pytest.mark.parametrize("wrong", ["a reserved bit", "no text", "a text that is too big"])
def test_the_code_reaches_the_phone(tmp_path, wrong):
    data, code = WRONG[wrong]

    async def visit(table):
        player = await table.open_room("Annie")
        player.write_raw(data)
        return await player.hears_the_end()

    assert at_the_door(tmp_path, visit) == code


def test_who_closes_is_answered(tmp_path):
    async def visit(table):
        player = await table.open_room("Annie")
        player.write_raw(masked(CLOSE, (1001).to_bytes(2, "big")))
        return await player.hears_the_end()

    assert at_the_door(tmp_path, visit) == 1000
