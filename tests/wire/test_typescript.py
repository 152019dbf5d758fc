"""The fold: each kind of Python type, and what it is in TypeScript."""

from __future__ import annotations

from datetime import datetime
from decimal import Decimal
from typing import Annotated, Any, Literal

import msgspec
import msgspec.inspect as mi
import pytest
from msgspec import Meta

from ardoise.engine.game import Record, Seat
from ardoise.wire.typescript import alias, interface, one_of, spell, words


class Slate(Record):
    answer: int


class Chalk(Record, tag_field="type", tag=True):
    """White, or coloured.

    What follows the first line is for readers of the Python alone.
    """

    length: int
    lent: Slate | None = None
    rest: tuple[Slate, ...] = ()


class Sparing(Record, omit_defaults=True):
    always: int
    seldom: int = 0


class Unset(Record):
    name: int | msgspec.UnsetType = msgspec.UNSET


class Renamed(Record, rename="camel"):
    two_words: int


class Numbered(Record, tag_field="kind", tag=7):
    pass


class InARow(Record, array_like=True):
    answer: int


def name(kind):
    return kind.cls.__name__ if isinstance(kind, mi.StructType) else one_of(words(kind))


@pytest.mark.parametrize(
    ("kind", "spelled"),
    [
        (int, "number"),
        (float, "number"),
        (Decimal, "number"),
        (int | Decimal, "number"),
        (Seat, "number"),
        (Annotated[int, Meta(ge=1)], "number"),
        (Annotated[int, Meta(description="with a word about it")], "number"),
        (str, "string"),
        (bool, "boolean"),
        (None, "null"),
        (Any, "unknown"),
        (object, "unknown"),
        (msgspec.Raw, "unknown"),
        (Literal["a", 1, None], 'null | 1 | "a"'),
        (Literal['a "quoted" word'], r'"a \"quoted\" word"'),
        (Slate, "Slate"),
        (Slate | None, "Slate | null"),
        (int | Decimal | None, "number | null"),
        (tuple[int, str], "readonly [number, string]"),
        (tuple[int, ...], "readonly number[]"),
        (list[Slate], "readonly Slate[]"),
        (frozenset[int], "readonly number[]"),
        (tuple[Slate | None, ...], "readonly (Slate | null)[]"),
        (tuple[tuple[int, int], ...], "readonly (readonly [number, number])[]"),
        (tuple[tuple[str, ...], ...], "readonly (readonly string[])[]"),
        (dict[str, int | None], "Readonly<Record<string, number | null>>"),
    ],
    ids=str,
)
def test_each_kind(kind, spelled):
    assert spell(mi.type_info(kind), name) == spelled


@pytest.mark.parametrize(
    ("kind", "named"),
    [(datetime, "DateTimeType"), (bytes, "BytesType"), (dict[int, int], "DictType"), (InARow, "InARow")],
)
def test_an_unknown_kind_is_named(kind, named):
    with pytest.raises(TypeError, match=f"no TypeScript for .*{named}"):
        spell(mi.type_info(kind), name)


def test_a_record_with_its_tag_its_first_line_and_every_field():
    assert interface(mi.type_info(Chalk), name).splitlines() == [
        "/** White, or coloured. */",
        "export interface Chalk {",
        '  readonly type: "Chalk";',
        "  readonly length: number;",
        "  readonly lent: Slate | null;",
        "  readonly rest: readonly Slate[];",
        "}",
    ]


@pytest.mark.parametrize(
    ("record", "line"),
    [
        (Sparing, "  readonly always: number;"),
        (Sparing, "  readonly seldom?: number;"),
        (Unset, "  readonly name?: number;"),
        (Renamed, "  readonly twoWords: number;"),
        (Numbered, "  readonly kind: 7;"),
    ],
)
def test_a_field_as_it_is_on_the_wire(record, line):
    assert line in interface(mi.type_info(record), name).splitlines()


def test_many_members_have_a_line_of_their_own_or_one_each():
    assert alias("Few", ["A", "B"]) == "export type Few = A | B;"
    names = [f"Member{n}" for n in range(10, 21)]
    assert alias("Some", names[:10]).splitlines() == ["export type Some =", f"  {' | '.join(names[:10])};"]
    assert alias("Many", names).splitlines() == [
        "export type Many =",
        *(f"  | {member}" for member in names[:-1]),
        "  | Member20;",
    ]
