"""/metrics through HTTP: the format that Prometheus reads, true figures, and a door that is shut to strangers."""

from __future__ import annotations

import re
from ipaddress import ip_network

import pytest

from ardoise.server.metrics import MetricsAccess
from tests.kit.in_process import NOBODYS, at_the_door

TOKEN = "a token of enough letters"
FAMILY = re.compile(
    r"# HELP (?P<name>[a-z_]+) \S.*\n# TYPE (?P=name) (?P<kind>counter|gauge|histogram)\n(?P<rest>[^#]*)"
)
SAMPLE = re.compile(r'(?P<name>[a-z_]+)(?P<labels>\{[a-z]+="[^"\n]*"\})? (?P<value>\d+(\.\d+)?(e-\d+)?)')


def read(text):
    """By family: its kind and its samples, by name and labels. Nothing may be left over."""
    families = list(FAMILY.finditer(text))
    assert "".join(family[0] for family in families) == text
    found = {}
    for family in families:
        samples = [SAMPLE.fullmatch(line) for line in family["rest"].splitlines()]
        assert all(samples), family["rest"]
        told = {sample["name"] + (sample["labels"] or ""): float(sample["value"]) for sample in samples}
        assert len(told) == len(samples)
        assert all(name.startswith(family["name"]) for name in told)
        found[family["name"]] = (family["kind"], told)
    assert len(found) == len(families)
    return found


async def fetched(table, **headers):
    async with table.http.get(f"{table.address}/metrics", headers=headers) as answer:
        return answer.status, answer.headers["Content-Type"], await answer.text()


async def an_evening(table):
    players = await table.seat(["Annie", "Bea", "Cleo"], "bornes")
    await table.start(players)
    await players[1].ask_hint()
    await players[1].write("{")
    await players[1].answer_to(0)
    await table.ask(f"/api/rooms/{NOBODYS}")
    return await fetched(table)


def test_the_format_is_what_prometheus_reads(tmp_path):
    status, kind, text = at_the_door(tmp_path, an_evening)
    assert (status, kind) == (200, "text/plain; version=0.0.4; charset=utf-8")
    for name, (kind, samples) in read(text).items():
        assert (kind == "counter") == name.endswith("_total")
        if kind == "histogram":
            buckets = [value for sample, value in samples.items() if "_bucket{le=" in sample]
            assert buckets == sorted(buckets)
            assert samples[f'{name}_bucket{{le="+Inf"}}'] == buckets[-1] == samples[f"{name}_count"]
            assert f"{name}_sum" in samples


def test_the_figures_tell_of_an_evening(tmp_path):
    told = {name: samples for name, (_, samples) in read(at_the_door(tmp_path, an_evening)[2]).items()}
    assert told["ardoise_rooms"]['ardoise_rooms{game="bornes"}'] == sum(told["ardoise_rooms"].values()) == 1
    assert told["ardoise_sockets"]["ardoise_sockets"] == 3
    refusals = told["ardoise_refusals_total"]
    assert refusals['ardoise_refusals_total{code="malformed"}'] == 1
    assert refusals['ardoise_refusals_total{code="no_room"}'] == 1
    acknowledged = told["ardoise_acknowledgement_seconds"]["ardoise_acknowledgement_seconds_count"]
    messages = told["ardoise_messages_total"]["ardoise_messages_total"]
    assert acknowledged + sum(refusals.values()) - 2 == messages > 3
    for name in ("commit", "fan_out"):
        assert told[f"ardoise_{name}_seconds"][f"ardoise_{name}_seconds_count"] >= acknowledged - 1
    assert told["ardoise_memory_bytes"]["ardoise_memory_bytes"] > 10_000_000


def test_the_disk_and_the_size_of_the_data_are_told(tmp_path):
    told = read(at_the_door(tmp_path, an_evening, data=tmp_path / "rooms.db")[2])
    (size,), (free,) = (told[f"ardoise_{name}_bytes"][1].values() for name in ("database", "disk_free"))
    assert size > 4096
    assert free > 0


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
@pytest.mark.parametrize("proxies", [(), [ip_network("127.0.0.0/8")]])
def test_what_a_proxy_passes_on_is_refused_whatever_it_claims(tmp_path, header, proxies):
    async def visit(table):
        return [await fetched(table, **{header: "127.0.0.1"}), await fetched(table)]

    outside, inside = at_the_door(tmp_path, visit, proxies=proxies)
    assert (outside[0], "ardoise_" in outside[2]) == (404, False)
    assert inside[0] == 200


def test_the_token_opens_it_from_anywhere(tmp_path):
    async def visit(table):
        words = (TOKEN, "another", "", TOKEN[:-1])
        return [(await fetched(table, Via="1.1 proxy", Authorization=f"Bearer {word}"))[0] for word in words]

    assert at_the_door(tmp_path, visit, metrics=MetricsAccess(TOKEN)) == [200, 404, 404, 404]


def test_everybody_may_read_it_where_that_is_wanted(tmp_path):
    async def visit(table):
        return (await fetched(table, Via="1.1 proxy"))[0]

    assert at_the_door(tmp_path, visit, metrics=MetricsAccess(public=True)) == 200
