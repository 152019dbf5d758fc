"""Scenes, looked at with axe by day and by night, and with a ruler on every kind of screen."""

from __future__ import annotations

import asyncio
from itertools import cycle

import pytest

from tests.browser import axe, ruler
from tests.browser.conftest import LONGEST
from tests.browser.scenes import SCENES
from tests.browser.scenes.scene import HAND, WALL
from tests.browser.stage import open_stage
from tests.kit.planned_server import Plan


@pytest.fixture(scope="module")
def theatre(browser, tmp_path_factory):
    """One server for all scenes of a process: each has rooms of its own."""
    loop, chrome = browser
    opening = open_stage(chrome, tmp_path_factory.mktemp("theatre"), Plan(explaining=3600))
    stage = loop.run(opening.__aenter__())
    yield loop, stage, tuple(stage.forgiven)
    loop.run(opening.__aexit__(None, None, None))


async def looked_at(stage, scene, seen, sizes, language):
    """What is wrong, with the size and the light in which it is."""
    if seen is None:
        return []
    first, *others = sizes
    page = await stage.open(seen.path, language=language, size=sizes[first], kept=seen.kept)
    if sizes is HAND:
        await scene.act(page)
    wrong = [f"{first}, day: {line}" for line in [*await axe.faults(page), *await ruler.flaws(page)]]
    await page.emulate_media(color_scheme="dark")
    wrong += [f"{first}, evening: {line}" for line in await axe.faults(page, axe.COLOURS)]
    for size in others:
        width, height = sizes[size]
        await page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{size}: {line}" for line in await ruler.flaws(page)]
    return wrong


# One for each screen and each phase of each game. All scenes take minutes: `python3 run.py shots` looks at them so.
OF_EACH = {
    "gambit7": ["answering", "betting", "gained", "end"],
    "bornes": ["announcing", "reading", "ranking-some", "ranking-master", "settling", "looking-gain", "end"],
    "incroyable": ["estimating", "tie", "raising", "gained", "choosing", "end"],
    "code777": ["asking", "noting", "picking", "notebook", "declaring", "sure", "over"],
}
SCREENS = ["home", "join", "lobby-four", "rules-gambit7", "practice-sheet", "pack-question", "frame-menu-host"]
FIRST = ["howto-first-time", "howto-gambit7-4", "howto-bornes-5", "howto-incroyable-5", "howto-code777-1"]
IN_THE_SUITE = [
    *SCREENS,
    *FIRST,
    "flags-judging",
    *(f"{game}-{name}" for game, names in OF_EACH.items() for name in names),
]
LANGUAGES = ("de", "fr", "de", "en")  # they take turns; German is longest
SCENE = {scene.name: scene for scene in SCENES}


@pytest.mark.parametrize(("name", "language"), list(zip(IN_THE_SUITE, cycle(LANGUAGES), strict=False)))
def test_nothing_is_wrong_with(theatre, name, language):
    loop, stage, usual = theatre
    scene = SCENE[name]

    async def visit():
        situation = await scene.set_up(stage.house)
        kinds = ((situation.hand, HAND), (situation.wall, WALL))
        looks = [looked_at(stage, scene, seen, sizes, language) for seen, sizes in kinds]
        return [line for wrong in await asyncio.gather(*looks) for line in wrong]

    async def within_bounds():
        stage.forgiven[:] = [*usual, *scene.forgives]
        try:
            async with asyncio.timeout(LONGEST):
                wrong = await visit()
                assert not wrong, "\n".join(wrong)
                assert not stage.complained(), "\n".join(stage.complained())
        finally:
            stage.complaints.clear()
            await stage.clear()

    loop.run(within_bounds())
