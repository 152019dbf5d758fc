"""A process to be killed: `python -m tests.store.appender KIND FOLDER` appends and prints what was acknowledged."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

from ardoise.store import Collision, Store
from tests.store.kinds import KINDS, entry, using

ROOMS = 4


async def append_for_ever(store: Store, room: str) -> None:
    while True:
        version = len(await store.read(room))
        with suppress(Collision):  # PostgreSQL may carry out the last wish of the one that was killed a moment later
            while True:
                await store.append(room, [entry(version)])
                print(room, version, flush=True)
                version += 1


async def main(kind: str, folder: Path) -> None:
    async with using(KINDS[kind].open(folder)) as store:
        await asyncio.gather(*(append_for_ever(store, f"room{number}") for number in range(ROOMS)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
