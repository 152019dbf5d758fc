"""Commands that `run.py` runs: named, timed and bounded steps, and the program that it becomes.

Standard library only.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Timer

from saying import told

ROOT = Path(__file__).resolve().parent
WINDOWS = os.name == "nt"
STDERR = 2
# as uv, pip and npm say that nobody answers
OFFLINE = re.compile(
    r"error sending request|dns error|tunnel error|connect error"
    r"|Connection refused|NewConnectionError|ProxyError|ConnectTimeout|Network is unreachable|name resolution"
    r"|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ENETUNREACH",
    re.IGNORECASE,
)


def say(text: str) -> None:
    print(f"run.py: {text}", file=sys.stderr, flush=True)


def stop(sentence: str) -> None:
    sys.exit(f"run.py: {told(sentence)}")


def run(*words: str | Path, at: Path = ROOT) -> int:
    try:
        return subprocess.run([str(word) for word in words], cwd=at, check=False).returncode
    except KeyboardInterrupt:
        return 130


def become(*words: str | Path) -> int:
    """This process is that program from now on, in the folder where it was started: signals and exit code are its."""
    command = [str(word) for word in words]
    if not WINDOWS:
        os.execv(command[0], command)  # noqa: S606  (no shell is needed)
    child = subprocess.Popen(command)
    for name in ("SIGINT", "SIGBREAK"):  # a console sends them to the child, too, which ends as it likes
        signal.signal(getattr(signal, name, signal.SIGINT), signal.SIG_IGN)
    return child.wait()


def step(name: str, *words: str | Path, at: Path = ROOT, within: float = 600) -> None:
    """One named, timed and bounded step; a failure ends everything."""
    name = told(name)
    say(name)
    began = time.perf_counter()
    code, said = _attended([str(word) for word in words], at, within)
    took = time.perf_counter() - began
    if code:
        late = told("not done within {seconds} s", seconds=f"{within:.0f}")
        say(f"{name}: {told('failed') if took < within else late}")
        if OFFLINE.search(said):
            say(told("no network, or a proxy that does not answer? This step needs a package registry"))
        sys.exit(code)
    say(f"{name}: {took:.1f} s")


def _attended(command: list[str], at: Path, within: float) -> tuple[int, str]:
    """Its exit code, and what it said on stderr, which is passed on. A command's own answer stays alone on stdout."""
    with subprocess.Popen(
        command, cwd=at, stdout=STDERR, stderr=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
    ) as child:
        assert child.stderr is not None
        said: list[str] = []
        timer = Timer(within, child.kill)
        timer.start()
        try:
            for line in child.stderr:
                sys.stderr.write(line)
                said.append(line)
            return child.wait(), "".join(said)
        except KeyboardInterrupt:
            return child.wait() or 130, ""
        finally:
            timer.cancel()


def all_at_once(*errands: Callable[[], None]) -> None:
    """Steps that do not need each other; the first failure ends everything once all are done."""
    with ThreadPoolExecutor() as pool:
        for done in [pool.submit(errand) for errand in errands]:
            done.result()
