"""What a game is: a few pure functions and the values they exchange."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Generic,
    NewType,
    Protocol,
    TypeVar,
    dataclass_transform,
)

from msgspec import Meta, Struct, StructMeta, field

from ardoise.engine.dice import Dice

Seat = NewType("Seat", int)
Seconds = Annotated[int, Meta(ge=5, le=600)]  # how long a phase may last


if TYPE_CHECKING:

    @dataclass_transform(frozen_default=True, field_specifiers=(field,))
    class RecordMeta(StructMeta):
        """Tells the type checkers what `frozen=True` below tells msgspec: every record is immutable."""

else:
    RecordMeta = StructMeta  # records of a metaclass of our own would take longer to make, before Python 3.12


class Record(Struct, metaclass=RecordMeta, frozen=True, gc=False):
    """An immutable value. It cannot be part of a cycle, so the garbage collector need not look at it."""


class Move(Record, tag_field="type", tag=True, forbid_unknown_fields=True):
    """What a player asks for. It carries the whole new value, never a change to the old one: twice is harmless."""

    anytime: ClassVar[bool] = False  # True: it is not bound to a phase and carries a guard of its own


class Timeout(Move):
    """The hourglass has run out. Played by the table, never by a seat."""


class Event(Record, tag_field="type", tag=True):
    """A fact, stored for ever. Nobody is told of it unless it says so."""

    def seen_by(self, seat: Seat | None) -> bool:
        return False


class PublicEvent(Event):
    """A fact that every screen may be told of."""

    def seen_by(self, seat: Seat | None) -> bool:
        return True


class Phase(Record, tag_field="type", tag=True):
    """Where the table stands. `number` counts up; `awaited` are the seats without whom it does not go on."""

    number: int
    awaited: frozenset[Seat]


class Standing(Protocol):
    """A state: whatever else it holds, it stands in a phase."""

    @property
    def phase(self) -> Phase: ...


class Waiting(Record):
    """What the table waits for. `phase` counts up, so that a late move is known to be late."""

    phase: int
    seats: frozenset[Seat]
    seconds: int | None = None
    clock_seen_by: frozenset[Seat] | None = None  # None: everybody
    race: bool = False  # against the hourglass: a bot takes a share of what is left in it
    by_hand: bool = False  # only somebody in the room can do it: a bot lets the hourglass run out


class Outcome(Record):
    winners: frozenset[Seat]
    scores: tuple[int, ...]


class Rejected(Exception):
    """The rules refuse a move. `code` is a key of the translations, never a sentence; `about` are its parameters."""

    def __init__(self, code: str, **about: object) -> None:
        super().__init__(code)
        self.code = code
        self.about = about


O = TypeVar("O")  # noqa: E741  (options, state, move, event, view: the letters of the architecture page)
S = TypeVar("S", bound="Standing")
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V")
Set = TypeVar("Set", contravariant=True)
Made = TypeVar("Made", covariant=True)


Folds = Mapping[type[Event], Callable[[S, Any], S]]  # how each event changes the state


class Setup(Protocol[Set, Made]):
    """The table before the first move, or Rejected. `mixed`: the cards lie in their order, and are not shuffled."""

    def __call__(self, options: Set, seats: int, cards: Sequence[Any], dice: Dice, /, mixed: bool = False) -> Made: ...


@dataclass(frozen=True, kw_only=True)
class Types:
    """The types as values: what decoders and the TypeScript writer need."""

    options: Any
    card: Any
    state: Any
    move: Any
    event: Any
    view: Any
    story: Any


def _never(_: Any) -> bool:
    return False


def _fine(_: Any) -> None:
    pass


def _judges_nothing(_: Any, seat: Seat, question: str) -> bool:
    return False


def _nothing_revealed(_: Sequence[Any]) -> Sequence[Any]:
    return ()


def _nothing_to_recount(_: Sequence[Any], key: str, answer: Any) -> Sequence[Any]:
    raise Rejected("no_such_question")


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, M, E, V]):
    """The rules of one game. `seats` is the rulebook's range; an option may widen it, and `setup` refuses the rest.

    Options are checked where they are read from JSON. Python code that makes them must keep to their types' bounds.
    """

    name: str
    seats: range
    types: Types
    refusals: frozenset[str]  # every code with which setup and decide can refuse
    setup: Setup[O, S]
    decide: Callable[[S, Seat | None, M | Timeout, Dice], tuple[E, ...]]
    advance: Callable[[S, Dice], tuple[E, ...]]  # what the table does by itself once it waits for nobody
    restless: bool = False  # … or even while it waits
    folds: Folds[S]  # no rules, no chance: what `evolve` does with each event
    view: Callable[[S, Seat | None], V]  # None: the screen in the middle of the room
    waiting: Callable[[S], Waiting | None]  # None: the game is over
    outcome: Callable[[S], Outcome | None]
    asked: Callable[[S], Collection[str]]  # the ids of the questions of the pack that people see now
    story: Callable[[Iterable[S]], Any]  # of all states in their order: what is told once the game is over
    notable: Callable[[E], Sequence[str]]  # the rules of interest that an event fired, for figures
    notables: tuple[str, ...]
    forms: tuple[Any, ...]  # what `ardoise referee` can be asked (engine/referee.py)
    check_options: Callable[[O], None] = _fine  # Rejected: each value is right, and yet nobody can play by them
    only_in_practice: Callable[[O], bool] = _never  # options that would spoil a game between people
    open_to_all: Callable[[S], bool] = _never  # True: nobody sees more than the screen in the middle of the room
    memory: Callable[[S, Seat], V] | None = None  # what a player knows by heart, if that is more than `view` shows
    revealed: Callable[[Sequence[S]], Sequence[Any]] = _nothing_revealed  # of all states: the questions all know
    recount: Callable[[Sequence[S], str, Any], Sequence[E]] = _nothing_to_recount  # of all states: engine/recount.py
    judges: Callable[[S, Seat, str], bool] = _judges_nothing  # may this seat correct that question, as the host may?

    def evolve(self, state: S, event: E) -> S:
        return self.folds[type(event)](state, event)

    def recalled(self, state: S, seat: Seat) -> V:
        """What a bot or a coach works with: all that the seat has seen and heard."""
        return self.memory(state, seat) if self.memory else self.view(state, seat)


def usual(options: Any) -> dict[str, Any]:
    """What a new table plays by where its host chose nothing, as far as that is not what older logs were played by."""
    return dict(getattr(options, "usual", {}))


def seat_options(options: Any) -> tuple[str, ...]:
    """The options that may name a seat: before the game a seat of the lobby, from then on one of the table."""
    return tuple(getattr(options, "seated", ()))


def play(
    game: Game[O, S, M, E, V], state: S, by: Seat | None, move: M | Timeout, dice: Dice
) -> tuple[S, tuple[E, ...]]:
    """One move and everything that follows from it, or Rejected."""
    folds = game.folds
    events = game.decide(state, by, move, dice)
    for event in events:
        state = folds[type(event)](state, event)
    while (game.restless or not state.phase.awaited) and (batch := game.advance(state, dice)):
        for event in batch:
            state = folds[type(event)](state, event)
        events += batch
    return state, events
