"""The written files: current, whole, without secrets, and written anew by `ardoise types`."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from ardoise.engine.game import Event, Phase
from ardoise.wire.contents import files
from ardoise.wire.page import HEADER
from tests.every_game import every_game
from tests.wire.conftest import ROOT

WIRE = Path("web", "src", "wire")


@pytest.fixture
def checkout(tmp_path):
    """What the command needs of a checkout, in a place where it may be spoilt."""
    shutil.copytree(ROOT / "src" / "ardoise", tmp_path / "src" / "ardoise")
    shutil.copytree(ROOT / WIRE, tmp_path / WIRE)
    shutil.copy(ROOT / "web" / "package.json", tmp_path / "web")
    return tmp_path


def types(checkout, *words):
    program = "from ardoise.cli import main; main()"
    env = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, "-c", program, "types", *words]
    return subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, timeout=120, check=False)


def told(said):
    return said.returncode, said.stdout.splitlines(), said.stderr.splitlines()


def names(game):
    return set(re.findall(r"^export \w+ (\w+)", files()[f"{game.name}.ts"], re.MULTILINE))


def test_the_committed_files_are_current():
    kept = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / WIRE).glob("*.ts")}
    for name, text in files().items():
        assert kept.get(name) == text, f"{name}: run `ardoise types`"


@every_game
def test_a_game_has_its_exports_and_all_that_is_shown(game):
    shown = {event.__name__ for event in get_args(game.types.event) if event.seen_by is not Event.seen_by}
    moves = {move.__name__ for move in get_args(game.types.move)}
    assert names(game) >= {"GAME", "Options", "Move", "News", "View", "Refusal", "HintCode"} | shown | moves


@every_game
def test_no_state_no_phase_and_no_hidden_event(game):
    hidden = {event.__name__ for event in get_args(game.types.event) if event.seen_by is Event.seen_by}
    phases = {phase.__name__ for phase in Phase.__subclasses__()}
    assert hidden
    assert not names(game) & (hidden | phases | {"State", "Question", "Side", "Timeout"})


def test_current_files_pass_and_are_left_alone(checkout):
    before = {path: path.stat().st_mtime_ns for path in (checkout / WIRE).iterdir()}
    assert told(types(checkout, "--check")) == (0, [], [])
    assert told(types(checkout)) == (0, [], [])
    assert before == {path: path.stat().st_mtime_ns for path in (checkout / WIRE).iterdir()}


def test_stale_missing_and_forgotten_files_are_told_and_then_written(checkout):
    wire = checkout / WIRE
    (wire / "bornes.ts").write_text("export type View = never;\n")
    (wire / "engine.ts").unlink()
    (wire / "whist.ts").write_text(f"{HEADER}\n")
    (wire / "by_hand.ts").write_text("export type Mine = never;\n")
    spoilt = [f"{WIRE.as_posix()}/{name}.ts" for name in ("bornes", "engine", "whist")]
    assert told(types(checkout, "--check")) == (1, [f"{path}: not current" for path in spoilt], [])
    assert (wire / "whist.ts").exists()
    assert told(types(checkout)) == (0, [f"{path}: written" for path in spoilt], [])
    assert {path.name for path in wire.iterdir()} == {*files(), "by_hand.ts"}
    assert told(types(checkout, "--check")) == (0, [], [])


@pytest.mark.parametrize("words", [[], ["--check"]], ids=["write", "check"])
def test_outside_a_checkout_one_line_says_so(checkout, words):
    shutil.rmtree(checkout / "web")
    code, out, err = told(types(checkout, *words))
    assert (code, out) == (2, [])
    assert err == ["ardoise: types: there is no web/ to write into; this is for a checkout of the project"]


def test_the_file_of_one_game_goes_wherever_its_page_is(checkout):
    shutil.rmtree(checkout / "web")
    file = checkout / "page" / "wire.ts"
    assert told(types(checkout, "--game", "bornes", "page/wire.ts", "--check")) == (
        1,
        ["page/wire.ts: not current"],
        [],
    )
    assert told(types(checkout, "--game", "bornes", "page/wire.ts")) == (0, ["page/wire.ts: written"], [])
    assert file.read_text() == files()["bornes.ts"].replace('from "./', 'from "$page/wire/')
    assert told(types(checkout, "--game", "bornes", "page/wire.ts", "--check")) == (0, [], [])
