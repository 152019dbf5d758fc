"""The HTTP routes, from the OpenAPI document that the server itself gives at /api/openapi.json."""

from __future__ import annotations

from typing import Any

from ardoise.server.net.openapi import document
from reference.schema import Json, kind, record, table

METHODS = ("get", "post", "put", "delete")


def markdown() -> str:
    told = document()
    parts = [_route(path, method, item) for path, item in told["paths"].items() for method in METHODS if method in item]
    records = [record(name, schema, "###") for name, schema in told["components"]["schemas"].items()]
    return "\n\n".join(["## Routes", *parts, "## Records", *records])


def _route(path: str, method: str, item: Json) -> str:
    operation = item[method]
    parts = [f"### {method.upper()} {path}", operation["summary"], _parameters(item, operation), _body(operation)]
    return "\n\n".join(part for part in [*parts, _answers(operation)] if part)


def _parameters(item: Json, operation: Json) -> str:
    known = [*item.get("parameters", ()), *operation.get("parameters", ())]
    rows = [(f"`{part['name']}`", part["in"], kind(part["schema"]), part.get("description", "")) for part in known]
    return table(["parameter", "in", "type", "meaning"], rows) if rows else ""


def _body(operation: Json) -> str:
    content = operation.get("requestBody", {}).get("content", {})
    return f"Body: {_content(content)}." if content else ""


def _answers(operation: Json) -> str:
    rows = [
        (code, part["description"], _content(part.get("content", {}))) for code, part in operation["responses"].items()
    ]
    return table(["status", "meaning", "content"], rows)


def _content(content: Json) -> str:
    return " or ".join(_schema(media, part.get("schema", {})) for media, part in content.items())


def _schema(media: str, schema: Any) -> str:
    if codes := [part["properties"]["refused"]["enum"] for part in schema.get("allOf", ()) if "properties" in part]:
        return "`Refused`: " + ", ".join(f"`{code}`" for code in codes[0])
    return kind(schema) if "$ref" in schema else f"{media}"
