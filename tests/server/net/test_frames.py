"""Frames of every kind are counted and weighed before they are read, by the limits that everybody has."""

from __future__ import annotations

import asyncio
import json

import pytest

from ardoise.server.limits import Limits
from ardoise.server.lobby.commands import BeReady
from ardoise.server.lobby.types import PersonId
from ardoise.server.net.frames import FrameMeter
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


def meter(**limits):
    return FrameMeter(Limits(**limits), now=0.0)


def test_a_page_is_never_over_its_budget():
    """A message as often as it may, and a pong to each ping; each in two reads that split its header."""
    each, now = meter(), 0.0
    for number in range(500):
        now += 1 / Limits().rate
        data = masked(TEXT, b"x" * 4000) + (masked(PONG, b"") if number % 50 == 0 else b"")
        cut = number % 9
        assert each.fault(data[:cut], now) is None
        assert each.fault(data[cut:], now) is None


@pytest.mark.parametrize("size", [0, 1, 125, 126, 4000, 65_535, 65_536])
def test_a_frame_counts_once_however_it_is_cut(size):
    data = masked(TEXT, bytes(size)) if size < 1 << 16 else b"\x81\xff" + size.to_bytes(8, "big") + bytes(4 + size)
    for step in (1, 2, 3, 7, 1000):
        each = meter(burst=2, pieces=1, rate=0.0, frame=1 << 20)
        whole = data * 2
        faults = [each.fault(whole[at : at + step], 0.0) for at in range(0, len(whole), step)]
        assert not any(faults)
        assert each.fault(data, 0.0) == 1008


def test_bytes_are_weighed_before_they_are_looked_at():
    each = meter(burst=1, rate=0.0, frame=100)
    assert each.fault(bytes((0x81, 0xFE, 0xFF, 0xFF)) + bytes(150), 0.0) is None
    assert each.fault(bytes(100), 0.0) == 1008
