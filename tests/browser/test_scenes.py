"""Scenes, looked at with axe by day and by night, and with a ruler on every kind of screen."""

from __future__ import annotations

import asyncio

import pytest

from tests.browser import axe, ruler
from tests.browser.conftest import LONGEST
from tests.browser.scenes import SCENES
from tests.browser.scenes.scene import HAND, WALL
from tests.browser.stage import LOCALES, open_stage
from tests.server.lab import Plan


@pytest.fixture(scope="module")
def theatre(browser, tmp_path_factory):
    """One server for all scenes of a process: each has rooms of its own."""
    loop, chrome = browser
    opening = open_stage(chrome, tmp_path_factory.mktemp("theatre"), Plan())
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


IN_THE_SUITE = SCENES[::11]  # all of them take minutes: `python3 run.py shots` looks at each with the same eyes


@pytest.mark.parametrize("scene", IN_THE_SUITE, ids=lambda scene: scene.name)
def test_nothing_is_wrong_with(theatre, scene):
    """In a language that another scene does not have: German, which is longest, for every second one."""
    loop, stage, usual = theatre
    language = ("de", "fr", "de", "en")[SCENES.index(scene) % 4]
    assert language in LOCALES

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
