"""Real values of every type that crosses the wire, and all the ways to spoil them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from ardoise import Timeout
from ardoise.engine.codec import encode
from ardoise.engine.game import usual
from ardoise.engine.playout import Step
from ardoise.games import KITS
from ardoise.wire.facts import ChoiceOption, FlagOption, Option, SeatOption, facts_of
from tests.every_game import every_state, match, recounted, screens

STEPS = 200
CORRECTED_EVERY = 9  # steps
WORD = 16  # a longer text is not one of a closed set of words


def house_rules(game: Any) -> dict[str, Any]:
    """Every option otherwise than in the rulebook, but those that need other seats or have another default in logs."""
    facts = facts_of(KITS[game.name])
    bound = {*(found.option for found in facts.seats_with), *usual(game.types.options)}
    return {
        option.key: _other(option) for option in facts.options if option.key not in bound and _other(option) is not None
    }


def _other(option: Option) -> Any:
    match option:
        case FlagOption(rule=rule):
            return not rule
        case ChoiceOption(rule=rule, choices=choices) | SeatOption(rule=rule, choices=choices):
            return next(choice for choice in reversed(choices) if choice != rule)
    return None


def samples(game: Any) -> Iterator[tuple[str, Any]]:
    """Whatever shows something new, as parsed JSON with the name of its type."""
    known: set[tuple[str, Any]] = set()
    for kind, value in _crossing(game):
        plain = json.loads(encode(value))
        shown = set(_leaves(kind, plain))
        if not shown <= known:
            known |= shown
            yield kind, plain


def _crossing(game: Any) -> Iterator[tuple[str, Any]]:
    """Everything that a screen sends or is sent in some matches."""
    yield from (("Options", game.types.options(**rules)) for rules in ({}, house_rules(game)))
    for seats, step in _steps(game):
        if step.move is not None and not isinstance(step.move, Timeout):
            yield "Move", step.move
        for screen in screens(seats):
            yield "View", game.view(step.state, screen)
            yield from (("News", event) for event in step.events if event.seen_by(screen))


def _steps(game: Any) -> Iterator[tuple[int, Step]]:
    """Matches of every temper: patient, hasty by house rules, and one in which nobody ever moves."""
    for seats in (game.seats[0], game.seats[-1]):
        yield from _with_recounts(game, seats, match(game, "patient", seats))
        yield from _with_recounts(game, seats, match(game, "hasty", seats, 4, **house_rules(game)))
    yield from _with_recounts(game, game.seats[0], match(game, "asleep", game.seats[0], 1))


def _with_recounts(game: Any, seats: int, played: Iterator[Step]) -> Iterator[tuple[int, Step]]:
    """Also what would be told, were an answer corrected now and then."""
    steps = list(islice(played, STEPS))
    yield from ((seats, step) for step in steps)
    for until in range(CORRECTED_EVERY, len(steps), CORRECTED_EVERY):
        if step := recounted(game, every_state(game, steps[:until])):
            yield seats, step


def _leaves(place: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Every place with the kind of value that it holds, or the word itself."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from _leaves(f"{_tagged(place, value)}.{key}", inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _leaves(f"{place}[]", inner)
    else:
        yield place, value if isinstance(value, str) and len(value) <= WORD else type(value)


def spoilt(place: str, value: Any) -> Iterator[tuple[str, Any]]:
    """The value with one thing wrong at one place: a field too few or too many, an unknown tag, a word for a number."""
    if isinstance(value, dict):
        yield from _spoilt_record(_tagged(place, value), value)
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            for where, wrong in spoilt(f"{place}[]", inner):
                yield where, [*value[:at], wrong, *value[at + 1 :]]
    elif isinstance(value, int | float):
        yield f"{place} = word", "word"


def may_be_left_out(game: Any) -> set[str]:
    """Spoilt views that are none: what a view leaves out where there is nothing to say."""
    view = game.types.view
    fields = msgspec.structs.fields(view) if view.__struct_config__.omit_defaults else ()
    return {f"View - {field.name}" for field in fields if not field.required}


def _spoilt_record(place: str, record: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    yield f"{place} + stranger", {**record, "stranger": 1}
    if "type" in record:
        yield f"{place} = stranger", {**record, "type": "Stranger"}
    for key, inner in record.items():
        yield f"{place} - {key}", {other: kept for other, kept in record.items() if other != key}
        for where, wrong in spoilt(f"{place}.{key}", inner):
            yield where, {**record, key: wrong}


def _tagged(place: str, record: dict[str, Any]) -> str:
    return f"{place}({record['type']})" if "type" in record else place
