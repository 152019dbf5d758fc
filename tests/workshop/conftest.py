"""A small workshop: a few rows of facts, and one good question."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from ardoise.cli.packs import packs as group
from ardoise.packs.format import entries
from ardoise.workshop.tables import Tables

ROOT = Path(__file__).parents[2]
METALS = """symbol,name,melting_K,found
Au,gold,1337.33,
Hg,mercury,234.32,
W,tungsten,3687,1783
"""
ALLOYS = "symbol,melting_K\nAu,1337.3\n"
BORDERS = 'iso3,text,born\nFRA,"Andorra 55 km; Spain 646 km; Monaco 6 km",1789-07-14\nVAT,"",1929-02-11\n'

GOOD = {
    "id": "t-01",
    "games": ["gambit7"],
    "cat": {"gambit7": "science"},
    "kind": "single",
    "q": {
        "en": "At how many degrees does gold melt?",
        "fr": "À combien de degrés l’or fond-il\u202f?",
        "de": "Bei wie vielen Grad schmilzt Gold?",
    },
    "a": 1064,
    "unit": "°C",
    "int": True,
    "asof": "2026",
    "calc": ["round", ["sub", ["get", "metals", {"symbol": "Au"}, "melting_K"], 273.15]],
    "check": ["sub", ["get", "alloys", {"symbol": "Au"}, "melting_K"], 273.15],
    "src": [{"by": "A table", "ds": "metals"}, {"by": "Another", "ds": "metals"}],
    "anecdote": {
        "en": "Your oven stops at about 250.",
        "fr": "Votre four s’arrête vers 250.",
        "de": "Dein Backofen endet bei etwa 250.",
    },
    "tags": ["melting"],
}


@pytest.fixture
def tables(tmp_path):
    folder = tmp_path / "data"
    folder.mkdir()
    write_tables(folder)
    return Tables(folder)


def write_tables(folder):
    for name, text in (("metals", METALS), ("alloys", ALLOYS), ("borders", BORDERS)):
        (folder / f"{name}.csv").write_text(text, encoding="utf-8")


def changed(**fields):
    """The good question with other fields; None takes one away."""
    line = {**GOOD, **fields}
    return {name: value for name, value in line.items() if value is not None}


def entry_of(line):
    [entry] = entries(json.dumps(line, ensure_ascii=False).encode(), "pack.jsonl")
    return entry


@pytest.fixture
def workshop(tmp_path):
    """A folder in which `ardoise packs` finds questions and tables."""
    data = tmp_path / "packs" / "data"
    data.mkdir(parents=True)
    write_tables(data)
    write(tmp_path, GOOD)
    return tmp_path


def write(folder, *lines, name="science"):
    path = folder / "packs" / "questions" / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines), encoding="utf-8")
    return path


def packs(folder, *words, given=None):
    """`ardoise packs …` there, in this process."""
    with contextlib.chdir(folder):
        return CliRunner(env={"LC_ALL": "C.UTF-8"}).invoke(group, [str(word) for word in words], input=given)
