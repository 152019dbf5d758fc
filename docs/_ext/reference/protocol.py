"""Every message of the socket, and every move of each game, from the types that read and write them."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec

from ardoise.games import GAMES
from ardoise.server import protocol
from ardoise.server.limits import LIMITS, Limits, Strikes
from ardoise.server.net.gateway import DEAD_SECONDS, PING_SECONDS
from ardoise.server.net.heartbeat import SECONDS
from ardoise.server.net.openapi import with_numbers
from reference.schema import record, remarks, schemas, table

OF_A_SOCKET = ("frame", "burst", "rate", "pieces", "sockets_an_address", "hello_seconds")
BY_THE_LIBRARY = {1002: "a frame was broken or not masked", 1007: "a text was not UTF-8"}

CLOSES = {
    protocol.NOT_TEXT: "a frame was not text",
    protocol.TOO_FAST: "too many messages or frames; wait, then connect again",
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


def limits() -> str:
    """How fast a client may be, as a server is set up unless somebody chose otherwise."""
    known = schemas((Limits,))["Limits"]["properties"]
    rows = [(known[name]["description"], f"{getattr(LIMITS, name):g}") for name in OF_A_SOCKET]
    rows += [
        ("strikes in a minute until the socket is closed with 1008", f"{Strikes.MOST}"),
        ("seconds between two pings of the server", f"{PING_SECONDS:g}"),
        ("seconds of silence after which a socket is closed with 4008", f"{DEAD_SECONDS:g}"),
        ("seconds between two `Beat`, for those who asked in `Hello`", f"{SECONDS:g}"),
        ("version of this protocol, as `Welcome` tells it", f"{protocol.PROTOCOL}"),
    ]
    return table(["limit", "value"], rows)


def json_schemas() -> str:
    """Of all messages, and of the moves and views that they carry."""
    parts = ["## Messages", _as_json((*get_args(protocol.FromScreen), *get_args(protocol.ToScreen)))]
    for name, game in GAMES.items():
        parts += [f"## {name}: moves and views", _as_json((game.types.move, game.types.view))]
    return "\n\n".join(parts)


def _as_json(types: tuple[Any, ...]) -> str:
    _, known = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    return f"```json\n{json.dumps({'$defs': with_numbers(known)}, indent=1, ensure_ascii=False)}\n```"


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
    return table(["code", "why"], ((str(code), why) for code, why in sorted((CLOSES | BY_THE_LIBRARY).items())))


def _moves() -> list[str]:
    parts = []
    for name, game in GAMES.items():
        kinds = get_args(game.types.move) or (game.types.move,)
        known = schemas(kinds)
        parts += [f"### {name}", *(record(f"{name}: {_tag(kind)}", known[kind.__name__], "####") for kind in kinds)]
        parts.append("Refusals: " + ", ".join(f"`{code}`" for code in sorted(game.refusals)) + ".")
    return parts
