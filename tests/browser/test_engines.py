"""The page in Firefox and WebKit: a short look wherever they are, and all of it by `python3 run.py browsers`."""

from __future__ import annotations

import os
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest

from tests.browser.engines import firefox, webkit
from tests.browser.engines.chromium import ChromiumDevice
from tests.browser.engines.hands import HANDS
from tests.browser.engines.match import NAMES, Match
from tests.browser.engines.tour import GUESTS, PHONE, STANDING, leave_and_come_back, practise, turn_around
from tests.browser.scenes.scene import phone_of
from tests.browser.scenes.tables import play_until, seated
from tests.kit.planned_server import Plan

PICTURES = os.environ.get("ARDOISE_ENGINES", "")  # the folder for them: `run.py browsers` wants to see all
whole = pytest.mark.skipif(not PICTURES, reason="python3 run.py browsers")

CODE_FITS = """() => {
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [code, slate] = [box(".slate .code span"), box(".slate")];
  return code.right <= slate.right && code.left >= slate.left;
}"""
WAY = "section.felt > svg + p"  # where one's pawn went, in Incroyable!
COVERED = """(way) => {
  const line = document.querySelector(way);
  return line.previousElementSibling.getBoundingClientRect().bottom > line.getBoundingClientRect().top + 1;
}"""
RINGS = """() => [...document.querySelectorAll("dialog[open] :focus-visible")]
  .filter((one) => getComputedStyle(one).outlineStyle !== "none").map((one) => one.outerHTML)"""


@asynccontextmanager
async def of_firefox(_stage):
    async with firefox.firefox() as session:
        yield await session.device(*PHONE)


@asynccontextmanager
async def of_webkit(_stage):
    async with webkit.webkit(*PHONE) as device:
        yield device


@asynccontextmanager
async def of_chromium(stage):
    yield ChromiumDevice(await stage.open("/", size=PHONE))


here = {"Firefox": (of_firefox, firefox.find()), "WebKit": (of_webkit, webkit.find())}
every_engine = pytest.mark.parametrize(
    "opened",
    [
        pytest.param(opened, id=name, marks=pytest.mark.skipif(not found, reason=f"no {name} here"))
        for name, (opened, found) in here.items()
    ],
)


def on_a_device(play, opened, visit, plan=None):
    """`visit(stage, device)`, after which the console has said nothing."""

    async def visited(stage):
        async with opened(stage) as device:
            await visit(stage, device)
            assert not device.complaints, "\n".join(device.complaints)

    play(visited, plan or Plan())


@every_engine
def test_practice_with_a_reload_in_every_phase_and_a_turned_device(play, opened):
    async def visit(stage, device):
        await practise(device, stage.address())
        await device.turn(*STANDING)
        await device.turn(*PHONE)

    on_a_device(play, opened, visit)


@whole
@every_engine
def test_leaving_and_coming_back(play, opened):
    """D1: the seat is still mine."""

    async def visit(stage, device):
        players = await stage.house.seat(NAMES, "gambit7")
        await stage.house.start(players)
        await players[0].hang_up()
        seen = phone_of(players[0])
        await device.open(stage.address(), seen.path, seen.kept)
        await leave_and_come_back(device, ".writing")

    on_a_device(play, opened, visit)


@whole
@every_engine
@pytest.mark.parametrize("path", ["/", "/rules/bornes"])
def test_turning(play, opened, path):
    """D3"""

    async def visit(stage, device):
        await device.open(stage.address(), path)
        await turn_around(device)

    on_a_device(play, opened, visit)


@whole
@every_engine
@pytest.mark.parametrize("role", ["host", "guest"])
def test_turning_in_the_lobby(play, opened, role):
    """D4"""

    async def visit(stage, device):
        host, guest, _ = await stage.house.seat(NAMES, "gambit7")
        seen = phone_of(host if role == "host" else guest)
        await device.open(stage.address(), seen.path, seen.kept)
        await device.shows(".code")
        await turn_around(device)
        await device.turn(*GUESTS)
        assert await device.evaluate(CODE_FITS)

    on_a_device(play, opened, visit)


@whole
@every_engine
def test_no_track_lies_on_the_line_under_it(play, opened):
    """D2"""

    async def visit(stage, device):
        players = await seated(stage.house, "incroyable", 4)
        await play_until(players, lambda view: type(view.phase).__name__ == "LookingView")
        for player in players:  # somebody's pawn went
            seen = phone_of(player)
            await device.open(stage.address(), seen.path, seen.kept)
            await device.shows("section.felt > p")
            if await device.has(WAY):
                assert not await device.evaluate(COVERED, WAY)
                return
        raise AssertionError("nobody moved")

    on_a_device(play, opened, visit)


@whole
@every_engine
def test_a_sheet_opened_by_a_pointer_shows_no_ring(play, opened):
    """D9"""

    async def visit(stage, device):
        await device.open(stage.address(), "/")
        await device.tap("button.ib")
        await device.shows("dialog[open] h2")
        assert await device.evaluate(RINGS) == []

    on_a_device(play, opened, visit)


@whole
@pytest.mark.skipif(not all(found for _, found in here.values()), reason="not every engine is here")
@pytest.mark.parametrize("game", HANDS)
def test_a_match_of_three_engines(play, game):
    """Each phase is loaded anew on each of them."""

    async def visit(stage):
        async with AsyncExitStack() as engines:
            opened = [await engines.enter_async_context(one(stage)) for one in (of_chromium, of_firefox, of_webkit)]
            match = Match(stage, game, opened, Path(PICTURES))
            await match.sit_down()
            await match.play()
            assert not [line for device in opened for line in device.complaints]

    play(visit, Plan())
