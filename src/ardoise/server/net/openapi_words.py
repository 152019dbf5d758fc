"""The words of the OpenAPI document: an operation, its answers, a reference to a record."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.json import schema_components

from ardoise.server.protocol import Refused

Json = dict[str, Any]


def schemas(records: Iterable[type]) -> Json:
    """Of these records and all that they hold. A decimal is a number on our wire, not a text."""
    described: Json = with_numbers(schema_components(records, ref_template=ref("{name}"))[1])
    return described


def with_numbers(value: Any) -> Any:
    if isinstance(value, dict):
        decimal = value.get("format") == "decimal"
        return {"type": "number"} if decimal else {key: with_numbers(inner) for key, inner in value.items()}
    return [with_numbers(inner) for inner in value] if isinstance(value, list) else value


def operation(name: str, summary: str, answers: Json) -> Json:
    return {"operationId": name, "summary": summary, "responses": answers}


def refused(why: str, codes: Iterable[str]) -> Json:
    return json(why, {"allOf": [of(Refused), {"properties": {"refused": {"enum": list(codes)}}}]})


def json(description: str, schema: Json) -> Json:
    return answer(description, {"application/json": {"schema": schema}})


def answer(description: str, content: Json) -> Json:
    return {"description": description, "content": content}


def of(kind: type) -> Json:
    return {"$ref": ref(kind.__name__)}


def ref(name: str) -> str:
    return f"#/components/schemas/{name}"
