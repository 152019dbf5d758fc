"""What a camera in front of the screen would read: the QR code on a picture of it."""

from __future__ import annotations

from base64 import b64encode
from functools import cache

from playwright.async_api import Locator

import building

SCRIPT = building.WEB / "node_modules" / "jsqr" / "dist" / "jsQR.js"
READ = """async (picture) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(image.width, image.height);
  const brush = canvas.getContext("2d");
  brush.drawImage(image, 0, 0);
  const { data } = brush.getImageData(0, 0, image.width, image.height);
  return window.jsQR(data, image.width, image.height)?.data ?? null;
}"""


@cache
def _script() -> str:
    return SCRIPT.read_text(encoding="utf-8")


async def read_qr(place: Locator) -> str | None:
    """From a picture, as a camera has it, of one place, for there may be several. None: nothing can be read there."""
    page, picture = place.page, await place.screenshot()
    if not await page.evaluate("() => 'jsQR' in window"):
        await page.evaluate(_script())
    told: str | None = await page.evaluate(READ, b64encode(picture).decode())
    return told
