"""The HTTP routes of the server as an OpenAPI document: what can be asked, and every answer that can come."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.metadata import version
from typing import Any, get_args

from msgspec.json import schema_components

from ardoise.engine.text import Language
from ardoise.games import GAMES
from ardoise.rulebook import Rulebook
from ardoise.server.protocol import NewPerson, Refused, RoomCard, Welcome

Json = dict[str, Any]

TEXT: Json = {"text/plain": {"schema": {"type": "string"}}}
COUNT: Json = {"type": "integer", "minimum": 0}
HEALTH: Json = {
    "type": "object",
    "properties": {"ok": {"const": True}, "rooms": COUNT, "sockets": COUNT},
    "required": ["ok", "rooms", "sockets"],
}
CODE: Json = {
    "name": "code",
    "in": "path",
    "required": True,
    "description": "A room's code as somebody typed it: six letters; case and spaces do not matter.",
    "schema": {"type": "string"},
}

NUMBER: Json = {
    "name": "number",
    "in": "path",
    "required": True,
    "description": "Of the game in its room: the first is 1.",
    "schema": {"type": "integer", "minimum": 1},
}

GAME: Json = {"name": "game", "in": "path", "required": True, "schema": {"enum": list(GAMES)}}
LANGUAGE: Json = {"name": "lang", "in": "query", "schema": {"enum": list(get_args(Language)), "default": "en"}}

JSON_LINES: Json = {"application/x-ndjson": {"schema": {"type": "string"}}}
RECORDS = (NewPerson, Welcome, RoomCard, Refused, Rulebook)
BAD_PERSON = ("malformed", "text_length", "text_character")


def document() -> Json:
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ardoise", "version": version("ardoise"), "license": {"name": "Apache-2.0"}},
        "paths": {
            "/api/rooms": {"post": _open_room()},
            "/api/rooms/{code}": {"parameters": [CODE], "get": _look_up()},
            "/api/rooms/{code}/people": {"parameters": [CODE], "post": _come_in()},
            "/api/rooms/{code}/games/{number}": {"parameters": [CODE, NUMBER], "get": _game()},
            "/api/rooms/{code}/games/{number}/story": {"parameters": [CODE, NUMBER], "get": _story()},
            "/api/rooms/{code}/games/{number}/questions": {"parameters": [CODE, NUMBER], "get": _questions()},
            "/api/rules/{game}": {"parameters": [GAME, LANGUAGE], "get": _rules()},
            "/api/health": {"get": _operation("health", "Is the server well?", {"200": _json("Yes.", HEALTH)})},
            "/api/openapi.json": {"get": _operation("openapi", "This document.", {"200": _json("It.", {})})},
            "/metrics": {"get": _operation("metrics", "Figures for Prometheus.", {"200": _answer("Figures.", TEXT)})},
            "/ws": {"get": _socket()},
        },
        "components": {"schemas": schema_components(RECORDS, ref_template=_ref("{name}"))[1]},
    }


def _open_room() -> Json:
    answers = {
        "201": _json("The room, and the key to a seat in it.", _of(Welcome)),
        "400": _refused("Nobody can come in like this.", BAD_PERSON),
        "413": _answer("The body is larger than a frame.", TEXT),
        "429": _refused("This address has opened many rooms: wait.", ["too_many_rooms"]),
        "503": _refused("No room can be opened now.", ["server_full", "not_stored"]),
    }
    return _operation("open_room", "Open a room and be its first person.", answers) | {"requestBody": _body()}


def _look_up() -> Json:
    answers = {"200": _json("There is such a room.", _of(RoomCard)), **_not_now(), **_no_room()}
    return _operation("look_up", "What a room plays, before coming in.", answers)


def _come_in() -> Json:
    answers = {
        "201": _json("The key to a seat.", _of(Welcome)),
        "400": _refused("Nobody can come in like this.", BAD_PERSON),
        "413": _answer("The body is larger than a frame.", TEXT),
        **_not_now(),
        **_no_room(),
    }
    return _operation("come_in", "Come into a room.", answers) | {"requestBody": _body()}


def _game() -> Json:
    answers = {
        "200": _answer("A header, then a line for each entry, as `ardoise verify` reads them.", JSON_LINES),
        "409": _refused("It is still played.", ["not_over"]),
        **_not_now(),
        **_no_room(),
    }
    return _operation("game", "A game that is over, to verify and to replay.", answers)


def _story() -> Json:
    answers = {
        "200": _json("The record `Story` of that game: the page's types have it.", {"type": "object"}),
        "409": _refused("It is still played.", ["not_over"]),
        **_not_now(),
        **_no_room(),
    }
    return _operation("story", "A game that is over, in figures.", answers)


def _questions() -> Json:
    each = {"type": "array", "items": {"type": "object"}}
    answers = {"200": _json("Records `Revealed`: the page's types have them.", each), **_not_now(), **_no_room()}
    return _operation("questions", "The questions of a game whose answers were read out, for who sits there.", answers)


def _rules() -> Json:
    answers = {
        "200": _json("The whole page as Markdown, and its rules one by one.", _of(Rulebook)),
        "404": _refused("No such game, or not in that language.", ["not_found"]),
    }
    return _operation("rules", "The rules of a game.", answers)


def _not_now() -> Json:
    return {"503": _refused("The disk is ill.", ["not_stored"])}


def _no_room() -> Json:
    return {
        "404": _refused("Unknown, full and locked look alike.", ["no_room"]),
        "429": _refused("This address has asked for much: wait.", ["too_many_tries"]),
    }


def _socket() -> Json:
    answers = {
        "101": {"description": "A WebSocket. Its first frame is Hello with the token; the page's types have the rest."},
        "400": _answer("Not a WebSocket's handshake.", TEXT),
        "403": _refused("Opened by a foreign page.", ["wrong_origin"]),
        "429": _refused("This address has many sockets: close some.", ["too_many_sockets"]),
    }
    return _operation("socket", "The live table.", answers)


def _operation(name: str, summary: str, answers: Json) -> Json:
    return {"operationId": name, "summary": summary, "responses": answers}


def _body() -> Json:
    return {"required": True, "content": {"application/json": {"schema": _of(NewPerson)}}}


def _refused(why: str, codes: Iterable[str]) -> Json:
    return _json(why, {"allOf": [_of(Refused), {"properties": {"refused": {"enum": list(codes)}}}]})


def _json(description: str, schema: Json) -> Json:
    return _answer(description, {"application/json": {"schema": schema}})


def _answer(description: str, content: Json) -> Json:
    return {"description": description, "content": content}


def _of(kind: type) -> Json:
    return {"$ref": _ref(kind.__name__)}


def _ref(name: str) -> str:
    return f"#/components/schemas/{name}"
