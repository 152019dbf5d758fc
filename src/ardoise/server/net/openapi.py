"""The table of routes as an OpenAPI document."""

from __future__ import annotations

import re
from importlib.metadata import version
from typing import Any, get_args

from msgspec.json import schema_components

from ardoise.engine.text import Language
from ardoise.games import GAMES
from ardoise.server.net.route import JSON, WAITS, Answer, Refuses, Returns, Route, Shape, answers_of
from ardoise.server.net.routes import PACK_ROUTES, ROUTES
from ardoise.server.protocol import Refused

Json = dict[str, Any]
TEXT: Json = {"type": "string"}
PARAMETERS: dict[str, Json] = {
    "code": {
        "description": "A room's code as somebody typed it: six letters; case and spaces do not matter.",
        "schema": TEXT,
    },
    "number": {
        "description": "Of the game in its room: the first is 1.",
        "schema": {"type": "integer", "minimum": 1},
    },
    "secret": {
        "description": "Of the link by which the pack is kept: anyone who has it may read and change the pack.",
        "schema": TEXT,
    },
    "game": {"schema": {"enum": list(GAMES)}},
}
SECURITY: dict[str, list[Json]] = {"needed": [{"token": []}], "useful": [{"token": []}, {}]}
TOKEN: Json = {
    "type": "http",
    "scheme": "bearer",
    "description": "The `token` of a `Welcome`: the key to a seat in that room.",
}
RETRY: Json = {"description": "Seconds until it may be tried again.", "schema": {"type": "integer", "minimum": 1}}
LANGUAGE: Json = {"name": "lang", "in": "query", "schema": {"enum": list(get_args(Language)), "default": "en"}}


def document() -> Json:
    paths: dict[str, Json] = {}
    for route in (*ROUTES, *PACK_ROUTES):
        paths.setdefault(route.path, _parameters(route.path))[route.method] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ardoise", "version": version("ardoise"), "license": {"name": "Apache-2.0"}},
        "paths": paths,
        "components": {"schemas": _schemas(), "securitySchemes": {"token": TOKEN}},
    }


def _parameters(path: str) -> Json:
    names = re.findall(r"{(\w+)}", path)
    parts = [{"name": name, "in": "path", "required": True, **PARAMETERS[name]} for name in names]
    if "game" in names:
        parts.append(LANGUAGE)
    return {"parameters": parts} if parts else {}


def _operation(route: Route) -> Json:
    responses = {str(answer.status): _answer(answer) for answer in answers_of(route)}
    operation: Json = {"operationId": route.handler, "summary": route.summary, "responses": responses}
    if route.bearer:
        operation["security"] = SECURITY[route.bearer]
    if route.body is None:
        return operation
    content = {JSON: {"schema": _schema(route.body)}}
    if route.body_also:
        content[route.body_also] = {"schema": TEXT}
    return operation | {"requestBody": {"required": True, "content": content}}


def _answer(answer: Answer) -> Json:
    if isinstance(answer, Refuses):
        code = {"properties": {"refused": {"enum": list(answer.codes)}}}
        content = {JSON: {"schema": {"allOf": [_schema(Refused), code]}}}
        waits = {"headers": {"Retry-After": RETRY}} if answer.status in WAITS else {}
        return {"description": answer.why, "content": content, **waits}
    if answer.media is None:
        return {"description": answer.what}
    return {"description": answer.what, "content": {answer.media: {"schema": _schema(answer.shape)}}}


def _schema(shape: Shape | None) -> Json:
    if shape is None:
        return TEXT
    return shape if isinstance(shape, dict) else {"$ref": _ref(shape.__name__)}


def _ref(name: str) -> str:
    return f"#/components/schemas/{name}"


def _schemas() -> Json:
    """Of the records in the table and all that they hold."""
    routes = (*ROUTES, *PACK_ROUTES)
    shapes = [answer.shape for route in routes for answer in route.answers if isinstance(answer, Returns)]
    records = {shape for shape in (Refused, *(route.body for route in routes), *shapes) if isinstance(shape, type)}
    ordered = sorted(records, key=lambda record: record.__name__)
    described: Json = with_numbers(schema_components(ordered, ref_template=_ref("{name}"))[1])
    return described


def with_numbers(value: Any) -> Any:
    """A decimal is a number on our wire, not a text."""
    if isinstance(value, dict):
        decimal = value.get("format") == "decimal"
        return {"type": "number"} if decimal else {key: with_numbers(inner) for key, inner in value.items()}
    return [with_numbers(inner) for inner in value] if isinstance(value, list) else value
