"""The command line of Ardoise as a process: its output and its exit code."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ARDOISE = str(Path(sys.executable).parent / "ardoise")
ROOT = Path(__file__).parents[2]
PLAIN = {**os.environ, "LC_ALL": "C.UTF-8", "COLUMNS": "200", "NO_COLOR": "1"}
LONGEST = 120  # seconds

Said = subprocess.CompletedProcess[str]


def ardoise(*words: object, given: str = "", at: Path | None = None, env: Mapping[str, str] = PLAIN) -> Said:
    return subprocess.run(
        [ARDOISE, *map(str, words)],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=env,
        cwd=at,
        timeout=LONGEST,
        check=False,
    )


def refused(said: Said, named: str) -> None:
    """One line that names what was wrong, and exit code 2."""
    assert said.returncode == 2
    assert said.stdout == ""
    assert said.stderr.count("\n") == 1, said.stderr
    assert named in said.stderr
