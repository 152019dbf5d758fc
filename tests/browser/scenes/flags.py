"""Answers that are doubted: by whom, what the host sees of it, and what all see when it was counted again."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Raw
from playwright.async_api import Page

from ardoise.engine.codec import decode
from ardoise.engine.recount import Revealed
from ardoise.server.lobby.commands import Correct, Flag
from tests.browser.scenes.end import play_out
from tests.browser.scenes.frame import open_menu
from tests.browser.scenes.scene import Scene, Seen, Situation, phone_of, wall_of
from tests.browser.scenes.tables import play_until, seated
from tests.kit.client import Player
from tests.kit.server import House

FIRST = 1
REMARK = "My encyclopaedia of 1998 says something else, and so does my grandmother, who was there."


async def read_out(house: House, player: Player) -> list[Revealed]:
    """The questions whose answers all know, the first one first."""
    address = f"{house.server.address}/api/rooms/{player.welcome.code}/games/{FIRST}/questions"
    async with house.http.get(address, headers={"Authorization": f"Bearer {player.welcome.token}"}) as answer:
        told: list[Revealed] = decode(await answer.read(), list[Revealed])
        return told


def looking(rounds: int) -> Callable[[Any], bool]:
    """All look at the result of that round or turn."""

    def enough(view: Any) -> bool:
        number = view.turn if hasattr(view, "turn") else view.round
        return bool(number + 1 >= rounds) and type(view.phase).__name__.endswith("LookingView")

    return enough


async def doubted(house: House, players: list[Player], many: int) -> None:
    for question in (await read_out(house, players[0]))[-many:]:
        for player, remark in zip(players[1:], (REMARK, ""), strict=False):
            asked = {"number": FIRST, "question": question.key, "remark": remark}
            assert (await player.ask(Flag, **asked)).refused is None


async def corrected(house: House, host: Player, place: int = -1, answer: bytes = b"7") -> None:
    question = (await read_out(house, host))[place]
    asked = {"number": FIRST, "question": question.key, "answer": Raw(answer)}
    assert (await host.ask(Correct, **asked)).refused is None
    await host.hears(lambda: bool(host.table.recounts))


async def at_a_result(house: House, game: str = "gambit7", seats: int = 4, rounds: int = 3) -> list[Player]:
    players = await seated(house, game, seats)
    await play_until(players, looking(rounds))
    return players


async def as_guest(house: House) -> Situation:
    _, guest, *_ = await at_a_result(house)
    return Situation(phone_of(guest))


async def as_host(house: House) -> Situation:
    players = await at_a_result(house)
    await doubted(house, players, 2)
    return Situation(phone_of(players[0]))


async def as_host_at_the_end(house: House) -> Situation:
    players = await seated(house, "gambit7", 3)
    await play_out(players)
    await doubted(house, players, 1)
    return Situation(phone_of(players[0]))


def counted_again(game: str, seats: int, rounds: int) -> Callable[[House], Awaitable[Situation]]:
    async def set_up(house: House) -> Situation:
        return await corrected_until_it_matters(house, await at_a_result(house, game, seats, rounds))

    return set_up


async def counted_again_after_the_end(house: House) -> Situation:
    players = await seated(house, "gambit7", 3)
    await play_out(players)
    return await corrected_until_it_matters(house, players)


async def corrected_until_it_matters(house: House, players: list[Player]) -> Situation:
    """Somebody's score is another. What was tried before has been seen."""
    host, guest, *_ = players
    tried = [(place, answer) for place in range(len(await read_out(house, host))) for answer in (b"1", b"5000")]
    for place, answer in tried if host.room.game != "incroyable" else [(-1, b"1"), (-1, b"5000")]:
        count = len(host.table.recounts)
        await corrected(house, host, place, answer)
        await host.hears(lambda count=count: len(host.table.recounts) > count)
        last = host.table.recounts[-1].rounds[-1]
        if last.before != last.after:
            break
    seen = phone_of(guest)
    kept = {f"ardoise.recounts.{guest.welcome.code}": json.dumps({"game": FIRST, "count": count})}
    return Situation(Seen(seen.path, seen.kept | kept), wall_of(host))


async def doubt(page: Page) -> None:
    await page.locator("button.doubt").click()
    await page.locator("dialog[open] fieldset").wait_for()


async def judge(page: Page) -> None:
    """Somebody has doubted: the button comes on top of the others, perhaps a moment after the menu."""
    await open_menu(page)
    await page.locator("dialog[open] .stack > .button:first-child").click()
    await page.locator("dialog[open] .said").first.wait_for()


async def judge_at_the_end(page: Page) -> None:
    await page.locator("main .stack > .button").first.click()
    await page.locator("dialog[open] .said").first.wait_for()


async def correct(page: Page) -> None:
    await judge(page)
    await page.locator("dialog[open] li .button.main").first.click()
    await page.locator("dialog[open] .writing input").fill("1234")


async def told(page: Page) -> None:
    await page.locator("dialog[open] .recounted").wait_for()


SCENES = [
    Scene("flags-doubting", as_guest, doubt),
    Scene("flags-badge", as_host),
    Scene("flags-menu", as_host, open_menu),
    Scene("flags-judging", as_host, judge),
    Scene("flags-correcting", as_host, correct),
    Scene("flags-end", as_host_at_the_end, judge_at_the_end),
    Scene("recounted-gambit7", counted_again("gambit7", 7, 3), told),
    Scene("recounted-bornes", counted_again("bornes", 4, 2), told),
    Scene("recounted-incroyable", counted_again("incroyable", 5, 2), told),
    Scene("recounted-end", counted_again_after_the_end, told),
]
