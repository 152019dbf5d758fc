"""`run.py` of a clone, as a process: what becomes of it, and what it says when nobody answers."""

from __future__ import annotations

import os
import subprocess
import sys
from signal import SIGHUP, SIGTERM
from urllib.request import urlopen

import pytest

import run
from tests.kit.clone import PLAIN, clone, prepared

HINT = "run.py: no network, or a proxy that does not answer? This step needs a package registry"
NOBODY = "http://127.0.0.1:9"  # the port of "discard", where nothing listens
OFFLINE = {
    **PLAIN,
    "PATH": os.defpath,
    "HOME": "/nonexistent",  # no settings of this machine
    "PIP_CONFIG_FILE": os.devnull,
    "PIP_INDEX_URL": NOBODY,
    "PIP_RETRIES": "1",
    "UV_DEFAULT_INDEX": NOBODY,
    "UV_HTTP_RETRIES": "0",
    "npm_config_registry": NOBODY,
    "npm_config_fetch_retries": "0",
}
for setting in ("PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL", "UV_FIND_LINKS", "UV_INDEX"):
    OFFLINE.pop(setting, None)


@pytest.mark.parametrize("how", [SIGTERM, SIGHUP])
def test_a_signal_ends_the_server_and_not_only_its_parent(tmp_path, how):
    program = prepared(tmp_path / "clone") / "run.py"
    command = [sys.executable, program, "serve", "--port", "0", "--data", "rel.db"]
    with subprocess.Popen(command, cwd=tmp_path, env=PLAIN, stdout=subprocess.PIPE, text=True) as process:
        address = process.stdout.readline().split()[-1]
        assert urlopen(f"{address}/api/health", timeout=10).status == 200
        process.send_signal(how)
        assert process.wait(30) == 0
        with pytest.raises(OSError, match="refused"):
            urlopen(f"{address}/api/health", timeout=10)
    assert (tmp_path / "rel.db").exists()  # where the user stands, not in the clone


def test_the_exit_code_is_the_commands_own(tmp_path):
    program = prepared(tmp_path / "clone") / "run.py"
    said = subprocess.run(
        [sys.executable, program, "dance"], env=PLAIN, capture_output=True, text=True, check=False, timeout=60
    )
    assert (said.returncode, said.stderr.count("\n")) == (2, 1)


def failing(folder, program, python=sys.executable, **environment):
    said = subprocess.run(
        [python, "-c", program],
        cwd=folder,
        env={**OFFLINE, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert said.returncode
    return said.stderr.splitlines()


@pytest.mark.parametrize(
    "program",
    [
        "import steps; steps.step('x', {uv!r}, 'pip', 'install', '--no-cache', '--target', 'there', 'nothing')",
        "import building, steps, pathlib; building.install(pathlib.Path({wheel!r}), steps.step)",
    ],
    ids=["uv", "npm"],
)
def test_who_has_no_network_is_told_so(tmp_path, program):
    there = clone(tmp_path / "clone")
    with_tools = program.format(uv=str(run.find_uv()), wheel=str(run.node_wheel("dev")))
    assert failing(there, with_tools, npm_config_cache=str(tmp_path / "cache"))[-1] == HINT


def test_a_python_without_pip_makes_one_of_its_own_which_needs_a_network(tmp_path):
    there = clone(tmp_path / "clone")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "bare"], check=True, timeout=60)
    said = failing(there, "import fetching; fetching.find_uv()", tmp_path / "bare" / "bin" / "python")
    assert said[0] == "run.py: making a pip of our own"
    assert said[-1] == HINT


@pytest.mark.parametrize(
    ("words", "spoken", "said"),
    [
        ([], "fr_CH.UTF-8", "run.py: création d’un environnement virtuel"),
        ([], "de_DE.UTF-8", "run.py: virtuelle Umgebung wird angelegt"),
        (["serve", "--lang", "de"], "fr_FR.UTF-8", "run.py: virtuelle Umgebung wird angelegt"),
        (["serve", "--lang=fr"], "C", "run.py: création d’un environnement virtuel"),
        ([], "nl_NL.UTF-8", "run.py: making a virtual environment"),
    ],
)
def test_a_host_is_spoken_to_in_the_language_of_the_terminal(tmp_path, words, spoken, said):
    program = (
        f"import sys, steps; sys.argv[1:] = {words}; steps.step('making a virtual environment', sys.executable, '-V')"
    )
    there = clone(tmp_path / "clone")
    told = subprocess.run(
        [sys.executable, "-c", program],
        cwd=there,
        env={**PLAIN, "LC_ALL": spoken, "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
        timeout=60,
    )
    assert told.stderr.splitlines()[0] == said


def test_a_step_that_fails_for_another_reason_does_not_blame_the_network(tmp_path):
    there = clone(tmp_path / "clone")
    program = "import sys, steps; steps.step('trying', sys.executable, '-c', 'raise SystemExit(3)')"
    assert failing(there, program)[-1] == "run.py: trying: failed"
