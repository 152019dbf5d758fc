"""The reference, printed from the code: a line `{{ name }}` of a page becomes what the module of that name prints."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from reference import command_line, protocol, records, referee, routes, settings

PRINTERS: dict[str, Callable[[], str]] = {
    "command_line": command_line.markdown,
    "message_schemas": protocol.json_schemas,
    "pace": protocol.limits,
    "protocol": protocol.markdown,
    "records": records.markdown,
    "referee": referee.markdown,
    "routes": routes.markdown,
    "settings": settings.markdown,
}
SLOT = re.compile(r"^\{\{ (?P<name>\w+) \}\}$", re.MULTILINE)
FOLDER = "reference/"


def fill(_app: Any, page: str, source: list[str]) -> None:
    if page.startswith(FOLDER):
        source[0] = SLOT.sub(lambda slot: PRINTERS[slot["name"]](), source[0])


def setup(app: Any) -> dict[str, bool]:
    app.connect("source-read", fill)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
