"""The closed table of units, and the words that stand beside the slate."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from ardoise.engine.text import Text

YEAR = "year"  # an answer in it is a year; nothing stands beside the slate


@cache
def units() -> dict[str, Text]:
    return msgspec.json.decode(files("ardoise.packs").joinpath("units.json").read_bytes(), type=dict[str, Text])
