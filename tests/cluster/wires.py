"""Nodes that can be hurt in every way: each has a wire of its own to PostgreSQL and one to NATS."""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import TypeVar
from urllib.parse import urlsplit

from tests.cluster.bad_post import BadPost, bad_post
from tests.cluster.house import Cluster, Node, serving
from tests.kit import services
from tests.kit.postgres import Postgres, ask
from tests.kit.proxy import Proxy, proxy_to
from tests.kit.services import start_nats
from tests.kit.small_disk import is_allowed, lasting_disk
from tests.kit.startup import free_port

DISK_KB = 96_000


class Nats:
    """A server that may be killed and comes back at the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self.process = await asyncio.to_thread(start_nats, self.folder, self.port)

    async def kill(self) -> None:
        if self.process:
            self.process.kill()
            await asyncio.to_thread(self.process.wait)
            self.process = None


class Hurtable(Cluster):
    nats: Nats
    postgres: SmallPostgres | None  # its own, if it may be restarted and filled
    post: BadPost
    to_postgres: list[Proxy]
    to_nats: list[Proxy]


H = TypeVar("H", bound=Hurtable)


@asynccontextmanager
async def hurtable(
    folder: Path, chance: Random, number: int, per_cent: int, own_postgres: bool, kind: type[H]
) -> AsyncIterator[H]:
    folder.mkdir(exist_ok=True)
    async with AsyncExitStack() as stack:
        nats = Nats(folder / "nats")
        await nats.start()
        stack.push_async_callback(nats.kill)
        post = await stack.enter_async_context(bad_post(nats.port, chance, per_cent))
        postgres = await _own_postgres(folder, stack) if own_postgres else None
        url = postgres.url(database="rooms") if postgres else services.postgres(folder)
        port = urlsplit(url).port
        assert port
        to_postgres = [await stack.enter_async_context(proxy_to(port)) for _ in range(number)]
        to_nats = [await stack.enter_async_context(proxy_to(post.port)) for _ in range(number)]
        nodes = [
            Node(folder, each, url.replace(f":{port}", f":{there.port}"), f"nats://127.0.0.1:{others.port}")
            for each, (there, others) in enumerate(zip(to_postgres, to_nats, strict=True))
        ]
        async with serving(nodes, kind, url) as cluster:
            cluster.nats, cluster.post, cluster.postgres = nats, post, postgres
            cluster.to_postgres, cluster.to_nats = to_postgres, to_nats
            yield cluster


class SmallPostgres(Postgres):
    """Whose rooms are on a disk that can be filled, where this machine allows to mount one."""

    def __init__(self, folder: Path, stack: AsyncExitStack) -> None:
        super().__init__(folder)
        self.disk = folder / "disk"
        self.disk.mkdir()
        self.is_small = is_allowed(self.disk)
        if self.is_small:
            self.first = stack.enter_context(lasting_disk(self.disk, DISK_KB, **self.as_whom))

    def furnish(self) -> None:
        if self.is_small:
            self.shell(f"mkdir {self.disk}/space")
            ask(self.url(), f"create tablespace small location '{self.disk}/space'")
        ask(self.url(), f"create database rooms {'tablespace small' if self.is_small else ''}")

    def fill(self) -> None:
        self.shell(f"head -c {DISK_KB}k /dev/zero > {self.disk}/ballast || true")

    def make_room(self) -> None:
        self.shell(f"rm {self.disk}/ballast")


async def _own_postgres(folder: Path, stack: AsyncExitStack) -> SmallPostgres:
    for above in (folder, folder.parent):  # it may run as nobody
        above.chmod(0o755)
    postgres = SmallPostgres(folder / "postgres", stack)
    await asyncio.to_thread(postgres.start)
    stack.push_async_callback(asyncio.to_thread, postgres.stop)
    await asyncio.to_thread(postgres.furnish)
    return postgres
