"""`python3 run.py shots --film`: a round of Gambit 7 on a phone and on the big screen, for the README."""

from __future__ import annotations

import asyncio
import io
import re
import tempfile
from decimal import Decimal
from pathlib import Path

from PIL import Image
from playwright.async_api import Page, expect

import building
from ardoise.games.packs import box
from tests.browser.gambit7_phones import Phone
from tests.browser.stage import BIG, PHONE, Stage, chromium, open_stage, settled
from tests.kit.planned_server import Plan

FILM = building.ROOT / "docs" / "pictures" / "round.webp"
LARGEST = 1_500_000  # bytes
HEIGHT, GAP, EDGE = 520, 20, 16  # pixels
TABLE = "#dfe8dd"  # the page's own colour
ANSWERS = {question.text.en: question.answer for card in box("gambit7") for question in card}
BOTS = 3


class Film:
    """Both screens beside each other, a frame for each look, and how long it is shown."""

    def __init__(self, phone: Page, wall: Page) -> None:
        self.phone, self.wall = phone, wall
        self.frames: list[Image.Image] = []
        self.seconds: list[float] = []

    async def look(self, seconds: float) -> None:
        pictures = [await _picture(page) for page in (self.phone, self.wall)]
        width = sum(picture.width for picture in pictures) + GAP + 2 * EDGE
        frame = Image.new("RGB", (width, HEIGHT + 2 * EDGE), TABLE)
        frame.paste(pictures[0], (EDGE, EDGE))
        frame.paste(pictures[1], (EDGE + pictures[0].width + GAP, EDGE))
        self.frames.append(frame)
        self.seconds.append(seconds)

    def save(self, path: Path) -> None:
        times = [round(1000 * seconds) for seconds in self.seconds]
        first, *rest = self.frames
        first.save(path, save_all=True, append_images=rest, duration=times, loop=0, quality=80, method=6)


async def _picture(page: Page) -> Image.Image:
    picture = Image.open(io.BytesIO(await page.screenshot())).convert("RGB")
    return picture.resize((round(picture.width * HEIGHT / picture.height), HEIGHT), Image.Resampling.LANCZOS)


async def sit_down(stage: Stage) -> Film:
    phone = await stage.open("/", size=PHONE, elsewhere=True)
    await phone.get_by_role("button", name="Host a game").click()
    await phone.wait_for_url(re.compile(r"/[A-Z]{6}$"))
    wall = await stage.open(f"/{phone.url[-6:]}/table", size=BIG, elsewhere=True)
    film = Film(await settled(phone), await settled(wall))
    for taken in range(BOTS):
        await phone.get_by_role("button", name="Add a bot").first.click()
        await expect(phone.get_by_text(f"{taken + 2} of 7 seats taken")).to_be_visible()
    await film.look(2.0)
    return film


async def write(film: Film) -> int:
    """A guess like a person's: near the truth, below it, in round numbers."""
    asked = await film.phone.locator("main h2").first.inner_text()
    truth = next(answer for text, answer in ANSWERS.items() if text.split()[:4] == asked.split()[:4])
    size = Decimal(10) ** max(0, Decimal(truth).adjusted() - 1)
    guess = max(1, int(Decimal(truth) * 9 / 10 // size * size))
    await film.look(2.4)
    for figure in str(guess):
        await film.phone.get_by_role("button", name=figure, exact=True).click()
        await film.look(0.4)
    await Phone(film.phone, "en").press("Lock it in")
    return guess


async def bet(film: Film, mine: int) -> None:
    """Both chips on one's own slate."""
    await expect(film.wall.locator(".betting")).to_be_visible()
    await settled(film.phone)
    await film.look(2.0)
    case = film.phone.locator("[data-case]").filter(has_text=re.compile("[,.]?".join(str(mine)))).first
    for chips in (1, 2):
        await case.click()
        await expect(film.phone.locator(".slot.chip.out")).to_have_count(chips)
        await asyncio.sleep(0.5)
        await film.look(0.8)
    await Phone(film.phone, "en").press("That’s my bet")


async def see_the_truth(film: Film) -> None:
    await expect(film.wall.locator(".looking .truth")).to_be_visible()
    await settled(film.phone)
    await asyncio.sleep(1.0)
    await film.look(4.5)


async def shoot(stage: Stage) -> Film:
    film = await sit_down(stage)
    await film.phone.get_by_role("button", name="Start the game").click()
    await expect(film.wall.locator(".answering")).to_be_visible()
    await settled(film.wall)
    await bet(film, await write(film))
    await see_the_truth(film)
    return film


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with chromium() as browser, open_stage(browser, Path(folder), Plan(think=2.0)) as stage:
            film = await shoot(stage)
            film.save(FILM)
    assert FILM.stat().st_size <= LARGEST
    print(f"{FILM}: {len(film.frames)} frames, {FILM.stat().st_size // 1000} kB")


if __name__ == "__main__":
    asyncio.run(main())
