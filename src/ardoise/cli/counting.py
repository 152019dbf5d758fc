"""A bar on stderr while many games are played, and Ctrl-C that stops them at once."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator
from contextlib import closing
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Part = TypeVar("Part")


def count(
    name: str, games: int, parts: Generator[Part, None, None], take: Callable[[Part], int], done: int = 0
) -> None:
    """`take` is given each part as it is done, and says how many games it was."""
    columns = (TextColumn(name), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    signal.signal(signal.SIGINT, _stop_at_once)
    os.environ.setdefault(
        "PYTHONWARNINGS", "ignore:resource_tracker"
    )  # joblib's caretaker tidies up, and may be silent
    console = Console(stderr=True)
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    with bar as progress, closing(parts):  # closed also when Ctrl-C comes in between
        task = progress.add_task("games", total=games, completed=done)
        for part in parts:
            progress.advance(task, take(part))


def _stop_at_once(*_: object) -> None:
    """Ctrl-C: an exception may be lost among the pool's locks and threads, so that nothing is left to it."""
    for worker in multiprocessing.active_children():
        worker.terminate()
    Console(stderr=True).show_cursor(True)
    os._exit(130)
