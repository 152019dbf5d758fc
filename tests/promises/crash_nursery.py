"""Servers that start at once: one process has everything imported and forks them, one after another.

`python -m tests.promises.crash_nursery` reads a line for each server: file of data, plan and complaints, as JSON. It
writes the server's process id, the line with which the server opens its door, and the code with which it left.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from signal import Signals

from ardoise.engine.wire import encode
from tests.server.lab import Plan, serve
from tests.server.live import Server


class Fork:
    """What `Server` needs of a process."""

    def __init__(self, pid: int, said: asyncio.StreamReader) -> None:
        self.pid, self.returncode = pid, None
        self._left = asyncio.ensure_future(said.readline())

    def send_signal(self, how: Signals) -> None:
        os.kill(self.pid, how)

    async def wait(self) -> int:
        self.returncode = int(await asyncio.shield(self._left))
        return self.returncode


class Nursery:
    def __init__(self, process: Process) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self._orders, self._said = process.stdin, process.stdout

    async def start(self, server: Server, plan: Plan) -> None:
        """As `server.start()`, with this plan."""
        order = [str(server.data), encode(plan).decode(), str(server.complaints)]
        self._orders.write(json.dumps(order).encode() + b"\n")
        pid = int(await self._said.readline())
        server.address = (await self._said.readline()).decode().split()[-1]
        server.process = Fork(pid, self._said)  # type: ignore[assignment]
        server.is_open.set()


@asynccontextmanager
async def open_nursery() -> AsyncIterator[Nursery]:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.promises.crash_nursery", stdin=PIPE, stdout=PIPE
    )
    try:
        yield Nursery(process)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


def main() -> None:
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            be_the_server(*json.loads(line))
        _, status = os.waitpid(pid, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)


def be_the_server(data: str, plan: str, complaints: str) -> None:
    print(os.getpid(), flush=True)
    with Path(complaints).open("ab") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    serve(data, plan)
    os._exit(0)


if __name__ == "__main__":
    main()
