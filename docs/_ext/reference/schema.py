"""JSON schemas as Markdown: one table for the fields of a record."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

Json = Mapping[str, Any]
REF = "#/components/schemas/{name}"
REMARK = re.compile(r"^    (?P<field>\w+): .*  # (?P<words>.*)$", re.MULTILINE)


def schemas(types: Iterable[Any]) -> dict[str, Json]:
    """All records of these types and of their fields, by name."""
    return msgspec.json.schema_components(tuple(types), ref_template=REF)[1]


def remarks(record: type) -> dict[str, str]:
    """What the comments beside the fields say."""
    told: dict[str, str] = {}
    for each in reversed(record.__mro__[:-1]):
        if each.__module__.startswith("ardoise."):
            told |= {found["field"]: found["words"] for found in REMARK.finditer(inspect.getsource(each))}
    return told


def record(name: str, schema: Json, heading: str, about: Mapping[str, str] | None = None) -> str:
    """A heading, the docstring and the fields."""
    parts = [f"{heading} {name}", schema.get("description", ""), fields(schema, about or {})]
    return "\n\n".join(part for part in parts if part)


def fields(schema: Json, about: Mapping[str, str]) -> str:
    known = schema.get("properties", {})
    if not known:
        return ""
    rows = [
        (f"`{name}`", kind(part), _default(schema, name, part), about.get(name, "")) for name, part in known.items()
    ]
    named = ["field", "type", "default", "meaning"]
    return table(named if any(row[-1] for row in rows) else named[:-1], rows)


def table(columns: list[str], rows: Iterable[Iterable[str]]) -> str:
    lines = [columns, ["---"] * len(columns), *([cell.replace("|", "\\|") for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(list(line)[: len(columns)])} |" for line in lines)


def _default(schema: Json, name: str, part: Json) -> str:
    if name in schema.get("required", ()) or "default" not in part:
        return "" if name in schema.get("required", ()) else "optional"
    return f"`{json.dumps(part['default'], ensure_ascii=False)}`"


def kind(schema: Json) -> str:
    """A type in a word or two."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rsplit('/', 1)[1]}`"
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(dict.fromkeys(kind(part) for part in schema["anyOf"]))
    if schema.get("type") == "array":
        return _list(schema)
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {kind(schema['additionalProperties'])}"
    return _bounded(schema)


def _list(schema: Json) -> str:
    if parts := schema.get("prefixItems"):
        return "list of " + ", ".join(kind(part) for part in parts)
    return f"list of {kind(schema.get('items') or {})}"


def _bounded(schema: Json) -> str:
    said = str(schema.get("type", "anything"))
    bounds = {"minimum": "at least", "maximum": "at most", "maxLength": "at most", "minLength": "at least"}
    told = [f"{words} {schema[key]:,}" for key, words in bounds.items() if key in schema]
    return f"{said}, {', '.join(told)}" if told else said
