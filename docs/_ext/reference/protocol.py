"""Every message of the socket, and every move of each game, from the types that read and write them."""

from __future__ import annotations

from typing import Any, get_args

from ardoise.games import GAMES
from ardoise.server import protocol
from reference.schema import record, remarks, schemas, table

CLOSES = {
    protocol.NOT_TEXT: "a frame was not text",
    protocol.TOO_FAST: "too many messages",
    protocol.TOO_BIG: "a frame was too large",
    protocol.BROKEN: "the room failed; connect again",
    protocol.RESTART: "the server restarts; connect again",
    protocol.LEFT: "the person left",
    protocol.REPLACED: "too many screens: this one gave way",
    protocol.KICKED: "the host removed the person",
    protocol.SLOW: "the screen did not read for too long",
    protocol.NO_TOKEN: "the token is unknown",
    protocol.NO_ROOM: "the room is gone",
}
assert set(CLOSES) == set(get_args(protocol.Close))


def markdown() -> str:
    said, told = get_args(protocol.FromScreen), get_args(protocol.ToScreen)
    parts = ["## From a screen to the server", *_messages(said)]
    parts += ["## From the server to a screen", *_messages(told)]
    parts += ["## Records inside messages", *_inside((*said, *told)), "## Close codes", _closes()]
    return "\n\n".join([*parts, "## Moves", *_moves()])


def _messages(kinds: tuple[Any, ...]) -> list[str]:
    known = schemas(kinds)
    return [record(_tag(kind), known[kind.__name__], "###", remarks(kind)) for kind in kinds]


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def _inside(kinds: tuple[Any, ...]) -> list[str]:
    names = {kind.__name__ for kind in kinds}
    return [record(name, schema, "###") for name, schema in schemas(kinds).items() if name not in names]


def _closes() -> str:
    return table(["code", "why"], ((str(code), why) for code, why in CLOSES.items()))


def _moves() -> list[str]:
    parts = []
    for name, game in GAMES.items():
        kinds = get_args(game.types.move) or (game.types.move,)
        known = schemas(kinds)
        parts += [f"### {name}", *(record(f"{name}: {_tag(kind)}", known[kind.__name__], "####") for kind in kinds)]
        parts.append("Refusals: " + ", ".join(f"`{code}`" for code in sorted(game.refusals)) + ".")
    return parts
