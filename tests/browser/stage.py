"""A stage: a real server, one Chromium, and any number of phones and big screens that look at the page."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from signal import SIGKILL
from typing import Literal
from urllib.parse import urlsplit

from aiohttp import ClientSession
from msgspec.structs import replace
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, async_playwright, expect

from ardoise import GAMES
from tests.browser import chrome
from tests.kit.planned_server import Plan
from tests.kit.server import House, Server

PHONE, SMALL, BIG = (390, 844), (320, 568), (1920, 1080)
DESKTOP = 1000  # pixels: no phone is so wide
ELSEWHERE = "table.test"  # a plain name that leads here: what a phone in the local network sees, without https
LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}
HELP = ("gambit7.mat", "bornes.table", "incroyable.ladder", "incroyable.track")
KNOWS = {  # on this device every game was played before
    "ardoise.known": json.dumps(list(GAMES)),
    "ardoise.helped": json.dumps(dict.fromkeys(HELP, 9)),
}
REMEMBER = "if (origin !== 'null') localStorage.getItem(key) ?? localStorage.setItem(key, value)"
NOT_INSTALLING = "Service Worker registration blocked by Playwright"
SLOW = "was preloaded using link preload but not used within"  # says Chromium on a busy machine
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
SHARED_MEMORY, PLENTY = Path("/dev/shm"), 1 << 30  # bytes; a container has 64 MB of it
SEED = "5eed" * 16  # the same cards on every run, so that a red test is red for everybody
PATIENCE = 20_000  # milliseconds until Playwright gives up waiting for something on a page

expect.set_options(timeout=PATIENCE)

Size = tuple[int, int]
Scheme = Literal["light", "dark"]


class Stage:
    def __init__(self, browser: Browser, house: House) -> None:
        self.browser, self.house = browser, house
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []  # whatever a console or a request should not have said
        self.forgiven = [NOT_INSTALLING, SLOW]  # parts of complaints that a test expects: a socket that is cut says so

    async def open(
        self,
        path: str = "/",
        *,
        language: str = "en",
        size: Size = PHONE,
        scheme: Scheme = "light",
        moving: bool = False,
        elsewhere: bool = False,
        kept: dict[str, str] | None = None,
        installing: bool = False,
        first: bool = False,
        script: str = "",
    ) -> Page:
        """The page on one more device, which `kept` this from earlier. Two tabs of it: `page.context.new_page()`.

        Only a device that is `installing` gets a service worker: fetching every file takes long. On a device that is
        here for the `first` time no game was played. The `script` runs before the page.
        """
        context = await self.browser.new_context(
            locale=LOCALES[language],  # without one, Chromium names one that Intl does not know
            viewport={"width": size[0], "height": size[1]},
            color_scheme=scheme,
            reduced_motion="no-preference" if moving else "reduce",
            has_touch=size[0] < DESKTOP,
            is_mobile=size[0] < DESKTOP,
            service_workers="allow" if installing else "block",
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        self._listen(context)
        remembered = json.dumps(({} if first else KNOWS) | (kept or {}))
        await context.add_init_script(f"for (const [key, value] of Object.entries({remembered})) {REMEMBER}")
        await context.add_init_script(script)
        page = await context.new_page()
        await page.goto(self.address(elsewhere) + path)
        await page.locator("#app > *").first.wait_for(state="attached")
        return page

    def address(self, elsewhere: bool = False) -> str:
        here = self.house.server.address
        return here.replace(urlsplit(here).hostname or "", ELSEWHERE) if elsewhere else here

    def complained(self) -> list[str]:
        return [line for line in self.complaints if not any(part in line for part in self.forgiven)]

    async def clear(self) -> None:
        """Everybody goes."""
        for context in self.contexts:
            await context.close()
        for player in self.house.players:
            await player.hang_up()
        self.contexts.clear()
        self.house.players.clear()

    def _listen(self, context: BrowserContext) -> None:
        def console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.complaints.append(f"{message.type}: {message.text}")

        context.on("console", console)
        context.on("weberror", lambda error: self.complaints.append(f"uncaught: {error.error}"))
        context.on("request", lambda request: self._check_address(request.url))

    def _check_address(self, url: str) -> None:
        if urlsplit(url).hostname not in ("127.0.0.1", ELSEWHERE) and not url.startswith(("blob:", "data:")):
            self.complaints.append(f"left the machine: {url}")


async def settled(page: Page) -> Page:
    """Everything is there: what is loaded when needed, letters and pictures."""
    await page.wait_for_load_state("networkidle")
    await painted(page)  # only what is drawn asks for its letters
    await page.evaluate("() => document.fonts.ready.then(() => undefined)")
    await painted(page)
    return page


async def painted(page: Page) -> None:
    """What measures itself has done so: that takes a frame, and one more to draw it."""
    await page.evaluate(FRAMES)


def not_wanted() -> list[str]:
    """Of Playwright's flags: shared memory in files on the disk costs a tenth of the machine's time."""
    roomy = SHARED_MEMORY.is_dir() and shutil.disk_usage(SHARED_MEMORY).free > PLENTY
    return ["--disable-dev-shm-usage"] if roomy else []


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    playwright: Playwright
    chrome.use_our_node()
    async with async_playwright() as playwright:
        path = await asyncio.to_thread(chrome.find)
        if path is None:
            raise RuntimeError(chrome.NONE)
        as_root = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
        rules = f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"
        browser = await playwright.chromium.launch(
            executable_path=path, args=[rules, *as_root], ignore_default_args=not_wanted()
        )
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def open_stage(browser: Browser, folder: Path, plan: Plan | None = None) -> AsyncIterator[Stage]:
    """Whatever the server or a console complains of makes the test red."""
    server = Server(folder, plan and replace(plan, seed=plan.seed or SEED))
    await server.start()
    server.port = urlsplit(server.address).port or 0  # a page finds it there or nowhere, when it is started again
    async with ClientSession() as http:
        stage = Stage(browser, House(server, http))
        try:
            yield stage
            assert not stage.complained(), "\n".join(stage.complained())
        finally:
            await stage.clear()
            if server.process and server.process.returncode is None:
                await server.end(SIGKILL)
    assert not server.complaints.read_text()
