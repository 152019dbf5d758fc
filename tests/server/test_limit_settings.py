"""Every limit as a setting: what can be written, and what each profile makes of it."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from ardoise.server.limit_settings import SHARES, WORDS, BadLimit, of_an_address, parsed, profile
from ardoise.server.limits import LIMITS, Limits


def test_every_limit_has_words():
    assert list(WORDS) == list(Limits.__struct_fields__)
    assert all(WORDS.values())


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("rooms", "7", 7),
        ("rate", "2.5", 2.5),
        ("rooms_rate", "30/3600", 30 / 3600),
        ("rooms_rate", "4", 4.0),
        ("frame", "1024", 1024),
    ],
)
def test_a_limit_is_a_number_or_a_fraction(name, text, value):
    assert parsed(name, text) == value
    assert type(parsed(name, text)) is type(value)


@pytest.mark.parametrize(
    ("name", "text", "why"),
    [
        ("rooms", "0", "above 0"),
        ("rooms", "-1", "above 0"),
        ("rooms", "1.5", "whole number"),
        ("rooms", "", "above 0"),
        ("rooms", "many", "above 0"),
        ("rooms", "9" * 13, "above 0"),
        ("rate", "0.0", "above 0"),
        ("rate", "1/0", "above 0"),
        ("rate", "nan", "above 0"),
        ("rate", "inf", "above 0"),
        ("rate", "1e9", "above 0"),
        ("frame", "1023", "at least 1024"),
        ("roms", "5", "there is no limit roms"),
    ],
)
def test_a_limit_that_would_lock_out_everybody_is_refused(name, text, why):
    with pytest.raises(BadLimit, match=why):
        parsed(name, text)


@pytest.mark.parametrize("name", SHARES)
def test_a_profile_changes_what_one_address_may_do_and_nothing_else(name):
    usual, here = asdict(LIMITS), asdict(profile(name))
    for limit, value in here.items():
        assert value == pytest.approx(usual[limit] * (float(SHARES[name]) if of_an_address(limit) else 1))
        assert type(value) is type(usual[limit])


def test_home_has_the_usual_limits():
    assert profile("home") == LIMITS
