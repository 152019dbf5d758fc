"""P17: readers of messages, numbers and packs refuse what they cannot read, and never break."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE

from tests.promises.promise import Order, Promise, Tally


async def run(order: Order) -> Tally:
    """Each run is a text. Guided by coverage where atheris is installed; the figure says whether it was."""
    words = ("-m", "tests.promises.readers", str(order.seed), str(order.runs), str(order.folder))
    fuzzer = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=PIPE, stderr=PIPE)
    told, complaints = await fuzzer.communicate()
    if fuzzer.returncode:
        return Tally(order.runs, [complaints.decode()[-2000:]])
    return Tally(order.runs, figures={"guided": float(json.loads(told.splitlines()[0])["guided"])})


PROMISES = [Promise("P17 readers", "no text breaks a reader", 2_000, 200_000, run)]
