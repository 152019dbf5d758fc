"""P7: a game in which an answer was corrected verifies, and a forged recount is found."""

from __future__ import annotations

import pytest
from msgspec import Raw

from ardoise.games import GAMES
from ardoise.games.packs import SHAPES
from ardoise.server.lobby.commands import Correct
from ardoise.server.records.export import export
from ardoise.server.records.verify import Flaw, verify
from tests.kit.command_line import ardoise
from tests.kit.evening import Evening
from tests.kit.exports import altered, parts, signed, with_line

WITH_QUESTIONS = list(SHAPES)
with_questions = pytest.mark.parametrize("name", WITH_QUESTIONS)
STEPS = {"gambit7": 12, "bornes": 14, "incroyable": 14}  # until the first answers were read out


def corrected(evening):
    """The host says that the last answer is 7, or 8."""
    last = evening.revealed()[-1]
    answer = b"8" if last.answer == 7 else b"7"
    return evening.look_again(Correct(0, evening.lobby.number, last.key, Raw(answer)))


def evening_of(name, seed="corrected"):
    """Corrected in the middle and after the end."""
    evening = Evening(GAMES[name].seats[0], seed).play(name, STEPS[name], timeout_every=3)
    while not evening.revealed():
        evening.go_on(1, timeout_every=3)
    return corrected(corrected(evening).go_on())


@with_questions
@pytest.mark.parametrize("seed", range(4))
def test_a_corrected_game_verifies(name, seed):
    data = export(evening_of(name, f"corrected {seed}").log)
    assert data.count(b'"Recounted"') == 2
    assert verify(data).entries == data.count(b"\n") - 1


@with_questions
def test_no_figure_of_a_recount_can_be_forged(name):
    """Not the new answer either, because the points would be others."""
    header, lines = parts(export(evening_of(name).log))
    assert verify(signed(header, lines))
    tried = 0
    for n in [n for n, line in enumerate(lines) if line["body"].get("type") == "Recounted"]:
        for body in altered(lines[n]["body"]):
            if body["recount"]["answer"] != lines[n]["body"]["recount"]["answer"]:
                continue  # another answer is another correction, which may well have come to the same points
            with pytest.raises(Flaw, match=r"entry \d+ does not follow"):
                verify(signed(header, with_line(lines, n, body=body)))
            tried += 1
    assert tried > 10


@with_questions
def test_a_recount_before_its_question_was_read_out_is_found(name):
    header, lines = parts(export(evening_of(name).log))
    place = next(n for n, line in enumerate(lines) if line["body"].get("type") == "Recounted")
    moved = [lines[0], lines[place], *lines[1:place], *lines[place + 1 :]]
    renumbered = [{**line, "version": n} for n, line in enumerate(moved)]
    with pytest.raises(Flaw, match="entry 1 does not follow"):
        verify(signed(header, renumbered))


@with_questions
def test_a_corrected_game_is_replayed(name, tmp_path):
    path = tmp_path / "corrected.jsonl"
    path.write_bytes(export(evening_of(name).log))
    replayed = ardoise("replay", path, "--all")
    assert (replayed.returncode, replayed.stderr) == (0, "")
    assert replayed.stdout.count("Recounted") == 2
    assert ardoise("verify", path).stdout.startswith("yes: ")
