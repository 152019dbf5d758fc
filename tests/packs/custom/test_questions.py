"""People's own questions as each game asks them."""

from __future__ import annotations

from msgspec import UNSET

from ardoise.engine.codec import encode
from ardoise.games.packs import SHAPES
from ardoise.packs.custom.questions import fitting, own
from ardoise.packs.custom.types import OwnPack, OwnQuestion, Words


def pack_of(*answers, **cat):
    questions = [OwnQuestion(Words(en=f"Number {n}?"), answer, cat=cat) for n, answer in enumerate(answers)]
    return OwnPack("Mine", ("en",), tuple(questions))


def categories(pack, game, asked=()):
    return [question.category for question in own(pack, SHAPES[game], asked).questions]


def test_a_game_asks_only_what_fits_it_and_nothing_twice():
    pack = pack_of(1, 9999, 10_000, -4)
    pack = OwnPack("Mine", ("en",), (*pack.questions, pack.questions[0]))
    assert {game: len(fitting(pack, shape)) for game, shape in SHAPES.items()} == {
        "gambit7": 4,
        "bornes": 4,
        "incroyable": 2,
    }


def test_one_game_asks_no_more_than_it_has_rounds():
    assert categories(pack_of(*range(1, 11)), "gambit7") == ["misc"] * 7


def test_questions_without_a_symbol_are_spread_over_all_of_them():
    assert categories(pack_of(1, 2, 3, 4, 5, 6), "incroyable") == [
        *("books", "globe", "heart", "tree", "professor", "books")
    ]
    assert categories(pack_of(1, 2, incroyable="tree"), "incroyable") == ["tree", "tree"]


def test_a_year_is_asked_as_one_in_every_game():
    pack = OwnPack("Mine", ("en",), (OwnQuestion(Words(en="When?"), 1911, year=True), OwnQuestion(Words(en="?"), 7)))
    for shape in SHAPES.values():
        items = [shape.custom.item(question) for question in own(pack, shape, ()).questions]
        assert [item.year for item in items] == [True, UNSET]
        assert b"year" not in encode(items[1])  # as in the first logs


def test_a_question_says_in_which_languages_it_was_written():
    words = [Words(fr="Combien ?"), Words("How many?", "Combien ?"), Words("How many?", "Combien ?", "Wie viele?")]
    for shape in SHAPES.values():
        packs = [OwnPack("Mine", ("fr", "en", "de"), (OwnQuestion(each, 7),)) for each in words]
        items = [shape.custom.item(question) for pack in packs for question in own(pack, shape, ()).questions]
        assert [item.spoken for item in items] == [("fr",), ("fr", "en"), UNSET]


def test_what_was_asked_is_not_asked_again():
    pack = pack_of(1, 2, 3)
    first, *rest = own(pack, SHAPES["bornes"], ()).questions
    assert list(own(pack, SHAPES["bornes"], (first.id,)).questions) == rest
