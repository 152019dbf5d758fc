"""Transcripts: one whole game of each, told line by line. `python -m tests.transcripts` rewrites them.

A transcript has every move, every fact with those who are told of it, and all that changes on every screen.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ardoise.engine.codec import encode
from ardoise.engine.playout import Step
from ardoise.games import GAMES, OURS
from tests.every_game import every_state, match, recounted, screens, twins

FOLDER = Path(__file__).parent / "transcripts"


def lines(name: str) -> Iterator[str]:
    game = GAMES[name]
    seats = game.seats[0]
    shown: dict[Any, dict[str, str]] = {screen: {} for screen in screens(seats)}
    for number, step in enumerate(_steps(name, seats)):
        yield f"{number} {_done(step)}"
        for event in step.events:
            told = [_who(screen) for screen in shown if event.seen_by(screen)]
            yield f"  {encode(event).decode()} → {_all(told, seats) or 'nobody'}"
        changes: dict[str, list[str]] = {}
        for screen in shown:
            leaves = dict(_leaves("", json.loads(encode(game.view(step.state, screen)))))
            for change in _changes(shown[screen], leaves):
                changes.setdefault(change, []).append(_who(screen))
            shown[screen] = leaves
        for change, told_to in changes.items():
            yield f"  {_all(told_to, seats)} | {change}"


def _steps(name: str, seats: int) -> Iterator[Step]:
    """The game, and an answer corrected after it, where there are any."""
    game = GAMES[name]
    steps = list(match(game, seats=seats, **twins(game).TRANSCRIPT))
    yield from steps
    if corrected := recounted(game, every_state(game, steps)):
        yield corrected


def _done(step: Step) -> str:
    if step.move:
        return f"{_who(step.by)}: {encode(step.move).decode()}"
    return "correction" if step.events else "deal"


def _who(screen: Any) -> str:
    return "table" if screen is None else f"seat {screen}"


def _all(told: list[str], seats: int) -> str:
    return "all" if len(told) == seats + 1 else ", ".join(told)


def _leaves(path: str, value: Any) -> Iterator[tuple[str, str]]:
    """Every single value of a view with the way to it."""
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from _leaves(f"{path}.{key}" if path else key, inner)
    elif isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        for number, inner in enumerate(value):
            yield from _leaves(f"{path}[{number}]", inner)
    else:
        yield path, json.dumps(value, ensure_ascii=False)


def _changes(before: dict[str, str], after: dict[str, str]) -> Iterator[str]:
    for path in sorted(before.keys() - after.keys()):
        yield f"{path} is gone"
    for path, value in after.items():
        if before.get(path) != value:
            yield f"{path} = {value}"


def write() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in OURS:
        (FOLDER / f"{name}.txt").write_text("\n".join(lines(name)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
