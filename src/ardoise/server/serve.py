"""A server from its first socket to its last: open the log, listen, and stop cleanly when told to."""

from __future__ import annotations

import asyncio
import gc
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from ssl import SSLContext

from aiohttp import web

from ardoise.server.limits import Limits
from ardoise.server.lobby.start import new_seed
from ardoise.server.metrics import MetricsAccess
from ardoise.server.net.app import App
from ardoise.server.net.connections import Runner
from ardoise.server.net.proxies import Network
from ardoise.server.room.hints import GiveHint, ask_coach
from ardoise.server.room.live_bots import Think, think_time
from ardoise.server.room.rooms import Rooms
from ardoise.store.log import Store
from ardoise.store.open import Where, open_store
from ardoise.store.sqlite.sole_server import sole_server

STOP_SECONDS = 5.0
LAST_REQUESTS = 0.5  # seconds
STOPPING = [getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK") if hasattr(signal, name)]
COLLECT = (50_000, 20, 50)  # records are no part of cycles: the garbage collector looks for little, so it looks seldom

Clock = Callable[[], float]
Announce = Callable[[str, int], None]  # host and port, once the door is open


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where there is one: the same loop, faster."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


@asynccontextmanager
async def alone(store: Store, parts: Parts) -> AsyncIterator[Rooms]:
    """All rooms live in this process."""
    yield Rooms(store, parts.wall, parts.think, parts.coach, parts.limits, parts.new_seed)


@dataclass(frozen=True)
class Parts:
    """What a server is made of. Tests put in a clock that jumps, a store that breaks, bots that do not tarry."""

    limits: Limits = field(default_factory=Limits)
    wall: Clock = time.time
    think: Think = think_time
    coach: GiveHint = ask_coach
    new_seed: Callable[[], str] = new_seed
    proxies: Sequence[Network] = ()
    drain: float = 0.0  # seconds
    operator: str = ""  # who runs it
    metrics: MetricsAccess = field(default_factory=MetricsAccess)
    open_store: Callable[[Where], Awaitable[Store]] = open_store
    open_rooms: Callable[[Store, Parts], AbstractAsyncContextManager[Rooms]] = alone
    new_loop: Callable[[], asyncio.AbstractEventLoop] | None = field(default_factory=loop_factory)


def run(
    host: str, port: int, data: Where, announce: Announce, tls: SSLContext | None = None, parts: Parts | None = None
) -> None:
    """Serve until SIGTERM or SIGINT. Raises StoreFailed or OSError if it cannot even begin."""
    parts = parts or Parts()
    gc.set_threshold(*COLLECT)
    with asyncio.Runner(loop_factory=parts.new_loop) as runner:
        runner.run(_serve(host, port, data, announce, tls, parts))


async def _serve(host: str, port: int, data: Where, announce: Announce, tls: SSLContext | None, parts: Parts) -> None:
    with sole_server(data) if isinstance(data, Path) else nullcontext():
        store = await parts.open_store(data)
        try:
            async with parts.open_rooms(store, parts) as rooms:
                file = data if isinstance(data, Path) else None
                app = App(rooms, proxies=parts.proxies, metrics=parts.metrics, data=file, operator=parts.operator)
                await _open_door(app, host, port, announce, tls, parts.drain)
        finally:
            await store.close()


async def _open_door(
    house: App, host: str, port: int, announce: Announce, tls: SSLContext | None, drain: float
) -> None:
    runner = Runner(house.app(), house.limits, house.proxies, shutdown_timeout=STOP_SECONDS)
    await runner.setup()
    stop = _stop_event()
    try:
        site = web.TCPSite(runner, host, port, ssl_context=tls)
        await site.start()
        announce(*runner.addresses[0][:2])
        await stop.wait()
        if drain:
            await _drain(house, site, drain)
    finally:
        await runner.cleanup()


async def _drain(house: App, site: web.TCPSite, seconds: float) -> None:
    """Serve on until every proxy has seen that it stops; then answer those who had come in by then."""
    house.stopping = True
    await asyncio.sleep(seconds)
    await site.stop()
    await asyncio.sleep(LAST_REQUESTS)


def _stop_event() -> asyncio.Event:
    stop = asyncio.Event()
    for name in STOPPING:
        if signal.getsignal(name) is not signal.SIG_IGN:  # as nohup leaves it
            _on_signal(name, stop.set)
    return stop


def _on_signal(name: signal.Signals, act: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()
    try:
        loop.add_signal_handler(name, act)
    except NotImplementedError:  # the loop of Windows
        signal.signal(name, lambda *_: loop.call_soon_threadsafe(act))
