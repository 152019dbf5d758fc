"""What a simulation counts: the names that events fire, and the figures of a known run."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from ardoise.bots import USUAL
from ardoise.cli.choices import options_as_json
from ardoise.engine.game import Outcome
from ardoise.engine.playout import Result
from ardoise.games import GAMES, KITS
from ardoise.games.code777.types import Declared, Reshuffled
from ardoise.games.gambit7.types import TOO_HIGH, Case, Laid, Payout, Reason, Scored, Slate
from ardoise.games.match import match
from ardoise.games.packs import box
from ardoise.runs.ledger import opened
from ardoise.simulation import Config, Counted, chunk, counted, job

FIRED = [
    ("gambit7", Laid((Slate(Case(0), 5, (0, 1)), Slate(Case(1), 6, (2,)))), ["answers_shared"]),
    ("gambit7", Scored(5, TOO_HIGH, (Payout(),)), ["rounds", "all_too_high"]),
    ("gambit7", Scored(5, None, (Payout(),)), ["rounds"]),
    ("gambit7", Scored(5, Case(0), (Payout(8, why=(Reason("shared", 8),)),)), ["rounds", "bets_shared"]),
    ("gambit7", Scored(5, Case(0), (Payout(0, -8, why=(Reason("gambit_lost", -8),)),)), ["rounds", "gambit_lost"]),
    ("code777", Declared(0, 1, (1, 2, 3), True, ("1 green", "2 yellow", "3 black"), ()), ["declarations_right"]),
    ("code777", Declared(0, 1, (1, 2, 2), False, ("1 green", "2 yellow", "3 black"), ()), ["declarations_wrong"]),
    ("code777", Reshuffled(16), ["reshuffles"]),
]


@pytest.mark.parametrize(("game", "event", "names"), FIRED)
def test_what_an_event_fires(game, event, names):
    assert list(GAMES[game].notable(event)) == names


@pytest.mark.parametrize("name", GAMES)
def test_a_chunk_adds_up_its_games(name):
    game, seats, usual = GAMES[name], GAMES[name].seats[0], [USUAL] * GAMES[name].seats[0]
    figures = chunk(Config(name, seats, seed=5), first=2, count=3)
    seeds = [f"5/{number}" for number in (2, 3, 4)]
    matches = [list(match(KITS[name], game.types.options(), usual, box(name), seed)) for seed in seeds]
    outcomes = [game.outcome(steps[-1].state) for steps in matches]
    assert figures.games == 3
    assert sorted(figures.lengths.elements()) == sorted(len(steps) - 1 for steps in matches)
    assert figures.wins.total() == sum(len(outcome.winners) for outcome in outcomes)
    assert figures.shared == sum(len(outcome.winners) > 1 for outcome in outcomes)
    assert sorted(figures.scores.elements()) == sorted(score for outcome in outcomes for score in outcome.scores)


@pytest.mark.parametrize("name", [name for name, kit in KITS.items() if kit.selfplay])
@pytest.mark.parametrize("bots", [(), ("novice", "club", "strong"), ("strong", "master"), ("club",) * 4])
def test_self_play_counts_what_the_engine_counts(monkeypatch, name, bots):
    config = Config(name, len(bots) or 3, seed=7, bots=bots)
    fast = counted(config, 3, 6)
    monkeypatch.setitem(KITS, name, replace(KITS[name], selfplay=None))
    assert counted(config, 3, 6) == fast


def test_a_simulation_counts_what_self_play_tells(monkeypatch):
    told = Result(None, Outcome(frozenset({1}), (0, 4)), 9, {"rounds": 5})
    monkeypatch.setitem(KITS, "bornes", replace(KITS["bornes"], selfplay=lambda *_: told))
    figures = Counted(0, 3, 0, wins=((1, 3),), lengths=((9, 3),), scores=((0, 3), (4, 3)), fired=(("rounds", 15),))
    assert counted(Config("bornes", 2, seed=1), 0, 3) == [figures]


def test_ctrl_c_stops_it_at_once_and_what_was_played_is_kept(tmp_path):
    file = tmp_path / "counts.jsonl"
    words = [str(Path(sys.executable).parent / "ardoise"), "simulate", "bornes", "--games", "1000000", "--cores", "2"]
    running = subprocess.Popen([*words, "--resume", file], stderr=subprocess.PIPE, start_new_session=True)
    try:
        while running.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 2):
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        assert running.communicate(timeout=30) == (None, b"")
        assert running.returncode == 130
        assert (
            sum(line.games for line in opened(file, job(Config("bornes", 3, 1, options_as_json("bornes", ()))))) >= 100
        )
    finally:
        if running.poll() is None:
            os.killpg(running.pid, signal.SIGKILL)
            running.wait(10)
