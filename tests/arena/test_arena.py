"""The arena: fair seats, honest figures, ratings, and a tournament that can be stopped and goes on."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace

import pytest

from ardoise.arena.standings import standings
from ardoise.arena.tournament import Bout, Tournament, bouts, seating
from ardoise.engine.game import Outcome
from ardoise.engine.playout import Result
from ardoise.games import KITS
from tests.kit.command_line import ardoise

FOUR = Tournament("code777", ("novice", "club", "strong", "master"), seed=3)
TWO = Tournament("code777", ("club", "strong"), seed=3)


def test_everybody_has_every_seat_equally_often_and_changing_neighbours():
    seats = [seating(FOUR, number) for number in range(80)]
    assert Counter((seat, player) for order in seats for seat, player in enumerate(order)) == dict.fromkeys(
        ((seat, player) for seat in range(4) for player in range(4)), 20
    )
    neighbours = Counter((order[n - 1], order[n]) for order in seats for n in range(4))
    assert len(neighbours) == 12


def test_scores_belong_to_players_not_to_seats():
    for bout in bouts(TWO, 0, 6):
        assert bout.won == tuple(score == 3 for score in bout.scores)
        assert sum(bout.won) == 1
    assert bouts(TWO, 2, 3) == bouts(TWO, 0, 6)[2:5]


@pytest.mark.parametrize(
    "players", [("novice", "club", "strong"), ("club", "strong", "club", "novice"), ("club", "master")]
)
def test_self_play_has_the_games_of_the_engine(monkeypatch, players):
    tournament = Tournament("code777", players, seed=9)
    fast = bouts(tournament, 1, 6)
    monkeypatch.setitem(KITS, "code777", replace(KITS["code777"], selfplay=None))
    assert bouts(tournament, 1, 6) == fast


def test_a_bout_is_what_self_play_tells(monkeypatch):
    told = Result(None, Outcome(frozenset({0}), (9, 5)), 1, {})
    monkeypatch.setitem(KITS, "code777", replace(KITS["code777"], selfplay=lambda *_: told))
    for bout in bouts(TWO, 0, 4):
        assert sorted(zip(bout.scores, bout.won, strict=True)) == [(5, False), (9, True)]


def test_figures_by_hand():
    """Two win a game each, a third is shared; in the fourth the winner has the lower score, as can be in Bornes."""
    told = standings(
        TWO,
        [
            Bout(0, (3, 1), (True, False)),
            Bout(1, (2, 3), (False, True)),
            Bout(2, (3, 3), (True, True)),
            Bout(3, (9, 5), (False, True)),
        ],
    )
    club, strong = told.standings
    assert (club.wins.mean, strong.wins.mean) == (0.375, 0.625)
    assert club.wins.error == strong.wins.error == 0.2394  # of 1, 0, 0.5, 0: the spread 0.4787, over the root of 4
    assert (club.score.mean, strong.score.mean) == (4.25, 3)
    assert (club.ahead, strong.ahead) == ((None, 0.375), (0.625, None))
    assert strong.rating > 25 > club.rating


def test_ratings_do_not_depend_on_the_order_in_which_games_come_in():
    played = bouts(FOUR, 0, 12)
    told = standings(FOUR, played)
    assert standings(FOUR, played[::-1]) == told
    novice, *_, master = told.standings
    assert master.rating - master.rating_error > novice.rating + novice.rating_error


def test_players_of_one_level_are_told_apart():
    twice = Tournament("code777", ("club", "novice", "club"), seed=1)
    told = standings(twice, [Bout(0, (3, 0, 1), (True, False, False))])
    assert [standing.player for standing in told.standings] == ["club 1", "novice", "club 2"]


WORDS = ("arena", "code777", "--players", "novice,strong,club", "--seed", "5")


def test_the_same_figures_on_any_number_of_cores_and_after_a_stop(tmp_path):
    file = tmp_path / "games.jsonl"
    whole = ardoise(*WORDS, "--games", "50", "--cores", "1", "--json")
    assert whole.returncode == 0, whole.stderr
    ardoise(*WORDS, "--games", "17", "--cores", "1", "--resume", str(file))
    file.write_bytes(file.read_bytes()[:-9])
    kept = file.read_bytes()
    went_on = ardoise(*WORDS, "--games", "50", "--cores", "2", "--resume", str(file), "--json")
    assert went_on.stdout == whole.stdout
    assert file.read_bytes().startswith(kept[: kept.rfind(b"\n")])
    assert ardoise(*WORDS, "--games", "50", "--resume", str(file), "--json").stdout == whole.stdout
    told = json.loads(whole.stdout)
    assert told["games"] == 50
    assert sum(standing["wins"]["mean"] for standing in told["standings"]) == pytest.approx(1, abs=0.001)


def test_a_table_for_people():
    said = ardoise(*WORDS, "--games", "6", "--cores", "1")
    assert said.returncode == 0
    for word in ("results", "±", "rating", "who came in before whom", "novice", "strong"):
        assert word in said.stdout


def test_another_seed_is_another_tournament():
    assert bouts(TWO, 0, 4) != bouts(Tournament("code777", ("club", "strong"), seed=4), 0, 4)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--players", "novice,wizard"], "wizard"),
        (["--players", "club"], "1 seats"),
        (["--players", "club,club,club,club,club"], "5 seats"),
        (["--games", "0"], "--games"),
        (["--resume", "."], "--resume"),
        (["--resume", "no/such/folder/file"], "no/such/folder/file"),
        (["--option", "colour=red"], "colour"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(words, named):
    said = ardoise("arena", "code777", *words)
    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr.count("\n") == 1
    assert named in said.stderr
