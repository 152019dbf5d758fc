"""The words of the starter packs."""

from __future__ import annotations

import pytest

from ardoise.engine.text import LANGUAGES
from ardoise.packs.load import GAMES
from ardoise.workshop import texts
from tests.packs import starter


@pytest.mark.parametrize("game", GAMES)
def test_every_question_keeps_to_the_rules(game: str) -> None:
    assert [str(fault) for entry in starter.questions(game) for fault in texts.faults(entry)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_question_is_asked_twice(game: str) -> None:
    for language in LANGUAGES:
        asked = [line["q"][language] for line in starter.lines(game)]
        assert len(set(asked)) == len(asked)


def test_ids_are_unique_over_all_packs() -> None:
    ids = [line["id"] for game in GAMES for line in starter.lines(game)]
    assert len(set(ids)) == len(ids)


def test_no_anecdote_is_told_twice() -> None:
    told = [line["anecdote"]["en"] for game in GAMES for line in starter.lines(game) if line["anecdote"]]
    assert len(set(told)) == len(told)


def test_what_is_not_checked_twice_names_its_source_and_year() -> None:
    named = [line for game in GAMES for line in starter.lines(game) if line["state"] == "named"]
    assert named
    for line in named:
        assert line["asof"], line["id"]
