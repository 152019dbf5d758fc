"""Real bytes fit the types: what bots send and see compiles, and the same with one thing spoilt does not."""

from __future__ import annotations

import json
from typing import get_args

from ardoise import GAMES
from ardoise.engine.game import Event
from tests.every_game import every_game
from tests.wire.conftest import ROOT
from tests.wire.samples import may_be_left_out, samples, spoilt

WEB = ROOT / "web"


def write(folder, name, file, constants):
    """A program with one constant a line, from line 1 onward: its type, of that file, and its value as JSON."""
    lines = [f"export const c{n}: {kind} = {json.dumps(value)};" for n, (kind, value) in enumerate(constants)]
    imported = f'import type * as wire from "{(WEB / "src" / "wire" / file).as_posix()}";'
    (folder / name).write_text("\n".join([*lines, imported]), encoding="utf-8")
    project = {"extends": (WEB / "tsconfig.json").as_posix(), "include": ["*.ts"]}
    (folder / "tsconfig.json").write_text(json.dumps(project))


def test_what_bots_send_and_see_compiles_and_nothing_spoilt_does(tsc, tmp_path):
    """All games at once: to load a compiler takes longest."""
    real = {game.name: list(samples(game)) for game in GAMES.values()}
    wrong = {}
    for game in GAMES.values():
        sent = [(f"wire.{kind}", value) for kind, value in real[game.name]]
        bad = [(place, (f"wire.{kind}", bad)) for kind, value in real[game.name] for place, bad in spoilt(kind, value)]
        wrong[game.name] = {place: value for place, value in bad if place not in may_be_left_out(game)}
        write(tmp_path, f"real-{game.name}.ts", game.name, sent)
        write(tmp_path, f"wrong-{game.name}.ts", game.name, wrong[game.name].values())
    errors = tsc(tmp_path)
    for name in GAMES:
        assert not [real[name][line - 1] for file, line in sorted(errors) if file == f"real-{name}.ts"]
        assert not [place for n, place in enumerate(wrong[name], 1) if (f"wrong-{name}.ts", n) not in errors]


@every_game
def test_every_move_and_all_news_were_among_them(game):
    tags = {(kind, value["type"]) for kind, value in samples(game) if kind in ("Move", "News")}
    shown = {event for event in get_args(game.types.event) if event.seen_by is not Event.seen_by}
    moves = {("Move", move.__name__) for move in get_args(game.types.move)}
    assert tags == moves | {("News", event.__name__) for event in shown}


def test_names_of_games_and_refusals_are_closed_sets(tsc, tmp_path):
    """A table of translations with a code too few or too many does not compile."""
    name = "(typeof wire.ORDER)[number]"
    write(tmp_path, "names.ts", "facts", [(f"readonly {name}[]", [*GAMES]), (name, "whist")])
    for game in GAMES.values():
        codes = dict.fromkeys(sorted(game.refusals), "in words")
        tables = [codes, {**codes, "stranger": ""}, dict(list(codes.items())[1:])]
        write(tmp_path, f"{game.name}.ts", game.name, [("Record<wire.Refusal, string>", table) for table in tables])
    assert tsc(tmp_path) == {("names.ts", 2), *((f"{game}.ts", line) for game in GAMES for line in (2, 3))}
