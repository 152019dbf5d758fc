"""What the page must know of a game before it is played. `ardoise types` writes it as values."""

from __future__ import annotations

from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from ardoise.engine.game import Record, Seconds, seat_options, usual
from ardoise.engine.recount import RecountEvent
from ardoise.games.kit import GameKit
from ardoise.packs.shape import CardShape

Value = bool | int | str


class SecondsOption(Record, tag_field="kind", tag="seconds"):
    """How long a phase lasts."""

    key: str
    rule: int  # the rulebook's, as in every option
    least: int
    most: int


class FlagOption(Record, tag_field="kind", tag="flag"):
    key: str
    rule: bool


class ChoiceOption(Record, tag_field="kind", tag="choice"):
    """One of several. Those in `practice` would spoil a game between people."""

    key: str
    rule: int | str
    choices: tuple[int | str, ...]
    practice: tuple[int | str, ...]


class SeatOption(Record, tag_field="kind", tag="seat"):
    """One of several, or a seat by its number."""

    key: str
    rule: str
    choices: tuple[str, ...]


Option = SecondsOption | FlagOption | ChoiceOption | SeatOption


class SeatsWith(Record):
    """How many seats a game may begin with while an option has this value."""

    option: str
    value: Value
    least: int
    most: int


class OwnCategories(Record):
    """How people's own questions are sorted. `usual`: until somebody chooses."""

    choices: tuple[str, ...]
    usual: str


class GameFacts(Record):
    name: str
    least: int
    most: int
    seats_with: tuple[SeatsWith, ...]
    options: tuple[Option, ...]
    teams: bool
    sheets: bool
    doubts: bool  # its answers can be doubted, and the game counted again
    categories: tuple[str, ...]  # among which a table may choose
    own: OwnCategories | None


def facts_of(kit: GameKit) -> GameFacts:
    seats, options = kit.game.seats, options_of(kit)
    return GameFacts(
        name=kit.name,
        least=seats[0],
        most=seats[-1],
        seats_with=tuple(found for option in options for found in _seats_with(kit, option)),
        options=options,
        teams=kit.teams,
        sheets=kit.sheets,
        doubts=any(issubclass(event, RecountEvent) for event in get_args(kit.game.types.event)),
        categories=kit.cards.choosable if kit.cards else (),
        own=_own(kit.cards),
    )


def _own(shape: CardShape | None) -> OwnCategories | None:
    if shape is None or not shape.custom.categories:
        return None
    return OwnCategories(shape.custom.categories, shape.custom.usual)


def options_of(kit: GameKit) -> tuple[Option, ...]:
    """Every house rule but those made of records, which have forms of their own on the page."""
    record = kit.game.types.options
    kinds = get_type_hints(record, include_extras=True)
    rules = {field.name: field.default for field in msgspec.structs.fields(record)}
    found = (_option(kit, key, kinds[key], rule) for key, rule in (rules | usual(record)).items())
    return tuple(option for option in found if option is not None)


def _option(kit: GameKit, key: str, kind: Any, rule: Any) -> Option | None:
    if kind is bool:
        return FlagOption(key, rule)
    if kind == Seconds:
        least, most = _bounds(kind)
        return SecondsOption(key, rule, least, most)
    choices = _choices(kind)
    if not choices:
        return None
    if key in seat_options(kit.game.types.options):
        return SeatOption(key, rule, tuple(choice for choice in choices if isinstance(choice, str)))
    practice = tuple(value for value in choices if _spoils(kit, key, value))
    return ChoiceOption(key, rule, tuple(value for value in choices if value not in practice), practice)


def _choices(kind: Any) -> tuple[int | str, ...]:
    if get_origin(kind) is Literal:
        return get_args(kind)
    if get_origin(kind) in (Union, UnionType):
        return tuple(choice for member in get_args(kind) for choice in _choices(member))
    if get_origin(kind) is Annotated:
        least, most = _bounds(kind)
        return tuple(range(least, most + 1))
    return ()


def _bounds(kind: Any) -> tuple[int, int]:
    (meta,) = kind.__metadata__
    return meta.ge, meta.le


def _spoils(kit: GameKit, key: str, value: Value) -> bool:
    return kit.game.only_in_practice(kit.game.types.options(**{key: value}))


def _seats_with(kit: GameKit, option: Option) -> list[SeatsWith]:
    values = _values(option)
    by_value = {value: kit.seats_with(kit.game.types.options(**{option.key: value})) for value in values}
    return [
        SeatsWith(option.key, value, seats[0], seats[-1])
        for value, seats in by_value.items()
        if seats != kit.game.seats
    ]


def _values(option: Option) -> tuple[Value, ...]:
    match option:
        case FlagOption():
            return (False, True)
        case ChoiceOption() | SeatOption():
            return option.choices
        case SecondsOption():
            return ()
