"""A live table that keeps its address when it is started again, because a page finds it there or nowhere."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from ardoise.engine.wire import decode, encode
from ardoise.server.serving import run
from tests.server.lab import Plan, announce
from tests.server.live import PATIENCE, Server


class SteadyServer(Server):
    port = 0

    async def start(self) -> None:
        command = ["-m", "ardoise", "serve", "--port", str(self.port), "--data", str(self.data)]
        if self.plan:
            command = ["-m", "tests.browser.steady", str(self.port), str(self.data), encode(self.plan).decode()]
        with self.complaints.open("ab") as complaints:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *command, stdout=PIPE, stderr=complaints
            )
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), PATIENCE)
        self.address = line.decode().split()[-1] if line else ""
        assert self.address, self.complaints.read_text()
        self.port = int(self.address.rsplit(":", 1)[1])
        self.is_open.set()


def serve(port: str, data: str, plan: str) -> None:
    run("127.0.0.1", int(port), Path(data), announce, None, decode(plan.encode(), Plan).parts())


if __name__ == "__main__":
    serve(*sys.argv[1:])
