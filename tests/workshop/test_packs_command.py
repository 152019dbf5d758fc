"""`ardoise packs …` as an author runs it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.kit.command_line import ardoise
from tests.workshop.conftest import GOOD, changed, packs, write


def test_a_clean_workshop_has_nothing_to_say(workshop):
    said = ardoise("packs", "check", at=workshop)
    assert (said.returncode, said.stdout, said.stderr) == (0, "", "")


@pytest.mark.parametrize(
    ("changes", "code", "line"),
    [
        ({"a": 1065}, 2, "error: science.jsonl, line 1, t-01: calc: gives 1064, the answer says 1065"),
        ({"volatile": "2020"}, 2, "error: science.jsonl, line 1, t-01: volatile: expired on 2020-12-31"),
        (
            {"cat": {"gambit7": "cooking"}},
            2,
            "error: science.jsonl, line 1, t-01: cat: gambit7 has no category 'cooking'",
        ),
        ({"games": []}, 2, "error: science.jsonl, line 1, t-01: games: none"),
        ({"surprise": 1}, 2, "error: science.jsonl, line 1, t-01: surprise: unknown field"),
        ({"unit": "ells"}, 2, "error: science.jsonl, line 1, t-01: unit: unknown unit 'ells'"),
    ],
)
def test_what_is_wrong_is_said_in_a_line_and_in_the_exit_code(workshop, changes, code, line):
    write(workshop, changed(**changes))
    said = packs(workshop, "check")
    assert said.exit_code == code
    assert any(told.startswith(line) for told in said.stdout.splitlines()), said


def test_a_warning_is_not_an_error(workshop):
    write(workshop, changed(src=[*GOOD["src"], {"by": "Wikipedia (en)", "primary": True}]))
    said = packs(workshop, "check")
    assert (said.exit_code, said.stdout) == (
        1,
        "warning: science.jsonl, line 1, t-01: src[2]: called primary, and says 'Wikipedia'\n",
    )


def test_a_question_has_its_day_and_its_tags(workshop):
    write(workshop, changed(asof=None, tags=[]))
    said = packs(workshop, "check").stdout
    assert "warning: science.jsonl, line 1, t-01: asof: missing: of when is the answer?\n" in said
    assert "warning: science.jsonl, line 1, t-01: tags: none\n" in said
    write(workshop, changed(asof=None, kind="compute", calc=["proof", "comb", 1064, 1], check=None))
    assert "asof" not in packs(workshop, "check").stdout


@pytest.mark.parametrize(
    ("asof", "noted"), [("2026-11", True), ("2026-11-15", True), ("2026", False), ("2024-11", False)]
)
def test_a_figure_is_not_of_the_day_on_which_it_was_seen(workshop, asof, noted):
    seen = {"by": "Paper", "url": "paper.example", "seen": 1064, "on": "2026-11-15"}
    write(workshop, changed(asof=asof, src=[*GOOD["src"], seen]))
    assert (f"asof: {asof} is when it was seen" in packs(workshop, "check").stdout) == noted


def test_a_note_is_no_warning(workshop):
    other = changed(
        id="t-02",
        kind="compute",
        calc=["proof", "comb", 1064, 1],
        check=None,
        q={
            language: text.replace("gold", "or").replace("Gold", "Or").replace("l’or", "cet or")
            for language, text in GOOD["q"].items()
        },
        anecdote={language: f"{text[:-1]}!" for language, text in GOOD["anecdote"].items()},
    )
    other["anecdote"]["fr"] = "Votre four s’arrête bien avant."
    write(workshop, GOOD, other)
    said = packs(workshop, "check")
    assert (said.exit_code, said.stdout) == (
        0,
        "note: science.jsonl, line 2, t-02: a: the same as its neighbour's, t-01\n",
    )


def test_a_question_is_shown_as_a_card_in_three_languages(workshop):
    said = packs(workshop, "show", "t-01")
    assert all(text in said.stdout for text in (*GOOD["q"].values(), *GOOD["anecdote"].values(), "1064 °C"))
    unknown = packs(workshop, "show", "t-99")
    assert (unknown.exit_code, unknown.stdout) == (2, "")
    assert "no question t-99" in unknown.stderr


def test_a_card_has_the_units_word(workshop):
    write(workshop, changed(unit="musd"), changed(id="t-02", unit="ells"))
    assert "1064 million dollars" in packs(workshop, "show", "t-01").stdout
    assert "1064 ells" in packs(workshop, "show", "t-02").stdout


def test_sources_of_one_question_are_summed_up(workshop):
    books = [changed(id=f"t-{n}", src=[{"by": f"Book {n}"}]) for n in range(2, 5)]
    write(workshop, GOOD, changed(id="t-05"), *books)
    said = packs(workshop, "stats").stdout
    assert "others (3)" in said
    assert "Book" not in said
    assert "metals" in said


def test_figures_of_a_pack(workshop):
    write(workshop, GOOD, changed(id="t-02", unit="%", a=42), changed(id="t-03", unit="year", a=1783))
    [gambit7, *_] = json.loads(packs(workshop, "stats", "--json").stdout)
    assert (gambit7["questions"], gambit7["categories"]) == (3, {"science": 3})
    assert gambit7["levels"] == {"1": 3}
    assert (gambit7["percentages"], gambit7["years"], gambit7["languages"]["de"]) == (1, 1, 3)
    assert "gambit7: 3 questions" in packs(workshop, "stats").stdout


def test_the_smallest_answers_come_first(workshop):
    write(workshop, *(changed(id=f"t-{answer}", a=answer) for answer in (1064, 5, 20000, 42, 7, 0.5, 300)))
    [gambit7, *_] = json.loads(packs(workshop, "stats", "--json").stdout)
    assert gambit7["sizes"] == [
        ["0 to 1", 1],
        ["1 to 9", 2],
        ["10 to 99", 1],
        ["100 to 999", 1],
        ["1,000 to 9,999", 1],
        ["10,000 to 99,999", 1],
    ]


def test_the_balance_says_where_answers_come_from(workshop):
    art = {"cat": {"gambit7": "arts"}}
    write(
        workshop,
        GOOD,
        changed(id="t-02", kind="ratio"),
        changed(id="t-03", kind="compute"),
        changed(id="t-04", kind="fact", level=3, **art),
        changed(id="t-05", games=["bornes"], mode="count", kind="count"),
        changed(id="t-06", games=["bornes"], mode="measure", kind="measure"),
    )
    counted = {one["game"]: one for one in json.loads(packs(workshop, "stats", "--json").stdout)}
    gambit7, bornes = counted["gambit7"], counted["bornes"]
    assert gambit7["balance"] == {
        "arts": {"data": 0, "computed": 0, "hand": 1},
        "science": {"data": 2, "computed": 1, "hand": 0},
    }
    assert gambit7["levels"] == {"1": 3, "3": 1}
    assert {made for each in bornes["balance"].values() for made, count in each.items() if count} == {
        "computed",
        "hand",
    }
    rows = [row.split("│")[1:-1] for row in packs(workshop, "stats").stdout.splitlines() if "science" in row]
    assert ["science", "2", "1", "0", "3"] in [[cell.strip() for cell in row] for row in rows]


def test_what_is_due_comes_with_its_day(workshop):
    assert packs(workshop, "due").stdout == "nothing expires\n"
    write(workshop, changed(volatile="2031-02"), changed(id="t-02", volatile="2030"))
    days = [line.split()[:2] for line in packs(workshop, "due").stdout.splitlines()]
    assert days == [["2030-12-31", "t-02"], ["2031-02-28", "t-01"]]


def test_the_box_is_built_from_the_questions_as_they_are():
    said = packs(Path(__file__).parents[2], "build", "--check")
    assert (said.exit_code, said.output) == (0, ""), said


def test_a_pack_is_built_without_what_only_the_workshop_needs(workshop):
    assert packs(workshop, "build", "--check").exit_code == 1
    assert packs(workshop, "build").exit_code == 0
    assert packs(workshop, "build", "--check").exit_code == 0
    shipped = (workshop / "src" / "ardoise" / "games" / "gambit7" / "box.jsonl").read_text(encoding="utf-8")
    assert json.loads(shipped)["a"] == 1064
    assert not {"calc", "check", "ds", "url"} & set(json.loads(shipped))
    assert json.loads(shipped)["src"] == [{"by": "A table", "ds": "metals"}]


def test_nothing_is_built_where_a_line_cannot_be_read(workshop):
    write(workshop, GOOD, changed(id="t-02", surprise=1), changed(id="t-03"))
    said = ardoise("packs", "build", at=workshop)
    assert (said.returncode, said.stdout) == (2, "")
    assert said.stderr == "ardoise: error: science.jsonl, line 2, t-02: surprise: unknown field\n"
    assert not (workshop / "src").exists()


def test_an_id_is_used_in_one_file_only(workshop):
    for_another_game = changed(games=["incroyable"], cat={"incroyable": "professor"}, a=1065)
    write(workshop, for_another_game, name="physics")
    assert "t-01: id: already used in physics.jsonl" in packs(workshop, "check").stdout
    write(workshop, GOOD, name="physics")
    said = packs(workshop, "check")
    assert "error: science.jsonl, line 1, t-01: id: already used in physics.jsonl" in said.stdout.splitlines()
    assert said.exit_code == 2
    assert "t-01: id: already used in physics.jsonl" in packs(workshop, "build").stderr
    assert not (workshop / "src").exists()
