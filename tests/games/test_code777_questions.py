"""Code 777: the 23 questions against a second opinion, written straight from the table of the rules page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise.games.code777.deck import COPIES, DECK, RACKS, Rack
from ardoise.games.code777.questions import QUESTIONS, TEXTS, Answer, QuestionNumber, answer
from tests.games.code777_table import rack

Opinion = dict[int, Answer]
RANGES = {
    **dict.fromkeys(range(1, 8), range(4)),
    8: range(3, 8),
    9: range(4),
    10: range(6),
    11: range(4),
    **dict.fromkeys(range(12, 24), ("first", "second", "same")),
}


def second_opinion(racks: Sequence[Rack]) -> Opinion:
    split = [[(int(card.split()[0]), card.split()[1]) for card in rack] for rack in racks]
    seen = [card for rack in split for card in rack]

    def racks_where(test):
        return len([rack for rack in split if test(rack)])

    def more(first: int, second: int) -> Answer:
        return "same" if first == second else "first" if first > second else "second"

    def coloured(colour: str) -> int:
        return [c for _, c in seen].count(colour)

    colours = Counter(colour for _, colour in seen)
    sevens = [colour for number, colour in seen if number == 7]
    return {
        1: racks_where(lambda r: r[0][0] + r[1][0] + r[2][0] >= 18),
        2: racks_where(lambda r: r[0][0] + r[1][0] + r[2][0] <= 12),
        3: racks_where(lambda r: any(a[0] == b[0] and a[1] != b[1] for a in r for b in r)),
        4: racks_where(lambda r: r[0][1] != r[1][1] != r[2][1] != r[0][1]),
        5: racks_where(lambda r: all(n % 2 for n, _ in r) or not any(n % 2 for n, _ in r)),
        6: racks_where(lambda r: r[0] == r[1] or r[1] == r[2] or r[0] == r[2]),
        7: racks_where(lambda r: sorted(n for n, _ in r) in [[n, n + 1, n + 2] for n in range(1, 6)]),
        8: len(colours),
        9: len([colour for colour, times in colours.items() if times >= 3]),
        10: len([number for number in range(1, 8) if number not in [n for n, _ in seen]]),
        11: seen.count((1, "green")) + seen.count((5, "black")) + seen.count((7, "pink")),
        12: more([n for n, _ in seen].count(3), seen.count((6, "pink"))),
        13: more(seen.count((6, "green")), seen.count((7, "yellow"))),
        14: more(seen.count((2, "yellow")), seen.count((7, "yellow"))),
        15: more(seen.count((6, "pink")), seen.count((6, "green"))),
        16: more(sevens.count("blue"), len(sevens) - sevens.count("blue")),
        17: more(coloured("brown"), coloured("blue")),
        18: more(coloured("red"), coloured("pink")),
        19: more(coloured("green"), coloured("blue")),
        20: more(coloured("yellow"), coloured("pink")),
        21: more(coloured("black"), coloured("brown")),
        22: more(coloured("black"), coloured("red")),
        23: more(coloured("green"), coloured("yellow")),
    }


def opinion(racks: Sequence[Rack]) -> Opinion:
    return {number: answer(number, racks) for number in QUESTIONS}


def in_the_box(racks: Sequence[Rack]) -> bool:
    return all(count <= COPIES[card] for card, count in Counter(card for rack in racks for card in rack).items())


@pytest.mark.rules("C1")
def test_the_box_has_28_cards_four_of_each_colour_and_as_many_of_each_number_as_it_says():
    assert Counter(int(card[0]) for card in DECK) == {number: number for number in range(1, 8)}
    assert set(Counter(card[2:] for card in DECK).values()) == {4}
    assert DECK.count("5 black") == DECK.count("7 pink") == DECK.count("1 green") == 1
    assert (DECK.count("6 green"), DECK.count("6 pink"), DECK.count("7 yellow"), DECK.count("7 blue")) == (3, 3, 2, 4)
    assert len(RACKS) == len(set(RACKS)) == 251


@pytest.mark.rules("C2")
def test_there_are_23_questions_each_in_three_languages():
    assert list(QUESTIONS) == list(TEXTS) == list(range(1, 24))
    assert all(len({text.en, text.fr, text.de}) == 3 for text in TEXTS.values())
    assert all(text.fr.endswith("\u202f?") for text in TEXTS.values())


@pytest.mark.rules("C5", "C6")
def test_golden_table_of_the_23_answers():
    racks = (rack("1 green, 2 yellow, 3 black"), rack("5 red, 5 black, 7 blue"), rack("6 pink, 6 pink, 7 pink"))
    golden = [1, 1, 1, 2, 1, 1, 1, 6, 1, 1, 3, "second", "same", "first", "first", "same"]
    golden += ["second", "second", "same", "second", "first", "first", "same"]
    assert [answer(number, racks) for number in QUESTIONS] == golden


@pytest.mark.rules("C5")
def test_a_rack_of_exactly_12_and_one_of_exactly_18_count():
    assert answer(QuestionNumber(2), [rack("2 yellow, 4 brown, 6 pink"), rack("2 yellow, 4 brown, 7 blue")]) == 1
    assert answer(QuestionNumber(1), [rack("6 pink, 6 green, 6 pink"), rack("5 red, 6 green, 6 green")]) == 1


@pytest.mark.rules("C16")
@pytest.mark.parametrize("number", range(12, 24))
def test_same_is_for_equal_counts_and_for_none_of_either(number: int):
    def words(*racks: Rack) -> Answer:
        return answer(QuestionNumber(number), racks)

    only = [rack for rack in RACKS if words(rack) == "same"]
    first = next(rack for rack in RACKS if words(rack) == "first")
    second = next(other for other in RACKS if words(other) == "second" and words(first, other) == "same")
    assert words(first, second) == "same"
    assert words(only[0], first) == "first"


@pytest.mark.rules("C5")
def test_all_questions_over_every_single_rack():
    assert all(opinion([rack]) == second_opinion([rack]) for rack in RACKS)


@pytest.mark.rules("C5")
def test_all_questions_over_every_pair_of_racks():
    pairs = [pair for pair in combinations_with_replacement(RACKS, 2) if in_the_box(pair)]
    assert all(opinion(pair) == second_opinion(pair) for pair in pairs)


@given(st.permutations(DECK))
@pytest.mark.rules("C5")
def test_all_questions_over_three_racks(deck: list[str]):
    racks = [rack(", ".join(deck[n : n + 3])) for n in (0, 3, 6)]
    told = opinion(racks)
    assert told == second_opinion(racks) == opinion(racks[::-1])
    assert all(told[number] in RANGES[number] for number in told)


@pytest.mark.rules("C5")
def test_the_possible_answers_are_just_those_that_some_racks_give():
    assert {number: question.answers(3) for number, question in QUESTIONS.items()} == RANGES
    pairs = [pair for pair in combinations_with_replacement(RACKS, 2) if in_the_box(pair)]
    for number, question in QUESTIONS.items():
        assert {answer(number, [rack]) for rack in RACKS} == set(question.answers(1))
        assert {answer(number, pair) for pair in pairs} == set(question.answers(2))
