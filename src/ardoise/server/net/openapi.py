"""The HTTP routes of the server as an OpenAPI document: what can be asked, and every answer that can come."""

from __future__ import annotations

from importlib.metadata import version
from typing import get_args

from ardoise.engine.text import Language
from ardoise.games import GAMES
from ardoise.rulebook import Rulebook
from ardoise.server.net import openapi_packs
from ardoise.server.net.openapi_words import Json, answer, json, of, operation, refused, schemas
from ardoise.server.protocol import NewPerson, NewRoom, Refused, RoomCard, Welcome

TEXT: Json = {"text/plain": {"schema": {"type": "string"}}}
COUNT: Json = {"type": "integer", "minimum": 0}
HEALTH: Json = {
    "type": "object",
    "properties": {
        "ok": {"type": "boolean"},
        "rooms": COUNT,
        "sockets": COUNT,
        "database": {"type": "boolean", "description": "Of several servers: is it reached?"},
        "messenger": {"type": "boolean", "description": "Of several servers: are the others reached?"},
    },
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
RECORDS = (NewPerson, NewRoom, Welcome, RoomCard, Refused, Rulebook, *openapi_packs.RECORDS)
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
            **openapi_packs.paths(),
            "/api/rules/{game}": {"parameters": [GAME, LANGUAGE], "get": _rules()},
            "/api/health": {"get": operation("health", "Is the server well?", _well())},
            "/api/openapi.json": {"get": operation("openapi", "This document.", {"200": json("It.", {})})},
            "/metrics": {"get": operation("metrics", "Figures for Prometheus.", {"200": answer("Figures.", TEXT)})},
            "/ws": {"get": _socket()},
        },
        "components": {"schemas": schemas(RECORDS)},
    }


def _well() -> Json:
    return {"200": json("Yes.", HEALTH), "503": json("No: others should be asked.", HEALTH)}


def _open_room() -> Json:
    answers = {
        "201": json("The room, and the key to a seat in it.", of(Welcome)),
        "400": refused("No table can be opened like this.", (*BAD_PERSON, "no_such_game")),
        "413": answer("The body is larger than a frame.", TEXT),
        "429": refused("This address has opened many rooms: wait.", ["too_many_rooms"]),
        "503": refused("No room can be opened now.", ["server_full", "not_stored"]),
    }
    return operation("open_room", "Open a room and be its first person.", answers) | {"requestBody": _body(NewRoom)}


def _look_up() -> Json:
    answers = {"200": json("There is such a room.", of(RoomCard)), **_not_now(), **_no_room()}
    return operation("look_up", "What a room plays, before coming in.", answers)


def _come_in() -> Json:
    answers = {
        "201": json("The key to a seat.", of(Welcome)),
        "400": refused("Nobody can come in like this.", (*BAD_PERSON, "practice_alone")),
        "413": answer("The body is larger than a frame.", TEXT),
        **_not_now(),
        **_no_room(),
    }
    return operation("come_in", "Come into a room.", answers) | {"requestBody": _body(NewPerson)}


def _game() -> Json:
    answers = {
        "200": answer("A header, then a line for each entry, as `ardoise verify` reads them.", JSON_LINES),
        "409": refused("It is still played.", ["not_over"]),
        **_not_now(),
        **_no_room(),
    }
    return operation("game", "A game that is over, to verify and to replay.", answers)


def _story() -> Json:
    answers = {
        "200": json("The record `Story` of that game: the page's types have it.", {"type": "object"}),
        "409": refused("It is still played.", ["not_over"]),
        **_not_now(),
        **_no_room(),
    }
    return operation("story", "A game that is over, in figures.", answers)


def _questions() -> Json:
    each = {"type": "array", "items": {"type": "object"}}
    answers = {"200": json("Records `Revealed`: the page's types have them.", each), **_not_now(), **_no_room()}
    return operation("questions", "The questions of a game whose answers were read out, for who sits there.", answers)


def _rules() -> Json:
    answers = {
        "200": json("The whole page as Markdown, and its rules one by one.", of(Rulebook)),
        "404": refused("No such game, or not in that language.", ["not_found"]),
    }
    return operation("rules", "The rules of a game.", answers)


def _not_now() -> Json:
    return {"503": refused("The disk is ill.", ["not_stored"])}


def _no_room() -> Json:
    return {
        "404": refused("Unknown, full and locked look alike.", ["no_room"]),
        "429": refused("This address has asked for much: wait.", ["too_many_tries"]),
    }


def _socket() -> Json:
    answers = {
        "101": {"description": "A WebSocket. Its first frame is Hello with the token; the page's types have the rest."},
        "400": answer("Not a WebSocket's handshake.", TEXT),
        "403": refused("Opened by a foreign page.", ["wrong_origin"]),
        "429": refused("This address has many sockets: close some.", ["too_many_sockets"]),
    }
    return operation("socket", "The live table.", answers)


def _body(record: type) -> Json:
    return {"required": True, "content": {"application/json": {"schema": of(record)}}}
