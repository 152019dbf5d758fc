"""Packs as spreadsheets and back: nothing is lost, and nothing that we write is run."""

from __future__ import annotations

import io
import sys

import openpyxl
import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from ardoise.cli.packs.convert import convert as command
from ardoise.workshop.convert import converted
from ardoise.workshop.folder import question_files
from tests.kit.command_line import ardoise, refused
from tests.workshop.conftest import GOOD, ROOT, changed
from tests.workshop.sheets import complaint, lines, sources, there_and_back

SHEETS = (".csv", ".xlsx")


@pytest.mark.parametrize(
    ("ending", "files"), [(".csv", question_files(ROOT)), (".xlsx", question_files(ROOT)[:3])], ids=SHEETS
)
def test_our_own_questions_come_back_as_they_were(ending, files):
    for path in files:
        assert there_and_back(path.read_bytes(), ending) == sources(path.read_bytes()), path.name


words = st.text(
    st.characters(exclude_categories=("Cc", "Cs", "Cn", "Co")) | st.sampled_from("=+-@'\",;[\n"), min_size=1
)
text = words.filter(lambda words: words.strip() and len(words) < 90)
wording = st.fixed_dictionaries({"en": text, "fr": text, "de": text})
number = st.integers(-(10**15), 10**15) | st.decimals(-(10**6), 10**6, places=4).map(float)
day = st.sampled_from(("2024", "2024-02", "2024-02-29"))
origin = st.fixed_dictionaries(
    {"by": text}, optional={"ds": text, "url": text, "seen": number, "on": day, "primary": st.booleans()}
)
json_value = st.recursive(
    number | text, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(text, inner, max_size=2), max_leaves=5
)
question = st.fixed_dictionaries(
    {"id": text, "q": wording, "unit": text | st.just(""), "src": st.lists(origin, max_size=3)},
    optional={
        "games": st.lists(text, max_size=3),
        "cat": st.dictionaries(text.map(str.strip), text, max_size=2),
        "kind": text,
        "a": number,
        "int": st.booleans(),
        "asof": day,
        "volatile": day,
        "anecdote": wording,
        "level": st.integers(1, 3),
        "tags": st.lists(text, max_size=3),
        "state": st.sampled_from(("verified", "named")),
        "signed": st.booleans(),
        "calc": json_value,
        "check": json_value,
        "tol": st.floats(0, 1),
        "mode": st.sampled_from(("know", "sum", "dice")),
        "card": st.integers(1, 99),
        "side": st.sampled_from("ab"),
        "picture": text,
        "faces": st.lists(number, max_size=6),
    },
)


@pytest.mark.parametrize("ending", SHEETS)
@settings(max_examples=30, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(question, min_size=1, max_size=3, unique_by=lambda line: line["id"]))
@example([{"id": "[", "q": {"en": "=", "fr": "'+", "de": "-1"}, "unit": "", "src": [], "tags": ["[", "a,b"]}])
def test_whatever_an_author_writes_comes_back(ending, questions):
    data = lines(*questions)
    assert there_and_back(data, ending) == sources(data)


@pytest.mark.parametrize(
    ("ending", "field", "unusual"),
    [
        (".xlsx", "picture", "●\r○"),
        (".csv", "picture", "  "),
        (".csv", "cat.x ", {"x ": "science"}),
        (".csv", "cat.", {"": "science"}),
    ],
    ids=str,
)
def test_what_a_sheet_cannot_hold_is_refused(ending, field, unusual):
    said = complaint(lines(changed(**{field.partition(".")[0]: unusual})), ".jsonl", ending)
    assert said.startswith(f", line 1, t-01: {field}: "), said
    assert "cannot" in said


@pytest.mark.parametrize("kind", ["a\x07b", "x" * 40_000], ids=["control", "long"])
def test_some_texts_cannot_stand_in_xlsx(kind):
    assert "cannot stand in XLSX" in complaint(lines(changed(kind=kind)), ".jsonl", ".xlsx")
    assert there_and_back(lines(changed(kind=kind)), ".csv") == sources(lines(changed(kind=kind)))


@pytest.mark.parametrize("text", ["=1+1", "+1+1", "-1+1", "@SUM(A1)", "\t=1", "'=1", "＝1+1"])
def test_nothing_that_we_write_is_run_by_a_spreadsheet(text):
    data = lines(changed(kind=text, a=-5, signed=True))
    written = converted(data, "pack", ".jsonl", ".csv").decode("utf-8-sig")
    assert f",'{text}," in written
    assert ",-5," in written
    book = openpyxl.load_workbook(io.BytesIO(converted(data, "pack", ".jsonl", ".xlsx")))
    [cell] = [cell for cell in book.active[2] if cell.value == text]
    assert (cell.data_type, bool(cell.quotePrefix)) == ("s", True)
    assert -5 in [cell.value for cell in book.active[2]]


def test_without_openpyxl_it_is_said_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "openpyxl", None)
    assert "pip install 'ardoise[sheets]'" in complaint(lines(GOOD), ".jsonl", ".xlsx")
    assert there_and_back(lines(GOOD), ".csv") == sources(lines(GOOD))


def test_the_command_converts_by_endings(tmp_path):
    pack, sheet = tmp_path / "pack.jsonl", tmp_path / "pack.XLSX"
    pack.write_bytes(lines(GOOD))
    said = ardoise("packs", "convert", pack, sheet)
    assert (said.returncode, said.stdout, said.stderr) == (0, "", "")
    refused(ardoise("packs", "convert", sheet, pack), "exists already")


def convert(*words):
    return CliRunner().invoke(command, [str(word) for word in words])


def test_a_file_is_overwritten_only_when_told_and_only_by_a_whole_one(tmp_path):
    pack, sheet = tmp_path / "pack.jsonl", tmp_path / "pack.csv"
    pack.write_bytes(lines(GOOD))
    assert convert(pack, sheet).exit_code == 0
    sheet.write_text(sheet.read_text(encoding="utf-8-sig").replace("t-01", "t-02"), encoding="utf-8")
    assert convert("--force", sheet, pack).exit_code == 0
    assert sources(pack.read_bytes()) == sources(lines(changed(id="t-02")))
    sheet.write_bytes(b"nonsense")
    assert "pack.csv, line 1: id: no such column" in convert("--force", sheet, pack).stderr
    assert sources(pack.read_bytes()) == sources(lines(changed(id="t-02")))
    assert "it ends with none of .jsonl, .csv, .xlsx" in convert(pack, tmp_path / "pack.ods").stderr
