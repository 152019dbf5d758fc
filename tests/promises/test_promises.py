"""Every promise, tried a few times. At full size: `python3 run.py soak`."""

from __future__ import annotations

import pytest

from tests.promises.every import EVERY, tried

SEED = 20261116


@pytest.mark.parametrize("promise", EVERY, ids=lambda promise: promise.id)
def test_promise(promise):
    tally = tried(promise, promise.suite, SEED)
    assert tally.runs >= promise.suite
    assert not tally.failures, tally.failures[:5]


def test_no_promise_is_left_out():
    promised = {f"P{number}" for number in range(1, 23)}
    assert {promise.id.split(" ")[0] for promise in EVERY} == promised
