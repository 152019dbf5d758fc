"""The values that Python writes for the page: those of the rules, and laid out as the page's formatter does it."""

from __future__ import annotations

import pytest
from msgspec import UNSET, structs

from ardoise.engine.game import Rejected
from ardoise.games import KITS
from ardoise.server.lobby.choices import checked_options
from ardoise.wire.facts import ChoiceOption, FlagOption, SeatOption, SecondsOption, facts_of
from ardoise.wire.values import WIDTH, constant

EVERY_KIT = pytest.mark.parametrize("kit", KITS.values(), ids=lambda kit: kit.name)


def values(option):
    match option:
        case FlagOption():
            return [False, True]
        case SecondsOption(least=least, most=most):
            return [least, most]
        case ChoiceOption(choices=choices, practice=practice):
            return [*choices, *practice]
        case SeatOption(choices=choices):
            return [*choices, 0, 2]


def beyond(option):
    match option:
        case SecondsOption(least=least, most=most):
            return [least - 1, most + 1]
        case ChoiceOption():
            return ["stranger", -1]
        case SeatOption():
            return ["stranger", -1, 6]
    return ["stranger"]


@EVERY_KIT
def test_what_the_page_offers_is_what_the_server_takes(kit):
    for option in facts_of(kit).options:
        for value in values(option):
            assert checked_options(kit.name, {option.key: value}, practice=True)
        for value in beyond(option):
            with pytest.raises(Rejected, match="wrong_options"):
                checked_options(kit.name, {option.key: value}, practice=True)


@EVERY_KIT
def test_what_would_spoil_a_game_is_for_practice_alone(kit):
    for option in facts_of(kit).options:
        for value in getattr(option, "practice", ()):
            with pytest.raises(Rejected, match="only_in_practice"):
                checked_options(kit.name, {option.key: value}, practice=False)
        for value in set(values(option)) - set(getattr(option, "practice", ())):
            assert checked_options(kit.name, {option.key: value}, practice=False)


@EVERY_KIT
def test_the_rule_of_an_option_is_its_default(kit):
    kept = kit.game.types.options()
    for option in facts_of(kit).options:
        default = getattr(kept, option.key)
        assert option.rule == (kept.usual[option.key] if default is UNSET else default)


@EVERY_KIT
def test_no_option_that_is_one_value_is_missing(kit):
    shown = {option.key for option in facts_of(kit).options}
    simple = {field.name for field in structs.fields(kit.game.types.options) if type(field.default) in (bool, int, str)}
    assert simple <= shown


@EVERY_KIT
def test_seats_follow_the_options(kit):
    facts = facts_of(kit)
    assert (facts.least, facts.most) == (kit.game.seats[0], kit.game.seats[-1])
    for found in facts.seats_with:
        seats = kit.seats_with(kit.game.types.options(**{found.option: found.value}))
        assert (found.least, found.most) == (seats[0], seats[-1])


def test_the_house_rule_for_two_is_told():
    assert [found for kit in KITS.values() for found in facts_of(kit).seats_with if found.least == found.most == 2]


def test_a_short_value_has_one_line():
    assert constant("ONE", {"a": [1, "b"], "c": None}) == 'export const ONE = { a: [1, "b"], c: null } as const;'
    assert constant("NONE", [], "Things").endswith("[] as const satisfies Things;")


def test_rows_have_a_line_each_however_short_they_are():
    assert constant("ROWS", {"a": [[1, 2], [3, 4]], "b": [[1], [2]]}).splitlines() == [
        "export const ROWS = {",
        "  a: [",
        "    [1, 2],",
        "    [3, 4],",
        "  ],",
        "  b: [[1], [2]],",
        "} as const;",
    ]


def test_a_long_value_has_a_line_for_each_part():
    long = {"name": "x" * 50, "parts": [{"at": n, "text": "y" * 40} for n in range(2)], "end": True}
    assert constant("LONG", long).splitlines() == [
        "export const LONG = {",
        f'  name: "{"x" * 50}",',
        "  parts: [",
        f'    {{ at: 0, text: "{"y" * 40}" }},',
        f'    {{ at: 1, text: "{"y" * 40}" }},',
        "  ],",
        "  end: true,",
        "} as const;",
    ]
    exactly = "z" * (WIDTH - len('export const EDGE = [""] as const;'))
    assert len(constant("EDGE", [exactly])) == WIDTH
    assert "\n" in constant("EDGE", [exactly + "z"])
