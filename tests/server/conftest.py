"""An evening that several files of tests look back at: it takes a while to play."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.commands import Evening, spend


@pytest.fixture(scope="session")
def evening(tmp_path_factory):
    """A room in which bots have played two games and are in the midst of a third."""
    data = tmp_path_factory.mktemp("evening") / "rooms.db"
    return Evening(data, asyncio.run(spend(data)))
