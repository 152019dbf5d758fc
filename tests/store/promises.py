"""P2 and P18 at any size: short in the suite, long in the soak. Each gives the number of broken promises."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from random import Random

from ardoise.store import Entry, SqliteStore, Store, StoreFailed
from tests.store.disk import FSYNC_FAILED, FULL, WRITE_FAILED, Disk, Fault, counted_disk
from tests.store.kinds import entry

ROOMS = [f"room{number}" for number in range(6)]
TROUBLES = [("write", FULL), ("write", WRITE_FAILED), ("sync", FSYNC_FAILED)]

Log = dict[str, tuple[Entry, ...]]


async def acknowledged_unsynced(folder: Path, appends: int) -> int:
    """P2: between an append and its acknowledgement all that was written is synced, at least once."""
    broken = 0
    with counted_disk() as disk:
        store = SqliteStore.open(folder / "log.db", vfs=disk.name)
        for version in range(appends):
            syncs = disk.syncs
            await store.append("room", [entry(version)])
            broken += disk.syncs == syncs or disk.unsynced > 0
        await store.close()
    return broken


async def broken_by_faults(folder: Path, faults: int, seed: int) -> int:
    """P18: the log holds just what was acknowledged, at once and after a crash, and goes on when the disk is well."""
    chance, broken = Random(seed), 0
    with counted_disk() as disk:
        store = SqliteStore.open(folder / "log.db", vfs=disk.name)
        told: Log = dict.fromkeys(ROOMS, ())
        for number in range(faults):
            await _append_until_it_fails(store, disk, told, chance)
            disk.mend()
            resumed = await asyncio.gather(*(_append(store, room, told, f"well {number}") for room in ROOMS))
            broken += not all(resumed) or await _logs(store) != told
            broken += await _after_a_crash(folder) != told
        await store.close()
    return broken


async def _append_until_it_fails(store: Store, disk: Disk, told: Log, chance: Random) -> None:
    operation, error = chance.choice(TROUBLES)
    disk.break_down(Fault(operation, error, after=chance.randrange(12 if operation == "write" else 3)))
    while not disk.failures:
        await asyncio.gather(*(_append(store, room, told, "ill") for room in ROOMS))


async def _append(store: Store, room: str, told: Log, mark: str) -> bool:
    new = tuple(entry(len(told[room]) + number, mark=mark) for number in range(2))
    try:
        await store.append(room, new)
    except StoreFailed:
        return False
    told[room] += new
    return True


async def _logs(store: Store) -> Log:
    return {room: await store.read(room) for room in ROOMS}


async def _after_a_crash(folder: Path) -> Log:
    """What the next process finds if this one dies now: the two files, not the memory they share."""
    crashed = folder / "crashed"
    crashed.mkdir()
    for name in ("log.db", "log.db-wal"):
        shutil.copy(folder / name, crashed / name)
    store = SqliteStore.open(crashed / "log.db")
    logs = await _logs(store)
    await store.close()
    shutil.rmtree(crashed)
    return logs
