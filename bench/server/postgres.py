"""A PostgreSQL for our server: one for the whole run, and a database for each folder.

It sits on the generator's core, which is idle for most of the time: the server has its own, as with any other log.
"""

from __future__ import annotations

import atexit
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.server.process import cores, on_core
from bench.server.tools import FOLDER, Missing


def database_for(folder: Path) -> str:
    """Its address; for the same folder the same."""
    try:
        return _database(folder.name)
    except (ImportError, RuntimeError, OSError, AssertionError) as error:
        raise Missing(f"PostgreSQL: {' '.join(str(error).split())[:300]}") from error


@cache
def _database(name: str) -> str:
    from tests.kit.postgres import ask

    server = _server()
    ask(server.url(), f'create database "{name}"')
    return server.url(database=name)


@cache
def _server():  # type: ignore[no-untyped-def]
    from tests.kit.postgres import Postgres

    folder = TemporaryDirectory(dir=FOLDER)
    Path(folder.name).chmod(0o755)
    server = Postgres(Path(folder.name) / "postgres")
    atexit.register(folder.cleanup)
    atexit.register(server.stop)  # the last that is registered comes first
    _, core = cores()
    with on_core(core):
        server.start()
    return server
