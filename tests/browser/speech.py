"""A device's own speech, recorded: what the page asks it to say, in its order."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass

from playwright.async_api import Page

from tests.browser.stage import PATIENCE

RECORD = """voices => {
  window.said = [];
  window.SpeechSynthesisUtterance = class {
    constructor(text) { Object.assign(this, { text, lang: "", voice: null }); }
  };
  const speech = {
    getVoices: () => voices.map((lang) => ({ name: `A voice of ${lang}`, lang, localService: true })),
    speak: ({ text, lang, voice }) => text.trim() && window.said.push({ text, lang, voice: voice?.lang ?? "" }),
    cancel: () => window.said.push({ text: "", lang: "", voice: "" }),
    addEventListener: () => undefined,
  };
  Object.defineProperty(window, "speechSynthesis", { value: speech });
}"""


@dataclass(frozen=True)
class Said:
    text: str  # empty: it was hushed
    lang: str
    voice: str


def with_voices(*languages: str) -> str:
    """A device that has these voices and no others."""
    return f"({RECORD})({json.dumps(languages)})"


async def said(page: Page) -> list[Said]:
    """Everything so far."""
    return [Said(**one) for one in await page.evaluate("() => window.said")]


async def text_of(page: Page) -> str:
    return " ".join(one.text for one in await said(page) if one.text)


async def says(page: Page, text: str) -> None:
    """Sooner or later."""
    spoken = "text => window.said.map((one) => one.text).join(' ').includes(text)"
    await page.wait_for_function(spoken, arg=text, timeout=PATIENCE)


async def hushes(page: Page) -> None:
    """Sooner or later, and says nothing after that."""
    await page.wait_for_function("() => window.said.at(-1)?.text === ''", timeout=PATIENCE)


async def forget(page: Page) -> None:
    await page.evaluate("() => void window.said.splice(0)")


def in_order(text: str, parts: Sequence[str]) -> bool:
    """Are they all there, one after another?"""
    places = [text.find(part) for part in parts]
    return -1 not in places and places == sorted(places)
