"""Every sound of the page, rendered by the browser itself faster than it sounds, and measured."""

from __future__ import annotations

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

from playwright.async_api import Page

import building
from tests.browser import chrome

KIT = building.WEB / "src" / "kit"
MEASURE = Path(__file__).with_name("sounds.js").read_text(encoding="utf-8")
PLAIN = """
const { stripTypeScriptTypes } = require("node:module");
const { readFileSync } = require("node:fs");
const plain = process.argv.slice(1).map((file) => stripTypeScriptTypes(readFileSync(file, "utf8")));
console.log(plain.join("\\n").replaceAll(/^import .*$/gm, "").replaceAll(/^export /gm, ""));
"""


@dataclass(frozen=True)
class Measured:
    """Lengths in seconds, levels in decibels under full scale, pitches in hertz."""

    length: float
    peak: float
    first: float
    last: float
    loudness: float
    middle: float


def source() -> str:
    """The page's own recipes and how they are struck, without their types."""
    files = [str(KIT / name) for name in ("recipes.ts", "strike.ts")]
    run = subprocess.run([chrome.NODE, "-e", PLAIN, *files], capture_output=True, check=True, text=True, timeout=60)
    return run.stdout


async def measured(page: Page) -> dict[str, Measured]:
    told = await page.evaluate(f"async () => {{ {source()}; return ({MEASURE})(RECIPES, strike); }}")
    return {sound: Measured(**figures) for sound, figures in json.loads(told).items()}
