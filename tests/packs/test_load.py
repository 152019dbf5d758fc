"""The loader: the cards of the packs that come with the program, and of a pack in a file."""

from __future__ import annotations

from decimal import Decimal
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import pytest

from ardoise.engine.codec import encode
from ardoise.engine.question import Question
from ardoise.games import GAMES
from ardoise.games.bornes.types import Side
from ardoise.packs import PackError, box, fingerprint, read, starter
from ardoise.packs.catalogue import stock
from tests.packs import starter as packed
from tests.packs.written import write


def test_starter_cards_of_gambit7() -> None:
    cards = starter("gambit7")
    assert len(cards) == 10
    for card in cards:
        assert all(isinstance(question, Question) for question in card)
        assert len({question.category for question in card if isinstance(question, Question)}) == 7
    assert len({question.id for card in cards for question in card}) == 70


def test_starter_cards_of_incroyable() -> None:
    cards = starter("incroyable")
    assert len(cards) == 10
    for card in cards:
        symbols = [question.category for question in card if isinstance(question, Question)]
        assert symbols == ["books", "globe", "heart", "tree", "professor"]


def test_starter_cards_of_bornes() -> None:
    cards = starter("bornes")
    assert len(cards) == 30
    kinds = [[side.kind for side in card if isinstance(side, Side)] for card in cards]
    assert sum(kind.count("measured") for kind in kinds) == 8
    assert all(kind.count("measured") in (0, 2) for kind in kinds)


def test_code777_needs_no_pack() -> None:
    assert starter("code777") == ()


def test_starter_is_read_once() -> None:
    assert starter("bornes") is starter("bornes")


def test_a_question_is_what_the_line_says() -> None:
    line = next(line for line in packed.lines("gambit7") if line["a"] == -89.2)
    [question] = [q for card in starter("gambit7") for q in card if q.id == line["id"]]
    assert isinstance(question, Question)
    assert question.answer == Decimal("-89.2")
    assert question.text.into("de") == line["q"]["de"]
    assert question.anecdote.into("fr") == line["anecdote"]["fr"]
    assert question.unit.into("en") == "°C"
    assert question.source == "World Meteorological Organization; Arctic and Antarctic Research Institute"
    assert question.category == "geography"
    assert question.signed
    assert question.asof is None


def test_a_side_is_what_the_line_says() -> None:
    line = next(line for line in packed.lines("bornes") if line["mode"] == "dice")
    [side] = [side for card in starter("bornes") for side in card if side.id == line["id"]]
    assert isinstance(side, Side)
    assert (side.kind, side.answer, side.faces) == ("die", None, tuple(line["faces"]))
    assert (side.picture, side.anecdote) == (None, None)


@pytest.mark.parametrize("game", ["gambit7", "incroyable", "bornes"])
def test_a_pack_in_a_file_gives_the_same_cards(game: str, tmp_path: Path) -> None:
    assert read(write(tmp_path / "pack.jsonl", packed.lines(game)), game) == starter(game)


def test_empty_lines_do_not_matter(tmp_path: Path) -> None:
    path = write(tmp_path / "pack.jsonl", packed.lines("gambit7"))
    path.write_bytes(b"\n" + path.read_bytes() + b"\r\n")
    assert read(path, "gambit7") == starter("gambit7")


@pytest.mark.parametrize("game", GAMES)
def test_a_packs_fingerprint_is_the_hash_of_its_cards_in_their_order(game):
    assert fingerprint(game, ("starter",)) == sha256(encode(list(starter(game)))).hexdigest()
    assert fingerprint(game) == fingerprint(game, ("box",)) == sha256(encode(list(stock(game)))).hexdigest()


def test_every_pack_has_its_own_fingerprint():
    assert len({fingerprint(game) for game in GAMES}) == len(GAMES)


@pytest.mark.parametrize("game", ["gambit7", "incroyable", "bornes"])
def test_the_box_is_what_the_workshop_built(game):
    """Loaded without checks, because the build has made them: so they are made here."""
    path = Path(str(files("ardoise.packs"))) / "box" / f"{game}.jsonl"
    checked = {item.id: item for card in read(path, game) for item in card}
    loaded = {stocked.item.id: stocked.item for stocked in stock(game)}
    assert checked.items() <= loaded.items()
    assert {item.id for card in box(game) for item in card} <= loaded.keys()
    assert box(game) is box(game)


def test_the_box_holds_what_the_rulebooks_speak_of():
    """100 cards (G2), about 100 (I1), 176 sides (B20): a few may be out for repair."""
    assert all(len(box(game)) >= least for game, least in (("gambit7", 95), ("incroyable", 85), ("bornes", 85)))
    assert box("code777") == ()


def test_a_game_without_a_box_is_refused():
    with pytest.raises(PackError, match="no packs for 'chess'"):
        box("chess")
