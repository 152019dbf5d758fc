"""Code 777: what others' declarations and their silence say about my rack.

With one rack on my stand a neighbour would have known theirs by now and said so; with another they would not.
Nobody is perfect, so this only makes racks more or less likely, it never excludes one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import comb

from msgspec.structs import replace

from ardoise.engine.game import Record, Seat
from ardoise.engine.seats import put
from ardoise.games.code777.deck import CARDS, RACKS, Card, Code, copies
from ardoise.games.code777.deduction import (
    AT_MOST,
    CODES,
    SHAPES,
    Candidates,
    by_answer,
    fitting,
    places,
    possible,
)
from ardoise.games.code777.draw_history import ALL_CARDS, BLANK, HELD_ON, DrawHistory, draw_history_of
from ardoise.games.code777.pause import waits
from ardoise.games.code777.questions import QUESTIONS, SIGHTS, Answer, QuestionNumber, Sight, joined
from ardoise.games.code777.types import Declaration
from ardoise.games.code777.view_types import NotingView, TableView, View

READABLE = 60  # of my racks: with more of them it is too early to read anything
EAGER = 0.9  # how often somebody who is certain says so at once
SLIP = 0.03  # … and somebody who has no reason to
TEMPTING = 0.45  # a chance at which the bold declare
RIGHT_BY_DARING = 0.64  # the share of the bold's declarations that are right
UNSURE = 20  # of a neighbour's racks: who has more left does not declare


Counts = Mapping[Card, int]


class Told(Record):
    """An answer by somebody who saw my rack and a neighbour's: the neighbour learned from it, knowing mine."""

    question: QuestionNumber
    answer: Answer
    others: Sight  # of the racks besides these two

    def fitting(self, mine: int) -> Candidates:
        sight = QUESTIONS[self.question].join(self.others, SIGHTS[self.question][RACKS[mine]])
        return by_answer(self.question, sight).get(self.answer, 0)


class Unseen(Record):
    """The cards that a neighbour has never seen since they were dealt theirs."""

    before: Counts  # until I was dealt mine
    since: Counts  # … and from then on, mine counted as unseen
    always: Counts  # at either time
    left: Candidates  # the racks that can be made of these


class Moment(Record):
    """A neighbour has heard an answer and says a code, or nothing."""

    left: Candidates  # of their racks, as far as mine has nothing to do with it
    unseen: Unseen
    told: tuple[Told, ...]
    said: Code | None
    bold: float  # how likely they are to declare before they are certain


def likelihood(view: View, me: Seat, left: Candidates) -> dict[int, float]:
    """Of each of my racks, by its place: how well it goes with what the others did."""
    mine = dict.fromkeys(places(left), 1.0)
    if 1 < len(mine) <= READABLE:
        for moment in moments(view, me):
            for place in mine:
                mine[place] *= _conduct(moment, place)
    return mine


def _conduct(moment: Moment, mine: int) -> float:
    """How likely it is that they did this, if my rack is `mine`."""
    ways = _beliefs(moment, mine)
    if not ways:
        return SLIP if moment.said else 1 - SLIP
    most = max(ways.values()) if moment.said is None else ways.get(moment.said, 0)
    eager = _eagerness(most / sum(ways.values()), moment.bold)
    return eager if moment.said else 1 - eager


def _eagerness(chance: float, bold: float) -> float:
    """How likely it is that somebody declares who gives a code this chance."""
    if chance == 1:
        return EAGER
    return max(SLIP, EAGER * bold) if chance >= TEMPTING else SLIP


def _beliefs(moment: Moment, mine: int) -> dict[Code, int]:
    """What they give each code if my rack is `mine`; nothing if they have too many left to be sure of any."""
    left, unseen = moment.left, moment.unseen
    for told in moment.told:
        left &= told.fitting(mine)
    fewer = {}
    for card, count in SHAPES[mine]:
        fewer[card] = max(0, min(unseen.before[card], unseen.since[card] - count))
        left &= AT_MOST[card][fewer[card]]
    return _weighed(left, {**unseen.always, **fewer}) if left.bit_count() <= UNSURE else {}


def _weighed(left: Candidates, unseen: Counts) -> dict[Code, int]:
    ways: dict[Code, int] = {}
    for place in places(left):
        many = 1
        for card, count in SHAPES[place]:
            many *= comb(unseen[card], count)
        ways[CODES[place]] = ways.get(CODES[place], 0) + many
    return ways


def moments(view: View, me: Seat) -> Iterator[Moment]:
    """Of each rack of each neighbour, while I have mine: the last silence, and the declaration if there was one."""
    mine = view.tables[-1].had[me]
    for seat in range(len(view.scores)):
        for rack in sorted({table.had[seat] for table in view.tables if table.had[me] == mine}) if seat != me else ():
            yield from _of_one_rack(view, me, Seat(seat), rack)


def _of_one_rack(view: View, me: Seat, seat: Seat, rack: int) -> Iterator[Moment]:
    declared = next((said for said in view.declarations if (said.seat, said.rack) == (seat, rack)), None)
    if declared:
        heard = declared.asked - 1
        yield _moment(view, me, seat, rack, declared.asked, declared.numbers)
    else:
        heard = len(view.record) - (isinstance(view.phase, NotingView) and seat in view.awaited)
    if not _had_to_wait(view.declarations, seat, rack, heard):
        yield _moment(view, me, seat, rack, heard, None)


def _had_to_wait(declarations: Sequence[Declaration], seat: Seat, rack: int, heard: int) -> bool:
    """C23: then their silence says nothing."""
    return bool(waits([said for said in declarations if said.seat == seat and said.rack < rack], heard).get(seat))


def _moment(view: View, me: Seat, seat: Seat, rack: int, heard: int, said: Code | None) -> Moment:
    """After so many answers in all."""
    until = tuple(table for table in view.tables if table.had[seat] <= rack)
    unseen = _unseen_by(until, seat, me)
    left, told = unseen.left, []
    for line in view.record[:heard]:
        table = view.tables[line.table]
        if table.had[seat] != rack or line.asker == seat:
            continue
        others = tuple(rack for place, rack in enumerate(table.racks) if place not in (line.asker, seat) and rack)
        if line.asker == me or table.racks[me]:
            left &= fitting(line.question, line.answer, others)
        else:
            told.append(Told(line.question, line.answer, joined(line.question, others)))
    return Moment(left, unseen, tuple(told), said, _boldness(view.declarations, seat))


def left_to(view: View, me: Seat, seat: Seat) -> Candidates:
    """What a neighbour's rack can be to them by now, as far as mine has nothing to do with it."""
    return _moment(view, me, seat, view.tables[-1].had[seat], len(view.record), None).left


def _boldness(declarations: Sequence[Declaration], seat: Seat) -> float:
    """Who was wrong once is bold; who was right again and again is likely not to be."""
    said = [declaration.right for declaration in declarations if declaration.seat == seat]
    as_bold = RIGHT_BY_DARING ** len(said)
    return as_bold / (1 + as_bold) if all(said) else 1


@lru_cache(maxsize=1 << 10)
def _unseen_by(tables: tuple[TableView, ...], seat: Seat, me: Seat) -> Unseen:
    before, since = _origins(tables, seat, me)
    earlier, later = _never_seen(before), _never_seen(since)
    always = {card: min(earlier[card], later[card]) for card in CARDS}
    return Unseen(earlier, later, always, possible(before) & possible(since))


def _never_seen(history: DrawHistory) -> Counts:
    moments = [history.unseen, *(draw.unseen - HELD_ON[draw.drawn] for draw in history.draws)]
    return {card: min(copies(unseen, card) for unseen in moments) for card in CARDS}


def _origins(tables: tuple[TableView, ...], seat: Seat, me: Seat) -> tuple[DrawHistory, DrawHistory]:
    """Before I was dealt my rack, and since. A blank stands for mine, so that my deal is found among the others."""
    now = tables[-1].had
    history = draw_history_of(tuple(_with_a_blank(table, me) for table in tables), seat)
    earlier = tuple(table for table in tables if table.had[me] < now[me])
    if not earlier or earlier[-1].had[seat] < now[seat]:
        return DrawHistory(ALL_CARDS), history
    mine = len(draw_history_of(earlier, seat).draws)
    before, deal, since = history.draws[:mine], history.draws[mine], history.draws[mine + 1 :]
    return DrawHistory(history.unseen, before), DrawHistory(deal.unseen, since)


def _with_a_blank(table: TableView, me: Seat) -> TableView:
    return table if table.racks[me] else replace(table, racks=put(table.racks, me, BLANK))
