"""Rooms on our own server over its HTTP door, so that the generator needs nothing but a token for each socket."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from bench.server.tools import Missing

SEATS = 6
DOORS = 8  # knocked at side by side, so that the rooms share commits
LONGEST_SECONDS = 120


def make_rooms(port: int, rooms: int, tokens: Path, seats: int = SEATS, watchers: int = 0) -> None:
    """Writes "room token" for each person, those of a room together. A new room's game is Gambit 7."""
    roles = ["player"] * seats + ["spectator"] * watchers
    deadline = time.monotonic() + LONGEST_SECONDS
    shares = [len(range(door, rooms, DOORS)) for door in range(DOORS)]
    with ThreadPoolExecutor(DOORS) as pool:
        lines = pool.map(lambda share: _rooms(port, share, roles, deadline), shares)
        tokens.write_text("".join(line for share in lines for line in share))


def _rooms(port: int, rooms: int, roles: Sequence[str], deadline: float) -> list[str]:
    lines: list[str] = []
    with closing(HTTPConnection("127.0.0.1", port, timeout=10)) as door:
        for _ in range(rooms):
            if time.monotonic() > deadline:
                raise Missing(f"the rooms could not be made in {LONGEST_SECONDS} s")
            lines += _room(door, roles)
    return lines


def first_seats(tokens: Path, rooms: int) -> Path:
    """The tokens of one seat of each room."""
    chosen = tokens.with_suffix(".first")
    chosen.write_text("".join(tokens.read_text().splitlines(keepends=True)[: rooms * SEATS : SEATS]))
    return chosen


def _room(door: HTTPConnection, roles: Sequence[str]) -> list[str]:
    people = [{"name": f"Seat {seat}", "role": role} for seat, role in enumerate(roles)]
    opened = _post(door, "/api/rooms", people[0])
    code = opened["code"]
    joined = [_post(door, f"/api/rooms/{code}/people", person) for person in people[1:]]
    return [f"{code} {person['token']}\n" for person in (opened, *joined)]


def _post(door: HTTPConnection, path: str, body: dict[str, str]) -> dict[str, str]:
    try:
        door.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = door.getresponse()
        given: dict[str, str] = json.loads(answer.read() or "{}")
    except (OSError, HTTPException, ValueError) as error:
        raise Missing(f"POST {path}: {error}") from error
    if answer.status not in (200, 201):
        raise Missing(f"POST {path} was answered with {answer.status} {given.get('refused', '')}")
    return given
