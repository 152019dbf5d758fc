"""What a player typed: normalised, and without what would spoil another's screen."""

from __future__ import annotations

import pytest

from ardoise import Rejected
from ardoise.engine.text import PLAIN, Text, alike, check_characters, typed


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
UNSEEN = ["\u200b", "\u200e\u200f", "\u200d\u200c", "\u200d \u200d", "\ufe0f", "\u034f"]
BLANK = ["\u3164", "\u2800", "\u115f\u1160", "\uffa0", "Anna\u3164", "\u2800Anna"]
LONE_MARKS = ["\u0301", "\u0301Anna", "\u200d\u0301", "\u20dd"]
PILED_UP = ["z\u0300\u0301\u0302\u0303lgo", "a\u20dd\u20dd\u20dd"]


@pytest.mark.parametrize("given", CONTROLS + UNSEEN + BLANK + LONE_MARKS + PILED_UP)
def test_characters_that_spoil_a_screen(given):
    with pytest.raises(Rejected, match="text_character"):
        typed(given, 50)


def test_what_passes_as_plain_would_pass_a_closer_look():
    """Three of each, so that a mark would pile up."""
    plain = [sign for sign in map(chr, range(0x10000)) if PLAIN.fullmatch(sign) and sign.isprintable() and sign != " "]
    assert len(plain) > 2000
    for sign in plain:
        check_characters(3 * sign)


def test_nothing_may_be_typed_where_that_is_allowed():
    assert typed("", 50, least=0) == ""


@pytest.mark.parametrize(
    "given", ["Зоя", "محمد", "می\u200cخواهم", "👨\u200d👩\u200d👧", "❤\ufe0f", "नमस्ते", "한글", "O’Neill", "7"]
)
def test_names_of_all_the_world_are_seen(given):
    assert typed(given, 50) == given


@pytest.mark.parametrize("given", ["anna", "ANNA", "Ａｎｎａ", "Anna ", "An\u200dna", "Anna\ufe0f", "\u00a0Anna"])
def test_what_looks_the_same_but_for_case_width_and_spaces(given):
    assert alike(given) == alike("Anna")


@pytest.mark.parametrize("given", ["Anne", "An na", "Änna", "Anna 2"])
def test_what_looks_different(given):
    assert alike(given) != alike("Anna")
