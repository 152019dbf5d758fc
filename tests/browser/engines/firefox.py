"""Firefox, driven by WebDriver BiDi, which it speaks itself. Playwright asks it for commands that it lacks."""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import os
import re
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from aiohttp import ClientSession, ClientWebSocketResponse

import building
from tests.browser import chrome
from tests.browser.engines.device import PATIENCE, Device, EngineError

UNPACKED = building.ROOT / ".tools" / "firefox"
OURS = UNPACKED / "usr" / "lib" / "firefox-esr" / "firefox-esr"
NAMES = ("firefox-esr", "firefox")
LISTENING = re.compile(rb"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES = """
user_pref("remote.active-protocols", 1);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.update.enabled", false);
user_pref("app.normandy.enabled", false);
user_pref("extensions.getAddons.cache.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("toolkit.telemetry.server", "data:,");
user_pref("ui.prefersReducedMotion", 1);
user_pref("intl.accept_languages", "en-GB");
"""


@cache
def find() -> str | None:
    """One that starts: what was unpacked without root may lack a library."""
    candidates = [os.environ.get("ARDOISE_FIREFOX"), *map(shutil.which, NAMES), str(OURS)]
    return next((path for path in candidates if path and chrome.works(path)), None)


class Session:
    """One Firefox: asks and hears the answers, by number."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket, self.numbers = socket, itertools.count(1)
        self.asked: dict[int, asyncio.Future[Any]] = {}
        self.tabs: dict[str, FirefoxDevice] = {}

    async def ask(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        answer = self.asked[number] = asyncio.get_running_loop().create_future()
        await self.socket.send_str(json.dumps({"id": number, "method": method, "params": params}))
        return await asyncio.wait_for(answer, PATIENCE)

    async def listen(self) -> None:
        async for message in self.socket:
            said = json.loads(message.data)
            if said["type"] == "event":
                self._heard(said["params"])
            elif (answer := self.asked.pop(said.get("id"), None)) and not answer.done():
                failed = EngineError(f"{said.get('error')}: {said.get('message')}")
                answer.set_exception(failed) if said["type"] == "error" else answer.set_result(said["result"])

    def _heard(self, entry: dict[str, Any]) -> None:
        tab = self.tabs.get(entry.get("source", {}).get("context", ""))
        if tab and entry.get("level") in ("error", "warn"):
            tab.complaints.append(f"{entry['level']}: {entry['text']}")

    async def device(self, width: int, height: int) -> FirefoxDevice:
        """A tab with a storage of its own."""
        user = (await self.ask("browser.createUserContext"))["userContext"]
        tab = (await self.ask("browsingContext.create", type="tab", userContext=user))["context"]
        self.tabs[tab] = FirefoxDevice(self, tab)
        await self.tabs[tab].resize(width, height)
        return self.tabs[tab]


class FirefoxDevice(Device):
    def __init__(self, session: Session, tab: str) -> None:
        super().__init__()
        self.session, self.tab = session, tab

    async def _ask(self, method: str, **params: Any) -> Any:
        return await self.session.ask(method, context=self.tab, **params)

    async def goto(self, url: str) -> None:
        await self._ask("browsingContext.navigate", url=url, wait="complete")

    async def reload(self) -> None:
        await self._ask("browsingContext.reload", wait="complete")

    async def evaluate(self, function: str, *words: Any) -> Any:
        """By way of JSON: BiDi's own values are wordy."""
        call = f"async () => JSON.stringify((await ({function})(...{json.dumps(words)})) ?? null)"
        said = await self.session.ask(
            "script.callFunction", functionDeclaration=call, awaitPromise=True, target={"context": self.tab}
        )
        if said["type"] == "exception":
            raise EngineError(said["exceptionDetails"]["text"])
        return json.loads(said["result"]["value"])

    async def _act(self, kind: str, actions: list[dict[str, Any]], **about: Any) -> None:
        await self._ask("input.performActions", actions=[{"type": kind, "id": kind, "actions": actions, **about}])

    async def press(self, x: int, y: int) -> None:
        taps = [{"type": "pointerMove", "x": x, "y": y}, {"type": "pointerDown", "button": 0}]
        await self._act("pointer", [*taps, {"type": "pointerUp", "button": 0}], parameters={"pointerType": "touch"})

    async def type(self, keys: str) -> None:
        await self._act("key", [{"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")])

    async def resize(self, width: int, height: int) -> None:
        await self._ask("browsingContext.setViewport", viewport={"width": width, "height": height})

    async def picture(self, file: Path) -> None:
        file.write_bytes(base64.b64decode((await self._ask("browsingContext.captureScreenshot"))["data"]))


@asynccontextmanager
async def firefox() -> AsyncIterator[Session]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        Path(profile, "user.js").write_text(PREFERENCES)
        words = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile]
        home = os.environ | {"HOME": profile, "MOZ_CRASHREPORTER_DISABLE": "1"}
        process = await asyncio.create_subprocess_exec(
            find() or "firefox", *words, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE, env=home
        )
        try:
            address = await asyncio.wait_for(_address(process), 3 * PATIENCE)
            async with ClientSession() as http, http.ws_connect(f"{address}/session", max_msg_size=0) as socket:
                session = Session(socket)
                hearing = [asyncio.create_task(session.listen()), asyncio.create_task(_drain(process))]
                await session.ask("session.new", capabilities={})
                await session.ask("session.subscribe", events=["log.entryAdded"])
                yield session
                for task in hearing:
                    task.cancel()
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stderr
    async for line in process.stderr:
        if found := LISTENING.search(line):
            return found[1].decode()
    raise EngineError("Firefox ended")


async def _drain(process: asyncio.subprocess.Process) -> None:
    """A pipe that nobody reads stops who writes."""
    assert process.stderr
    async for _ in process.stderr:
        pass
