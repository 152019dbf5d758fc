"""Packs in files, as somebody may have written them, and the one line that says what is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ardoise.games.packs import SHAPES, PackError, read

Pack = list[Any]


def lines(game: str) -> Pack:
    """Of the box."""
    return [json.loads(line) for line in SHAPES[game].box().splitlines()]


def write(path: Path, pack: Pack) -> Path:
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in pack), "utf-8")
    return path


def complaint(path: Path, game: str) -> str:
    with pytest.raises(PackError) as caught:
        read(path, game)
    text = str(caught.value)
    assert "\n" not in text
    assert text.startswith(str(path))
    return text.removeprefix(str(path))
