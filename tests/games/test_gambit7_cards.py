"""Gambit 7's cards out of a pile of questions (G2)."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

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


def plainly_dealt(questions: list[Question]) -> list[tuple[Question, ...]]:
    """As a person would: look for the fullest piles, take the top question of each, turn the card a little."""
    left = {name: [question for question in questions if question.category == name] for name in ORDER}
    seven = sum(map(bool, left.values())) >= 7
    cards: list[tuple[Question, ...]] = []
    while sum(map(len, left.values())) >= 7 and (sum(map(bool, left.values())) >= 7 or not seven):
        card: list[Question] = []
        while len(card) < 7:
            fullest = sorted(filter(left.get, left), key=lambda name: -len(left[name]))[: 7 - len(card)]
            card += [left[name].pop(0) for name in left if name in fullest]
        first = len(cards) % 7
        cards.append((*card[first:], *card[:first]))
    return cards


@given(st.lists(st.integers(0, 20), min_size=8, max_size=8))
def test_quick_fingers_deal_the_same_cards(counts: list[int]) -> None:
    questions = made_up(dict(zip(ORDER, counts, strict=True)))
    assert list(deal_into_cards(questions)) == plainly_dealt(questions)


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
