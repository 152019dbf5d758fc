"""The command line, through its own door: a process, its output, its exit code."""

from __future__ import annotations

import json

import pytest

from ardoise import GAMES
from tests.kit.command_line import PLAIN, ROOT, ardoise, refused

every_game = pytest.mark.parametrize("game", GAMES)


def rulings(game, *lines):
    said = ardoise("referee", game, given="".join(f"{line}\n" for line in lines))
    assert said.returncode == 0, said.stderr
    return [json.loads(line) for line in said.stdout.splitlines()]


@every_game
def test_simulate_counts_and_says_the_same_twice_on_any_number_of_cores(game):
    words = ["simulate", game, "--games", "20", "--seats", str(GAMES[game].seats[-1]), "--seed", "7", "--json"]
    one, two = ardoise(*words, "--cores", "1"), ardoise(*words, "--cores", "2")
    assert one.stdout == two.stdout
    told = json.loads(one.stdout)
    assert told["games"] == sum(games for _, games in told["lengths"]) == 20
    assert sum(told["wins"]) >= 20
    assert set(told["fired"]) == set(GAMES[game].notables)
    assert sum(told["fired"].values()) > 20


@every_game
def test_simulate_prints_tables_and_a_plot_for_people(game):
    said = ardoise("simulate", game, "--games", "20", "--cores", "1")
    assert said.returncode == 0
    for word in ("who won", "lengths and scores", "how often", "█", f"{GAMES[game].notables[0].replace('_', ' ')}"):
        assert word in said.stdout


def test_another_seed_and_a_house_rule_change_the_figures():
    base = ["simulate", "gambit7", "--games", "20", "--json"]
    figures = {
        ardoise(*base, *more).stdout for more in ([], ["--seed", "2"], ["--option", "gambit_factor=2", "--seed", "3"])
    }
    assert len(figures) == 3
    two = ardoise(*base, "--seats", "2", "--option", "mean_slate=true")
    assert json.loads(two.stdout)["seats"] == 2


def test_simulate_seats_bots_by_level():
    base = ["simulate", "code777", "--games", "20", "--cores", "1"]
    each = json.loads(ardoise(*base, "--bots", "novice,strong,novice", "--json").stdout)
    assert (each["seats"], each["bots"]) == (3, ["novice", "strong", "novice"])
    assert each["wins"][1] > each["wins"][0] + each["wins"][2]
    alike = json.loads(ardoise(*base, "--bots", "club", "--seats", "4", "--json").stdout)
    assert alike["bots"] == ["club"] * 4
    assert "1 strong" in ardoise(*base, "--bots", "novice,strong").stdout


def test_simulate_plays_another_pack(tmp_path):
    pack = tmp_path / "mine.jsonl"
    lines = (ROOT / "src/ardoise/games/gambit7/box.jsonl").read_text(encoding="utf-8").splitlines()
    pack.write_text("\n".join(reversed(lines)), encoding="utf-8")
    said = ardoise("simulate", "gambit7", "--games", "20", "--pack", str(pack), "--json")
    assert json.loads(said.stdout)["games"] == 20


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["simulate", "gambit7", "--seats", "9"], "9 seats"),
        (["simulate", "gambit7", "--seats", "2"], "least 3"),
        (["simulate", "code777", "--seats", "5"], "most 4"),
        (["simulate", "code777", "--bots", "strong,wizard"], "wizard"),
        (["simulate", "code777", "--seats", "3", "--bots", "strong,club"], "2 bots for 3 seats"),
        (["simulate", "code777", "--seats", "0", "--bots", "strong"], "0 seats"),
        (["simulate", "gambit7", "--seed", "x"], "--seed"),
        (["simulate", "gambit7", "--games", "0"], "--games"),
        (["simulate", "gambit7", "--option", "colour=red"], "colour"),
        (["simulate", "gambit7", "--option", "gambit_factor=9"], "gambit_factor"),
        (["simulate", "gambit7", "--option", "gambit_factor=many"], "gambit_factor"),
        (["simulate", "gambit7", "--option", "gambit_once"], "name=value"),
        (["simulate", "gambit7", "--pack", "no/such/file.jsonl"], "no/such/file.jsonl"),
        (["simulate", "gambit7", "--pack", "README.md"], "README.md"),
        (["simulate", "gambit7", "--pack", "."], "--pack"),
        (["simulate", "chess"], "chess"),
        (["referee", "chess"], "chess"),
        (["rules", "gambit7", "G99"], "G99"),
        (["rules", "gambit7", "--lang", "it"], "--lang"),
        (["simulate", "gambit7", "--nonsense"], "--nonsense"),
        (["dance"], "dance"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(words, named):
    refused(ardoise(*words, at=ROOT), named)


@pytest.mark.rules("G7", "G11", "G12", "G14", "G15", "GX2", "GX4")
def test_the_referee_of_gambit7():
    stakes = '[{"chips":[0,0],"gambit":null},{"chips":[0],"gambit":null},{"chips":[],"gambit":0},{"chips":[1,-4]}]'
    line = f'{{"answers":[23,25,25,28],"stakes":{stakes},"truth":27,"scores":[0,0,8,1]}}'
    (ruling,) = rulings("gambit7", line)
    assert ruling["slates"][1] == {"case": 0, "answer": 25, "authors": [1, 2]}
    assert ruling["winning"] == 0
    assert ruling["chips"] == [8, 4, 0, 0]
    assert ruling["gambit"] == [0, 0, 48, 0]
    assert ruling["star"] == [0, 2, 2, 0]
    assert ruling["gains"] == [8, 6, 50, 0]
    assert ruling["scores"] == [8, 6, 58, 1]
    assert [reason["why"] for reason in ruling["why"][1]] == ["shared", "star"]


@pytest.mark.rules("BX1", "BX2", "B10", "B17")
def test_the_referee_of_bornes():
    assert rulings(
        "bornes",
        '{"column":["c1","boundary","c2"],"values":{"c1":23,"boundary":45,"c2":80}}',
        '{"column":["m","blue","boundary","yellow"],"values":{"m":23,"blue":66,"boundary":45,"yellow":80}}',
        '{"scores":[[10,4],[12,5],[9,2]]}',
    ) == [
        {"green": 2, "red": 0, "cards": [["c1", "green"], ["c2", "green"]]},
        {"green": 2, "red": 1, "cards": [["m", "green"], ["blue", "red"], ["yellow", "green"]]},
        {"winners": [0]},
    ]


@pytest.mark.rules("IX1", "IX3", "IX5", "I7", "I15", "I24", "I25")
def test_the_referee_of_incroyable():
    track = '{"finish":50,"bonus":25,"danger":[[13,3],[22,4]]}'
    assert rulings(
        "incroyable",
        '{"estimates":[10,8,7,10,10,7],"questioner":2}',
        '{"estimates":[6,8,7,10,9,11],"questioner":2}',
        '{"estimates":[90,50,60],"challenger":1,"doubted":0,"answer":88}',
        '{"estimates":[42,50,45,51],"challenger":0,"doubted":1,"answer":45}',
        f'{{"track":{track},"positions":[20,10,24,48],"gains":[2,3,2,0],"questioner":0}}',
    ) == [
        {"seat": 4, "may": [9, 11]},
        {"seat": None, "may": []},
        {"success": True, "points": [0, 7, 5]},
        {"success": True, "points": [9, 0, 5, 0]},
        {"positions": [18, 10, 28, 48], "winners": []},
    ]


@pytest.mark.rules("C5", "C16", "CX1")
def test_the_referee_of_code777():
    see = '[["5 black","6 pink","7 blue"],["4 brown","6 green","7 blue"],["1 green","2 yellow","6 green"]]'
    asked, deduced = rulings(
        "code777",
        f'{{"question":21,"racks":{see}}}',
        '{"hidden":["3 black","4 brown","4 brown","5 red","6 pink","7 pink"],"learned":[{"seen":'
        '[["5 black","6 pink","7 blue"],["4 brown","6 green","7 blue"]],"question":21,"answer":"same"}]}',
    )
    assert asked == {"answer": "same"}
    assert deduced == {"codes": {"3-4-5": 2, "3-4-6": 2, "3-4-7": 2, "5-6-7": 1}}


@every_game
def test_the_referee_reads_on_after_an_unreadable_line(game):
    first, second = rulings(game, "{", '{"nonsense":1}')
    assert first["error"] == second["error"] == "malformed"


@pytest.mark.parametrize(
    ("game", "language", "word"),
    [
        ("gambit7", "en", "players"),
        ("bornes", "fr", "joueurs"),
        ("incroyable", "de", "Spiel"),
        ("code777", "fr", "jou"),
    ],
)
def test_rules_in_the_terminal(game, language, word):
    said = ardoise("rules", game, "--lang", language)
    assert said.returncode == 0
    assert word in said.stdout


def test_single_rules_in_the_terminals_language():
    said = ardoise("rules", "gambit7", "g13", env={**PLAIN, "LC_ALL": "de_DE.UTF-8"})
    assert "Alle zu hoch" in said.stdout
    assert "G12" not in said.stdout


def test_help_names_every_command():
    said = ardoise("--help")
    assert said.returncode == 0
    for command in ("simulate", "arena", "referee", "rules"):
        assert command in said.stdout
