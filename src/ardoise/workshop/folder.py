"""Where a workshop's files are: questions and the tables that they are computed from."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from ardoise.games.packs import SHAPES
from ardoise.packs.shape import BOX_FILE
from ardoise.workshop.tables import Tables

QUESTIONS = Path("packs", "questions")
DATA = Path("packs", "data")
READINGS = Path("packs", "readings")


def question_files(here: Path = Path()) -> list[Path]:
    """Those of the workshop in this folder, else those that came with the program."""
    return own_question_files(here) or [Path(str(files(shape.package))) / BOX_FILE for shape in SHAPES.values()]


def own_question_files(here: Path = Path()) -> list[Path]:
    return sorted((here / QUESTIONS).glob("*.jsonl"))


def reading_files(here: Path = Path()) -> list[Path] | None:
    """None: nobody reads the questions here."""
    return sorted((here / READINGS).glob("*.jsonl")) if (here / READINGS).is_dir() else None


def tables(here: Path = Path()) -> Tables | None:
    """None: there are none here, and nothing can be computed again."""
    return Tables(here / DATA) if (here / DATA).is_dir() else None


def chosen(paths: Sequence[Path]) -> list[Path]:
    return list(paths) or question_files()
