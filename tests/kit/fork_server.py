"""Servers that start at once: one process has everything imported and forks itself for each of them.

`python -m tests.kit.fork_server FD` reads orders from that socket: the name of a module and its arguments as JSON, with
three file descriptors: for its output, for its errors, and for its process id and exit code.
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
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

LONGEST_ORDER = 65_536
SLOW = ("ardoise.cli.serve", "ardoise.server.serve", "tests.kit.planned_server")  # to import


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
        order = json.dumps([module, *words]).encode()
        socket.send_fds(_nursery(), [order], [said.there, file.fileno(), left.there])
    os.close(said.there)
    os.close(left.there)
    child = Fork(said, left)
    await child.be_born()
    return child


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
        order, fds, _, _ = socket.recv_fds(orders, LONGEST_ORDER, 3)
        if not order:
            return
        if not os.fork():
            orders.close()
            _watch(json.loads(order), *fds)
        for fd in fds:
            os.close(fd)


def _watch(words: list[Any], said: int, complaints: int, left: int) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    pid = os.fork()
    if not pid:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        os.dup2(said, 1)
        os.dup2(complaints, 2)
        for fd in (said, complaints, left):
            os.close(fd)
        _be(*words)
    os.close(said)
    os.close(complaints)
    os.write(left, b"%d\n" % pid)
    _, status = os.waitpid(pid, 0)
    os.write(left, b"%d\n" % os.waitstatus_to_exitcode(status))
    os._exit(0)


def _be(module: str, *words: str) -> None:
    sys.argv = [module, *words]
    sys.modules.pop(module, None)  # runpy warns of what is there already
    code: Any = 0
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
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
