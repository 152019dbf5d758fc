"""Records with two booleans are built by keyword: two that are swapped would still type-check."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import ardoise

SOURCE = Path(ardoise.__file__).parent
MODULES = sorted(path for part in ("server", "cluster") for path in (SOURCE / part).rglob("*.py"))


def records():
    for path in MODULES:
        name = ".".join(("ardoise", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(".__init__")
        for value in vars(import_module(name)).values():
            if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == name:
                yield value


BOOLEANS = [r for r in records() if sum(field.type is bool for field in msgspec.structs.fields(r)) > 1]


@pytest.mark.parametrize("record", BOOLEANS, ids=lambda record: record.__name__)
def test_a_record_with_two_booleans_is_built_by_keyword(record):
    by_place = {
        field.name: field.type for field in msgspec.structs.fields(record) if field.name in record.__match_args__
    }
    assert list(by_place.values()).count(bool) < 2


def test_the_large_ones_are_among_them():
    assert {"RoomUpdate", "PersonView", "Person", "Lobby", "DoorSet"} <= {record.__name__ for record in BOOLEANS}
