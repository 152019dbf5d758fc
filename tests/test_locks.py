"""The lock files: every package hashed, no address, nothing of this machine, and every system's binaries."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import run

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "locks").glob("*.txt"))
every_lock = pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)


def test_every_lock_is_there_and_no_other():
    assert {lock.stem for lock in LOCKS} == set(run.LOCKS)


@every_lock
def test_every_package_is_pinned_and_hashed(lock):
    packages = re.findall(r"^(?P<pin>[a-z0-9].*?)(?=^[a-z0-9]|\Z)", lock.read_text(), re.MULTILINE | re.DOTALL)
    assert len(packages) > (0 if lock.stem in run.TOOLS_ALONE else 3)
    for package in packages:
        assert re.match(r"[a-z0-9._-]+(\[[a-z,]+\])?==\S+", package), package
        assert "--hash=sha256:" in package, package


@every_lock
def test_no_address_and_no_path(lock):
    text = lock.read_text()
    assert "://" not in text
    assert "index" not in text
    assert str(ROOT) not in text


def test_uv_is_locked_for_every_system():
    assert (ROOT / "locks" / "uv.txt").read_text().count("--hash=sha256:") > 15  # one wheel each


def test_the_server_needs_no_tool_of_ours():
    serve = (ROOT / "locks" / "serve.txt").read_text()
    for tool in ("pytest", "mypy", "ruff", "hypothesis", "nodejs", "open-spiel", "playwright"):
        assert tool not in serve


every_npm_lock = pytest.mark.parametrize("folder", run.NPM_FOLDERS, ids=lambda folder: folder.name)
SYSTEMS = {("linux", "x64"), ("linux", "arm64"), ("darwin", "x64"), ("darwin", "arm64"), ("win32", "x64")}
MADE_FOR_A_SYSTEM = ("rolldown", "lightningcss")  # what the build cannot do without


def npm_lock(folder):
    packages = json.loads((folder / "package-lock.json").read_text())["packages"]
    return {path.rpartition("node_modules/")[2]: package for path, package in packages.items() if path}


@every_npm_lock
def test_every_npm_package_is_hashed_and_has_no_address(folder):
    for name, package in npm_lock(folder).items():
        assert package["integrity"].startswith("sha512-"), name
        assert "resolved" not in package, name


@every_npm_lock
def test_no_file_of_npm_has_an_address_or_a_path(folder):
    for name in ("package.json", "package-lock.json", ".npmrc"):
        text = (folder / name).read_text()
        assert "://" not in text, name
        assert str(ROOT) not in text, name


@every_npm_lock
def test_the_npm_lock_is_of_its_package_json(folder):
    said = json.loads((folder / "package.json").read_text())
    locked = json.loads((folder / "package-lock.json").read_text())["packages"][""]
    for kind in ("dependencies", "devDependencies"):
        wanted = said.get(kind, {})
        assert locked.get(kind, {}) == wanted
        assert {name: npm_lock(folder)[name]["version"] for name in wanted} == wanted


@every_npm_lock
def test_every_npm_package_that_another_needs_is_locked(folder):
    """A lock made from a lagging mirror lacks the binaries of other systems, and says nothing."""
    locked = npm_lock(folder)
    for name, package in locked.items():
        assert {*package.get("dependencies", {}), *package.get("optionalDependencies", {})} <= set(locked), name


@pytest.mark.parametrize("name", MADE_FOR_A_SYSTEM)
def test_the_page_can_be_built_on_every_system(name):
    locked = npm_lock(run.building.WEB)
    parts = [locked[part] for part in locked[name]["optionalDependencies"]]
    built_for = {(system, cpu) for part in parts for system in part.get("os", ()) for cpu in part.get("cpu", ())}
    assert built_for >= SYSTEMS
