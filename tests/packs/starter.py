"""The lines of the starter packs."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

from ardoise.packs.format import Entry, entries

Line = dict[str, Any]


def data(game: str) -> bytes:
    return files("ardoise.packs").joinpath("starter", f"{game}.jsonl").read_bytes()


def lines(game: str) -> list[Line]:
    return [json.loads(line) for line in data(game).splitlines()]


def questions(game: str) -> list[Entry]:
    return list(entries(data(game), f"{game}.jsonl"))
