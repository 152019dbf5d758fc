"""The real server with other parts in it: `python -m tests.server.lab FILE PLAN`, where PLAN is a `Plan` as JSON."""

from __future__ import annotations

import sys
from pathlib import Path

from ardoise.engine.game import Record
from ardoise.engine.wire import decode
from ardoise.server.limits import Limits
from ardoise.server.serving import Parts, run

MANY = 1_000_000
NO_LIMITS = Limits(
    burst=MANY,
    rate=float(MANY),
    sockets_an_address=MANY,
    rooms_burst=MANY,
    rooms_rate=float(MANY),
    failed_joins_burst=MANY,
    failed_joins_rate=float(MANY),
)


class Plan(Record):
    """What is different from the server that everybody has."""

    limits: Limits = NO_LIMITS
    think: float = 0.01  # seconds that a bot takes

    def parts(self) -> Parts:
        return Parts(limits=self.limits, think=lambda: self.think)


def announce(host: str, port: int) -> None:
    print(f"Ardoise is open at http://{host}:{port}", flush=True)


if __name__ == "__main__":
    data, plan = sys.argv[1:]
    run("127.0.0.1", 0, Path(data), announce, None, decode(plan.encode(), Plan).parts())
