"""Calls between nodes: whatever happens on the way, all that was said comes once and in order, or the call ends."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from msgspec import Raw

from ardoise.cluster.messages import Asks, Calling, Comes, Goes, HungUp, Malformed, Says, Shown, read, write
from ardoise.cluster.peer_link import REMEMBERED, PeerLink
from ardoise.cluster.reliable_stream import SILENCE, STUCK
from ardoise.engine.codec import encode
from ardoise.server.lobby.commands import Leave
from tests.cluster.lossy import HERE, THERE, Ear, Pair, Post
from tests.kit.clock import run


@pytest.mark.parametrize("per_cent", [0, 20, 50])
def test_what_is_said_comes_once_and_in_order_both_ways(per_cent):
    async def talk() -> None:
        post = Post(Random(per_cent), per_cent)
        pair = Pair(post)
        call = pair.here.call(THERE, Ear)
        for number in range(300):
            call.say(Goes(number))
            await asyncio.sleep(0.01 if number % 3 else 0)
            if pair.taken:
                pair.taken[0].call.say(Shown(number, "table", Raw(b"{}")))
        await asyncio.sleep(SILENCE)
        (there,), here = pair.taken, call.listener
        assert there.heard == [Goes(number) for number in range(300)]
        said = [message.visit for message in here.heard]
        assert said == list(range(said[0], 300))
        assert not here.over
        assert not there.over
        assert per_cent or post.carried < 800, "what was heard is not sent again"

    run(talk(), now=0.0, jumps=True)


def test_a_call_that_nobody_answers_ends_at_both_ends_and_the_next_begins_anew():
    async def talk() -> None:
        post = Post(Random(7), 0)
        pair = Pair(post)
        first = pair.here.call(THERE, Ear)
        first.say(Goes(1))
        await asyncio.sleep(3 * SILENCE)
        assert pair.here.call(THERE, Ear) is first, "silence is not having nothing to say"
        post.dead = True
        first.say(Goes(2))
        await asyncio.sleep(1.1 * SILENCE)
        assert (first.over, first.listener.over, pair.taken[0].over) == (True, 1, 1)
        post.dead = False
        second = pair.here.call(THERE, Ear)
        second.say(Goes(3))
        await asyncio.sleep(0.1)
        assert [ear.heard for ear in pair.taken] == [[Goes(1)], [Goes(3)]], "what an old call said is not heard"
        second.hang_up()
        await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        assert (second.listener.over, pair.taken[1].over) == (1, 1)

    run(talk(), now=0.0, jumps=True)


def test_who_stood_still_does_not_take_the_others_for_dead():
    async def talk() -> None:
        pair = Pair(Post(Random(7), 0))
        call = pair.here.call(THERE, Ear)
        call.say(Goes(1))
        await asyncio.sleep(0.2)
        asyncio.get_running_loop().now += 60.0
        await asyncio.sleep(SILENCE)
        assert not call.over

    run(talk(), now=0.0, jumps=True)


def test_a_call_ends_in_which_one_packet_is_never_taken():
    async def talk() -> None:
        pair = Pair(Post(Random(7), 0))
        call = pair.here.call(THERE, Ear)
        call.say(Goes(1))
        await asyncio.sleep(0.2)
        pair.there.receive = lambda data, take=pair.there.receive: b"poison" in data or take(data)
        call.say(Asks(1, "BCDFGH", "poison", "player", "0" * 64))
        for _ in range(30):
            assert not call.over
            await asyncio.sleep(STUCK / 32)
            call.say(Goes(2))  # other things are taken: nobody is silent
        await asyncio.sleep(0.2 * STUCK)
        assert call.over

    run(talk(), now=0.0, jumps=True)


def test_an_older_call_is_not_heard_and_one_that_is_over_is_told_so():
    async def talk() -> None:
        post = Post(Random(7), 0)
        pair = Pair(post)
        for number in (5, 4, 5):
            pair.there.receive(write(Calling(HERE, number, 1, 0, (Goes(number),))))
        assert [ear.heard for ear in pair.taken] == [[Goes(5)]]
        sent: list[bytes] = []
        pair.there._send = lambda _, data: sent.append(data)
        pair.taken[0].call.was_hung_up()
        pair.there.receive(write(Calling(HERE, 5, 2, 0, (Goes(6),))))
        assert [type(read(data)) for data in sent] == [HungUp]

    run(talk(), now=0.0, jumps=True)


def test_a_node_that_is_gone_is_forgotten_after_a_while():
    async def talk() -> None:
        pair = Pair(Post(Random(7), 0))
        pair.here.call(THERE, Ear).say(Goes(1))
        await asyncio.sleep(0.2)
        pair.here.close()
        await asyncio.sleep(0.5 * REMEMBERED)
        assert pair.there._taken, "a packet of it may still come"
        await asyncio.sleep(REMEMBERED)
        assert not pair.there._taken

    run(talk(), now=0.0, jumps=True)


def test_much_at_once_goes_in_several_packets():
    async def talk() -> None:
        sizes: list[int] = []
        call = PeerLink(THERE, 1, False, HERE, lambda _, data: sizes.append(len(data)))
        for number in range(100):
            call.say(Shown(number, "table", Raw(b'"' + b"x" * 60_000 + b'"')))
        await asyncio.sleep(0)
        assert sum(sizes) > 6_000_000
        assert max(sizes) < 500_000

    run(talk(), now=0.0, jumps=True)


GOOD = write(Calling(HERE, 1, 1, 0, (Comes(1, "BCDFGH", "0" * 64), Says(1, Raw(encode(Leave(1)))), Goes(1))))


@pytest.mark.parametrize(
    "bad",
    [
        b"",
        b"null",
        GOOD[:-1],
        GOOD + b" " * 1_000_000,
        GOOD.replace(b'"Calling"', b'"Answering"'),
        GOOD.replace(HERE.encode(), b"ardoise.>"),
        GOOD.replace(HERE.encode(), b"node-here\\n"),
        GOOD.replace(b'"call":1', b'"call":-1'),
        GOOD.replace(b'"call":1', b'"call":true'),
        GOOD.replace(b'"Comes"', b'"Joined"'),
        GOOD.replace(b"BCDFGH", b"BCDFG\xff"),
        GOOD.replace(b"BCDFGH", b"../etc"),
        GOOD.replace(b"0" * 64, b"0" * 63),
        GOOD.replace(b"0" * 64, "é".encode() * 64),
        GOOD.replace(b'{"type":"Leave","id":1}', b"[" * 100_000),
    ],
)
def test_what_is_no_packet_of_ours_is_dropped(bad, caplog):
    assert read(GOOD)
    assert bad != GOOD
    with pytest.raises(Malformed):
        read(bad)

    async def talk() -> None:
        pair = Pair(Post(Random(7), 0))
        pair.there.receive(bad)
        assert not pair.taken

    run(talk(), now=0.0, jumps=True)
    assert "a packet that no node of ours wrote" in caplog.text
