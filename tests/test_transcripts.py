"""One whole game of each, compared line by line with what is written down."""

from __future__ import annotations

from typing import get_args

import pytest

from ardoise.games import GAMES, OURS
from tests.transcripts import FOLDER, lines

RARE = {"Stalled"}  # 69 questions without a declaration (C18) would fill the page


def test_each_of_our_games_has_a_transcript():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(OURS)


@pytest.mark.parametrize("name", OURS)
def test_every_kind_of_event_happens_in_it(name):
    told = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    kinds = {kind.__name__ for kind in get_args(GAMES[name].types.event)} - RARE
    assert {kind for kind in kinds if f'{{"type":"{kind}"' not in told} == set()


@pytest.mark.parametrize("name", OURS)
def test_the_game_goes_as_written_down(name):
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (told, expected) in enumerate(zip(lines(name), written, strict=True), 1):
        assert told == expected, f"line {number}"
