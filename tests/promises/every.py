"""Every promise there is: the `PROMISES` of each file pNN_….py of this folder."""

from __future__ import annotations

import asyncio
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.promises.promise import Order, Promise, Tally

FILES = sorted(file.stem for file in Path(__file__).parent.glob("p[0-9][0-9]_*.py"))
EVERY: list[Promise] = [promise for name in FILES for promise in import_module(f"tests.promises.{name}").PROMISES]


def tried(promise: Promise, runs: int, seed: int, timed: bool = False) -> Tally:
    """The tally of so many runs. A promise that takes too long, or breaks down, is not kept."""

    async def bounded(folder: str) -> Tally:
        async with asyncio.timeout(promise.seconds):
            return await promise.run(Order(runs, seed, Path(folder), timed))

    with TemporaryDirectory(prefix="ardoise-") as folder:
        return asyncio.run(bounded(folder))
