"""A page: what it exports and reaches, in order, once each, and never two under one name."""

from __future__ import annotations

from typing import Literal

import pytest

from ardoise.engine.game import Record
from ardoise.engine.text import Text
from ardoise.wire.page import HEADER, Page

Colour = Literal["white", "red"]


class Sponge(Record):
    wet: bool


class Chalk(Record):
    colour: Colour
    size: Literal[1, 2]


class Slate(Record, tag=True):
    title: Text
    chalk: Chalk
    sponge: Sponge
    behind: Slate | None


class Stroke(Record, tag=True):
    chalk: Chalk


def another(name):
    """A record of that name which is not the one above."""
    return type(Record)(name, (Record,), {"__annotations__": {"other": "int"}, "__module__": __name__})


def declared(page):
    return [line.split()[2] for line in page.text().splitlines() if line.startswith("export")]


def test_in_the_order_in_which_they_are_reached_and_once():
    page = Page("desk", {"Any": Slate | Stroke, "Colours": Literal["white", "red"]})
    assert declared(page) == ["Any", "Slate", "Chalk", "Colour", "Sponge", "Stroke", "Colours"]


def test_words_that_have_a_name_keep_it():
    text = Page("desk", {"Chalk": Chalk}).text()
    assert 'export type Colour = "red" | "white";' in text
    assert "readonly colour: Colour;" in text
    assert "readonly size: 1 | 2;" in text


def test_records_of_the_engine_are_imported_but_by_the_engine_itself():
    page = Page("desk", {"Slate": Slate})
    assert page.text().startswith(f'{HEADER}\n\nimport type {{ Text }} from "./engine";\n\nexport interface Slate {{')
    assert page.imported == {"Text": Text}
    engine = Page("engine", page.imported)
    assert declared(engine) == ["Text"]
    assert "import" not in engine.text()


@pytest.mark.parametrize(
    ("exports", "name"),
    [
        ({"Both": Chalk | None, "Stroke": Stroke, "Sponge": Sponge, "Chalk": another("Chalk")}, "Chalk"),
        ({"Slate": Slate, "Text": another("Text")}, "Text"),
        ({"Text": another("Text"), "Slate": Slate}, "Text"),
        ({"Sponge": Chalk | None, "Slate": Slate}, "Sponge"),
        ({"Colour": Literal["blue"], "Chalk": Chalk}, "Colour"),
    ],
    ids=["two records", "imported first", "imported last", "an export and a record", "two sets of words"],
)
def test_one_name_with_two_meanings_is_refused(exports, name):
    with pytest.raises(TypeError, match=rf"desk\.ts: two types are called {name}"):
        Page("desk", exports)


@pytest.mark.parametrize("kind", [Chalk, int, tuple[Chalk, ...]], ids=str)
def test_an_export_is_a_union_or_a_record_of_that_name(kind):
    with pytest.raises(TypeError, match=r"desk\.ts: Thing is neither"):
        Page("desk", {"Thing": kind})
