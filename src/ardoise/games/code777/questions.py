"""Code 777: the 23 questions as a table of functions, their words and their possible answers.

A question looks at one rack at a time (its sight), joins all the sights to one and judges that (its verdict), so that
each of the 251 racks is looked at only once for each question.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from operator import add, or_
from typing import Literal, NewType

from ardoise.games.code777.deck import CARDS, COLOUR, COLOURS, NUMBER, NUMBERS, RACKS, Card, Rack, code_of
from ardoise.games.code777.wording import WORDING

QuestionNumber = NewType("QuestionNumber", int)  # 1 to 23, as printed on the card
More = Literal["first", "second", "same"]
Answer = int | More
Sight = int

DIGIT = 4  # the bits of one colour's count in question 9
ONES = sum(1 << DIGIT * place for place in range(len(COLOURS)))
FIVES, EIGHTS = 5 * ONES, 8 * ONES


@dataclass(frozen=True)
class Question:
    sight: Callable[[Rack], Sight]
    verdict: Callable[[Sight], Answer]  # of all sights joined
    answers: Callable[[int], Sequence[Answer]]  # all that somebody can answer who sees so many racks
    join: Callable[[Sight, Sight], Sight] = add


def answer(number: QuestionNumber, racks: Sequence[Rack]) -> Answer:
    """What somebody who sees these racks truthfully answers."""
    return QUESTIONS[number].verdict(joined(number, racks))


def joined(number: QuestionNumber, racks: Sequence[Rack]) -> Sight:
    """What the question sees of these racks together."""
    sights, join, seen = SIGHTS[number], QUESTIONS[number].join, 0
    for rack in racks:
        seen = join(seen, sights[rack])
    return seen


def _racks_with(test: Callable[[Rack], bool]) -> Question:
    return Question(lambda rack: int(test(rack)), int, lambda racks: range(racks + 1))


def _more(first: Collection[Card], second: Collection[Card]) -> Question:
    def lead(rack: Rack) -> int:
        return sum((card in first) - (card in second) for card in rack)

    return Question(lead, _which, lambda _: ("first", "second", "same"))


def _which(lead: Sight) -> More:
    return "first" if lead > 0 else "second" if lead < 0 else "same"  # C16


def _more_of_colour(first: str, second: str) -> Question:
    return _more(*({card for card in CARDS if COLOUR[card] == colour} for colour in (first, second)))


def _same_number_in_two_colours(rack: Rack) -> bool:
    return len(set(rack)) > len(set(code_of(rack)))


def _three_colours(rack: Rack) -> bool:
    return len({COLOUR[card] for card in rack}) == 3


def _all_even_or_all_odd(rack: Rack) -> bool:
    return len({number % 2 for number in code_of(rack)}) == 1


def _identical_cards(rack: Rack) -> bool:
    return len(set(rack)) < 3


def _successive(rack: Rack) -> bool:
    low, middle, high = code_of(rack)
    return (middle, high) == (low + 1, low + 2)


def _colours_as_bits(rack: Rack) -> int:
    return sum(1 << COLOURS.index(colour) for colour in {COLOUR[card] for card in rack})


def _numbers_as_bits(rack: Rack) -> int:
    return sum(1 << number for number in set(code_of(rack)))


def _colours_as_counts(rack: Rack) -> int:
    """How often each colour is there, all seven counts side by side in one number."""
    return sum(1 << DIGIT * COLOURS.index(COLOUR[card]) for card in rack)


def _counts_of_three_or_more(counts: int) -> int:
    """A colour has four cards, so 5 more fill its digit's highest bit from three on, and never the next digit."""
    return (counts + FIVES & EIGHTS).bit_count()


RARE: frozenset[Card] = frozenset(("1 green", "5 black", "7 pink"))
SEVENS_NOT_BLUE = {card for card in CARDS if NUMBER[card] == 7} - {"7 blue"}

_TABLE = {
    1: _racks_with(lambda rack: sum(code_of(rack)) >= 18),
    2: _racks_with(lambda rack: sum(code_of(rack)) <= 12),
    3: _racks_with(_same_number_in_two_colours),
    4: _racks_with(_three_colours),
    5: _racks_with(_all_even_or_all_odd),
    6: _racks_with(_identical_cards),
    7: _racks_with(_successive),
    8: Question(
        _colours_as_bits,
        int.bit_count,
        lambda racks: range((3 * racks + 3) // 4, min(7, 3 * racks) + 1),  # a colour has four cards
        join=or_,
    ),
    9: Question(_colours_as_counts, _counts_of_three_or_more, lambda racks: range(racks + 1)),
    10: Question(
        _numbers_as_bits,
        lambda seen: len(NUMBERS) - seen.bit_count(),
        lambda racks: range(max(0, 7 - 3 * racks), 7 if racks < 3 else 6),  # nine cards are never all 7s
        join=or_,
    ),
    11: Question(lambda rack: sum(card in RARE for card in rack), int, lambda _: range(len(RARE) + 1)),
    12: _more({"3 black"}, {"6 pink"}),
    13: _more({"6 green"}, {"7 yellow"}),
    14: _more({"2 yellow"}, {"7 yellow"}),
    15: _more({"6 pink"}, {"6 green"}),
    16: _more({"7 blue"}, SEVENS_NOT_BLUE),
    17: _more_of_colour("brown", "blue"),
    18: _more_of_colour("red", "pink"),
    19: _more_of_colour("green", "blue"),
    20: _more_of_colour("yellow", "pink"),
    21: _more_of_colour("black", "brown"),
    22: _more_of_colour("black", "red"),
    23: _more_of_colour("green", "yellow"),
}

QUESTIONS = {QuestionNumber(number): question for number, question in _TABLE.items()}
TEXTS = dict(zip(QUESTIONS, WORDING, strict=True))
SIGHTS = {number: {rack: question.sight(rack) for rack in RACKS} for number, question in QUESTIONS.items()}
