"""A value in TypeScript, laid out as the page's formatter does it."""

from __future__ import annotations

from typing import Any

import msgspec

from ardoise.engine.codec import encode

WIDTH = 120


def constant(name: str, value: object, kind: str | None = None) -> str:
    """`export const NAME = …`, with the narrowest type that it can have; `kind`: one that it must have, too."""
    end = f" as const satisfies {kind};" if kind else " as const;"
    return f"export const {name} = {_spelled(msgspec.to_builtins(value), '', len(f'export const {name} = {end}'))}{end}"


def _spelled(value: Any, indent: str, beside: int) -> str:
    """On one line, unless that is too long together with what stands beside it, or has rows in it."""
    line = _on_one_line(value)
    if not isinstance(value, dict | list | tuple):
        return line
    if len(indent) + len(line) + beside <= WIDTH and not _has_rows(value):
        return line
    inner = indent + "  "
    parts = [f"{inner}{_begun(part)}{_spelled(_of(part), inner, len(_begun(part)) + 1)}," for part in _parts(value)]
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return "\n".join([opening, *parts, f"{indent}{closing}"])


def _has_rows(value: Any) -> bool:
    """The formatter gives each a line: several lists, or several objects, of several things."""
    if not isinstance(value, dict | list | tuple):
        return False
    inner = [_of(part) for part in _parts(value)]
    alike = all(isinstance(each, dict) for each in inner) or all(isinstance(each, list | tuple) for each in inner)
    rows = isinstance(value, list | tuple) and len(inner) > 1 and alike and all(len(each) > 1 for each in inner)
    return rows or any(map(_has_rows, inner))


def _on_one_line(value: Any) -> str:
    if not isinstance(value, dict | list | tuple):
        return encode(value).decode()
    inside = ", ".join(f"{_begun(part)}{_on_one_line(_of(part))}" for part in _parts(value))
    return f"{{ {inside} }}" if isinstance(value, dict) else f"[{inside}]"


def _parts(value: Any) -> list[tuple[str | None, Any]]:
    return list(value.items()) if isinstance(value, dict) else [(None, each) for each in value]


def _begun(part: tuple[str | None, Any]) -> str:
    return f"{part[0]}: " if part[0] is not None else ""


def _of(part: tuple[str | None, Any]) -> Any:
    return part[1]
