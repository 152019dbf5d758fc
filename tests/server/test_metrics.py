"""Figures as Prometheus reads them, and who may read them."""

from __future__ import annotations

import asyncio
import time

import pytest

from ardoise.server.metrics import BOUNDS, Histogram, Metrics, MetricsAccess

TOKEN = "t" * 16


def test_a_bucket_holds_all_that_took_at_most_so_long():
    histogram = Histogram()
    for seconds in (0.0, BOUNDS[0], BOUNDS[1], BOUNDS[-1] + 1):
        histogram.observe(seconds)
    samples = dict(histogram.samples())
    assert samples[f'_bucket{{le="{BOUNDS[0]}"}}'] == 2
    assert samples[f'_bucket{{le="{BOUNDS[1]}"}}'] == samples[f'_bucket{{le="{BOUNDS[-1]}"}}'] == 3
    assert samples['_bucket{le="+Inf"}'] == samples["_count"] == 4
    assert samples["_sum"] == sum((BOUNDS[0], BOUNDS[1], BOUNDS[-1] + 1))


def test_a_loop_that_is_held_up_shows_it():
    async def held_up():
        metrics = Metrics()
        keeper = asyncio.create_task(metrics.keep_house())
        await asyncio.sleep(0)
        time.sleep(0.5)  # nothing of ours may do this
        while not metrics.loop_lag.seconds:
            await asyncio.sleep(0.01)
        keeper.cancel()
        return metrics.loop_lag

    lag = asyncio.run(held_up())
    assert sum(lag.counts) >= 1
    assert lag.seconds >= 0.2


@pytest.mark.parametrize(
    ("access", "peer", "forwarded", "authorization", "allowed"),
    [
        (MetricsAccess(), "127.0.0.1", False, "", True),
        (MetricsAccess(), "::1", False, "", True),
        (MetricsAccess(), "::ffff:127.0.0.1", False, "", True),
        (MetricsAccess(), "127.0.0.1", True, "", False),
        (MetricsAccess(), "192.0.2.1", False, "", False),
        (MetricsAccess(), "", False, "Bearer ", False),
        (MetricsAccess(TOKEN), "192.0.2.1", True, f"Bearer {TOKEN}", True),
        (MetricsAccess(TOKEN), "192.0.2.1", False, "Bearer tt", False),
        (MetricsAccess(TOKEN), "192.0.2.1", False, "Bearer \udcff", False),
        (MetricsAccess(public=True), "192.0.2.1", True, "", True),
    ],
)
def test_only_this_machine_and_the_token_may_read(access, peer, forwarded, authorization, allowed):
    assert access.allows(peer, forwarded, authorization) is allowed
