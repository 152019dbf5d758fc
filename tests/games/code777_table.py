"""A Code 777 table for the tests: racks laid out by hand, and games that bots play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat, Timeout, play
from ardoise.engine.playout import Step
from ardoise.games.code777 import CODE777
from ardoise.games.code777.deck import DECK, Rack, code_of, rack_of
from ardoise.games.code777.questions import QuestionNumber
from ardoise.games.code777.types import AnyEvent, Ask, Asking, Content, Declare, Options, State, Supply, Table
from tests.kit.play import played

A, B, C, D = (Seat(seat) for seat in range(4))
RULES = Options()


def rack(cards: str) -> Rack:
    return rack_of(card.strip() for card in cards.split(","))  # type: ignore[misc]


FOUR_RACKS = (
    rack("1 green, 2 yellow, 3 black"),
    rack("5 red, 5 black, 7 blue"),
    rack("6 pink, 6 pink, 7 pink"),
    rack("4 brown, 4 brown, 7 yellow"),
)


def lay_out(*racks: Rack, seats: int = 4, options: Options = RULES, pile: Sequence[int] = ()) -> State:
    """A table with these racks, A to ask, and these questions on top of the pile."""
    racks = racks or FOUR_RACKS
    state = CODE777.setup(options, seats, (), Dice("by hand", 0))
    left = Counter(DECK) - Counter(card for rack in racks for card in rack)
    rest = tuple(question for question in state.pile if question not in pile)
    return replace(
        state,
        tables=(Table(0, racks, (1, 1, 1, 1)),),
        supply=Supply(Dice("stock", 0).shuffled(tuple(left.elements()))),
        pile=(*map(QuestionNumber, pile), *rest),
        asker=A,
        phase=Asking(0, frozenset((A,))),
    )


def after(state: State, *moves: Any) -> State:
    """The state after some moves: (seat, move), or Timeout()."""
    for item in moves:
        state, _ = told(state, item)
    return state


def told(state: State, item: Any) -> tuple[State, tuple[AnyEvent, ...]]:
    by, move = (None, item) if isinstance(item, Timeout) else item
    return play(CODE777, state, by, move, Dice("test", len(state.record) + len(state.declarations)))


def content(seats: int = 4) -> list[Any]:
    return [(Seat(seat), Content()) for seat in range(seats)]


def right(state: State, seat: Seat) -> tuple[Seat, Declare]:
    return seat, Declare(state.tables[-1].had[seat], code_of(state.racks[seat]))


def wrong(state: State, seat: Seat) -> tuple[Seat, Declare]:
    return seat, Declare(state.tables[-1].had[seat], (1, 1, 1))


def asked_once(state: State) -> State:
    """The table one question later: everybody may declare again who was wrong once (C23)."""
    return after(state, (state.asker, Ask()), *content(len(state.scores)))


def bot_steps(seed: str, seats: int, timeout_every: int = 0, **options: Any) -> Iterator[tuple[State, Step]]:
    """Each step of a game between bots, and the state before it."""
    for before, step in pairwise(played(CODE777, Options(**options), seats, (), seed, timeout_every)):
        yield before.state, step
