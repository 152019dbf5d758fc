"""What a page costs: shifts of its layout, answers to input, and what it holds in memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.async_api import Page

WATCH_SHIFTS = """() => {
  window.shifts = [];
  const name = (node) => `${node?.nodeName ?? "gone"} ${node?.className?.baseVal ?? node?.className ?? ""}`;
  const inLog = ({ node }) => node?.parentElement?.closest("[data-log]"); // what was said before moves as a log grows
  const score = ({ previousRect: was, currentRect: now }) => {
    const width = Math.max(was.right, now.right) - Math.min(was.left, now.left);
    const height = Math.max(was.bottom, now.bottom) - Math.min(was.top, now.top);
    const way = Math.max(Math.abs(was.left - now.left), Math.abs(was.top - now.top));
    return (width * height) / (innerWidth * innerHeight) * way / Math.max(innerWidth, innerHeight);
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      const others = sources.filter((source) => !inLog(source));
      if (hadRecentInput || !others.length) continue;
      const own = others.length < sources.length ? others.reduce((sum, source) => sum + score(source), 0) : value;
      window.shifts.push({ value: own, moved: others.map(({ node }) => name(node)) });
    }
  }).observe({ type: "layout-shift" });
}"""
TAKE_SHIFTS = "() => window.shifts.splice(0)"
TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
WATCH_INPUT = """() => {
  window.answered = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, processingStart, processingEnd } of list.getEntries())
      if (interactionId) window.answered.push({ interactionId, duration, work: processingEnd - processingStart });
  }).observe({ type: "event", durationThreshold: 16 });
}"""
TAKE_INPUT = "() => window.answered.splice(0)"


async def watch_shifts(page: Page) -> None:
    await page.evaluate(WATCH_SHIFTS)


async def shifts(page: Page) -> list[dict[str, Any]]:
    """Since the last time: how much moved without anybody having touched the page, and what."""
    await drawn(page)
    moved: list[dict[str, Any]] = await page.evaluate(TAKE_SHIFTS)
    return moved


async def drawn(page: Page) -> None:
    await page.evaluate(TWO_FRAMES)


async def slow_down(page: Page, times: float) -> None:
    cdp = await page.context.new_cdp_session(page)
    await cdp.send("Emulation.setCPUThrottlingRate", {"rate": times})


async def watch_input(page: Page) -> None:
    await page.evaluate(WATCH_INPUT)


@dataclass
class Touched:
    """Milliseconds of one input: from it to the picture that answers it, and of these the page's own scripts."""

    shown: float = 0
    work: float = 0


async def answers(page: Page) -> list[Touched]:
    """A browser does not tell of what took less than 16 ms."""
    await drawn(page)
    await drawn(page)
    touched: dict[int, Touched] = {}
    for entry in await page.evaluate(TAKE_INPUT):
        one = touched.setdefault(entry["interactionId"], Touched())
        one.shown = max(one.shown, entry["duration"])
        one.work += entry["work"]
    return list(touched.values())


@dataclass(frozen=True)
class Held:
    nodes: int
    listeners: int
    heap: int  # bytes


async def held(page: Page) -> Held:
    """What is left once the browser has thrown away what nobody needs."""
    cdp = await page.context.new_cdp_session(page)
    for _ in range(3):  # what a collected thing held on to goes the next time
        await cdp.send("HeapProfiler.collectGarbage")
    counted = await cdp.send("Memory.getDOMCounters")
    heap = await cdp.send("Runtime.getHeapUsage")
    await cdp.detach()
    return Held(counted["nodes"], counted["jsEventListeners"], int(heap["usedSize"]))
