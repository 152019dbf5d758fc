"""Every store in turn, and a way to run a test in one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from ardoise.store import Store
from tests.store.kinds import KINDS, Kind, using


@pytest.fixture(params=KINDS)
def name(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def kind(name: str) -> Kind:
    return KINDS[name]


@pytest.fixture
def run(kind: Kind, tmp_path: Path) -> Callable[[Callable[[Store], Awaitable[None]]], None]:
    """Runs a test with a store that is closed afterwards."""

    def run(test: Callable[[Store], Awaitable[None]]) -> None:
        async def with_store() -> None:
            async with using(kind.open(tmp_path)) as store:
                await test(store)

        asyncio.run(with_store())

    return run
