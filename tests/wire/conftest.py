"""The TypeScript compiler for tests, from the packages that web/package-lock.json names."""

from __future__ import annotations

import re
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

import run
from tests.kit.node import NODE

ROOT = Path(__file__).parents[2]
ERROR = re.compile(r"(?P<file>.+?)\((?P<line>\d+),\d+\): error TS", re.MULTILINE)


@pytest.fixture(scope="session")
def tsc(tmp_path_factory):
    """Compiles a project, and gives the file and line of every error."""
    one_at_a_time = tmp_path_factory.getbasetemp().parent / "web.lock"
    with closing(sqlite3.connect(one_at_a_time, timeout=250, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")  # a lock between the test processes that every system has
        run.prepare_web()

    def compiled(project):
        compiler = ROOT / "web" / "node_modules" / "typescript" / "bin" / "tsc"
        command = [str(word) for word in (NODE, compiler, "-p", project, "--pretty", "false")]
        said = subprocess.run(command, cwd=project, capture_output=True, text=True, timeout=250, check=False)
        errors = {(Path(found["file"]).name, int(found["line"])) for found in ERROR.finditer(said.stdout)}
        assert bool(said.returncode) == bool(errors), said.stdout + said.stderr
        return errors

    return compiled
