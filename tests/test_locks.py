"""The lock files: every package hashed, no address, nothing of this machine."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = sorted((ROOT / "locks").glob("*.txt"))
every_lock = pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.stem)


def test_three_locks():
    assert [lock.stem for lock in LOCKS] == ["bench", "dev", "serve"]


@every_lock
def test_every_package_is_pinned_and_hashed(lock):
    packages = re.findall(r"^(?P<pin>[a-z0-9].*?)(?=^[a-z0-9]|\Z)", lock.read_text(), re.MULTILINE | re.DOTALL)
    assert len(packages) > 3
    for package in packages:
        assert re.match(r"[a-z0-9._-]+(\[[a-z,]+\])?==\S+", package), package
        assert "--hash=sha256:" in package, package


@every_lock
def test_no_address_and_no_path(lock):
    text = lock.read_text()
    assert "://" not in text
    assert "index" not in text
    assert str(ROOT) not in text


def test_the_server_needs_no_tool_of_ours():
    serve = (ROOT / "locks" / "serve.txt").read_text()
    for tool in ("pytest", "mypy", "ruff", "hypothesis", "nodejs", "open-spiel"):
        assert tool not in serve
