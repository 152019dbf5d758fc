"""Every rule of docs/rules/ is named by a test, in three languages the same rules, and no test names an unknown one."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from ardoise.games import OURS
from ardoise.rulebook import rulebook

LAST = {"gambit7": ("G", 23, 4), "bornes": ("B", 22, 4), "incroyable": ("I", 30, 7), "code777": ("C", 23, 1)}
every_game = pytest.mark.parametrize("game", OURS)


def ids(game, language="en"):
    return [rule.id for rule in rulebook(game, language).rules]


def named_by_tests():
    names = set()
    for file in Path(__file__).parent.rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rules":
                names |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return names


@every_game
def test_the_page_has_every_rule_once(game):
    letter, rules, examples = LAST[game]
    expected = {f"{letter}{n}" for n in range(1, rules + 1)} | {f"{letter}X{n}" for n in range(1, examples + 1)}
    assert sorted(ids(game)) == sorted(expected)


@every_game
@pytest.mark.parametrize("language", ["fr", "de"])
def test_the_same_rules_in_the_same_order_in_each_language(game, language):
    assert ids(game, language) == ids(game)


@every_game
def test_every_rule_is_named_by_a_test(game):
    assert set(ids(game)) - named_by_tests() == set()


def test_no_test_names_an_unknown_rule():
    assert named_by_tests() - {rule for game in OURS for rule in ids(game)} == set()


@every_game
def test_what_we_added_is_marked_alike_in_each_language(game):
    marks = {"en": ("ours", "inferred"), "fr": ("de nous", "déduit"), "de": ("von uns", "erschlossen")}
    counts = {
        language: [
            [re.search(rf"\b{word}\b", rule.text) is not None for word in words]
            for rule in rulebook(game, language).rules
        ]
        for language, words in marks.items()
    }
    for rule, en, fr, de in zip(ids(game), counts["en"], counts["fr"], counts["de"], strict=True):
        assert en == fr == de, rule


@every_game
def test_french_typography(game):
    page = rulebook(game, "fr").page
    for sign in "?!;:»":
        assert f" {sign}" not in page.replace("\n", " "), f"an ordinary space before {sign}"
    assert "« " not in page
