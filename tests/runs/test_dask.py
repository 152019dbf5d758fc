"""A run on other machines: a real scheduler and real workers. Same figures as here, though a worker dies.

One test of it, so that there is one cluster however the tests are spread over processes.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path

import pytest

import ardoise as package
from ardoise.arena.tournament import Tournament, job
from ardoise.runs.dask import on_dask, other_here
from ardoise.runs.local import RunError
from tests.kit.command_line import ARDOISE, PLAIN, ROOT, ardoise, fresh_ardoise

PACK = (ROOT / "src/ardoise/games/gambit7/box.jsonl").read_text(encoding="utf-8")
WORDS = ("simulate", "gambit7", "--games", "200", "--seed", "7", "--json")


@contextmanager
def cluster():
    words = [sys.executable, str(ROOT / "tests/runs/cluster.py")]
    quiet = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.DEVNULL}
    with subprocess.Popen(words, text=True, **quiet) as running:
        yield json.loads(running.stdout.readline())
        running.stdin.close()


def lines(file):
    return file.read_bytes().count(b"\n") if file.exists() else 0


def kill_once_a_chunk_is_kept(running, file, worker):
    while lines(file) < 2 and running.poll() is None:
        time.sleep(0.01)
    os.kill(worker, signal.SIGKILL)
    assert running.poll() is None, "it was done before the worker died"


def copy_with_another_bot(folder):
    """The same program, but for one line of a bot."""
    shutil.copytree(Path(package.__file__).parent, folder / "ardoise", ignore=shutil.ignore_patterns("page", "*.pyc"))
    with (folder / "ardoise/bots/belief.py").open("a", encoding="utf-8") as changed:
        changed.write("ANOTHER = 1\n")


def test_the_same_figures_on_other_machines(tmp_path):
    file = tmp_path / "counts.jsonl"
    with cluster() as there:
        dask = ("--dask", there["address"])
        running = subprocess.Popen([ARDOISE, *WORDS, *dask, "--resume", file], stdout=subprocess.PIPE, text=True)
        kill_once_a_chunk_is_kept(running, file, there["workers"][0])
        told, _ = running.communicate(timeout=120)
        assert told == ardoise(*WORDS, "--cores", "1").stdout
        assert lines(file) == 5  # the head and four chunks, each once

        copy_with_another_bot(tmp_path)
        refused = fresh_ardoise(*WORDS, *dask, env=PLAIN | {"PYTHONPATH": str(tmp_path)})
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "the worker tcp://" in refused.stderr
        assert "has another version of ardoise" in refused.stderr


def test_a_machine_with_other_cards_or_without_the_bot_cannot_play(tmp_path, monkeypatch):
    """Files are found by the words of the command line, each machine's own."""
    near, far, bare = (tmp_path / name for name in ("near", "far", "bare"))
    for folder, pack in ((near, PACK), (far, PACK + "\n"), (bare, PACK)):
        folder.mkdir()
        (folder / "pack.jsonl").write_text(pack, encoding="utf-8")
        (folder / "mine.py").write_text("def choose(view, seat, dice, hunch):\n    return None\n", encoding="utf-8")
    (bare / "mine.py").unlink()
    run = job(Tournament("gambit7", ("club", "mine.py:choose", "club"), 1, pack="pack.jsonl"))
    monkeypatch.chdir(near)
    provenance = run.provenance()
    assert other_here(run, provenance) is None
    monkeypatch.chdir(far)
    assert other_here(run, provenance) == "other cards"
    monkeypatch.chdir(bare)
    assert "mine.py cannot be read" in other_here(run, provenance)


def test_without_dask_it_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(RunError, match=r"pip install 'ardoise\[dask\]'"):
        list(on_dask(job(Tournament("code777", ("club", "club"), 1)), [range(1)], "tcp://127.0.0.1:1"))


def test_cores_are_this_machines_and_not_the_clusters():
    said = ardoise(*WORDS, "--dask", "tcp://127.0.0.1:1", "--cores", "2")
    assert said.returncode == 2
    assert "--cores is for this machine" in said.stderr
