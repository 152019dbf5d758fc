"""One Chromium for each test process, and a stage for each test."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

import pytest

import run
from tests.browser.stage import chromium, open_stage

LONGEST = 240  # seconds for one test


@pytest.fixture(scope="session")
def built(tmp_path_factory):
    """The built page, of the sources as they are."""
    one_at_a_time = tmp_path_factory.getbasetemp().parent / "page.lock"
    with closing(sqlite3.connect(one_at_a_time, timeout=250, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        run.prepare_page("dev")


@pytest.fixture(scope="session")
def browser(built):
    """With the loop that it lives on, which stands still between the tests: other tests have loops of their own."""
    with asyncio.Runner() as loop:
        opening = chromium()
        yield loop, loop.run(opening.__aenter__())
        loop.run(opening.__aexit__(None, None, None))


@pytest.fixture
def play(browser, tmp_path):
    """Runs `async def visit(stage)` on a stage of its own."""
    loop, chrome = browser

    def played(visit, plan=None):
        async def within_bounds():
            async with asyncio.timeout(LONGEST), open_stage(chrome, tmp_path, plan) as stage:
                await visit(stage)

        loop.run(within_bounds())

    return played
