"""uv, which installs everything else: the one on PATH, or one of our own in .tools/, held against its hashes.

Standard library only.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from steps import ROOT, WINDOWS, step, stop

UV_LEAST = (0, 9)
TOOLS = ROOT / ".tools"
NEEDS = "needs uv or pip: install uv 0.9 or newer, or your system's python3-pip or python3-venv package"


def find_uv() -> Path:
    """The uv on PATH if it is new enough, else one of our own in .tools/."""
    on_path = shutil.which("uv")
    if on_path and works(on_path):
        return Path(on_path)
    own = TOOLS / "uv" / "bin" / ("uv.exe" if WINDOWS else "uv")
    if not works(own):
        quiet = ["-q", "--disable-pip-version-check", "--root-user-action=ignore"]
        exactly = ["--require-hashes", "--only-binary=:all:", "--upgrade", "-r", ROOT / "locks" / "uv.txt"]
        step("fetching uv", *find_pip(), "install", *quiet, "--target", TOOLS / "uv", *exactly)
    if not works(own):
        stop("uv could not be started: install uv 0.9 or newer and try again")
    return own


def works(uv: str | Path) -> bool:
    try:
        said = subprocess.run([str(uv), "--version"], capture_output=True, text=True, check=False)
    except OSError:
        return False
    version = said.stdout.split()[1:2]
    return bool(version) and tuple(int(part) for part in version[0].split(".")[:2]) >= UV_LEAST


def find_pip() -> list[str | Path]:
    """This Python's, or one in .tools/ that Python brings along (ensurepip)."""
    if _starts(sys.executable):
        return [sys.executable, "-m", "pip"]
    folder = TOOLS / "pip"
    python = folder / ("Scripts/python.exe" if WINDOWS else "bin/python")
    if not _starts(python):
        if find_spec("ensurepip") is None:
            stop(NEEDS)
        step("making a pip of our own", sys.executable, "-m", "venv", "--clear", folder)
    return [python, "-m", "pip"]


def _starts(python: str | Path) -> bool:
    try:
        return not subprocess.run([str(python), "-m", "pip", "--version"], capture_output=True, check=False).returncode
    except OSError:
        return False
