"""What is kept of a run: it goes on where it was cut off, and never with other cards, other code or another bot."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ardoise.arena.tournament import Tournament, bouts
from ardoise.arena.tournament import job as arena_job
from ardoise.runs.job import gaps, usable
from ardoise.runs.ledger import LedgerError, enter, opened
from ardoise.simulation import Config, Counted, counted
from ardoise.simulation import job as simulation_job
from tests.kit.command_line import ROOT, ardoise

TWO = Tournament("code777", ("club", "strong"), seed=3)
PACK = (ROOT / "src/ardoise/games/gambit7/box.jsonl").read_text(encoding="utf-8")
BOT = "def choose(view, seat, dice, hunch):\n    return None\n"


@pytest.mark.parametrize(
    ("job", "played"),
    [
        (arena_job(TWO), bouts(TWO, 0, 3)),
        (simulation_job(Config("bornes", 3, 5)), [counted(Config("bornes", 3, 5), n, 1)[0] for n in range(3)]),
    ],
    ids=["arena", "simulate"],
)
def test_a_ledger_that_was_cut_off_goes_on(tmp_path, job, played):
    file = tmp_path / "games.jsonl"
    assert opened(file, job) == []
    enter(file, played)
    assert opened(file, job) == played
    file.write_bytes(file.read_bytes()[:-5])
    assert opened(file, job) == played[:2]
    enter(file, played[2:])
    assert opened(file, job) == played


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda _: "nonsense\n", "line 1"),
        (lambda _: "no line at all", "line 1"),
        (lambda text: text + '{"number":"1"}\n', "line 2"),
        (lambda text: text + '{"number":1,"scores":[1],"won":[true]}\n', "other games"),
        (lambda text: text.replace('"seed":3', '"seed":4'), "another run"),
        (lambda text: text.replace(json.loads(text)["origin"]["code"], "0"), "another version of ardoise"),
        (lambda text: text.replace(json.loads(text)["origin"]["cards"], "0"), "other cards"),
    ],
)
def test_a_file_that_is_no_ledger_of_this_is_refused_and_left_alone(tmp_path, change, why):
    file = tmp_path / "games.jsonl"
    opened(file, arena_job(TWO))
    text = change(file.read_text(encoding="utf-8"))
    file.write_text(text, encoding="utf-8")
    with pytest.raises(LedgerError, match=why):
        opened(file, arena_job(TWO))
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(("name", "why"), [("pack.jsonl", "other cards"), ("mine.py", "another .*mine.py:choose")])
def test_a_file_that_the_figures_come_from_has_changed(tmp_path, name, why):
    (tmp_path / "pack.jsonl").write_text(PACK, encoding="utf-8")
    (tmp_path / "mine.py").write_text(BOT, encoding="utf-8")
    players = ("club", f"{tmp_path / 'mine.py'}:choose", "club")
    job, file = arena_job(Tournament("gambit7", players, 1, pack=str(tmp_path / "pack.jsonl"))), tmp_path / "games"
    assert opened(file, job) == opened(file, job) == []
    with (tmp_path / name).open("a", encoding="utf-8") as changed:
        changed.write("\n")
    with pytest.raises(LedgerError, match=why):
        opened(file, job)


def span(first, games):
    return Counted(first, games, 0, (), (), (), ())


def test_each_game_is_counted_once_whatever_was_kept():
    kept = [span(60, 40), span(0, 50), span(40, 10), span(100, 50), span(60, 20)]
    chosen = usable(kept, 120)
    assert chosen == [span(0, 50), span(60, 40)]
    assert gaps(chosen, 120, 8) == [range(50, 58), range(58, 60), range(100, 108), range(108, 116), range(116, 120)]
    assert gaps([], 3, 50) == [range(3)]
    assert gaps([span(0, 50)], 50, 50) == []


def test_a_simulation_goes_on_with_other_numbers_of_games(tmp_path):
    words = ("simulate", "bornes", "--seed", "4", "--json", "--cores", "1")
    whole = ardoise(*words, "--games", "70").stdout
    kept = ("--resume", str(tmp_path / "counts.jsonl"))
    assert ardoise(*words, "--games", "60", *kept).returncode == 0
    assert ardoise(*words, "--games", "70", *kept).stdout == whole
    assert len(Path(kept[1]).read_bytes().splitlines()) == 4  # the head, 0–49, 50–59, 60–69
    refused = ardoise("simulate", "bornes", "--seed", "5", *kept)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "another run" in refused.stderr
