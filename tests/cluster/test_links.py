"""Links between nodes: whatever happens on the way, all that was sent arrives once and in order, or the link ends."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from ardoise.cluster.messages import (
    Asks,
    Closed,
    Comes,
    FromClient,
    FromServer,
    Goes,
    Malformed,
    NotLetIn,
    Says,
    Shown,
    read,
    read_said,
    write,
)
from ardoise.cluster.peer_link import REMEMBERED, PeerLink
from ardoise.cluster.reliable_stream import BEAT, SILENCE, STUCK
from ardoise.engine.codec import encode
from ardoise.server.lobby.commands import Leave
from tests.cluster.lossy import HERE, THERE, Ear, Pair, Post
from tests.kit.clock import run

FRAME = b'{"said":"\\"quoted\\""}'
LARGE = b"x" * 60_000


@pytest.mark.parametrize("per_cent", [0, 20, 50])
def test_what_is_sent_arrives_once_and_in_order_both_ways(per_cent):
    async def test() -> None:
        post = Post(Random(per_cent), per_cent)
        pair = Pair(post)
        link = pair.here.open(THERE, Ear)
        for number in range(300):
            link.send(Goes(number))
            await asyncio.sleep(0.01 if number % 3 else 0)
            if pair.accepted:
                pair.accepted[0].link.send(Shown(number, "table", b"{}"))
        await asyncio.sleep(SILENCE)
        (there,), here = pair.accepted, link.listener
        assert there.heard == [Goes(number) for number in range(300)]
        said = [message.visit for message in here.heard]
        assert said == list(range(said[0], 300))
        assert not here.over
        assert not there.over
        assert per_cent or post.carried < 800, "what was heard is not sent again"

    run(test(), now=0.0, jumps=True)


def test_a_link_whose_other_end_is_silent_ends_at_both_ends_and_the_next_starts_empty():
    async def test() -> None:
        post = Post(Random(7), 0)
        pair = Pair(post)
        first = pair.here.open(THERE, Ear)
        first.send(Goes(1))
        await asyncio.sleep(3 * SILENCE)
        assert pair.here.open(THERE, Ear) is first, "silence is not having nothing to send"
        post.dead = True
        first.send(Goes(2))
        await asyncio.sleep(1.1 * SILENCE)
        assert (first.over, first.listener.over, pair.accepted[0].over) == (True, 1, 1)
        post.dead = False
        second = pair.here.open(THERE, Ear)
        second.send(Goes(3))
        await asyncio.sleep(0.1)
        assert [ear.heard for ear in pair.accepted] == [[Goes(1)], [Goes(3)]], "what an old link sent is not received"
        second.close()
        await asyncio.sleep(0)
        await asyncio.sleep(0.01)
        assert (second.listener.over, pair.accepted[1].over) == (1, 1)

    run(test(), now=0.0, jumps=True)


def test_who_stood_still_does_not_take_the_others_for_dead():
    async def test() -> None:
        pair = Pair(Post(Random(7), 0))
        link = pair.here.open(THERE, Ear)
        link.send(Goes(1))
        await asyncio.sleep(0.2)
        asyncio.get_running_loop().now += 60.0
        await asyncio.sleep(SILENCE)
        assert not link.over

    run(test(), now=0.0, jumps=True)


def test_a_link_ends_over_which_one_packet_never_comes():
    async def test() -> None:
        pair = Pair(Post(Random(7), 0))
        link = pair.here.open(THERE, Ear)
        link.send(Goes(1))
        await asyncio.sleep(0.2)
        pair.there.receive = lambda data, take=pair.there.receive: b"poison" in data or take(data)
        link.send(Asks(1, "BCDFGH", "poison", "player", "0" * 64))
        for _ in range(30):
            assert not link.over
            await asyncio.sleep(STUCK / 32)
            link.send(Goes(2))  # other things are taken: nobody is silent
        await asyncio.sleep(0.2 * STUCK)
        assert link.over

    run(test(), now=0.0, jumps=True)


def test_an_older_link_is_not_received_and_over_one_that_has_ended_comes_its_end():
    async def test() -> None:
        post = Post(Random(7), 0)
        pair = Pair(post)
        for number in (5, 4, 5):
            pair.there.receive(write(FromClient(HERE, number, 1, 0, (Goes(number),))))
        assert [ear.heard for ear in pair.accepted] == [[Goes(5)]]
        sent: list[bytes] = []
        pair.there._send = lambda _, data: sent.append(data)
        pair.accepted[0].link.end()
        pair.there.receive(write(FromClient(HERE, 5, 2, 0, (Goes(6),))))
        assert [type(read(data)) for data in sent] == [Closed]

    run(test(), now=0.0, jumps=True)


def test_a_node_that_is_gone_is_forgotten_after_a_while():
    async def test() -> None:
        pair = Pair(Post(Random(7), 0))
        pair.here.open(THERE, Ear).send(Goes(1))
        await asyncio.sleep(0.2)
        pair.here.close()
        await asyncio.sleep(0.5 * REMEMBERED)
        assert pair.there._accepted, "a packet of it may still come"
        await asyncio.sleep(REMEMBERED)
        assert not pair.there._accepted

    run(test(), now=0.0, jumps=True)


def test_what_is_sent_in_one_turn_of_the_loop_is_one_packet_and_a_frame_in_it_stays_as_it_was():
    async def test() -> None:
        packets: list[bytes] = []
        link = PeerLink(THERE, 1, False, HERE, lambda _, data: packets.append(data))
        for number in range(7):
            link.send(Shown(number, "table", FRAME), len(FRAME))
        assert not packets
        await asyncio.sleep(0)
        (packet,) = packets
        assert packet.count(FRAME) == 7

    run(test(), now=0.0, jumps=True)


def test_much_at_once_goes_in_several_packets():
    async def test() -> None:
        packets: list[bytes] = []
        link = PeerLink(THERE, 1, False, HERE, lambda _, data: packets.append(data))
        for number in range(100):
            link.send(Shown(number, "table", LARGE), len(LARGE))
        await asyncio.sleep(0)
        assert sum(map(len, packets)) > 100 * len(LARGE)
        assert max(map(len, packets)) < 500_000
        told = [message.visit for packet in packets for message in read(packet).contents]
        assert told == list(range(100))

    run(test(), now=0.0, jumps=True)


def test_an_acknowledgement_goes_with_what_is_sent_anyway():
    async def test() -> None:
        post = Post(Random(7), 0)
        pair = Pair(post)
        link = pair.here.open(THERE, Ear)
        for number in range(100):
            link.send(Goes(number))
            await asyncio.sleep(0.01)
            pair.accepted[0].link.send(Shown(number, None, FRAME))
            await asyncio.sleep(0.01)
        assert post.carried == 200

    run(test(), now=0.0, jumps=True)


def test_what_nobody_answers_is_acknowledged_before_it_is_sent_again():
    async def test() -> None:
        post = Post(Random(7), 0)
        pair = Pair(post)
        pair.here.open(THERE, Ear).send(Goes(1))
        await asyncio.sleep(0.9 * BEAT)
        assert post.carried == 2

    run(test(), now=0.0, jumps=True)


CONTENTS = (Comes(1, "BCDFGH", "0" * 64), Says(1, encode(Leave(1))), Goes(1))
GOOD = write(FromClient(HERE, 1, 1, 0, CONTENTS))
REFUSAL = write(FromServer(HERE, 1, 1, 0, (NotLetIn(1, "no", {"why": "DEEP"}),)))


@pytest.mark.parametrize(
    "bad",
    [
        b"",
        b"\xc0",
        GOOD[:-1],
        GOOD + b" ",
        GOOD + b" " * 1_000_000,
        GOOD.replace(b"FromClient", b"FromServer"),
        GOOD.replace(b"FromClient", b"FromNobody"),
        GOOD.replace(HERE.encode(), b"ardoise.>"),
        GOOD.replace(HERE.encode(), b"node-her\n"),
        write(FromClient(HERE, -1, 1, 0, CONTENTS)),
        write(FromClient(HERE, True, 1, 0, CONTENTS)),
        GOOD.replace(b"Comes", b"Jumps"),
        GOOD.replace(b"BCDFGH", b"BCDFG\xff"),
        GOOD.replace(b"BCDFGH", b"../etc"),
        write(FromClient(HERE, 1, 1, 0, (Comes(1, "BCDFGH", "0" * 63),))),
        write(FromClient(HERE, 1, 1, 0, (Comes(1, "BCDFGH", "é" * 64),))),
        write(FromClient(HERE, 1, 1, 0, (Says(1, "no bytes"),))),
        REFUSAL.replace(b"\xa4DEEP", b"\x91" * 100_000 + b"\xc0"),
    ],
)
def test_what_is_no_packet_of_ours_is_dropped(bad, caplog):
    assert read(GOOD)
    assert read(REFUSAL)
    with pytest.raises(Malformed):
        read(bad)

    async def test() -> None:
        pair = Pair(Post(Random(7), 0))
        pair.there.receive(bad)
        assert not pair.accepted

    run(test(), now=0.0, jumps=True)
    assert "a packet that no node of ours wrote" in caplog.text


@pytest.mark.parametrize("said", [b"", b"\xff", b'{"type":"Fly","id":1}', b"[" * 100_000])
def test_what_no_screen_of_ours_said_is_not_taken(said):
    assert read_said(encode(Leave(1))) == Leave(1)
    with pytest.raises(Malformed):
        read_said(said)
