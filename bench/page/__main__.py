"""`python3 run.py bench page`: first load, answers to input, jumps of the layout, and the big screen's memory."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import click
from playwright.async_api import Browser
from rich.console import Console
from rich.table import Table

from ardoise.engine.codec import encode
from ardoise.engine.game import Record
from bench.page.hands import HANDS, Answered, bare, tried
from tests.browser.evening import SEATS, big_screen_games, shifts_by_phase
from tests.browser.measures import Held
from tests.browser.stage import LOCALES, Stage, chromium, open_stage, settled
from tests.browser.weights import FETCHED, MOST_SCRIPT, MOST_STYLE, weight
from tests.kit.planned_server import Plan

ROUNDS = 500
ROUNDS_A_GAME = 7
MOVES = 120  # of each game, while shifts are counted
GOAL_MS = 50

T = TypeVar("T")


class FirstLoad(Record):
    language: str
    script_bytes: int  # gzipped
    style_bytes: int


class Jumps(Record):
    where: str
    shifts: int
    together: float
    largest: float


class Memory(Record):
    rounds: int
    nodes: int
    listeners: int
    heap_bytes: int


class Figures(Record):
    first_load: list[FirstLoad]
    input: list[Answered]
    jumps: list[Jumps]
    big_screen: list[Memory]  # after each game


async def on_stage(browser: Browser, visit: Callable[[Stage], Awaitable[T]]) -> T:
    with tempfile.TemporaryDirectory() as folder:
        async with open_stage(browser, Path(folder), Plan()) as stage:
            return await visit(stage)


async def first_load(stage: Stage, language: str) -> FirstLoad:
    page = await settled(await stage.open("/", language=language))
    fetched = await page.evaluate(FETCHED)
    return FirstLoad(language, weight(fetched, ".js"), weight(fetched, ".css"))


async def jumps(stage: Stage, game: str) -> list[Jumps]:
    found = await shifts_by_phase(stage, game, MOVES)
    values = {where: [shift["value"] for shift in shifts] or [0.0] for where, shifts in found.items()}
    return [Jumps(where, len(found[where]), sum(each), max(each)) for where, each in values.items()]


async def memory(stage: Stage, rounds: int) -> list[Memory]:
    games = -(-rounds // ROUNDS_A_GAME)
    held: list[Held] = [one async for one in big_screen_games(stage, games)]
    return [Memory((game + 1) * ROUNDS_A_GAME, one.nodes, one.listeners, one.heap) for game, one in enumerate(held)]


async def measure(rounds: int) -> Figures:
    async with chromium() as browser:
        say("first load")
        loads = [await on_stage(browser, lambda stage, one=one: first_load(stage, one)) for one in LOCALES]
        hands = [await on_stage(browser, bare)]
        for what in HANDS:
            say(f"input: {what}")
            hands.append(await on_stage(browser, lambda stage, what=what: tried(stage, what)))
        shifted = []
        for game in SEATS:
            say(f"jumps: {game}")
            shifted += await on_stage(browser, lambda stage, game=game: jumps(stage, game))
        say(f"memory: {rounds} rounds")
        return Figures(loads, hands, shifted, await on_stage(browser, lambda stage: memory(stage, rounds)))


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def print_tables(found: Figures) -> None:
    console = Console()
    loads = Table("first load", "script", "style", title=f"at most {MOST_SCRIPT:,} and {MOST_STYLE:,} bytes, gzipped")
    for load in found.first_load:
        loads.add_row(load.language, f"{load.script_bytes:,}", f"{load.style_bytes:,}")
    heads = ("input", "median", "worst", "own work", "worst")
    hands = Table(*heads, title=f"ms on a CPU slowed 4 ×; the goal is {GOAL_MS}")
    for hand in found.input:
        figures = (hand.median_ms, hand.worst_ms, hand.work_median_ms, hand.work_worst_ms)
        hands.add_row(hand.what, *(f"{one:.0f}" for one in figures))
    shifted = Table("while others play", "shifts", "together", "largest", title="layout shift within a phase")
    for jump in found.jumps:
        shifted.add_row(jump.where, str(jump.shifts), f"{jump.together:.4f}", f"{jump.largest:.4f}")
    held = Table("rounds", "nodes", "listeners", "heap", title="the big screen, after garbage collection")
    for one in found.big_screen[:: max(1, len(found.big_screen) // 8)]:
        held.add_row(str(one.rounds), str(one.nodes), str(one.listeners), f"{one.heap_bytes / 1e6:.1f} MB")
    for table in (loads, hands, shifted, held):
        console.print(table)


@click.command()
@click.option("--json", "json_wanted", is_flag=True, help="for programs")
@click.option("--rounds", default=ROUNDS, show_default=True, help="that the big screen sees")
def main(json_wanted: bool, rounds: int) -> None:
    found = asyncio.run(measure(rounds))
    if json_wanted:
        click.echo(encode(found))
    else:
        print_tables(found)


if __name__ == "__main__":
    main()
