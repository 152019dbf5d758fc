"""A server under test on a core of its own: started, awaited, and stopped by its id whatever happens."""

from __future__ import annotations

import os
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ardoise.engine.game import Record
from bench.server.tools import Missing, complaint

START_SECONDS = 20
STOP_SECONDS = 5
ASK_AGAIN_SECONDS = 0.02


class Server(Record):
    process: int
    port: int
    kilobytes: int  # resident, before anybody came


def cores() -> tuple[int, int]:
    """One for the server, one for the generator."""
    if not hasattr(os, "sched_setaffinity"):
        raise Missing("needs Linux: server and generator are pinned to a core each")
    available = sorted(os.sched_getaffinity(0))
    if len(available) < 2:
        raise Missing("needs two cores: one for the server, one for the generator")
    return available[0], available[1]


@contextmanager
def on_core(core: int | None) -> Iterator[None]:
    """What is started within stays on that core; None: on any."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, before if core is None else {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
        return port


@contextmanager
def serving(command: Sequence[str], port: int, environment: Mapping[str, str], core: int | None) -> Iterator[Server]:
    with tempfile.TemporaryFile("w+") as said:
        with on_core(core):
            started = subprocess.Popen(command, env={**os.environ, **environment}, stdout=said, stderr=said)
        try:
            _await_port(started, port, said)
            yield Server(started.pid, port, resident_kilobytes(started.pid))
        finally:
            _stop(started)


def _await_port(started: subprocess.Popen[bytes], port: int, said: IO[str]) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        if started.poll() is not None:
            said.seek(0)
            raise Missing(f"ended at once: {complaint(said.read())}")
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(ASK_AGAIN_SECONDS)
    raise Missing(f"did not answer within {START_SECONDS} s")


def _stop(started: subprocess.Popen[bytes]) -> None:
    started.terminate()
    try:
        started.wait(STOP_SECONDS)
    except subprocess.TimeoutExpired:
        started.kill()
        started.wait()


def resident_kilobytes(process: int) -> int:
    pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGESIZE") // 1000
