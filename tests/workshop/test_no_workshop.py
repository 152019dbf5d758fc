"""`ardoise packs …` where no workshop is: it looks into the box that came with the program."""

from __future__ import annotations

import json

from tests.kit.command_line import ardoise, refused
from tests.workshop.conftest import packs
from tests.workshop.drafts import ART, options


def test_every_question_of_the_box_is_one_with_all_its_games(tmp_path):
    counted = {one["game"]: one["questions"] for one in json.loads(packs(tmp_path, "stats", "--json").stdout)}
    assert counted["gambit7"] >= 704
    assert counted["incroyable"] >= 500
    assert counted["bornes"] == 176


def test_the_box_is_shown_checked_and_due(tmp_path):
    checked = packs(tmp_path, "check")
    assert checked.exit_code == 0, checked.output
    assert "Brasilien" in packs(tmp_path, "show", "g7-geog-114").stdout
    due = packs(tmp_path, "due")
    ids = [line.split()[1] for line in due.stdout.splitlines()]
    assert due.exit_code == 0
    assert len(ids) == len(set(ids)) > 10


def test_a_first_question_is_written_there(tmp_path):
    said = packs(tmp_path, "new", *options(**ART))
    assert (said.exit_code, said.output.splitlines()[0]) == (0, "gambit7-arts-001 is in own.jsonl"), said.output
    taken = packs(tmp_path, "new", "--id", "g7-geog-114", *options(**ART))
    assert "g7-geog-114: id: there is such a question already" in taken.stderr


def test_nothing_is_built_there(tmp_path):
    for words in (["packs", "build"], ["packs", "build", "--check"]):
        refused(ardoise(*words, at=tmp_path), "there is no workshop here: no questions in packs/questions/")
    assert not list(tmp_path.iterdir())
