"""P19: a backup made while everybody plays restores every room."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from ardoise import GAMES
from ardoise.engine.codec import encode
from ardoise.server.records.archive import states, wake
from ardoise.server.records.idempotency import cause_of
from ardoise.store.log import Entry
from tests.kit.client import Player
from tests.kit.planned_server import Plan
from tests.kit.server import PATIENCE, open_house
from tests.kit.stored_log import FIRST, stored
from tests.promises.promise import Order, Promise, Tally

PARTY = ["Ada", "Blaise", "Carl"]
MOVES_BEFORE = 4  # of each player, before the copy is made
MOVES_AFTER = 2
Log = tuple[Entry, ...]


async def run(order: Order) -> Tally:
    tally = Tally()
    for number in range(order.runs):
        try:
            async with asyncio.timeout(3 * PATIENCE):
                failures = await _one_backup(order.folder / str(number))
        except TimeoutError:
            failures = ["the games stood still"]
        tally.check(not failures, f"backup {number}: {failures}")
    return tally


async def _one_backup(folder: Path) -> list[str]:
    (folder / "restored").mkdir(parents=True)
    async with open_house(folder, Plan()) as house:
        tables = [await house.seat(PARTY, game) for game in GAMES]
        for table in tables:
            await house.start(table)
        async with _playing(house.players):
            await _moved(house.players, MOVES_BEFORE)
            acknowledged = [(player, set(player.acknowledged)) for player in house.players]
            await _backup(house.server.data, folder / "restored" / "rooms.db")
            await _moved(house.players, MOVES_AFTER)
    copies = [await stored(folder / "restored" / "rooms.db", table[0].welcome.code) for table in tables]
    originals = [await stored(folder / "rooms.db", table[0].welcome.code) for table in tables]
    failures = [
        f"room {n}: {why}" for n, logs in enumerate(zip(copies, originals, strict=True)) for why in _flaws(*logs)
    ]
    for table, copy in zip(tables, copies, strict=True):
        causes = {entry.cause for entry in copy}
        for player, ids in acknowledged:
            if player in table and not {cause_of(player.welcome.person, number) for number in ids} <= causes:
                failures.append("a move that was acknowledged before the copy is not in it")
    return failures + await _served(folder / "restored", tables, copies)


def _flaws(copy: Log, original: Log) -> list[str]:
    """The copy is what the original was at some moment, log by log."""
    then = {(entry.game, entry.version): entry for entry in original}
    if not copy or any(then.get((entry.game, entry.version)) != entry for entry in copy):
        return ["what is in the copy was never in the original"]
    kept = wake(copy)
    game = [entry for entry in original if entry.game == FIRST][: kept.version]
    *_, (_, state) = states(kept.game, game)
    return [] if encode(kept.state) == encode(state) else ["its game is in another state"]


async def _served(folder: Path, tables: Sequence[Sequence[Player]], copies: Sequence[Log]) -> list[str]:
    """A server on the copy shows every seat its view of that moment, and the games go on."""
    failures = []
    async with open_house(folder, Plan()) as house:
        for table, copy in zip(tables, copies, strict=True):
            kept = wake(copy)
            for player in [house.device(old.welcome) for old in table]:
                await player.arrive()
                await player.hears(lambda player=player: bool(player.tables))
                view = encode(GAMES[kept.game].view(kept.state, player.table.seat))
                if (player.table.version, bytes(player.table.view)) != (kept.version, view):
                    failures.append(f"{kept.game}: a seat is shown something else after the restoring")
        async with _playing(house.players):
            await _moved(house.players, MOVES_AFTER)
    return failures


@asynccontextmanager
async def _playing(players: list[Player]) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(player.play_on()) for player in players]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
    wrong = [end for end in ends if isinstance(end, Exception)]
    if wrong:
        raise wrong[0]


async def _moved(players: list[Player], moves: int) -> None:
    """Every table has gone on by so many moves, or has come to its end."""
    goals = [(player, player.table.version + moves) for player in players]
    while any(player.table.version < goal and player.table.phase is not None for player, goal in goals):
        await asyncio.sleep(0.02)


async def _backup(data: Path, file: Path) -> None:
    command = [sys.executable, "-m", "ardoise", "backup", str(file), "--data", str(data)]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.DEVNULL)
    assert await asyncio.wait_for(process.wait(), PATIENCE) == 0


PROMISES = [Promise("P19", "a backup made during play restores every room", 1, 20, run)]
