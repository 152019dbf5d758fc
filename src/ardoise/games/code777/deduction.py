"""Code 777: which codes my rack can be, exactly, from what I have heard and seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from math import comb, prod

from ardoise.engine.game import Record, Seat
from ardoise.games.code777.cards import CARDS, COPIES, RACKS, Code, Rack, Racks, code_of
from ardoise.games.code777.origin import Cards, Origin
from ardoise.games.code777.questions import QUESTIONS, SIGHTS, Answer, QuestionNumber, Sight
from ardoise.games.code777.views import View

Candidates = int  # a set of racks: bit n stands for RACKS[n]
ALL: Candidates = (1 << len(RACKS)) - 1


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
WITH_CODE = {code: _where(code_of(rack) == code for rack in RACKS) for code in map(code_of, RACKS)}


@cache
def _by_sight(question: QuestionNumber) -> dict[Sight, Candidates]:
    sights = SIGHTS[question]
    return {sight: _where(sights[rack] == sight for rack in RACKS) for sight in set(sights.values())}


@lru_cache(maxsize=1 << 16)
def fitting(question: QuestionNumber, answer: Answer, seen: Racks) -> Candidates:
    """The racks with which the answer is true."""
    sights, verdict = SIGHTS[question], QUESTIONS[question].verdict
    others = [sights[rack] for rack in seen]
    return sum(racks for sight, racks in _by_sight(question).items() if verdict([sight, *others]) == answer)


def possible(origin: Origin) -> Candidates:
    """The racks that can be made of cards that I have not seen at any moment since mine was dealt."""
    always = origin.unseen
    for draw in origin.draws:
        always = always & (draw.unseen - Counter(draw.drawn))
    left = ALL
    for card in CARDS:
        left &= AT_MOST[card][always[card]]
    return left


def candidates(origin: Origin, learned: Sequence[Learned]) -> Candidates:
    left = possible(origin)
    for told in learned:
        left &= fitting(told.question, told.answer, told.seen)
    return left


def codes(origin: Origin, left: Candidates) -> dict[Code, int]:
    """Each code that is left, with the number of ways in which cards can have come to make it."""
    ways: Counter[Code] = Counter()
    for place, rack in enumerate(RACKS):
        if left >> place & 1:
            ways[code_of(rack)] += _ways_to_come_about(rack, origin)
    return {code: ways[code] for code in sorted(ways) if ways[code]}


def only_code(left: Candidates) -> Code | None:
    """The code of all the racks that are left, if it is but one."""
    if not left:
        return None
    code = code_of(RACKS[left.bit_length() - 1])
    return None if left & ~WITH_CODE[code] else code


def _ways_to_come_about(rack: Rack, origin: Origin) -> int:
    """The more of a card I hold, the less likely it is that others drew it later."""
    mine = Counter(rack)
    return _ways(mine, origin.unseen) * prod(_ways(Counter(draw.drawn), draw.unseen - mine) for draw in origin.draws)


def _ways(cards: Cards, unseen: Cards) -> int:
    return prod(comb(unseen[card], count) for card, count in cards.items())


def learned_by(view: View, seat: Seat) -> list[Learned]:
    """What the others' answers say about the rack that `seat` has now."""
    mine = view.tables[-1].had[seat]
    learned = []
    for heard in reversed(view.record):
        table = view.tables[heard.table]
        if table.had[seat] != mine:
            break
        if heard.asker != seat:
            others = (heard.asker, seat)
            seen = tuple(rack for place, rack in enumerate(table.racks) if rack and place not in others)
            learned.append(Learned(seen, heard.question, heard.answer))
    return learned
