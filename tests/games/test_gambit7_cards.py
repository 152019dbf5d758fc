"""Gambit 7's cards out of a pile of questions (G2)."""

from __future__ import annotations

from collections import Counter

from ardoise.engine.question import Question
from ardoise.engine.text import Text
from ardoise.games.gambit7.cards import CATEGORIES as ORDER
from ardoise.games.gambit7.cards import deal_into_cards

NOTHING = Text("", "", "")


def made_up(counts: dict[str, int]) -> list[Question]:
    return [
        Question(f"{category}-{number}", category, NOTHING, NOTHING, number, NOTHING, "")
        for category, count in counts.items()
        for number in range(count)
    ]


def test_704_questions_are_100_cards() -> None:
    cards = deal_into_cards(made_up(dict.fromkeys(ORDER, 88)))
    assert len(cards) == 100
    for card in cards:
        assert len({question.category for question in card}) == len(card) == 7
    assert len({question.id for card in cards for question in card}) == 700


def test_every_category_comes_equally_often() -> None:
    cards = deal_into_cards(made_up(dict.fromkeys(ORDER, 88)))
    used = Counter(question.category for card in cards for question in card)
    assert max(used.values()) - min(used.values()) <= 1


def test_a_category_is_not_always_at_the_same_place() -> None:
    cards = deal_into_cards(made_up(dict.fromkeys(ORDER, 88)))
    for category in ORDER:
        places = Counter(
            place for card in cards for place, question in enumerate(card) if question.category == category
        )
        assert set(places) == set(range(7)), category
        assert max(places.values()) <= 30, category


def test_uneven_piles_leave_little_over() -> None:
    counts = dict(zip(ORDER, (9, 9, 9, 9, 9, 9, 8, 8), strict=True))
    assert len(deal_into_cards(made_up(counts))) == 10


def test_the_deal_is_always_the_same() -> None:
    questions = made_up(dict.fromkeys(ORDER, 11))
    assert deal_into_cards(questions) == deal_into_cards(list(questions))


def test_of_seven_categories_none_comes_twice_on_a_card() -> None:
    [*cards] = deal_into_cards(made_up(dict.fromkeys(ORDER[1:], 3)))
    assert [len({question.category for question in card}) for card in cards] == [7, 7, 7]


def test_of_fewer_categories_some_come_twice_and_few_questions_are_left_over() -> None:
    for categories, count in ((6, 3), (2, 40), (1, 15)):
        cards = deal_into_cards(made_up(dict.fromkeys(ORDER[:categories], count)))
        assert len(cards) == categories * count // 7
        assert {len({question.id for question in card}) for card in cards} == {7}
        assert {len({question.category for question in card}) for card in cards} == {categories}
