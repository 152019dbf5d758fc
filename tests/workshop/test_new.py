"""`ardoise packs new`: a draft from a conversation or from options, looked at at once."""

from __future__ import annotations

import json
from decimal import Decimal

import pytest

from ardoise.packs.format import entries
from ardoise.workshop.draft import next_id
from tests.kit.command_line import ardoise
from tests.workshop.conftest import GOOD, changed, packs, write
from tests.workshop.drafts import ART, SPIDER, options


def own(folder, name="own"):
    data = (folder / "packs" / "questions" / f"{name}.jsonl").read_bytes()
    return [entry.source for entry in entries(data, "own.jsonl")]


def test_a_script_gives_everything_by_options(workshop):
    more = {"level": 2, "tag": ["spider", "art"], "asof": "1999"}
    said = ardoise("packs", "new", *options(**ART, **more), at=workshop)
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout == "gambit7-arts-001 is in packs/questions/own.jsonl\n"
    [source] = own(workshop)
    assert (source.games, source.cat, source.kind, source.a) == (("gambit7",), {"gambit7": "arts"}, "fact", 927)
    assert (source.whole, source.level, source.tags, source.unit) == (True, 2, ("spider", "art"), "cm")
    assert [origin.seen for origin in source.src] == [927, 930]
    assert packs(workshop, "check").exit_code == 0


def test_an_author_is_asked(workshop):
    asked = ["gambit7", "arts", *(SPIDER[f"q-{said}"] for said in ("en", "fr", "de")), "many", "927", "cm", ""]
    museum = ["Museum", "museum.example", "927", "y", "Newspaper", "paper.example", "930", "n", ""]
    days = ["last year", "1999", "2030-12"]
    told = [*(SPIDER[f"anecdote-{said}"] for said in ("en", "fr", "de")), "3", "spider, art"]
    said = packs(workshop, "new", "--ask", given="\n".join([*asked, *museum, *days, *told, ""]))
    assert said.exit_code == 0, said.output
    assert "'many' is no number" in said.output
    assert "'last year' is none of 2026, 2026-11 and 2026-11-15" in said.output
    assert said.output.endswith("gambit7-arts-001 is in packs/questions/own.jsonl\n")
    [source] = own(workshop)
    assert (source.a, source.level, source.q.de) == (927, 3, SPIDER["q-de"])
    assert (source.asof, source.volatile, source.tags) == ("1999", "2030-12", ("spider", "art"))
    assert [(origin.by, origin.seen, origin.primary) for origin in source.src] == [
        ("Museum", 927, True),
        ("Newspaper", 930, False),
    ]


@pytest.mark.parametrize(("language", "said"), [("fr", "Jeu (gambit7"), ("de", "Spiel (gambit7")])
def test_an_author_is_asked_in_their_language(workshop, language, said):
    assert packs(workshop, "new", "--ask", "--lang", language, given="").stdout.startswith(said)
    added = packs(workshop, "new", "--lang", language, *options(**ART)).output
    assert added.startswith({"fr": "gambit7-arts-001 est dans", "de": "gambit7-arts-001 steht in"}[language])


def test_an_author_makes_a_card_of_bornes(workshop):
    asked = ["bornes", "count", "How many ● are there?", "Combien de ● voyez-vous\u202f?", "Wie viele ● siehst du?"]
    more = ["3", "●○●/○●○", "", '["drawn", "●"]', "", "computation", "", "", "", "", "1", ""]
    said = packs(workshop, "new", "--ask", given="\n".join([*asked, *more, ""]))
    assert said.exit_code == 0, said.output
    assert "bornes-count-001 is in packs/questions/own.jsonl\n" in said.output
    [source] = own(workshop)
    assert (source.mode, source.picture, source.anecdote) == ("count", "●○●\n○●○", None)
    assert (source.check, source.asof, source.volatile, source.tags) == (None, None, None, ())


def test_a_second_source_is_asked_for(workshop):
    gold = [
        "gambit7",
        "science",
        *GOOD["q"].values(),
        "1064",
        "°C",
        json.dumps(GOOD["calc"]),
        json.dumps(GOOD["check"]),
    ]
    more = ["A table", "", "", "", "", *GOOD["anecdote"].values(), "", "melting"]
    said = packs(workshop, "new", "--ask", given="\n".join([*gold, *more, ""]))
    assert said.exit_code == 0, said.output
    [source] = own(workshop)
    assert (source.check, source.state) == (
        ["sub", ["get", "alloys", {"symbol": "Au"}, "melting_K"], Decimal("273.15")],
        "verified",
    )


def test_a_draft_is_looked_at_at_once(workshop):
    said = packs(
        workshop, "new", *options(**{**ART, "answer": "1,5", "unit": "m", "src": json.dumps({"by": "Hearsay"})})
    )
    assert said.exit_code == 0
    first, *findings = said.output.splitlines()
    assert first == "gambit7-arts-001 is in packs/questions/own.jsonl"
    assert "error: own.jsonl, line 1, gambit7-arts-001: q.en: does not name its unit, metre" in findings
    assert "error: own.jsonl, line 1, gambit7-arts-001: q.de: does not name its unit, Meter" in findings
    assert any("a fact needs two publishers" in finding for finding in findings)
    assert str(own(workshop)[0].a) == "1.5"


def test_no_id_is_taken_twice(workshop):
    before = (workshop / "packs" / "questions" / "science.jsonl").read_bytes()
    science = ("-o", workshop / "packs" / "questions" / "science.jsonl")
    for out in ((), science):
        said = packs(workshop, "new", "--id", "t-01", *out, *options(**ART))
        assert "t-01: id: there is such a question already" in said.stderr
    assert not (workshop / "packs" / "questions" / "own.jsonl").exists()
    assert (workshop / "packs" / "questions" / "science.jsonl").read_bytes() == before
    assert packs(workshop, "new", *science, *options(**ART)).output.startswith("t-02 is in ")
    assert [source.id for source in own(workshop, "science")] == ["t-01", "t-02"]


def test_a_line_without_an_end_is_not_run_into(workshop):
    path = write(workshop, GOOD, changed(id="t-02"))
    path.write_bytes(path.read_bytes().rstrip())
    said = packs(workshop, "new", "-o", path, *options(**{**ART, "unit": "kg"}))
    assert "error: science.jsonl, line 3, t-03: q.en: does not name its unit, kilo" in said.output.splitlines()
    assert [source.id for source in own(workshop, "science")] == ["t-01", "t-02", "t-03"]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"category": "arts"}, "--game and --category must be given"),
        ({**ART, "q-fr": []}, "q.fr: missing"),
        ({**ART, "answer": "1,064"}, "can mean 1.064 or 1064"),
        ({**ART, "calc": "[1"}, "is no JSON"),
        ({**ART, "src": '{"url": "x"}'}, "by: missing"),
        ({**ART, "volatile": "soon"}, "volatile: Expected `str` matching regex"),
    ],
)
def test_what_is_no_question_is_not_added(workshop, given, said):
    told = packs(workshop, "new", *options(**given))
    assert told.exit_code != 0
    assert said in told.stderr
    assert not (workshop / "packs" / "questions" / "own.jsonl").exists()


def test_ids_are_numbered_on_in_a_files_own_way():
    assert next_id([], "gambit7-arts") == "gambit7-arts-001"
    assert next_id(["g7-arts-09", "x", "g7-arts-12", "g7-arts-10"], "") == "g7-arts-13"
    assert next_id(["spider"], "own") == "own-001"
