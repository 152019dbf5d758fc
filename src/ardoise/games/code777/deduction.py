"""Code 777: which codes my rack can be, exactly, from what I have heard and seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from math import comb, prod
from typing import TypeVar

from ardoise.engine.game import Record, Seat
from ardoise.games.code777.deck import (
    CARDS,
    COPIES,
    DIGIT,
    NUMBERS,
    ON_A_RACK,
    ONE,
    RACKS,
    Card,
    Cards,
    Code,
    Rack,
    Racks,
    code_of,
    copies,
)
from ardoise.games.code777.draw_history import HELD_ON, DrawHistory
from ardoise.games.code777.questions import QUESTIONS, SIGHTS, Answer, QuestionNumber, Sight, joined
from ardoise.games.code777.types import Heard
from ardoise.games.code777.view_types import View

Candidates = int  # a set of racks: bit n stands for RACKS[n]
ALL: Candidates = (1 << len(RACKS)) - 1
Shape = tuple[tuple[Card, int], ...]  # the different cards of a rack, and how often each is on it
SHAPES: tuple[Shape, ...] = tuple(tuple(Counter(rack).items()) for rack in RACKS)
CODES = tuple(map(code_of, RACKS))
Weight = TypeVar("Weight", int, float)


class Learned(Record):
    """An answer by somebody who saw my rack, and the other racks that they saw and I see too."""

    seen: Racks
    question: QuestionNumber
    answer: Answer


def _where(test: Iterable[bool]) -> Candidates:
    return sum(1 << place for place, fits in enumerate(test) if fits)


AT_MOST = {
    card: [_where(rack.count(card) <= count for rack in RACKS) for count in range(COPIES[card] + 1)] for card in CARDS
}
NUMBER_AT_MOST = {
    number: [_where(code.count(number) <= count for code in CODES) for count in range(ON_A_RACK + 1)]
    for number in NUMBERS
}
HALVES = CARDS[: len(CARDS) // 2], CARDS[len(CARDS) // 2 :]
UPPER_HALF = ONE[HALVES[1][0]]
WITH_CODE = {code: _where(other == code for other in CODES) for code in CODES}
OTHER_CODES = tuple(ALL ^ WITH_CODE[code] for code in CODES)  # of each rack, all that it cannot be confused with


@cache
def _by_sight(question: QuestionNumber) -> dict[Sight, Candidates]:
    sights = SIGHTS[question]
    return {sight: _where(sights[rack] == sight for rack in RACKS) for sight in set(sights.values())}


def fitting(question: QuestionNumber, answer: Answer, seen: Sequence[Rack]) -> Candidates:
    """The racks with which the answer is true."""
    return by_answer(question, joined(question, seen)).get(answer, 0)


def possible_answers(question: QuestionNumber, seen: Sequence[Rack]) -> dict[Answer, Candidates]:
    """All answers of somebody who sees these racks and mine, and the racks with which each is true."""
    return by_answer(question, joined(question, seen))


@cache
def by_answer(question: QuestionNumber, others: Sight) -> dict[Answer, Candidates]:
    """The same for racks that look like this to the question."""
    join, verdict = QUESTIONS[question].join, QUESTIONS[question].verdict
    racks: dict[Answer, Candidates] = {}
    for sight, alike in _by_sight(question).items():
        answer = verdict(join(sight, others))
        racks[answer] = racks.get(answer, 0) | alike
    return racks


def possible(history: DrawHistory) -> Candidates:
    """The racks of cards that I have not seen at any moment since mine were dealt."""
    left = made_of(history.unseen)
    for draw in history.draws:
        left &= made_of(draw.unseen - HELD_ON[draw.drawn])
    return left


def made_of(cards: Cards) -> Candidates:
    """The racks of these cards. Halves come again and again, and each is worked out once."""
    return _made_of(0, cards % UPPER_HALF) & _made_of(1, cards // UPPER_HALF)


@cache
def _made_of(half: int, cards: Cards) -> Candidates:
    """The racks on which no card of this half is too often."""
    left = ALL
    for card in HALVES[half]:
        left &= AT_MOST[card][cards % (1 << DIGIT)]
        cards >>= DIGIT
    return left


def candidates(history: DrawHistory, learned: Sequence[Learned]) -> Candidates:
    left = possible(history)
    for told in learned:
        left &= fitting(told.question, told.answer, told.seen)
    return left


def codes(history: DrawHistory, left: Candidates) -> dict[Code, int]:
    """Each code that is left, with the number of ways in which cards can have come to make it."""
    return by_code(Weights(history), left)


def by_code(ways: Mapping[int, Weight], left: Candidates) -> dict[Code, Weight]:
    """Only numbers are declared: what the racks with the same numbers weigh together."""
    found: dict[Code, Weight] = {}
    for place in places(left):
        if many := ways[place]:
            code = CODES[place]
            found[code] = found.get(code, 0) + many
    return {code: found[code] for code in sorted(found)}


def places(left: Candidates) -> Iterator[int]:
    while left:
        lowest = left & -left
        yield lowest.bit_length() - 1
        left ^= lowest


def only_code(left: Candidates) -> Code | None:
    """The code of all the racks that are left, if it is but one."""
    if not left:
        return None
    highest = left.bit_length() - 1
    return None if left & OTHER_CODES[highest] else CODES[highest]


class Weights(dict[int, int]):
    """Of each rack by its place, the ways in which it and all that others drew since can have come about.

    A rack is weighed when it is first looked up: few of them are left when somebody needs to know.
    """

    def __init__(self, history: DrawHistory) -> None:
        self._held = {card: _ways_to_hold(card, history) for card in CARDS}
        self._nothing = prod([held[0] for held in self._held.values()])

    def __missing__(self, place: int) -> int:
        """`_nothing` is the product for cards of which I hold none; it is never 0, as others drew what was there."""
        held, ways = self._held, self._nothing
        for card, count in SHAPES[place]:
            ways = ways // held[card][0] * held[card][count]
        self[place] = ways
        return ways


def _ways_to_hold(card: Card, history: DrawHistory) -> tuple[int, ...]:
    """For each number of copies that I may hold: the more I hold, the less likely it is that others drew it later."""
    draws = [(copies(draw.unseen, card), draw.drawn.count(card)) for draw in history.draws if card in draw.drawn]
    return _ways_to_draw(copies(history.unseen, card), tuple(draws))


@lru_cache(maxsize=1 << 12)
def _ways_to_draw(unseen: int, later: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    """`later`: how many were left, and how many of them others drew."""
    return tuple(
        comb(unseen, mine) * prod(comb(max(0, left - mine), drawn) for left, drawn in later)
        for mine in range(ON_A_RACK + 1)
    )


def learned_by(view: View, seat: Seat) -> list[Learned]:
    """What the others' answers say about the rack that `seat` has now."""
    mine = view.tables[-1].had[seat]
    learned: list[Learned] = []
    for heard in reversed(view.record):
        table = view.tables[heard.table]
        if table.had[seat] != mine:
            break
        learned += learned_from(heard, table.racks, seat)
    return learned


def learned_from(heard: Heard, racks: Sequence[Rack | None], seat: Seat) -> Iterator[Learned]:
    """What one answer says about the rack of `seat`: nothing, if it is their own. None: a rack out of sight."""
    if heard.asker != seat:
        yield Learned(tuple(seen_by_both(heard.asker, seat, racks)), heard.question, heard.answer)


def seen_by_both(asker: Seat, seat: Seat, racks: Sequence[Rack | None]) -> list[Rack]:
    return [rack for place, rack in enumerate(racks) if rack and place != asker and place != seat]
