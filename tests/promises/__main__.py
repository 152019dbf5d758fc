"""`python3 run.py soak [--json] [--seed N] [P1 P5 …]`: every promise at full size, as a table."""

from __future__ import annotations

import argparse
import json
import secrets
import sys
import time
from dataclasses import asdict
from typing import Any

from tests.promises.every import EVERY, tried
from tests.promises.promise import Promise, Tally


def main() -> int:
    words = argparse.ArgumentParser(prog="run.py soak", description="Every promise at full size. It ends by itself.")
    words.add_argument("ids", nargs="*", metavar="P1", help="only these promises")
    words.add_argument("--json", action="store_true", help="for programs")
    words.add_argument("--seed", type=int, default=secrets.randbits(32), help="of all chance; a new one if not given")
    asked = words.parse_args()
    wanted = [promise for promise in EVERY if not asked.ids or promise.id.split(" ")[0] in asked.ids]
    if not wanted:
        words.error(f"there is no promise {' '.join(asked.ids)}")
    rows = [_row(promise, asked.seed) for promise in wanted]
    print(json.dumps({"seed": asked.seed, "promises": rows}, indent=2) if asked.json else _table(rows, asked.seed))
    return 1 if any(row["failures"] for row in rows) else 0


def _row(promise: Promise, seed: int) -> dict[str, Any]:
    print(f"soak: {promise.id} {promise.words} …", file=sys.stderr, flush=True)
    began = time.monotonic()
    try:
        tally = tried(promise, promise.full, seed, timed=True)
    except Exception as error:  # one promise that breaks down does not hide the others
        tally = Tally(failures=[f"broke down: {error!r}"])
    print(f"soak: {promise.id}: {tally.runs} runs, {len(tally.failures)} failures", file=sys.stderr, flush=True)
    seconds = round(time.monotonic() - began, 1)
    return {"id": promise.id, "promise": promise.words, "seconds": seconds, **asdict(tally)}


def _table(rows: list[dict[str, Any]], seed: int) -> str:
    lines = [f"seed {seed}", "", "| promise | runs | failures | measured |", "|---|---:|---:|---|"]
    for row in rows:
        measured = ", ".join(f"{name} {value:g}" for name, value in {**row["figures"], "s": row["seconds"]}.items())
        lines.append(f"| {row['id']} {row['promise']} | {row['runs']:,} | {len(row['failures'])} | {measured} |")
        lines += [f"|   ↳ {failure[:200]} | | | |" for failure in row["failures"][:3]]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main())
