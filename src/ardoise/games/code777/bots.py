"""Code 777: players that reason without a slip from what they noted; they differ in how much, and in how they dare."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache, partial

from ardoise.bots.player import Choose, Hunch, Level
from ardoise.engine.dice import Dice
from ardoise.engine.game import Record, Seat
from ardoise.games.code777.bots_inference import likelihood
from ardoise.games.code777.bots_questions import least_telling
from ardoise.games.code777.deck import Code, Rack
from ardoise.games.code777.deduction import Candidates, Weights, by_code, only_code, possible
from ardoise.games.code777.draw_history import draw_history_of
from ardoise.games.code777.incremental_deduction import Known, heard_about, known
from ardoise.games.code777.questions import QUESTIONS
from ardoise.games.code777.types import AnyMove, Ask, Content, Declare, Pick
from ardoise.games.code777.view_types import AskingView, NotingView, PickingView, TableView, View

ENOUGH = len(QUESTIONS)  # who has heard so many answers about one rack will hardly learn more
CERTAIN = 100


class Dials(Record):
    noted: int  # of a hundred answers, how many it writes down
    daring: dict[int, int]  # by the number of players: at how many chances in a hundred it declares
    reads: bool = False  # also what others do and do not declare
    picks: bool = False  # of two questions the one that tells the others least, not any


CAREFUL = {2: CERTAIN, 3: CERTAIN, 4: CERTAIN}
BEST = {2: 65, 3: 50, 4: 45}  # measured: the more rivals, the sooner
DIALS: dict[Level, Dials] = {
    "novice": Dials(50, CAREFUL),
    "club": Dials(75, CAREFUL),
    "strong": Dials(100, BEST, picks=True),
    "master": Dials(100, {2: 65, 3: 60, 4: 60}, reads=True, picks=True),  # who reads the others can afford to wait
}


def player(level: Level) -> Choose:
    return partial(choose, DIALS[level])


def choose(dials: Dials, view: View, seat: Seat, dice: Dice, hunch: Hunch | None = None) -> AnyMove | None:
    if seat not in view.awaited:
        return None
    match view.phase:
        case NotingView():
            numbers = _declared(dials, view, seat)
            return Declare(view.tables[-1].had[seat], numbers) if numbers else Content()
        case AskingView():
            return Ask()
        case PickingView(offered):
            return Pick(least_telling(view, seat, offered) if dials.picks else dice.pick(offered))
        case _:
            return None


def _declared(dials: Dials, view: View, seat: Seat) -> Code | None:
    if view.pauses and view.pauses[seat]:  # C23
        return None
    mine = known(view.tables, view.record, seat) if dials.noted == CERTAIN else _kept(dials.noted, view, seat)
    daring = dials.daring[len(view.scores)] if mine.heard < ENOUGH else 0
    if (sure := only_code(mine.left)) or daring == CERTAIN:
        return sure
    ways = weights_of(view.tables, seat)
    return likely(by_code(_read(view, seat, mine.left, ways) if dials.reads else ways, mine.left), daring)


def _kept(share: int, view: View, seat: Seat) -> Known:
    """What is known of the rack by those answers alone that were noted."""
    left, heard, notes = possible_of(view.tables, seat), 0, notes_of(view.tables[0].racks, seat)
    for told, n in heard_about(view.tables, view.record, seat):
        heard += 1
        if noted(share, notes, view.earlier + n):
            left &= told
    return Known(left, heard)


def _read(view: View, seat: Seat, left: Candidates, ways: Mapping[int, int]) -> dict[int, float]:
    """What the racks weigh once the others' conduct is taken into account."""
    return {place: ways[place] * fits for place, fits in likelihood(view, seat, left).items()}


def likely(ways: dict[Code, float], daring: int) -> Code | None:
    best = max(ways, key=ways.__getitem__)
    return best if 100 * ways[best] >= daring * sum(ways.values()) else None


@lru_cache(maxsize=1 << 10)
def possible_of(tables: tuple[TableView, ...], seat: Seat) -> Candidates:
    """What my rack can be before anybody has answered anything."""
    return possible(draw_history_of(tables, seat))


@lru_cache(maxsize=1 << 10)
def weights_of(tables: tuple[TableView, ...], seat: Seat) -> Weights:
    return Weights(draw_history_of(tables, seat))


def notes_of(first: tuple[Rack | None, ...], seat: Seat) -> str:
    """The seed of what is noted, from what the seat saw at the deal."""
    return f"noted/{seat}/{first[:seat]}{first[seat + 1 :]}"


def noted(share: int, notes: str, n: int) -> bool:
    """A matter of chance, but the same whenever one asks: what was forgotten stays forgotten."""
    return _chance(notes, n) < share


@lru_cache(maxsize=1 << 12)
def _chance(notes: str, n: int) -> int:
    """Of a hundred."""
    return Dice(notes, n).below(100)
