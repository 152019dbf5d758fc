"""One whole game of each, compared line by line with what is written down."""

from __future__ import annotations

import pytest

from ardoise import GAMES
from tests.transcripts import FOLDER, lines


def test_every_game_has_a_transcript():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_written_down(name):
    written = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    for number, (told, expected) in enumerate(zip(lines(name), written, strict=True), 1):
        assert told == expected, f"line {number}"
