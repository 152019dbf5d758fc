"""`python -m tests.browser.icons`: web/public/icons/ from web/public/icon.svg, for devices that want pixels."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Browser

import building
from tests.browser.stage import chromium

DRAWING = building.WEB / "public" / "icon.svg"
FOLDER = building.WEB / "public" / "icons"
FELT = "#1f4f42"  # under the drawing where the device cuts the corners


@dataclass(frozen=True)
class Icon:
    name: str
    size: int
    share: float = 1  # of the picture that the drawing takes
    ground: str = "transparent"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.png"


ICONS = [
    Icon("192", 192),
    Icon("512", 512),
    Icon("maskable-192", 192, 0.8, FELT),  # whatever shape the device cuts out, the middle 80 % stay
    Icon("maskable-512", 512, 0.8, FELT),
    Icon("apple-180", 180, 1, FELT),
]


async def draw(browser: Browser, icon: Icon) -> bytes:
    page = await browser.new_page(viewport={"width": icon.size, "height": icon.size})
    side = icon.size * icon.share
    svg = DRAWING.read_text().replace("<svg ", f"<svg width='{side}' height='{side}' ", 1)
    await page.set_content(
        f"<body style='margin:0;height:100vh;display:grid;place-items:center;background:{icon.ground}'>{svg}"
    )
    picture = await page.screenshot(omit_background=True)
    await page.close()
    return picture


async def draw_all() -> None:
    async with chromium() as browser:
        FOLDER.mkdir(exist_ok=True)
        for icon in ICONS:
            icon.path.write_bytes(await draw(browser, icon))


if __name__ == "__main__":
    asyncio.run(draw_all())
