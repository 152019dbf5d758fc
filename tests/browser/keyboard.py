"""A page that is used by keys alone: whoever touches it is found out."""

from __future__ import annotations

from playwright.async_api import Page

WATCH = """() => {
  window.touched = [];
  for (const kind of ["pointerdown", "mousedown", "touchstart"])
    addEventListener(kind, (event) => window.touched.push(`${kind} on ${event.target.outerHTML?.slice(0, 80)}`), true);
}"""


async def keys_alone(page: Page) -> None:
    """From now on, and again after a reload."""
    await page.context.add_init_script(f"({WATCH})()")
    await page.evaluate(WATCH)


async def touched(page: Page) -> list[str]:
    told: list[str] = await page.evaluate("() => window.touched")
    return told
