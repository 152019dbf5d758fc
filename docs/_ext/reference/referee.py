"""What the referee can be asked, and what it answers, from the forms of each game."""

from __future__ import annotations

from typing import Any, get_type_hints

from ardoise.games import GAMES
from reference.schema import fields, record, remarks, schemas


def markdown() -> str:
    return "\n\n".join(_game(name, game) for name, game in GAMES.items() if game.forms)


def _game(name: str, game: Any) -> str:
    parts = [f"## {name}"]
    for request, rule in game.forms:
        ruling = get_type_hints(rule)["return"]
        known = schemas((request, ruling))
        asked, given = known.pop(request.__name__), known.pop(ruling.__name__)
        parts += [
            f"### {name}: {request.__name__}",
            asked.get("description", ""),
            "You send:",
            fields(asked, remarks(request)),
        ]
        parts += ["You get:", fields(given, remarks(ruling))]
        parts += [record(f"{name}: {inner}", schema, "####") for inner, schema in known.items()]
    return "\n\n".join(part for part in parts if part)
