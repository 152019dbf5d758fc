"""A Bornes table for the tests: seat 0 is the master, and the hands are known."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat, Timeout, play
from ardoise.engine.text import Text
from ardoise.games.bornes import BORNES
from ardoise.games.bornes.evolve import only
from ardoise.games.bornes.types import Announce, Announcing, Arrange, Card, Content, Done, Options, Round, Side, State

MASTER, ALIX, CHRISTOPHE, LAETITIA = Seat(0), Seat(1), Seat(2), Seat(3)
RULES = Options()
WORD = Text("word", "mot", "Wort")
DIE = 4


def side(name: str, answer: Any = 50, **fields: Any) -> Side:
    return Side(name, fields.pop("kind", "known"), WORD, fields.pop("unit", WORD), answer, **fields)


def measured(name: str) -> Side:
    return side(name, None, kind="measured")


def cards(count: int = 40) -> list[Card]:
    return [(side(f"{number}a", number), side(f"{number}b", 100 - number)) for number in range(count)]


def dealt(*hands: Any, options: Options = RULES, die: int = DIE) -> State:
    """A new game in which the players after the master hold these hands."""
    state = BORNES.setup(options, len(hands) + 1, cards(), Dice("test", 0))
    return replace(state, round=Round(0, MASTER, die, ((), *hands)), phase=Announcing(0, only(MASTER)))


def announce(seats: int = 4, answer: Any = 23, boundaries: Any = None) -> Announce:
    return Announce("How many lamps?", "lamps", answer, boundaries or (45,) * (seats - 1))


def ranking(*hands: Any, answer: Any = 23, boundaries: Any = None, **table: Any) -> State:
    """The same after the master's signal."""
    announcement = announce(len(hands) + 1, answer, boundaries)
    return after(dealt(*hands, **table), (MASTER, announcement), (MASTER, Content()))


def after(state: State, *moves: Any) -> State:
    """The state after some moves: (seat, move), or Timeout()."""
    for item in moves:
        by, move = (None, item) if isinstance(item, Timeout) else item
        state, _ = play(BORNES, state, by, move, Dice("test", state.phase.number))
    return state


def lay(seat: Seat, *column: str) -> list[Any]:
    return [(seat, Arrange(column)), (seat, Done())]


def content(seats: int) -> list[Any]:
    return [(Seat(seat), Content()) for seat in range(seats)]


def points(state: State, seat: Seat) -> tuple[int, int]:
    return state.green[seat], state.red[seat]


def marks(state: State, seat: Seat) -> dict[str, str]:
    """How the screen marks each card of a column after scoring."""
    check = next(check for check in BORNES.view(state, None).phase.checks if check.seat == seat)
    return {turned.card.id: turned.mark for turned in check.cards}
