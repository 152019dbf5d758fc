"""Processes that start at once: one of them has everything imported and forks itself for each.

`python -m tests.kit.fork_server FD` reads orders from that socket, each an `Order` as JSON with file descriptors: for
its output, its errors, its process id and exit code, and perhaps its input.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

LONGEST_ORDER = 65_536
SLOW = ("ardoise.cli.serve", "ardoise.server.serve", "tests.kit.planned_server")  # to import
COMMANDS = ("simulate", "rules", "referee", "rooms", "export", "verify", "replay", "forget", "packs")
SLOW += tuple(f"ardoise.cli.{name}" for name in COMMANDS)


class Order(NamedTuple):
    program: str  # a module, or the path of a script
    words: Sequence[str]
    folder: str | None = None  # to run in
    environment: Mapping[str, str] | None = None


class Fork:
    """What a test needs of a process."""

    returncode: int | None = None

    def __init__(self, said: Pipe, left: Pipe) -> None:
        self.stdout, self._pipes, self._left = said.reader, (said, left), left.reader
        self.pid = 0

    async def be_born(self) -> None:
        self.pid = int(await self._left.readline())
        self._end = asyncio.ensure_future(self._left.readline())

    def send_signal(self, how: signal.Signals) -> None:
        os.kill(self.pid, how)

    async def wait(self) -> int:
        self.returncode = int(await asyncio.shield(self._end))
        for pipe in self._pipes:
            pipe.close()
        return self.returncode


class Pipe:
    """A pipe whose end here is read by the loop; the other end is lent to a process."""

    async def open(self) -> Pipe:
        here, self.there = os.pipe()
        self.reader = asyncio.StreamReader()
        protocol = asyncio.StreamReaderProtocol(self.reader)
        loop = asyncio.get_running_loop()
        transport, _ = await loop.connect_read_pipe(lambda: protocol, os.fdopen(here, "rb", 0))
        self.close: Callable[[], None] = transport.close
        return self


async def fork(module: str, words: Sequence[str], complaints: Path) -> Fork:
    """`python -m MODULE WORDS`, but without the time that imports take."""
    said, left = await Pipe().open(), await Pipe().open()
    with complaints.open("ab") as file:
        send(Order(module, words), said.there, file.fileno(), left.there)
    os.close(said.there)
    os.close(left.there)
    child = Fork(said, left)
    await child.be_born()
    return child


def send(order: Order, *fds: int) -> None:
    socket.send_fds(_nursery(), [json.dumps(order).encode()], fds)


@cache
def _nursery() -> socket.socket:
    """One for each test process; it ends with it, because nobody holds the other end any more."""
    ours, theirs = socket.socketpair()
    with theirs:
        words = [sys.executable, "-m", "tests.kit.fork_server", str(theirs.fileno())]
        process = subprocess.Popen(words, pass_fds=[theirs.fileno()])

    def end() -> None:
        ours.close()
        process.wait()

    atexit.register(end)
    return ours


def main(orders: socket.socket) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who watch
    while True:
        order, fds, _, _ = socket.recv_fds(orders, LONGEST_ORDER, 4)
        if not order:
            return
        if not os.fork():
            orders.close()
            _watch(Order(*json.loads(order)), *fds)
        for fd in fds:
            os.close(fd)


def _watch(order: Order, said: int, complaints: int, left: int, given: int | None = None) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if not pid:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.dup2(said, 1)
        os.dup2(complaints, 2)
        if given is not None:
            os.dup2(given, 0)
        _close(said, complaints, left, given)
        _be(order)
    _close(said, complaints, given)
    os.write(left, b"%d\n" % pid)
    _, status = os.waitpid(pid, 0)
    os.write(left, b"%d\n" % os.waitstatus_to_exitcode(status))
    os._exit(0)


def _close(*fds: int | None) -> None:
    for fd in fds:
        if fd is not None:
            os.close(fd)


def _be(order: Order) -> None:
    sys.argv = [order.program, *order.words]
    sys.modules.pop(order.program, None)  # runpy warns of what is there already
    if order.folder is not None:
        os.chdir(order.folder)
    if order.environment is not None:
        os.environ.clear()
        os.environ.update(order.environment)
    code: Any = 0
    try:
        if os.sep in order.program:
            runpy.run_path(order.program, run_name="__main__")
        else:
            runpy.run_module(order.program, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        code = end.code or 0
    except BaseException:
        sys.excepthook(*sys.exc_info())
        code = 1
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code if isinstance(code, int) else 1)


if __name__ == "__main__":
    for module in SLOW:
        import_module(module)
    main(socket.socket(fileno=int(sys.argv[1])))
