"""A phone or tablet that shows the page in some browser: what a test may do with it, whatever the engine is."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any

from tests.browser.stage import KNOWS

PATIENCE = 20.0  # seconds: a busy machine is slow
PAUSE = 0.05
ENTER = "\ue007"  # as WebDriver writes it
WHERE = """(selector, text) => {
  const name = (one) => one.getAttribute("aria-label") ?? one.textContent.trim().replaceAll(/\\s+/g, " ");
  const one = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility?.() !== false
    && one.getClientRects().length && one.ariaDisabled !== "true" && new RegExp(`^(?:${text})`).test(name(one)));
  if (!one) return null;
  one.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = one.getBoundingClientRect();
  const [left, top] = [Math.round(x + width / 2), Math.round(y + height / 2)];
  const hit = document.elementFromPoint(left, top);
  return hit && (one.contains(hit) || hit.contains(one)) ? [left, top] : null;
}"""
BOXES = """() => [...document.querySelectorAll("#app *")].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [one.className.baseVal ?? `${one.localName}.${one.className}`, ...[x, y, width, height].map(Math.round)];
})"""
LAY_OUT_ANEW = """() => {
  document.body.style.display = "none";
  void document.body.offsetHeight;
  document.body.style.display = "";
  scrollTo(0, 0);
}"""
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


class Device(ABC):
    def __init__(self) -> None:
        self.complaints: list[str] = []  # of its console
        self.patience = PATIENCE

    @abstractmethod
    async def goto(self, url: str) -> None: ...

    @abstractmethod
    async def reload(self) -> None: ...

    @abstractmethod
    async def evaluate(self, function: str, *words: Any) -> Any: ...

    @abstractmethod
    async def press(self, x: int, y: int) -> None: ...

    @abstractmethod
    async def type(self, keys: str) -> None: ...

    @abstractmethod
    async def resize(self, width: int, height: int) -> None: ...

    @abstractmethod
    async def picture(self, file: Path) -> None: ...

    async def open(self, address: str, path: str, kept: dict[str, str] | None = None) -> None:
        """The page on a device that `kept` this from earlier."""
        await self.goto(f"{address}/rules/gambit7")
        for key, value in (KNOWS | (kept or {})).items():
            await self.evaluate("(key, value) => localStorage.setItem(key, value)", key, value)
        await self.goto(address + path)

    async def until(self, function: str, *words: Any) -> Any:
        """What the function says, once that is something. While a page is loaded, it may fail."""
        end = asyncio.get_running_loop().time() + self.patience
        while True:
            try:
                if found := await self.evaluate(function, *words):
                    return found
            except EngineError:
                pass
            if asyncio.get_running_loop().time() > end:
                shown = await self.evaluate("() => document.body.innerText")
                raise TooLate(f"{type(self).__name__}: never {function} {words}, but {shown!r}")
            await asyncio.sleep(PAUSE)

    async def shows(self, selector: str, text: str = "") -> None:
        await self.until(WHERE, selector, text)

    async def has(self, selector: str, text: str = "") -> bool:
        return await self.evaluate(WHERE, selector, text) is not None

    async def tap(self, selector: str, text: str = "") -> None:
        """What matches, begins with that text and can be pressed, once it lies still."""
        before = None
        while (place := await self.until(WHERE, selector, text)) != before:
            before = place
            await asyncio.sleep(PAUSE)
        await self.press(*place)

    async def turn(self, width: int, height: int) -> None:
        """Nothing sticks out, and a page that is laid out anew is the same."""
        await self.resize(width, height)
        await self.until("(width) => innerWidth === width", width)
        await self.evaluate("() => scrollTo(0, 0)")
        turned = await self._boxes()
        await self.evaluate(LAY_OUT_ANEW)
        anew = await self._boxes()
        moved = [f"{one} -> {other}" for one, other in zip(turned, anew, strict=True) if one != other]
        assert not moved, f"{type(self).__name__} {width} x {height}: " + "\n".join(moved[:10])
        assert await self.evaluate(TOO_WIDE) <= 0, f"{type(self).__name__}: wider than {width}"

    async def _boxes(self) -> list[list[Any]]:
        """Once nothing moves any more."""
        before, boxes = [], await self.evaluate(BOXES)
        while boxes != before:
            await asyncio.sleep(3 * PAUSE)
            before, boxes = boxes, await self.evaluate(BOXES)
        return before


class EngineError(Exception):
    """What a browser answers instead of a result."""


class TooLate(AssertionError):
    """What should have come to pass on a page did not."""
