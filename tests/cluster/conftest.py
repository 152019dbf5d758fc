"""A database of its own for a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kit.services import postgres


@pytest.fixture
def url(tmp_path: Path) -> str:
    return postgres(tmp_path)
