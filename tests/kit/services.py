"""Real servers for tests, without root and on loopback: PostgreSQL 18 and NATS 2.15, each once for a whole test run.

A keeper (`python -m tests.kit.services KIND FOLDER`) runs each server while a process holds the lock on its folder.
Then it ends the server by its id, also when the tests were killed.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

from tests.kit.postgres import Postgres, ask
from tests.kit.startup import ASK_AGAIN_SECONDS, START_SECONDS, answers, await_start, free_port

ROOT = Path(__file__).parents[2]
# the name of this run, also for the processes that a test starts: they find the servers of their run
RUN = os.environ.setdefault("ARDOISE_TEST_RUN", os.environ.get("PYTEST_XDIST_TESTRUNUID", str(os.getpid())))


def start_nats(folder: Path, port: int, *words: str) -> subprocess.Popen[bytes]:
    """A NATS server; whoever started it ends it."""
    folder.mkdir(parents=True, exist_ok=True)
    said = folder / "nats.txt"
    command = [str(Path(sys.executable).parent / "nats-server"), "--addr", "127.0.0.1", "--port", str(port), *words]
    with said.open("ab") as file:
        process = subprocess.Popen(command, stdout=file, stderr=file, start_new_session=True)
    await_start(process, lambda: answers(port), said)
    return process


@contextmanager
def _kept_postgres(folder: Path) -> Iterator[str]:
    with Postgres(folder) as server:
        yield server.url()


@contextmanager
def _kept_nats(folder: Path) -> Iterator[str]:
    port = free_port()
    process = start_nats(folder, port)
    try:
        yield f"nats://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()


KEEPERS: dict[str, Callable[[Path], Any]] = {"postgres": _kept_postgres, "nats": _kept_nats}


def keep(kind: str, folder: Path) -> None:
    with KEEPERS[kind](folder) as address, (folder / "used").open("ab") as used:
        part = folder / "address.part"
        part.write_text(address)
        part.rename(folder / "address")
        fcntl.flock(used, fcntl.LOCK_EX)  # as soon as nobody uses it any more
        (folder / "address").unlink()
    shutil.rmtree(folder, ignore_errors=True)
    with suppress(OSError):  # the other server is still used
        folder.parent.rmdir()


@cache
def address_of(kind: str) -> str:
    """The address of this run's server, which is started by whoever asks first."""
    folder = Path(tempfile.gettempdir()) / f"ardoise-engines-{RUN}" / kind
    folder.mkdir(parents=True, exist_ok=True)
    folder.parent.chmod(0o755)
    with (folder / "starting").open("ab") as starting:
        fcntl.flock(starting, fcntl.LOCK_EX)
        fcntl.flock(_held(folder / "used"), fcntl.LOCK_SH)
        if not (folder / "address").exists():
            _start_keeper(kind, folder)
    return (folder / "address").read_text()


@cache
def _held(path: Path) -> int:
    """Open until this process ends."""
    return os.open(path, os.O_CREAT | os.O_RDWR)


def _start_keeper(kind: str, folder: Path) -> None:
    with (folder / "keeper.txt").open("ab") as said:
        words = [sys.executable, "-m", "tests.kit.services", kind, str(folder)]
        keeper = subprocess.Popen(words, cwd=ROOT, stdout=said, stderr=said, start_new_session=True)
    end = time.monotonic() + START_SECONDS
    while not (folder / "address").exists():
        if keeper.poll() is not None or time.monotonic() > end:
            raise RuntimeError((folder / "keeper.txt").read_text())
        time.sleep(ASK_AGAIN_SECONDS)
    keeper.returncode = 0  # it outlives us by a moment, and nobody waits for it


def nats() -> str:
    return address_of("nats")


def postgres(name: Path | str) -> str:
    """The address of a schema of its own for each name, in the server of this run; tables are made by who opens it."""
    schema = "t" + hashlib.sha256(str(name).encode()).hexdigest()[:12]
    server = address_of("postgres")
    ask(server, f"create schema if not exists {schema}")
    return f"{server}?options=-csearch_path%3D{schema}"


if __name__ == "__main__":
    keep(sys.argv[1], Path(sys.argv[2]))
