"""axe, the checker of accessibility, on a page as it is now."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.async_api import Page

import building
from tests.browser.stage import settled

COLOURS = {"type": "rule", "values": ["color-contrast"]}  # all that differs between day and evening
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SCRIPT = building.WEB / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _script() -> str:
    return SCRIPT.read_text(encoding="utf-8")


async def faults(page: Page, only: Any = LEVELS) -> list[str]:
    """One line for each thing that is wrong, with the element it is wrong with."""
    await settled(page)
    if not await page.evaluate("() => 'axe' in window"):
        await page.evaluate(_script())
    told: dict[str, Any] = await page.evaluate("only => axe.run({ runOnly: only, resultTypes: ['violations'] })", only)
    return [
        f"{fault['id']}: {fault['help']}: {node['target']}: {node['failureSummary']}"
        for fault in told["violations"]
        for node in fault["nodes"]
    ]
