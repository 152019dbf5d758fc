"""`python3 run.py shots [scene …]`: every scene in every size and light, into .shots/, with a sheet of each scene.

Each is looked at with axe and a ruler, too; whatever is wrong is said at the end.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from base64 import b64encode
from itertools import cycle
from pathlib import Path
from typing import get_args

import building
from tests.browser import axe, ruler
from tests.browser.scenes import SCENES
from tests.browser.scenes.scene import HAND, WALL, Scene, Seen
from tests.browser.stage import LOCALES, Scheme, Size, Stage, chromium, open_stage, settled
from tests.kit.planned_server import Plan

FOLDER = building.ROOT / ".shots"
BY_DAY_ALONE = ("tablet", "desktop", "zoomed", "old")
SHEET = "<body style='margin:0;display:flex;flex-wrap:wrap;gap:12px;background:#888'>"


async def take(stage: Stage, scene: Scene, wrong: list[str]) -> list[Path]:
    """The languages take turns, so that each scene is seen in all of them."""
    folder = FOLDER / scene.name
    shutil.rmtree(folder, ignore_errors=True)
    situation, languages, taken = await scene.set_up(stage.house), cycle(LOCALES), []
    for seen, sizes in ((situation.hand, HAND), (situation.wall, WALL)):
        for name, size in sizes.items() if seen else ():
            for scheme in get_args(Scheme)[: 1 if name in BY_DAY_ALONE else None]:
                assert seen is not None
                language = next(languages)
                path = folder / f"{name}-{scheme}-{language}.png"
                flaws = await take_one(stage, scene, seen, size, scheme, language, path)
                wrong += [f"{scene.name}/{path.stem}: {flaw}" for flaw in flaws]
                taken.append(path)
    return taken


async def take_one(
    stage: Stage, scene: Scene, seen: Seen, size: Size, scheme: Scheme, language: str, path: Path
) -> list[str]:
    """What is wrong with it."""
    page = await settled(await stage.open(seen.path, language=language, size=size, scheme=scheme, kept=seen.kept))
    if size in HAND.values():
        await scene.act(page)
    await page.screenshot(path=path)
    flaws = [*await axe.faults(page), *await ruler.flaws(page)]
    await page.context.close()
    return flaws


async def sheet(stage: Stage, pictures: list[Path], path: Path) -> None:
    """All pictures of a scene beside each other."""
    page = await (await stage.browser.new_context(viewport={"width": 1900, "height": 600})).new_page()
    data = [b64encode(picture.read_bytes()).decode() for picture in pictures]
    await page.set_content(SHEET + "".join(f"<img height=560 src='data:image/png;base64,{one}'>" for one in data))
    await page.screenshot(path=path, full_page=True)
    await page.context.close()


async def take_all(scenes: list[Scene]) -> list[str]:
    """All that is wrong."""
    wrong: list[str] = []
    async with chromium() as browser:
        for scene in scenes:
            with tempfile.TemporaryDirectory() as folder:
                async with open_stage(browser, Path(folder), Plan(explaining=3600)) as stage:
                    stage.forgiven += scene.forgives
                    taken = await take(stage, scene, wrong)
                    await sheet(stage, taken, FOLDER / f"{scene.name}.png")
                    print(f"{scene.name}: {len(taken)} pictures", flush=True)
    return wrong


def main(names: list[str]) -> None:
    chosen = [scene for scene in SCENES if not names or any(scene.name.startswith(name) for name in names)]
    if not chosen:
        sys.exit(f"no such scene: there are {', '.join(scene.name for scene in SCENES)}")
    wrong = asyncio.run(take_all(chosen))
    print(f"in {FOLDER}")
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main(sys.argv[1:])
