"""A Chromium of Playwright as one of several engines."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.async_api import Error, Page

from tests.browser.engines.device import ENTER, Device, EngineError


class ChromiumDevice(Device):
    """Its complaints are the stage's."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.page = page

    async def goto(self, url: str) -> None:
        await self.page.goto(url)

    async def reload(self) -> None:
        await self.page.reload()

    async def evaluate(self, function: str, *words: Any) -> Any:
        try:
            return await self.page.evaluate(f"words => ({function})(...words)", list(words))
        except Error as error:
            raise EngineError(str(error)) from error

    async def press(self, x: int, y: int) -> None:
        await self.page.touchscreen.tap(x, y)

    async def type(self, keys: str) -> None:
        for part in keys.partition(ENTER):
            await (self.page.keyboard.press("Enter") if part == ENTER else self.page.keyboard.type(part))

    async def resize(self, width: int, height: int) -> None:
        await self.page.set_viewport_size({"width": width, "height": height})

    async def picture(self, file: Path) -> None:
        await self.page.screenshot(path=file)
