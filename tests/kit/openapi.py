"""Answers of the server, held against the OpenAPI document."""

from __future__ import annotations

import json

from jsonschema import Draft202012Validator

from ardoise.server.net.openapi import document

ROOM, PEOPLE, GAME = "/api/rooms/{code}", "/api/rooms/{code}/people", "/api/rooms/{code}/games/{number}"
STORY, QUESTIONS, RULES = f"{GAME}/story", f"{GAME}/questions", "/api/rules/{game}"
PACKS, CHECK, PACK = "/api/packs", "/api/packs/check", "/api/packs/{secret}"
TABLE = f"{PACK}/table"


def as_described(method, path, status, kind, body):
    """Is this answer one of those that the document announces?"""
    described = document()
    content = described["paths"][path][method]["responses"][str(status)].get("content")
    if content is None:
        assert not body
        return
    schema = content[kind]["schema"] | {"components": described["components"]}
    Draft202012Validator(schema).validate(json.loads(body) if kind == "application/json" else body)
