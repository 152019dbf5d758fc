"""`python3 run.py shots [scene …]`: every scene in every size, colour and language, into .shots/."""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import get_args

import building
from tests.browser.scenes import SCENES, SIZES, Scene
from tests.browser.stage import LOCALES, Scheme, Stage, chromium, open_stage, settled
from tests.server.lab import Plan

FOLDER = building.ROOT / ".shots"


async def take(stage: Stage, scene: Scene) -> int:
    """How many pictures were taken."""
    folder = FOLDER / scene.name
    shutil.rmtree(folder, ignore_errors=True)
    path = await scene.set_up(stage.house)
    kinds = list(product(scene.sizes, get_args(Scheme), LOCALES))
    for size, scheme, language in kinds:
        page = await stage.open(path, language=language, size=SIZES[size], scheme=scheme)
        await scene.act(await settled(page))
        await page.screenshot(path=folder / f"{size}-{scheme}-{language}.png")
        await page.context.close()
    return len(kinds)


async def take_all(scenes: list[Scene]) -> None:
    async with chromium() as browser:
        for scene in scenes:
            with tempfile.TemporaryDirectory() as folder:
                async with open_stage(browser, Path(folder), Plan()) as stage:
                    print(f"{scene.name}: {await take(stage, scene)} pictures", flush=True)


def main(names: list[str]) -> None:
    known = {scene.name: scene for scene in SCENES}
    if unknown := set(names) - set(known):
        sys.exit(f"no scene {', '.join(sorted(unknown))}: there are {', '.join(known)}")
    asyncio.run(take_all([known[name] for name in names] or SCENES))
    print(f"in {FOLDER}")


if __name__ == "__main__":
    main(sys.argv[1:])
