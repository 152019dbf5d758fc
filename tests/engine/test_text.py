"""What a player typed: normalised, and without what would spoil another's screen."""

from __future__ import annotations

import pytest

from ardoise import Rejected
from ardoise.engine.text import Text, typed


def test_a_text_in_three_languages():
    text = Text("slate", "ardoise", "Tafel")
    assert [text.into(language) for language in ("en", "fr", "de")] == ["slate", "ardoise", "Tafel"]


@pytest.mark.parametrize(
    ("given", "kept"),
    [("  How many bulbs?  ", "How many bulbs?"), ("e\u0301te\u0301", "été"), ("<svg/onload=x>", "<svg/onload=x>")],
)
def test_what_is_kept(given, kept):
    assert typed(given, 50) == kept


@pytest.mark.parametrize("given", ["", "   ", "x" * 51])
def test_the_length_is_bounded(given):
    with pytest.raises(Rejected, match="text_length"):
        typed(given, 50)


CONTROLS = ["a\x00b", "line\nbreak", "\u202eevil", "a\u2066b", "\ud800", "a\u2028b", "\ufffe"]
UNSEEN = ["\u200b", "\u200e\u200f", "\u200d\u200c"]
PILED_UP = ["z\u0300\u0301\u0302\u0303lgo", "a\u20dd\u20dd\u20dd"]


@pytest.mark.parametrize("given", CONTROLS + UNSEEN + PILED_UP)
def test_characters_that_spoil_a_screen(given):
    with pytest.raises(Rejected, match="text_character"):
        typed(given, 50)


def test_nothing_may_be_typed_where_that_is_allowed():
    assert typed("", 50, least=0) == ""
