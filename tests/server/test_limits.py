"""How often somebody may do something: the tests tell the time."""

from __future__ import annotations

import pytest

from ardoise.server.limits import MOST_BUCKETS, Bucket, Buckets, Limits, Strikes


def taken(bucket: Bucket, tries: int, now: float) -> int:
    return sum(bucket.take(now) for _ in range(tries))


def test_the_figures_that_were_promised():
    promised = Limits()
    assert (promised.frame, promised.burst, promised.rate) == (4096, 20, 5)
    assert (promised.rooms_burst, promised.rooms_rate * 3600) == (10, 30)
    assert (promised.failed_joins_burst, promised.failed_joins_rate * 60) == (40, 10)
    assert (promised.sockets_an_address, promised.hello_seconds) == (120, 5)


def test_a_burst_at_once_and_then_so_many_a_second():
    bucket = Bucket(20, 5.0, now=100.0)
    assert taken(bucket, 30, 100.0) == 20
    assert taken(bucket, 30, 101.0) == 5
    assert taken(bucket, 30, 101.1) == 0
    assert taken(bucket, 30, 101.2) == 1


def test_a_bucket_never_holds_more_than_its_burst():
    bucket = Bucket(3, 1.0, now=0.0)
    assert taken(bucket, 9, 1_000_000.0) == 3


def test_whoever_is_refused_does_not_wait_longer_for_it():
    bucket = Bucket(1, 1.0, now=0.0)
    assert bucket.take(0.0)
    assert [bucket.take(tenth / 10) for tenth in range(1, 11)].count(True) == 1


def test_every_address_has_a_bucket_of_its_own():
    hour = [0.0]
    buckets = Buckets(2, 1.0, clock=lambda: hour[0])
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    hour[0] = 1.0
    assert [buckets.take("a") for _ in range(2)] == [True, False]


def test_the_address_that_was_quiet_longest_is_forgotten_first():
    buckets = Buckets(1, 0.0, clock=lambda: 0.0)
    strangers = map(str, range(MOST_BUCKETS - 1))
    assert all(buckets.take(address) for address in ["quiet", "busy", *strangers][:MOST_BUCKETS])
    assert not buckets.take("busy")
    assert buckets.take("newcomer")
    assert buckets.take("quiet")  # its empty bucket is forgotten
    assert not buckets.take("busy")


@pytest.mark.parametrize(
    ("times", "out"),
    [
        ((0.0, 1.0), [False, False]),
        ((0.0, 1.0, 59.9), [False, False, True]),
        ((0.0, 1.0, 60.0), [False, False, False]),
        ((0.0, 30.0, 61.0, 89.0), [False, False, False, True]),
    ],
)
def test_three_strikes_in_a_minute(times, out):
    strikes = Strikes()
    assert [strikes.out(now) for now in times] == out
