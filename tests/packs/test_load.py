"""The loader: the cards of the packs that come with the program, and of a pack in a file."""

from __future__ import annotations

import re
from decimal import Decimal
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from ardoise.engine.codec import encode
from ardoise.engine.question import Question
from ardoise.games import GAMES
from ardoise.games.bornes.types import Side
from ardoise.games.packs import SHAPES, box, fingerprint, read, stock
from ardoise.packs.format import PackLine
from ardoise.packs.publisher import publisher
from tests.packs.written import lines, write

DETAIL = re.compile(r", |; |\(|\bat \w+\.|\bafter\b|press release")


def told_by(*origins: dict[str, object]) -> PackLine:
    return msgspec.convert({**lines("gambit7")[0], "src": origins}, PackLine)


def test_a_question_is_what_the_line_says() -> None:
    line = next(line for line in lines("gambit7") if line["a"] == -89.2)
    [question] = [stocked.item for stocked in stock("gambit7") if stocked.item.id == line["id"]]
    assert isinstance(question, Question)
    assert question.answer == Decimal("-89.2")
    assert question.text.into("de") == line["q"]["de"]
    assert question.anecdote.into("fr") == line["anecdote"]["fr"]
    assert question.unit.into("en") == "°C"
    assert question.source == line["src"][0]["by"]
    assert question.category == line["cat"]["gambit7"]
    assert question.signed


@pytest.mark.parametrize("game", SHAPES)
def test_a_source_is_one_name_without_where_it_was_found(game):
    for stocked in stock(game):
        assert DETAIL.search(stocked.item.source) is None, stocked.item.source


def test_the_primary_source_is_shown_by_its_name():
    copied = {"by": "Zippy Facts, at zippy.example"}
    museum = {"by": "Curator of the museum, in a letter", "name": "Museum", "primary": True, "url": "museum.example"}
    assert publisher(told_by(copied, museum)) == "Museum"
    assert publisher(told_by(copied)) == "Zippy Facts"
    assert publisher(told_by({"by": "14 May 1643 to 1 September 1715, computation"})) == "computation"


@pytest.mark.parametrize("game", SHAPES)
def test_only_an_answer_that_may_change_says_of_when_it_is(game):
    told = {line["id"]: line.get("asof") if "volatile" in line else None for line in lines(game)}
    assert {stocked.item.id: stocked.item.asof or None for stocked in stock(game)} == told


def test_a_side_is_what_the_line_says() -> None:
    line = next(line for line in lines("bornes") if line["mode"] == "dice")
    [side] = [side for card in box("bornes") for side in card if side.id == line["id"]]
    assert isinstance(side, Side)
    assert (side.kind, side.answer, side.faces) == ("die", None, tuple(line["faces"]))
    assert (side.picture, side.anecdote) == (None, None)


def test_empty_lines_do_not_matter(tmp_path: Path) -> None:
    path = write(tmp_path / "pack.jsonl", lines("gambit7"))
    before = read(path, "gambit7")
    path.write_bytes(b"\n" + path.read_bytes() + b"\r\n")
    assert read(path, "gambit7") == before == box("gambit7")


@pytest.mark.parametrize("game", GAMES)
def test_a_boxs_fingerprint_is_the_hash_of_its_questions_in_their_order(game):
    assert fingerprint(game) == sha256(encode(list(stock(game)))).hexdigest()


def test_every_pack_has_its_own_fingerprint():
    assert len({fingerprint(game) for game in GAMES}) == len(GAMES)


@pytest.mark.parametrize("game", SHAPES)
def test_the_box_is_what_the_workshop_built(game, tmp_path):
    """Loaded without checks, because the build has made them: so they are made here."""
    checked = {item.id: item for card in read(write(tmp_path / "box.jsonl", lines(game)), game) for item in card}
    loaded = {stocked.item.id: stocked.item for stocked in stock(game)}
    assert checked.items() <= loaded.items()
    assert {item.id for card in box(game) for item in card} <= loaded.keys()
    assert box(game) is box(game)


def test_the_box_holds_what_the_rulebooks_speak_of():
    """100 cards (G2), about 100 (I1), 176 sides (B20): a few may be out for repair."""
    assert all(len(box(game)) >= least for game, least in (("gambit7", 95), ("incroyable", 85), ("bornes", 85)))
    assert box("code777") == ()


def test_a_game_without_a_box_is_refused():
    with pytest.raises(KeyError):
        box("chess")
