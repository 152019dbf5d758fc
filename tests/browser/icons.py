"""`python -m tests.browser.icons`: the icons and the preview from web/public/icon.svg, for those who want pixels."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont
from playwright.async_api import Browser

import building
from tests.browser.stage import chromium

DRAWING = building.WEB / "public" / "icon.svg"
FOLDER = building.WEB / "public" / "icons"
FELT = "#1f4f42"  # under the drawing where the device cuts the corners
PREVIEW = building.WEB / "public" / "preview.png"  # of a link that somebody shares
FONT = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"
LETTERS = building.WEB / "node_modules" / FONT
CHALK = "#f6f3ea"
GAMES = "Gambit 7 · Bornes\nIncroyable! · Code 777"


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


def draw_preview() -> None:
    """The largest icon and the names, in our own letters."""
    picture = Image.new("RGB", (1200, 630), FELT)
    icon = Image.open(FOLDER / "512.png").convert("RGBA").resize((480, 480), Image.Resampling.LANCZOS)
    picture.paste(icon, (56, 75), icon)
    pen = ImageDraw.Draw(picture)
    pen.text((576, 168), "Ardoise", CHALK, _letters(150, 800))
    pen.text((580, 350), GAMES, CHALK, _letters(46, 600), spacing=16)
    picture.quantize(64, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE).save(PREVIEW, optimize=True)


def _letters(size: int, weight: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(LETTERS, size)
    font.set_variation_by_axes([weight])
    return font


async def draw_all() -> None:
    async with chromium() as browser:
        FOLDER.mkdir(exist_ok=True)
        for icon in ICONS:
            icon.path.write_bytes(await draw(browser, icon))
    draw_preview()


if __name__ == "__main__":
    asyncio.run(draw_all())
