"""Files of people's own packs: read as they were written, or refused with the reason, whatever is in them."""

from __future__ import annotations

import csv
import io
import json
import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ardoise.engine.codec import encode
from ardoise.engine.number import exact
from ardoise.games.packs import SHAPES
from ardoise.packs.custom.check import check, errors
from ardoise.packs.custom.csv_table import from_csv, to_csv
from ardoise.packs.custom.decode import BadPack, from_json
from ardoise.packs.custom.types import OwnPack, OwnQuestion, Words

FILES = Path(__file__).parent / "files"
GAMES = tuple(SHAPES.values())
USUAL = {"gambit7": "misc", "incroyable": "any"}
WRONG = {
    "deep.json": ("too_many", None, ""),
    "doubled_key.json": ("twice", None, ""),
    "not_utf8.json": ("not_utf8", None, ""),
    "number_as_text.json": ("wrong_type", 1, "a"),
    "unknown_field.json": ("unknown_field", 0, ""),
    "unknown_category.json": ("unknown_choice", 0, "cat.gambit7"),
    "unknown_language.json": ("unknown_choice", None, "languages[1]"),
    "list.json": ("wrong_type", None, ""),
    "cut_off.json": ("not_json", None, ""),
    "huge_number.json": ("wrong_type", None, ""),
    "no_answers.csv": ("no_column", None, ""),
    "no_questions.csv": ("no_column", None, ""),
    "empty.csv": ("no_column", None, ""),
    "unknown_column.csv": ("unknown_column", None, ""),
    "column_twice.csv": ("twice", None, ""),
    "word_for_a_number.csv": ("not_a_number", 1, "a"),
    "two_readings.csv": ("several_numbers", 0, "a"),
    "too_large_a_number.csv": ("out_of_range", 0, "a"),
    "unknown_symbol.csv": ("unknown_choice", 0, "cat.incroyable"),
    "open_quote.csv": ("not_csv", None, ""),
    "many.csv": ("too_many", None, ""),
}


def read(file):
    return (from_csv if file.suffix == ".csv" else from_json)(file.read_bytes(), GAMES)


@pytest.mark.parametrize("name", WRONG)
def test_a_bad_file_is_refused_with_the_reason(name):
    with pytest.raises(BadPack) as refused:
        read(FILES / name)
    (finding,) = refused.value.findings
    assert (finding.fault, finding.question, finding.field) == WRONG[name]
    told = finding.about.values()  # what a page can say: limits, and what stands in the file
    assert not [said for said in told if isinstance(said, str) and re.search("Object|Expected|Invalid|line \\d", said)]


def test_every_file_is_tried():
    assert {file.name for file in FILES.iterdir()} == {*WRONG, "good.json", "excel.csv", "commas.csv", "missing.json"}


@pytest.mark.parametrize("reader", [from_json, from_csv])
def test_what_is_too_large_is_refused_before_it_is_read(reader):
    with pytest.raises(BadPack) as refused:
        reader(b" " * (256 * 1024 + 1), GAMES)
    assert [finding.fault for finding in refused.value.findings] == ["too_large"]


def test_a_good_file_is_good():
    pack = read(FILES / "good.json")
    assert not errors(check(pack, GAMES))
    assert from_json(encode(pack), GAMES) == pack


def with_cat(cat):
    questions = [{"q": {"en": "How many?"}, "a": 3, "cat": cat}]
    return json.dumps({"title": "Mine", "languages": ["en"], "questions": questions}).encode()


def test_a_question_has_the_usual_category_of_every_game_unless_its_author_chose():
    (question,) = from_json(with_cat({"incroyable": "tree"}), GAMES).questions
    assert question.cat == {"gambit7": "misc", "incroyable": "tree"}


@pytest.mark.parametrize(
    ("cat", "fault", "field"),
    [
        ({"chess": "misc"}, "unknown_field", "cat"),
        ({"bornes": "known"}, "unknown_field", "cat"),
        ({"gambit7": "tree"}, "unknown_choice", "cat.gambit7"),
    ],
)
def test_a_category_that_no_game_has_is_refused(cat, fault, field):
    with pytest.raises(BadPack) as refused:
        from_json(with_cat(cat), GAMES)
    (finding,) = refused.value.findings
    assert (finding.fault, finding.question, finding.field) == (fault, 0, field)


def test_a_missing_field_is_named():
    with pytest.raises(BadPack) as refused:
        from_json(b'{"languages": ["en"]}', GAMES)
    (finding,) = refused.value.findings
    assert (finding.fault, finding.question, finding.field) == ("missing", None, "title")


def test_the_columns_of_a_table_are_those_of_the_games_that_sort_questions():
    pack = from_json(with_cat({}), GAMES)
    header = to_csv(pack, GAMES).decode("utf-8-sig").splitlines()[0].split(";")
    assert [name for name in header if name.startswith("cat.")] == ["cat.gambit7", "cat.incroyable"]
    assert "cat.gambit7" not in to_csv(pack, [SHAPES["bornes"]]).decode("utf-8-sig")


def test_a_missing_language_is_read_and_found():
    assert [(each.question, each.field) for each in errors(check(read(FILES / "missing.json"), GAMES))] == [(0, "q.de")]


def test_a_table_as_spreadsheets_write_it():
    """With the mark of UTF-8, semicolons and decimal commas; or with commas, and quotes round what has one."""
    excel, commas = read(FILES / "excel.csv"), read(FILES / "commas.csv")
    assert excel.languages == ("fr", "de")
    assert [str(question.a) for question in excel.questions] == ["81.5", "1500000", "-4"]
    assert excel.questions[0] == OwnQuestion(
        Words(fr="Quel âge a Mamie ?", de="Wie alt ist Omi?"),
        exact(81.5),
        Words(fr="ans", de="Jahre"),
        src="Mamie",
        cat=USUAL | {"gambit7": "history"},
    )
    assert [question.q.en for question in commas.questions] == ["How many, really?", "=1+1?"]
    assert [question.a for question in commas.questions] == [1234, 2]


texts = st.text(st.characters(exclude_categories=("Cs", "Cc")), max_size=30)
words = st.builds(Words, en=texts, fr=texts, de=texts)
numbers = st.one_of(st.none(), st.integers(-(10**15), 10**15), st.decimals(-1000, 1000, places=3).map(exact))
questions = st.builds(
    OwnQuestion, q=words, a=numbers, unit=words, anecdote=words, src=texts, cat=st.just(USUAL), year=st.booleans()
)
languages = st.lists(st.sampled_from(["en", "fr", "de"]), min_size=1, unique=True).map(tuple)
packs = st.builds(OwnPack, title=texts, languages=languages, questions=st.lists(questions, max_size=4).map(tuple))


@given(packs)
def test_json_comes_back_as_it_went_and_anything_can_be_checked(pack):
    assert from_json(encode(pack), GAMES) == pack
    check(pack, GAMES)


@given(packs)
def test_a_table_comes_back_with_all_that_its_languages_say(pack):
    back = from_csv(to_csv(pack, GAMES), GAMES)
    assert set(back.languages) == set(pack.languages)
    asked = [
        each for each in map(_trimmed, pack.questions, [pack] * len(pack.questions)) if each.q != Words() or each.a
    ]
    assert [each for each in back.questions if each.q != Words() or each.a] == asked


def _trimmed(question, pack):
    def spoken(words):
        return Words(**{language: words.into(language).strip() for language in pack.languages})

    return replace(
        question,
        q=spoken(question.q),
        unit=spoken(question.unit),
        anecdote=spoken(question.anecdote),
        src=question.src.strip(),
    )


@given(packs)
def test_no_cell_of_a_table_is_a_formula(pack):
    header, *rows = csv.reader(io.StringIO(to_csv(pack, GAMES).decode("utf-8-sig"), newline=""), delimiter=";")
    for row in rows:
        for name, cell in zip(header, row, strict=True):
            assert name == "a" or not cell.startswith(("=", "+", "-", "@"))


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | texts,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["title", "languages", "questions", "q", "a", "fr", "cat"]) | texts, inner)
    ),
    max_leaves=20,
)


@given(st.one_of(st.binary(max_size=300), anything.map(lambda value: json.dumps(value).encode())))
def test_whatever_comes_is_a_pack_or_refused(data):
    for reader in (from_json, from_csv):
        with suppress(BadPack):
            check(reader(data, GAMES), GAMES)
