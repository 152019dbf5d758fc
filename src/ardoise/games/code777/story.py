"""Code 777: its story in figures, told once the game is over: what each player could have known, and when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from ardoise.engine.game import Record, Seat
from ardoise.games.code777.cards import Rack
from ardoise.games.code777.deduction import WITH_CODE, Candidates, Learned, candidates, learned_from
from ardoise.games.code777.origin import origin_of
from ardoise.games.code777.questions import Answer, QuestionNumber
from ardoise.games.code777.types import State, Table
from ardoise.games.code777.views import TableView


class Riddle(Record):
    """One rack of a player, for as long as it stood. Moments are told in questions asked before them."""

    seat: Seat
    cards: Rack
    since: int
    until: int
    certain: int | None  # from when its owner could be sure of the code
    left: int  # codes that were still possible for its owner at the end
    right: bool | None  # None: it was not declared


class Clue(Record):
    """What an answer told a listener about their own rack: so many codes were possible before it and after it."""

    number: int  # the first question of the game is 1
    asker: Seat
    question: QuestionNumber
    answer: Answer
    listener: Seat
    before: int
    after: int


class Story(Record):
    asked: int
    riddles: tuple[Riddle, ...]  # seat by seat, the oldest first
    best_clue: Clue | None  # the one that told the largest part


class Moment(Record):
    """What the owner of a rack could know of it when so many questions had been asked."""

    asked: int
    left: int


def story(states: Iterable[State]) -> Story:
    *_, end = states
    riddles: list[Riddle] = []
    clues: list[Clue] = []
    for seat in map(Seat, range(len(end.scores))):
        for rack in range(1, end.tables[-1].had[seat] + 1):
            moments = list(_moments(end, seat, rack))
            riddles.append(_riddle(end, seat, rack, moments))
            clues += _clues(end, seat, moments)
    best = max(clues, key=lambda clue: (clue.before / clue.after, -clue.number), default=None)
    return Story(len(end.record), tuple(riddles), best)


def _riddle(end: State, seat: Seat, rack: int, moments: list[Moment]) -> Riddle:
    stood = next(table for table in end.tables if table.had[seat] == rack)
    verdicts = [said.right for said in end.declarations if (said.seat, said.rack) == (seat, rack)]
    return Riddle(
        seat,
        stood.racks[seat],
        moments[0].asked,
        moments[-1].asked,
        next((moment.asked for moment in moments if moment.left == 1), None),
        moments[-1].left,
        verdicts[0] if verdicts else None,
    )


def _moments(end: State, seat: Seat, rack: int) -> Iterator[Moment]:
    """When a table was laid while the rack stood on it, and after each of its questions."""
    learned: list[Learned] = []
    for number, table in enumerate(end.tables):
        if table.had[seat] != rack:
            continue
        origin = origin_of(tuple(map(_shown, end.tables[: number + 1])), seat)
        yield Moment(table.asked, _codes(candidates(origin, learned)))
        questions = [(asked, heard) for asked, heard in enumerate(end.record, 1) if heard.table == number]
        for asked, heard in questions:
            learned += learned_from(heard, table.racks, seat)
            yield Moment(asked, _codes(candidates(origin, learned)))


def _shown(table: Table) -> TableView:
    """A player's own rack may be in it: deduction never looks at that."""
    return TableView(table.asked, table.racks, table.had)


def _codes(left: Candidates) -> int:
    return sum(1 for racks in WITH_CODE.values() if left & racks)


def _clues(end: State, seat: Seat, moments: list[Moment]) -> Iterator[Clue]:
    for before, after in pairwise(moments):
        heard = end.record[after.asked - 1]
        if after.asked > before.asked and heard.asker != seat:
            yield Clue(after.asked, heard.asker, heard.question, heard.answer, seat, before.left, after.left)
