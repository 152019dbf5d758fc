"""The loader: one line about whatever is wrong with a pack, with its file, line, id and field."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ardoise.games.packs import PackError, read
from ardoise.packs.format import Place
from tests.packs.written import Pack, complaint, lines, write

Change = Callable[[Any], object]
GAMBIT_FAULTS: list[tuple[Change, str]] = [
    (lambda line: line["q"].pop("fr"), "q.fr: missing"),
    (lambda line: line.pop("q"), "q: missing"),
    (lambda line: line.update(hint="no"), "hint: unknown field"),
    (lambda line: line["q"].update(it="Quanto?"), "q.it: unknown field"),
    (lambda line: line["q"].update(en=""), "q.en: Expected `str` of length >= 1"),
    (lambda line: line.update(anecdote=None), "anecdote: missing"),
    (lambda line: line.update(unit="furlong"), "unit: unknown unit 'furlong'"),
    (lambda line: line.update(cat={"gambit7": "tree"}), "cat: gambit7 has no category 'tree', only economy, arts, "),
    (lambda line: line.update(cat={}), "cat: none for gambit7"),
    (lambda line: line.update(games=["incroyable"]), "games: not a question for gambit7"),
    (lambda line: line.update(src=[]), "src: names no source"),
    (lambda line: line.update(state="guessed"), "state: Invalid enum value 'guessed'"),
    (lambda line: line.update(level=9), "level: Expected `int` <= 3"),
    (lambda line: line.pop("a"), "a: missing"),
    (lambda line: line.update(a="88"), "a: Expected `int | decimal | null`, got `str`"),
    (lambda line: line.update(a=88.5), "a: 88.5 is not whole"),
    (lambda line: line.update(a=10**16), f"a: {10**16} is refused: out_of_range"),
    (lambda line: line.update(a=0.12345678, int=False), "a: 0.12345678 is refused: too_precise"),
    (lambda line: line.update(a=-88), "signed: must be true, for the answer is below zero"),
]


@pytest.mark.parametrize(("change", "fault"), GAMBIT_FAULTS, ids=[fault[:30] for _, fault in GAMBIT_FAULTS])
def test_a_fault_is_named_with_file_line_id_and_field(change: Change, fault: str, tmp_path: Path) -> None:
    pack = lines("gambit7")
    assert pack[0]["int"]
    change(pack[0])
    said = complaint(write(tmp_path / "pack.jsonl", pack), "gambit7")
    assert said.startswith(f", line 1, {pack[0]['id']}: {fault}")


@pytest.mark.parametrize(
    ("answer", "fault"),
    [(0, "0 is not within 1 and 9999"), (10_000, "10000 is not within 1 and 9999"), (2.5, "2.5 is not whole")],
)
def test_incroyable_wants_whole_answers_from_1_to_9999(answer: float, fault: str, tmp_path: Path) -> None:
    pack = lines("incroyable")
    pack[4].update(a=answer, int=False)
    said = complaint(write(tmp_path / "pack.jsonl", pack), "incroyable")
    assert said == f", line 5, {pack[4]['id']}: a: {fault}"


def first(pack: Pack, mode: str) -> Any:
    return next(line for line in pack if line["mode"] == mode)


BORNES_FAULTS: list[tuple[str, Change, str]] = [
    ("dice", lambda line: line.pop("faces"), "faces: missing in mode dice"),
    ("dice", lambda line: line["faces"].pop(), "faces: 5 instead of 6"),
    ("dice", lambda line: line.update(faces=[1, 2, 3, 4, 5, 0.12345678]), "faces: 0.12345678 is refused"),
    ("dice", lambda line: line.update(a=3), "a: out of place in mode dice"),
    ("measure", lambda line: line.update(a=3), "a: out of place in mode measure"),
    ("know", lambda line: line.pop("a"), "a: missing in mode know"),
    ("know", lambda line: line.update(picture="●"), "picture: out of place in mode know"),
    ("count", lambda line: line.pop("picture"), "picture: missing in mode count"),
    ("sum", lambda line: line.update(mode=None), "mode: missing"),
    ("sum", lambda line: line.update(mode="guess"), "mode: Invalid enum value 'guess'"),
    ("sum", lambda line: line.update(games=["gambit7"]), "games: not a question for bornes"),
    ("sum", lambda line: line.update(card=None), "card: missing"),
    ("sum", lambda line: line.update(side=None), "side: missing"),
]


@pytest.mark.parametrize(("mode", "change", "fault"), BORNES_FAULTS, ids=[fault for _, _, fault in BORNES_FAULTS])
def test_a_fault_on_a_bornes_card_is_named(mode: str, change: Change, fault: str, tmp_path: Path) -> None:
    pack = lines("bornes")
    line = first(pack, mode)
    change(line)
    said = complaint(write(tmp_path / "pack.jsonl", pack), "bornes")
    assert said.startswith(f", line {pack.index(line) + 1}, {line['id']}: {fault}")


def test_a_measured_side_may_have_any_other_behind_it(tmp_path: Path) -> None:
    pack = lines("bornes")
    measured, known = first(pack, "measure"), first(pack, "know")
    others = [line for line in pack if line["card"] not in (measured["card"], known["card"])]
    pair = [measured | {"card": 1000, "side": "a"}, known | {"card": 1000, "side": "b"}]
    mixed = read(write(tmp_path / "pack.jsonl", [*others, *pair]), "bornes")[-1]
    assert [side.kind for side in mixed] == ["measured", "known"]


def test_the_line_of_the_plan_loads(tmp_path: Path) -> None:
    """Whatever the workshop notes beside a question is no fault."""
    pack = lines("gambit7")
    pack[0] |= {"calc": ["get", "elements", "Au"], "check": ["round", 1], "tol": 0.01, "volatile": "2027-01-31"}
    pack[0]["src"] = [{"ds": "elements", "by": "mendeleev 1.3.0"}]
    assert read(write(tmp_path / "pack.jsonl", pack), "gambit7")


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"a": 10**16}, "a: 10000000000000000 is refused"),
        ({"asof": "yesterday"}, "asof: "),
        ({"volatile": "x" * 1000}, "volatile: "),
        ({"q": {"en": "a\u202eb?", "fr": "b ?", "de": "c?"}}, "q.en: text character"),
    ],
)
def test_what_would_spoil_a_screen_is_refused(change: dict[str, Any], fault: str, tmp_path: Path) -> None:
    pack = lines("gambit7")
    pack[0] |= change
    assert f": {fault}" in complaint(write(tmp_path / "pack.jsonl", pack), "gambit7")


def test_a_number_beyond_all_range_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "pack.jsonl"
    path.write_text(json.dumps(lines("gambit7")[0] | {"a": 0}).replace('"a": 0', '"a": 1e99999999999999999999'))
    assert "out of all range" in complaint(path, "gambit7")


def test_a_card_has_two_sides(tmp_path: Path) -> None:
    pack = lines("bornes")
    del pack[1]
    said = complaint(write(tmp_path / "pack.jsonl", pack), "bornes")
    assert said == f", line 1, {pack[0]['id']}: side: card 1 has no other side"


def test_a_card_has_each_side_once(tmp_path: Path) -> None:
    pack = lines("bornes")
    pack[1]["side"] = "a"
    said = complaint(write(tmp_path / "pack.jsonl", pack), "bornes")
    assert said == f", line 2, {pack[1]['id']}: side: card 1 has two sides a"


def test_a_doubled_id_is_refused(tmp_path: Path) -> None:
    pack = lines("gambit7")
    pack[6]["id"] = pack[2]["id"]
    said = complaint(write(tmp_path / "pack.jsonl", pack), "gambit7")
    assert said == f", line 7, {pack[2]['id']}: id: already used in line 3"


def test_a_complaint_says_where_and_what_in_parts_as_well(tmp_path: Path) -> None:
    path = write(tmp_path / "pack.jsonl", [{**lines("gambit7")[0], "id": "x-1", "unit": "ell"}])
    with pytest.raises(PackError) as caught:
        read(path, "gambit7")
    complaint = pickle.loads(pickle.dumps(caught.value))  # as it comes back from another process
    assert (complaint.place, complaint.field) == (Place(str(path), 1, "x-1"), "unit")
    assert (complaint.fault, str(complaint)) == ("unknown unit 'ell'", str(caught.value))


@pytest.mark.parametrize("broken", [b"{", b"nonsense", b'{"id": "\xff"}', b"\xef\xbb\xbf{}"])
def test_what_is_not_json_is_refused(broken: bytes, tmp_path: Path) -> None:
    path = tmp_path / "pack.jsonl"
    path.write_bytes(b"\n" + broken)
    assert complaint(path, "gambit7").startswith(", line 2: not JSON: ")


def test_a_line_that_is_no_object_is_refused(tmp_path: Path) -> None:
    assert complaint(write(tmp_path / "pack.jsonl", [[1]]), "gambit7") == ", line 1: Expected `object`, got `array`"


def test_a_missing_id_is_named(tmp_path: Path) -> None:
    line = lines("gambit7")[0]
    del line["id"]
    assert complaint(write(tmp_path / "pack.jsonl", [line]), "gambit7") == ", line 1: id: missing"


def test_an_id_cannot_break_the_line_of_the_complaint(tmp_path: Path) -> None:
    line = {**lines("gambit7")[0], "id": "one\ntwo", "unit": "ell"}
    said = complaint(write(tmp_path / "pack.jsonl", [line]), "gambit7")
    assert said == ", line 1, one two: unit: unknown unit 'ell'"


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    assert complaint(tmp_path / "nowhere.jsonl", "gambit7").startswith(": cannot be read: ")
    assert complaint(tmp_path, "gambit7").startswith(": cannot be read: ")


def test_a_file_over_4_mib_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "pack.jsonl"
    path.write_bytes(b"\n" * (4 * 1024 * 1024 + 1))
    assert complaint(path, "gambit7") == ": larger than 4 MiB"


@pytest.mark.parametrize(
    ("game", "kept", "fault"),
    [
        ("gambit7", 55, ": gives 6 cards, and gambit7 needs 7"),
        ("incroyable", 4, ": gives 0 cards, and incroyable needs 1"),
        ("bornes", 8, ": gives 4 cards, and bornes needs 5"),
    ],
)
def test_too_few_cards_are_refused(game: str, kept: int, fault: str, tmp_path: Path) -> None:
    assert complaint(write(tmp_path / "pack.jsonl", lines(game)[:kept]), game) == fault


def test_a_game_without_packs_is_refused(tmp_path: Path) -> None:
    path = write(tmp_path / "pack.jsonl", lines("gambit7"))
    assert complaint(path, "code777") == ": there are no packs for 'code777', only for gambit7, bornes, incroyable"
