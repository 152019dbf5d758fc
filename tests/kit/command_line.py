"""The command line of Ardoise as a process: its output and its exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from signal import SIGKILL
from tempfile import TemporaryFile
from threading import Timer
from typing import IO

from tests.kit.fork_server import Order, send

ARDOISE = str(Path(sys.executable).parent / "ardoise")
ROOT = Path(__file__).parents[2]
PLAIN = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "200", "NO_COLOR": "1"}
LONGEST = 120  # seconds

Said = subprocess.CompletedProcess[str]


def ardoise(*words: object, given: str = "", at: Path | None = None, env: Mapping[str, str] = PLAIN) -> Said:
    """The installed script, in a forked process that has imported the program already."""
    order = Order(ARDOISE, [str(word) for word in words], str(at or Path.cwd()), dict(env))
    with TemporaryFile() as stdin, TemporaryFile() as stdout, TemporaryFile() as stderr:
        stdin.write(given.encode())
        stdin.seek(0)
        code = _run(order, stdin.fileno(), stdout.fileno(), stderr.fileno())
        output = [_text(file) for file in (stdout, stderr)]
    return subprocess.CompletedProcess(order.words, code, *output)


def fresh_ardoise(*words: object, env: Mapping[str, str]) -> Said:
    """The same without a fork: the environment decides which program is imported."""
    command = [ARDOISE, *map(str, words)]
    return subprocess.run(command, capture_output=True, text=True, env=env, timeout=LONGEST, check=False)


def _run(order: Order, stdin: int, stdout: int, stderr: int) -> int:
    reading, writing = os.pipe()
    send(order, stdout, stderr, writing, stdin)
    os.close(writing)
    with os.fdopen(reading) as told:
        timer = Timer(LONGEST, _kill, [int(told.readline())])
        timer.start()
        code = int(told.readline())
        timer.cancel()
    return code


def _kill(pid: int) -> None:
    with suppress(ProcessLookupError):
        os.kill(pid, SIGKILL)


def _text(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode()


def refused(said: Said, named: str) -> None:
    """One line that names what was wrong, and exit code 2."""
    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr.count("\n") == 1, said.stderr
    assert named in said.stderr
