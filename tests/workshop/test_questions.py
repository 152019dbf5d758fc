"""The questions that we ship: the workshop finds nothing wrong."""

from __future__ import annotations

from collections import Counter
from datetime import date

import pytest

from ardoise.games.packs import SHAPES, stock
from ardoise.workshop.check import check
from ardoise.workshop.folder import question_files, reading_files, tables
from tests.workshop.conftest import ROOT

TODAY = date(2026, 11, 16)  # a day at which nothing had expired: a test has no calendar


def test_no_question_has_an_error_or_a_warning():
    findings = check(question_files(ROOT), tables(ROOT), TODAY, reading_files(ROOT))
    assert [str(finding) for finding in findings if finding.severity != "note"] == []


@pytest.mark.parametrize(("game", "categories", "least"), [("gambit7", 8, 88), ("incroyable", 5, 100)])
def test_there_are_enough_of_each_category(game, categories, least):
    counted = Counter(stocked.category for stocked in stock(game))
    assert len(counted) == categories
    assert {name: count for name, count in counted.items() if count < least} == {}


def test_bornes_has_its_kinds_of_cards():
    counted = Counter(stocked.category for stocked in stock("bornes"))
    assert counted == {"known": 56, "arithmetic": 34, "counting": 24, "die": 28, "measured": 34}


@pytest.mark.parametrize("game", SHAPES)
def test_no_card_names_a_source_twice(game):
    labels = [stocked.item.source.split("; ") for stocked in stock(game)]
    assert [named for named in labels if len(set(named)) < len(named)] == []
