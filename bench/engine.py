"""`python3 run.py bench engine`: transitions a second on one core for each game, and the memory of a live game.

A transition is one `play()`: a move decided, folded, and everything that follows from it. Bots choose beforehand, so
that their thinking is not measured. The peers are measured twice: played as their users play them, and replayed like
our own games, which is the harder comparison. Peers and games take turns, and each figure is the best of its turns.
"""

from __future__ import annotations

import gc
import sys
import time
import tracemalloc
from functools import partial
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from ardoise import GAMES, Dice, play
from ardoise.bots import USUAL
from ardoise.engine.codec import decode, encode
from ardoise.engine.game import Record
from ardoise.games import KITS
from ardoise.games.match import match
from ardoise.games.packs import box
from bench.peers import Playout, kuhn_poker, rps
from bench.server.figures import Goal, at_least
from bench.server.tables import table_of

TURNS = 7
SECONDS_A_TURN = 0.4
RECORDED = 24
LIVE = 100
REPLAYED = "kuhn replayed"  # the goal: no slower than this one
PEERS = ("kuhn played", REPLAYED, "rps played", "rps replayed")  # OpenSpiel's and PettingZoo's
WIDTH = 110  # of the table where there is no terminal


class Row(Record):
    name: str
    per_second: int
    ratios: dict[str, float]  # to each peer
    live_bytes: int | None = None  # of one game half played, the pack being shared
    woken_bytes: int | None = None  # of the same game read back from its log, with its own cards


class Outcome(Record):
    rows: list[Row]
    goals: list[Goal]


def recorded(name: str, seats: int, seed: str) -> tuple[Any, list[Any], Any]:
    """A whole game between bots: the deal, the moves with their dice, the end."""
    game = GAMES[name]
    deal, *steps = match(KITS[name], game.types.options(), [USUAL] * seats, box(name), seed)
    moves = [(step.by, step.move, version) for version, step in enumerate(steps, 1)]
    return deal.state, moves, steps[-1].state


def recorded_playout(name: str) -> Playout:
    game = GAMES[name]
    games = [recorded(name, game.seats[n % len(game.seats)], f"bench {n}") for n in range(RECORDED)]
    turn = 0

    def again() -> int:
        nonlocal turn
        seed, (state, moves, end) = f"bench {turn % RECORDED}", games[turn % RECORDED]
        turn += 1
        for by, move, version in moves:
            state, _ = play(game, state, by, move, Dice(seed, version))
        if state != end:
            sys.exit(f"{name} did not come out as before")
        return len(moves)

    return again


def measure(playouts: dict[str, Playout]) -> dict[str, int]:
    best = dict.fromkeys(playouts, 0)
    for _ in range(TURNS):
        for name, one in playouts.items():
            began, transitions = time.process_time(), 0
            while (taken := time.process_time() - began) < SECONDS_A_TURN:
                transitions += one()
            best[name] = max(best[name], round(transitions / taken))
    return best


def memory(name: str) -> tuple[int, int]:
    """Bytes of one game half played: with the pack shared, and read back from JSON with its own cards."""
    game, cards = GAMES[name], box(name)
    seats, options = game.seats[-1], game.types.options()

    def half_played(seed: str, moves: list[Any]) -> Any:
        state = game.setup(options, seats, cards, Dice(seed, 0))
        for by, move, version in moves[: len(moves) // 2]:
            state, _ = play(game, state, by, move, Dice(seed, version))
        return state

    games = [(f"memory {number}", recorded(name, seats, f"memory {number}")[1]) for number in range(LIVE)]
    live = _bytes_each([partial(half_played, seed, moves) for seed, moves in games])
    logs = [encode(half_played(seed, moves)) for seed, moves in games]
    woken = _bytes_each([partial(decode, log, game.types.state) for log in logs])
    return live, woken


def _bytes_each(makers: list[Any]) -> int:
    makers[0]()  # what is made once and kept is not a game's
    tracemalloc.start()
    kept = [make() for make in makers]
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size // len(kept)


def rows() -> list[Row]:
    peers = dict(zip(PEERS, (*kuhn_poker(), *rps()), strict=True))
    speed = measure(peers | {name: recorded_playout(name) for name in GAMES})
    found = []
    for name, per_second in speed.items():
        live, woken = memory(name) if name in GAMES else (None, None)
        ratios = {peer: round(per_second / speed[peer], 2) for peer in PEERS}
        found.append(Row(name, per_second, ratios, live, woken))
    return found


def goals(found: list[Row]) -> list[Goal]:
    return [
        at_least(f"{row.name}: transitions ÷ Kuhn's, both replayed", 1, row.ratios[REPLAYED])
        for row in found
        if row.name in GAMES
    ]


def print_tables(outcome: Outcome) -> None:
    console = Console(width=max(Console().width, WIDTH))
    console.print(_speed(outcome.rows))
    console.print(table_of(outcome.goals))


def _speed(found: list[Row]) -> Table:
    heads = ["", "transitions/s", *(f"× {peer}" for peer in PEERS), "live game", "woken game"]
    table = Table(*heads, title="engines, one core")
    for row in found:
        kilobytes = [f"{size / 1000:.1f} kB" if size else "" for size in (row.live_bytes, row.woken_bytes)]
        ratios = [f"{row.ratios[peer]:.2f}" for peer in PEERS]
        table.add_row(row.name, f"{row.per_second:,}", *ratios, *kilobytes)
    return table


@click.command()
@click.option("--json", "json_wanted", is_flag=True, help="for programs")
def main(json_wanted: bool) -> None:
    found = rows()
    outcome = Outcome(found, goals(found))
    if json_wanted:
        click.echo(encode(outcome))
    else:
        print_tables(outcome)


if __name__ == "__main__":
    main()
