"""One socket over a transport that the test fills and empties, in a loop whose time passes without waiting."""

from __future__ import annotations

import asyncio

import pytest

from ardoise.server.net.heartbeat import SECONDS, Heartbeat
from ardoise.server.net.socket import (
    BACKLOG,
    BEAT,
    CLOSE,
    FRAMES,
    LARGEST_OUT,
    LOOK_AGAIN,
    PATIENCE,
    PING,
    TEXT,
    Carrier,
    SocketScreen,
    frame,
)
from ardoise.server.protocol import KICKED, SLOW, TOO_BIG
from tests.kit.clock import run


class Transport(asyncio.WriteTransport):
    """What was written, and how much of it is said to be waiting still."""

    def __init__(self):
        super().__init__()
        self.written, self.waiting, self.closing, self.aborted = [], 0, False, False

    def write(self, data):
        self.written.append(bytes(data))

    def get_write_buffer_size(self):
        return self.waiting

    def is_closing(self):
        return self.closing

    def close(self):
        self.closing = True

    def abort(self):
        self.closing = self.aborted = True


def with_screen(scene):
    """Run `scene(screen, transport)` under a clock that jumps."""

    async def play():
        transport = Transport()
        await scene(SocketScreen(0, transport, Carrier(), asyncio.get_running_loop().time(), False), transport)

    run(play(), now=0.0, jumps=True)


def text(*messages):
    return [frame(TEXT, message) for message in messages]


def closing(code):
    return frame(CLOSE, code.to_bytes(2, "big"))


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (0, b"\x81\x00"),
        (125, b"\x81\x7d"),
        (126, b"\x81\x7e\x00\x7e"),
        (65_535, b"\x81\x7e\xff\xff"),
        (65_536, b"\x81\x7f\x00\x00\x00\x00\x00\x01\x00\x00"),
    ],
)
def test_a_frame_says_its_length(size, head):
    assert frame(TEXT, b"x" * size) == head + b"x" * size


def test_what_a_quick_socket_is_sent_goes_out_together_and_in_order():
    async def scene(screen, transport):
        for data, slot in [(b"1", "room"), (b"2", "table"), (b"3", None), (b"4", "table")]:
            screen.send(data, slot)
        screen.ping()
        assert transport.written == []  # not yet: all of one turn goes out together
        await asyncio.sleep(0)
        assert transport.written == [b"".join([*text(b"1", b"2", b"3", b"4"), frame(PING, b"")])]

    with_screen(scene)


def test_a_beat_comes_again_and_again_but_never_onto_what_is_still_unread():
    async def scene(screen, transport):
        beats = Heartbeat()
        beats.add(screen)
        beating = asyncio.create_task(beats.keep_house())
        await asyncio.sleep(5.5 * SECONDS)
        assert transport.written in ([BEAT] * 5, [BEAT] * 6)
        transport.waiting = 1
        before = len(transport.written)
        await asyncio.sleep(5 * SECONDS)
        transport.waiting = 0
        beats.remove(screen)
        await asyncio.sleep(5 * SECONDS)
        assert len(transport.written) == before
        beating.cancel()

    with_screen(scene)


def test_a_full_socket_gets_every_answer_but_only_the_newest_view():
    """P12: what could not go out in time is replaced by what is newer."""

    async def scene(screen, transport):
        transport.waiting = BACKLOG
        for n in range(50):
            screen.send(b"room %d" % n, "room")
            screen.send(b"table %d" % n, "table")
        screen.send(b"yes", None)
        screen.send(b"no", None)
        screen.ping()
        assert transport.written == []
        transport.waiting = 0
        screen.send(b"table 50", "table")  # not before the older ones
        assert transport.written == []
        await asyncio.sleep(LOOK_AGAIN * 1.5)
        assert transport.written == [b"".join(text(b"yes", b"no", b"room 49", b"table 50"))]
        screen.send(b"next", "table")
        await asyncio.sleep(0)
        assert transport.written[-1:] == text(b"next")

    with_screen(scene)


def test_a_socket_that_empties_slowly_is_left_alone_until_it_is_half_empty():
    async def scene(screen, transport):
        transport.waiting = BACKLOG
        screen.send(b"view", "table")
        transport.waiting = BACKLOG // 2
        await asyncio.sleep(LOOK_AGAIN * 4)
        assert transport.written == []
        transport.waiting -= 1
        await asyncio.sleep(LOOK_AGAIN * 1.5)
        assert transport.written == text(b"view")
        assert not screen.closed

    with_screen(scene)


def test_a_socket_that_stays_full_is_let_go_after_ten_seconds_and_not_before():
    async def scene(screen, transport):
        transport.waiting = BACKLOG
        screen.send(b"view", "table")
        await asyncio.sleep(PATIENCE - 0.1)
        assert not screen.closed
        await asyncio.sleep(2 * LOOK_AGAIN)
        assert screen.closed
        assert transport.aborted
        assert transport.written == [closing(SLOW)]

    with_screen(scene)


def test_patience_begins_anew_whenever_a_socket_has_caught_up():
    async def scene(screen, transport):
        for slot in ("table", "room", None):
            transport.waiting = BACKLOG
            screen.send(b"news", slot)
            await asyncio.sleep(PATIENCE * 0.9)
            transport.waiting = 0
            await asyncio.sleep(LOOK_AGAIN * 1.5)
        assert not screen.closed
        assert transport.written == text(b"news") * 3  # nothing goes out twice

    with_screen(scene)


@pytest.mark.parametrize(("answers", "closed"), [(FRAMES, False), (FRAMES + 1, True)])
def test_answers_cannot_pile_up_for_ever(answers, closed):
    async def scene(screen, transport):
        transport.waiting = BACKLOG
        for n in range(answers):
            screen.send(b"%d" % n, None)
        await asyncio.sleep(LOOK_AGAIN * 1.5)
        assert screen.closed is closed

    with_screen(scene)


@pytest.mark.parametrize(("size", "sent"), [(LARGEST_OUT, True), (LARGEST_OUT + 1, False)])
def test_a_message_beyond_the_largest_is_not_sent(size, sent):
    async def scene(screen, transport):
        data = b"x" * size
        screen.send(data, "table")
        await asyncio.sleep(0)
        assert transport.written == (text(data) if sent else [closing(TOO_BIG)])
        assert screen.closed is not sent

    with_screen(scene)


def test_a_closed_screen_says_why_once_and_then_nothing():
    async def scene(screen, transport):
        transport.waiting = BACKLOG
        screen.send(b"kept back", "table")
        screen.close(KICKED)
        screen.close(SLOW)
        transport.waiting = 0
        screen.send(b"late", None)
        screen.ping()
        await asyncio.sleep(LOOK_AGAIN * 1.5)
        assert transport.written == [closing(KICKED)]

    with_screen(scene)


def test_nothing_is_written_to_a_transport_that_is_closing():
    async def scene(screen, transport):
        transport.closing = True
        screen.send(b"late", None)
        screen.ping()
        assert transport.written == []

    with_screen(scene)


def test_a_closed_socket_is_let_go_in_time_though_the_other_side_never_closes():
    async def scene(screen, transport):
        transport.waiting = BACKLOG
        screen.close(KICKED)
        await asyncio.sleep(PATIENCE + 1)
        assert transport.aborted

    with_screen(scene)
