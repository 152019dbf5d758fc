"""Our server without its limits for one address: `python -m bench.server.unlimited PORT FILE|DATABASE [NATS]`.

The generator's whole crowd comes from one address and plays faster than people do. No switch of the real server opens
these doors, and nothing else differs from it.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

from ardoise.cluster.node import parts_of_a_node
from ardoise.server.limit_settings import TYPES, WORDS
from ardoise.server.limits import Limits
from ardoise.server.serve import Parts, run
from ardoise.store.address import Address

MANY = 10**12
FILES = 1_000_000  # more than systems give
KEPT = {"frame", *(name for name in WORDS if name.endswith("_seconds"))}  # they bound a message or a wait, not a crowd
UNLIMITED = Limits(**{name: TYPES[name](MANY) for name in WORDS if name not in KEPT} | {"connections": FILES})


def announce(host: str, port: int) -> None:
    print(f"open at {host}:{port}", flush=True)


if __name__ == "__main__":
    port, data, *nats = sys.argv[1:]
    where = Address(data) if "://" in data else Path(data)
    parts = parts_of_a_node(*nats) if nats else Parts()
    run("127.0.0.1", int(port), where, announce, None, replace(parts, limits=UNLIMITED))
