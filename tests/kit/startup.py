"""Starting a server: where there is room for it, and until it answers."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

START_SECONDS = 60.0
ASK_AGAIN_SECONDS = 0.02


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        return int(asked.getsockname()[1])


def await_start(process: subprocess.Popen[bytes], is_ready: Callable[[], bool], said: Path) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        if is_ready():
            return
        time.sleep(ASK_AGAIN_SECONDS)
    raise RuntimeError(f"{process.args} did not start: {said.read_text()[-2000:]}")


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port), timeout=1).close()
    except OSError:
        return False
    return True
