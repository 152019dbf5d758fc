"""Code 777: its story in figures, told once the game is over: what each player could have known, and when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise

from ardoise.engine.game import Record, Seat
from ardoise.games.code777.assist import likeliest_first
from ardoise.games.code777.deck import Code, Rack
from ardoise.games.code777.deduction import ALL, Weights, by_code, fitting, learned_from, possible
from ardoise.games.code777.draw_history import draw_history_of
from ardoise.games.code777.information import entropy, expected_bits
from ardoise.games.code777.questions import Answer, QuestionNumber
from ardoise.games.code777.types import State, Table
from ardoise.games.code777.view_types import Likely, TableView

NAMED = 3  # so many of the codes that were left at the end are told


class Told(Record):
    """What an answer told the owner of a rack about its code, in bits, and what such a question tells on average.

    An answer can leave more doubt than there was before; then its bits are below 0.
    """

    number: int  # the first question of the game is 1
    asker: Seat
    question: QuestionNumber
    answer: Answer
    bits: float
    expected: float
    left: int  # codes that were possible after it


class Riddle(Record):
    """One rack of a player, for as long as it stood. Moments are told in questions asked before them."""

    seat: Seat
    cards: Rack
    since: int
    until: int
    free: int  # from when its owner might declare it (C23)
    certain: int | None  # from when its owner could be sure of the code
    left: int  # codes that were still possible for its owner at the end
    right: bool | None  # None: it was not declared
    declared: Code | None
    chance: float | None  # of what was declared, for all that its owner could know
    likeliest: tuple[Likely, ...]  # at the end
    told: tuple[Told, ...]


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
    ways: dict[Code, int]  # the codes that were left, and in how many ways each can have come about
    expected: float | None = None  # the bits that the answer just heard tells on average; None: none was heard


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
    said = next((said for said in end.declarations if (said.seat, said.rack) == (seat, rack)), None)
    ways = moments[-1].ways
    return Riddle(
        seat,
        stood.racks[seat],
        moments[0].asked,
        moments[-1].asked,
        max(moments[0].asked, _end_of_pause(end, seat, rack)),
        next((moment.asked for moment in moments if len(moment.ways) == 1), None),
        len(ways),
        said.right if said else None,
        said.numbers if said else None,
        ways.get(said.numbers, 0) / sum(ways.values()) if said else None,
        likeliest_first(ways)[:NAMED],
        tuple(_told(end, moments)),
    )


def _end_of_pause(end: State, seat: Seat, rack: int) -> int:
    """The questions that had to be asked before the seat might declare after what it had said of its racks before."""
    earlier = [said for said in end.declarations if said.seat == seat and said.rack < rack]
    return earlier[-1].asked + earlier[-1].pause if earlier and not earlier[-1].right else 0


def _moments(end: State, seat: Seat, rack: int) -> Iterator[Moment]:
    """When a table was laid while the rack stood on it, and after each of its questions."""
    heard_of = ALL  # an answer holds for as long as the rack stands, whatever becomes of the others
    for number, table in enumerate(end.tables):
        if table.had[seat] != rack:
            continue
        origin = draw_history_of(tuple(map(_shown, end.tables[: number + 1])), seat)
        ways, left = Weights(origin), possible(origin) & heard_of
        yield Moment(table.asked, by_code(ways, left))
        questions = [(asked, heard) for asked, heard in enumerate(end.record, 1) if heard.table == number]
        for asked, heard in questions:
            expected = None
            for told in learned_from(heard, table.racks, seat):
                expected = expected_bits(ways, left, told)
                heard_of &= fitting(told.question, told.answer, told.seen)
                left &= heard_of
            yield Moment(asked, by_code(ways, left), expected)


def _shown(table: Table) -> TableView:
    """A player's own rack may be in it: deduction never looks at that."""
    return TableView(table.asked, table.racks, table.had)


def _told(end: State, moments: list[Moment]) -> Iterator[Told]:
    for before, after in pairwise(moments):
        if after.expected is not None:
            heard = end.record[after.asked - 1]
            bits = entropy(before.ways.values()) - entropy(after.ways.values())
            yield Told(after.asked, heard.asker, heard.question, heard.answer, bits, after.expected, len(after.ways))


def _clues(end: State, seat: Seat, moments: list[Moment]) -> Iterator[Clue]:
    for before, after in pairwise(moments):
        if after.expected is not None:
            heard = end.record[after.asked - 1]
            yield Clue(after.asked, heard.asker, heard.question, heard.answer, seat, len(before.ways), len(after.ways))
