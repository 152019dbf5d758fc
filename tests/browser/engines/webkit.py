"""WebKitGTK, the engine of Safari, driven by its own WebDriver in a window that nobody sees."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import shutil
import socket
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from aiohttp import ClientConnectionError, ClientSession

from tests.browser.engines.device import PATIENCE, PAUSE, Device, EngineError
from tests.browser.engines.x11 import focus_the_window

DRIVER, SCREEN = "WebKitWebDriver", "Xvfb"
LARGEST = "2000x2000x24"  # pixels, and bits of colour
NARROW = "* { min-width: 0; min-height: 0; }\nheaderbar, toolbar, entry { padding: 0; margin: 0; }\n"  # like a phone
STILL = "[Settings]\ngtk-enable-animations=false\n"
SPEAKS = {"LANGUAGE": "en_GB", "LANG": "C.UTF-8", "GDK_BACKEND": "x11"}
SOON = 3  # seconds: a script that waits longer was asked of a page that has gone
TALKATIVE = "--enable-write-console-messages-to-stdout=true"
LOUD = (b"CONSOLE ERROR", b"CONSOLE WARN", b"CONSOLE JS ERROR", b"CONSOLE SECURITY ERROR", b"CONSOLE NETWORK ERROR")


def find() -> str | None:
    return shutil.which(DRIVER) if shutil.which(SCREEN) else None


class WebKitDevice(Device):
    """One session, which is one window."""

    def __init__(self, http: ClientSession, driver: str) -> None:
        super().__init__()
        self.http, self.session = http, driver

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        sent = {"json": body} if method == "POST" else {}
        async with asyncio.timeout(2 * PATIENCE), self.http.request(method, self.session + path, **sent) as response:
            value = (await response.json(content_type=None))["value"]
        if response.status != 200:
            raise EngineError(f"{value['error']}: {value['message']}")
        return value

    async def goto(self, url: str) -> None:
        await self.ask("POST", "/url", url=url)

    async def reload(self) -> None:
        await self.ask("POST", "/refresh")

    async def evaluate(self, function: str, *words: Any) -> Any:
        script = f"return ({function})(...{json.dumps(words)})"
        return await self.ask("POST", "/execute/sync", script=script, args=[])

    async def _act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        await self.ask("POST", "/actions", actions=[{"type": kind, "id": kind, "actions": actions}])

    async def press(self, x: int, y: int) -> None:
        taps = [{"type": "pointerMove", "x": x, "y": y, "duration": 0}, {"type": "pointerDown", "button": 0}]
        await self._act("pointer", [*taps, {"type": "pointerUp", "button": 0}])

    async def type(self, keys: str) -> None:
        await self._act("key", [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")])

    async def resize(self, width: int, height: int) -> None:
        """The window is larger than the page in it, by as much as the bar above it."""
        for _ in range(3):
            around = await self.evaluate("() => [outerWidth - innerWidth, outerHeight - innerHeight]")
            await self.ask("POST", "/window/rect", x=0, y=0, width=width + around[0], height=height + around[1])
            await asyncio.sleep(4 * PAUSE)
            if await self.evaluate("() => [innerWidth, innerHeight]") == [width, height]:
                return

    async def picture(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(await self.ask("GET", "/screenshot")))


@asynccontextmanager
async def webkit(width: int, height: int) -> AsyncIterator[WebKitDevice]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        for version in ("gtk-3.0", "gtk-4.0"):
            Path(home, version).mkdir()
            Path(home, version, "gtk.css").write_text(NARROW)
            Path(home, version, "settings.ini").write_text(STILL)
        async with _screen() as display, ClientSession() as http:
            about = os.environ | SPEAKS | {"DISPLAY": display, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home}
            async with _process(DRIVER, f"--port={(port := _free_port())}", env=about) as driver:
                device = WebKitDevice(http, f"http://127.0.0.1:{port}")
                await _session(device)
                hearing = asyncio.create_task(_listen(driver, device))
                try:
                    await asyncio.to_thread(focus_the_window, display)
                    await device.resize(width, height)
                    yield device
                finally:
                    await device.ask("DELETE", "")  # a driver that is killed leaves its browser behind
                    hearing.cancel()


async def _session(device: WebKitDevice) -> Any:
    options = {"webkitgtk:browserOptions": {"binary": _browser(), "args": ["--automation", TALKATIVE]}}
    end = asyncio.get_running_loop().time() + PATIENCE
    while True:
        try:
            said = await device.ask("POST", "/session", capabilities={"alwaysMatch": options})
            device.session += f"/session/{said['sessionId']}"
            return await device.ask("POST", "/timeouts", script=1000 * SOON)
        except ClientConnectionError:
            assert asyncio.get_running_loop().time() < end, "the driver never listened"
            await asyncio.sleep(PAUSE)


def _browser() -> str:
    return str(next(Path("/usr/lib").glob("*/webkit*gtk-*/MiniBrowser")))


async def _listen(driver: asyncio.subprocess.Process, device: WebKitDevice) -> None:
    assert driver.stdout
    async for line in driver.stdout:
        if any(sign in line for sign in LOUD):
            device.complaints.append(line.decode().strip())


@asynccontextmanager
async def _screen() -> AsyncIterator[str]:
    """An X server chooses a number that is free, and says it."""
    reading, writing = os.pipe()
    words = ["-displayfd", str(writing), "-screen", "0", LARGEST, "-nolisten", "tcp"]
    async with _process(SCREEN, *words, pass_fds=[writing]):
        os.close(writing)
        with os.fdopen(reading) as said:
            number = await asyncio.to_thread(said.readline)
        yield f":{number.strip()}"


@asynccontextmanager
async def _process(program: str, *words: str, **about: Any) -> AsyncIterator[asyncio.subprocess.Process]:
    pipes = {"stdout": asyncio.subprocess.PIPE, "stderr": asyncio.subprocess.DEVNULL}
    process = await asyncio.create_subprocess_exec(program, *words, **pipes, **about)
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _free_port() -> int:
    with socket.socket() as some:
        some.bind(("127.0.0.1", 0))
        port: int = some.getsockname()[1]
        return port
