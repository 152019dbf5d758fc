"""Bornes: its two-sided cards, out of lines of a pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, get_args

from msgspec import UNSET
from msgspec.structs import replace

from ardoise.engine.dice import Dice
from ardoise.engine.number import exact
from ardoise.engine.question import Question
from ardoise.games.bornes.deck import FACES, cards_dealt
from ardoise.games.bornes.types import Card, Kind, Side
from ardoise.packs.format import Entry, Mode, PackLine
from ardoise.packs.publisher import publisher
from ardoise.packs.question import asks_for_year, check_game, check_number, check_words, of_when
from ardoise.packs.shape import CardShape, CustomShape, Supply
from ardoise.packs.units import units

KINDS: Mapping[Mode, Kind] = {
    "know": "known",
    "sum": "arithmetic",
    "count": "counting",
    "dice": "die",
    "measure": "measured",
}
NEEDED: Mapping[Mode, frozenset[str]] = {
    "know": frozenset({"a"}),
    "sum": frozenset({"a"}),
    "count": frozenset({"a", "picture"}),
    "dice": frozenset({"faces"}),
    "measure": frozenset(),
}
T = TypeVar("T")


def check(shape: CardShape, entry: Entry) -> None:
    """Or PackError."""
    source = entry.source
    check_game(shape, entry)
    _check_mode(entry)
    if source.a is not None:
        check_number(shape, entry, "a", source.a)
    for face in source.faces or ():
        check_number(shape, entry, "faces", face)
    check_words(entry)


def _check_mode(entry: Entry) -> None:
    """A card has all that its mode needs, and nothing else."""
    source = entry.source
    if source.mode is None:
        raise entry.place.error("mode", "missing")
    for field in ("a", "picture", "faces"):
        needed, given = field in NEEDED[source.mode], getattr(source, field) is not None
        if needed != given:
            raise entry.place.error(field, f"{'missing' if needed else 'out of place'} in mode {source.mode}")
    if source.faces is not None and len(source.faces) != FACES:
        raise entry.place.error("faces", f"{len(source.faces)} instead of {FACES}")


def as_side(shape: CardShape, source: PackLine) -> Side:
    """Of a line that was checked."""
    assert source.mode is not None
    return Side(
        source.id,
        KINDS[source.mode],
        source.q.text(),
        units()[source.unit],
        None if source.a is None else exact(source.a),
        source.picture,
        None if source.faces is None else tuple(map(exact, source.faces)),
        publisher(source),
        None if source.anecdote is None else source.anecdote.text(),
        of_when(source) or UNSET,
        asks_for_year(source),
        tally=UNSET if source.tally is None else source.tally,
    )


def own_side(question: Question) -> Side:
    told = question.anecdote if question.anecdote.en else None
    return Side(
        question.id,
        "known",
        question.text,
        question.unit,
        question.answer,
        source=question.source,
        anecdote=told,
        year=question.year,
        spoken=question.spoken,
    )


def _kind(side: Side) -> str:
    return side.kind


def _on_two_sides(items: Sequence[T], kind: Callable[[T], str]) -> list[tuple[T, T]]:
    """Two of different kinds on each card, as far as there are (B20)."""
    by_kind = sorted(items, key=kind)
    half = len(by_kind) // 2
    return list(zip(by_kind[:half], by_kind[half : 2 * half], strict=True))


def _compose(sides: Sequence[Side]) -> tuple[Card, ...]:
    return tuple(_on_two_sides(sides, _kind))


def _arrange(lines: Sequence[PackLine]) -> list[PackLine]:
    """Lines that say on which side of which card they are."""
    return [
        replace(line, card=number, side=side)
        for number, pair in enumerate(_on_two_sides(lines, lambda line: line.mode or ""), 1)
        for side, line in zip(("a", "b"), pair, strict=True)
    ]


def _as_placed(sides: Sequence[tuple[Entry, Side]]) -> tuple[Card, ...]:
    """Cards in the order of their numbers, or PackError (B20)."""
    cards: dict[int, dict[str, tuple[Entry, Side]]] = {}
    for entry, side in sides:
        number, name = _slot(entry)
        card = cards.setdefault(number, {})
        if name in card:
            raise entry.place.error("side", f"card {number} has two sides {name}")
        card[name] = (entry, side)
    return tuple(_both(number, cards[number]) for number in sorted(cards))


def _slot(entry: Entry) -> tuple[int, str]:
    number, name = entry.source.card, entry.source.side
    if number is None:
        raise entry.place.error("card", "missing")
    if name is None:
        raise entry.place.error("side", "missing")
    return number, name


def _both(number: int, card: Mapping[str, tuple[Entry, Side]]) -> Card:
    if len(card) == 1:
        [(entry, _)] = card.values()
        raise entry.place.error("side", f"card {number} has no other side")
    return card["a"][1], card["b"][1]


def _count(there: Counter[str], options: Any) -> int:
    return there.total() - (0 if options.together else there["measured"])  # B18


def _deal(supply: Supply[Side], dice: Dice) -> tuple[Card, ...]:
    """Two own ones on a card, so that it asks one of them whichever side lies up."""
    lent = len(supply.own) % 2
    fresh = supply.fresh[lent:]
    even = len(fresh) // 2 * 2
    return (
        *_in_pairs((*supply.own, *supply.fresh[:lent])),
        *_in_their_turn(_on_two_sides(fresh[:even], _kind), supply),
        *_in_pairs((*fresh[even:], *supply.asked)),
    )


def _in_their_turn(cards: Sequence[Card], supply: Supply[Side]) -> list[Card]:
    """With its better side, but not as long as one of them is spare."""
    place = {side.id: n for n, side in enumerate(supply.fresh)}
    return sorted(
        cards,
        key=lambda card: (any(side.id in supply.spare for side in card), min(place[side.id] for side in card)),
    )


def _in_pairs(sides: Sequence[Side]) -> tuple[Card, ...]:
    return tuple(zip(sides[::2], sides[1::2], strict=False))


CARDS = CardShape(
    game="bornes",
    package=__package__,
    modes=tuple(KINDS),
    check=check,
    item=as_side,
    category=_kind,
    choosable=get_args(Kind),
    fewest=5,
    compose=_compose,
    compose_lines=_as_placed,
    arrange=_arrange,
    least=lambda options, seats: 2 * (cards_dealt(options, seats) + 1),  # B19
    count=_count,
    deal=_deal,
    custom=CustomShape(item=own_side),
)
