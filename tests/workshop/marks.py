"""Readings of the good question."""

from __future__ import annotations

import json

GOOD_MARKS = {"true": True, "one_answer": True, "spoken": True, "fun": 4, "note": ""}


def read(folder, *readings):
    path = folder / "packs" / "readings" / "science.jsonl"
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(json.dumps(reading) + "\n" for reading in readings), encoding="utf-8")


def reading(language, **marks):
    return {"id": "t-01", "language": language, **GOOD_MARKS, **marks}
