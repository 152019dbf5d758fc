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
LONG = 30  # letters of a default
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
    return table(["field", "type", "default", "meaning"], rows)


def table(columns: list[str], rows: Iterable[tuple[str, ...]]) -> str:
    """A column in which nothing stands is left out."""
    cells = [columns, *rows]
    kept = [n for n in range(len(columns)) if any(row[n] for row in cells[1:])]
    lines = [[row[n].replace("|", "\\|") for n in kept] for row in cells]
    return "\n".join(f"| {' | '.join(line)} |" for line in [lines[0], ["---"] * len(kept), *lines[1:]])


def _default(schema: Json, name: str, part: Json) -> str:
    if name in schema.get("required", ()) or "default" not in part:
        return "" if name in schema.get("required", ()) else "optional"
    told = json.dumps(part["default"], ensure_ascii=False)
    return f"`{told}`" if len(told) < LONG else "`{…}`"


def kind(schema: Json) -> str:
    """A type in a word or two."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rsplit('/', 1)[1]}`"
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(_choices(schema["anyOf"]))
    if schema.get("type") == "array":
        return _list(schema)
    if schema.get("type") == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {kind(schema['additionalProperties'])}"
    return _bounded(schema)


def _choices(parts: Iterable[Json]) -> list[str]:
    """A whole number is a number, too."""
    kinds = list(dict.fromkeys(kind(part) for part in parts))
    return [each for each in kinds if each != "integer" or "number" not in kinds]


def _list(schema: Json) -> str:
    if parts := schema.get("prefixItems"):
        return "list of " + ", ".join(kind(part) for part in parts)
    return f"list of {kind(schema.get('items') or {})}"


def _bounded(schema: Json) -> str:
    said = "number" if schema.get("format") == "decimal" else str(schema.get("type", "anything"))
    bounds = {"minimum": "at least", "maximum": "at most", "maxLength": "at most", "minLength": "at least"}
    told = [f"{words} {schema[key]:,}" for key, words in bounds.items() if key in schema]
    return f"{said}, {', '.join(told)}" if told else said
