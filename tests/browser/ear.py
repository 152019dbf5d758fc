"""A player who sees nothing: what is announced, what the focus lands on by the accessibility tree, and keys alone."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from playwright.async_api import CDPSession, Page
from playwright.async_api import TimeoutError as PlaywrightTimeout

from tests.browser.hearing import heard, listen
from tests.browser.keyboard import keys_alone, touched

FAR = 90  # presses of Tab: more than there are places on a page
LONG = 20_000  # milliseconds to wait for a word
AFTER = "([from, pattern]) => window.heard.slice(from).findIndex((line) => new RegExp(pattern, 'u').test(line)) >= 0"


@dataclass(frozen=True)
class Stop:
    """What has the focus, as Chromium's accessibility tree tells it."""

    role: str
    name: str


class Ear:
    def __init__(self, page: Page, tree: CDPSession) -> None:
        self.page, self._tree = page, tree
        self._from = 0  # what was heard before is over

    @classmethod
    async def at(cls, page: Page) -> Ear:
        tree = await page.context.new_cdp_session(page)
        await tree.send("Accessibility.enable")
        await listen(page)
        await keys_alone(page)
        return cls(page, tree)

    async def hears(self, pattern: str) -> str:
        """The next announcement that is so. Those before it are gone."""
        try:
            await self.page.wait_for_function(AFTER, arg=[self._from, pattern], timeout=LONG)
        except PlaywrightTimeout:
            raise AssertionError(f"never heard {pattern}: {await self.lately()}, at {await self.focus()}") from None
        said = await heard(self.page)
        place = next(n for n in range(self._from, len(said)) if re.search(pattern, said[n]))
        self._from = place + 1
        return said[place].partition(": ")[2]

    async def lately(self) -> list[str]:
        """Everything since what was heard last."""
        return (await heard(self.page))[self._from :]

    async def asks(self, key: str) -> str:
        """The answer to one of the page's keys."""
        self._from = len(await heard(self.page))
        await self.press(key)
        return await self.hears(".")

    async def focus(self) -> Stop:
        found = await self._tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        about = {"objectId": found["result"]["objectId"], "fetchRelatives": False}
        node: dict[str, Any] = (await self._tree.send("Accessibility.getPartialAXTree", about))["nodes"][0]
        return Stop(node["role"]["value"], re.sub(r"\s+", " ", str(node.get("name", {}).get("value", ""))))

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.page.keyboard.press(key)

    async def type(self, text: str) -> None:
        await self.page.keyboard.type(text)

    async def tab_to(self, pattern: str) -> Stop:
        """Tab by Tab, by what each place is called."""
        names = []
        for _ in range(FAR):
            stop = await self.focus()
            if re.search(pattern, stop.name):
                return stop
            names.append(stop.name)
            await self.press("Tab")
        raise AssertionError(f"no key leads to {pattern}: {names}")

    async def go(self, pattern: str, unless: str | None = None) -> None:
        """To this control, and Enter; nowhere once somebody else made that be heard."""
        try:
            await self.tab_to(pattern)
        except AssertionError:
            if unless is None or not any(re.search(unless, line) for line in await self.lately()):
                raise
        else:
            await self.press("Enter")

    async def stands_at(self, pattern: str) -> None:
        """The focus comes here by itself, once what brings it is there."""
        for _ in range(FAR):
            if re.search(pattern, (await self.focus()).name):
                return
            await self.page.wait_for_timeout(50)
        raise AssertionError(f"the focus is at {await self.focus()}, not at {pattern}")

    async def stands_somewhere(self) -> None:
        """The focus is never lost to the page itself."""
        await self.page.wait_for_function("() => document.activeElement !== document.body", timeout=LONG)

    async def by_keys_alone(self) -> None:
        assert await touched(self.page) == []
