"""Packs from somebody who means harm: no small body makes a large answer, and none holds up the others."""

from __future__ import annotations

import json
import time

import pytest
from msgspec.structs import replace

from ardoise.packs.custom.types import LARGEST
from tests.kit.in_process import PATIENT, at_the_door

CSV = {"Content-Type": "text/csv"}
MOST = 4, 2048  # bytes out for each byte in, and without any


def pack(questions, languages='["en","fr","de"]'):
    return f'{{"title":"t","languages":{languages},"questions":[{questions}]}}'.encode()


def filled(start, piece):
    """As large as a body may be."""
    return start + piece * ((LARGEST - len(start)) // len(piece))


LONG = "k" * 200_000
MANY_LANGUAGES = json.dumps(["en"] * 1000)
DRAFTS = {
    "nothing, 80,000 times": pack(",".join(["{}"] * 80_000)),
    "nothing, 1,400 times": pack(",".join(["{}"] * 1400)),
    "nothing, 100 times": pack(",".join(["{}"] * 100)),
    "a language, 1,000 times": pack(",".join(f'{{"q":{{"en":"{n} a"}},"a":3}}' for n in range(480)), MANY_LANGUAGES),
    "a question full of numbers": pack('{"q":{"en":"' + "1,1 " * 60_000 + '"},"a":3}'),
    "a field with a long name": pack('{"' + LONG + '":1}'),
    "a category with a long name": pack('{"cat":{"' + LONG + '":"x"}}'),
    "a text without an end": filled(b'"', b'\\"'),
    "brackets": filled(b"", b"["),
    "objects": filled(b"", b'{"a":'),
    "many keys": b"{" + b",".join(b'"%d":1' % n for n in range(2900)) + b"}",
    "nonsense": b"x",
}
TABLES = {
    "empty lines": filled(b"q.en;a\n", b"\n"),
    "lines": filled(b"q.en;a\n", b"x;3\n"),
    "cells": filled(b"", b";"),
    "names": filled(b"", b"x;"),
    "a number that is many": b"q.en;a\nx;" + b"1 " * 60_000,
    "short lines": b"q.en;a\n" + b"x;3\n" * 100,
}
ASKED = [
    *[pytest.param("post", "/api/packs/check", body, {}, id=name) for name, body in DRAFTS.items()],
    *[pytest.param("post", "/api/packs/check", body, CSV, id=f"table: {name}") for name, body in TABLES.items()],
    *[pytest.param("post", "/api/packs", body, {}, id=f"kept: {name}") for name, body in DRAFTS.items()],
    *[
        pytest.param("put", f"/api/packs/{'A' * 43}", b'{"version":1,"pack":%s}' % body, {}, id=f"saved: {name}")
        for name, body in DRAFTS.items()
        if len(body) < LARGEST - 100
    ],
]


@pytest.mark.parametrize(("method", "path", "body", "headers"), ASKED)
def test_an_answer_is_no_longer_than_its_question_allows(tmp_path, method, path, body, headers):
    async def visit(table):
        async with table.http.request(method, table.address + path, data=body, headers=headers) as answer:
            raw = sum(len(name) + len(value) + 4 for name, value in answer.headers.items())
            return answer.status, await answer.read(), raw

    status, told, header = at_the_door(tmp_path, visit)
    assert status in (200, 400)
    assert len(told) + header <= MOST[0] * len(body) + MOST[1]


def test_a_table_of_short_lines_is_read_all_the_same(tmp_path):
    async def visit(table):
        async with table.http.post(
            f"{table.address}/api/packs/check", data=TABLES["short lines"], headers=CSV
        ) as answer:
            return answer.status, await answer.json()

    status, told = at_the_door(tmp_path, visit)
    assert (status, len(told["pack"]["questions"])) == (200, 100)
    assert told["pack"]["questions"][0] == {"q": {"en": "x"}, "a": 3}
    assert {each["field"]: each["fault"] for each in told["findings"] if each["level"] == "error"} == {
        "title": "missing"
    }


def test_every_error_is_told_or_the_draft_is_refused(tmp_path):
    """The page keeps the questions of which no error was told."""

    async def visit(table):
        told = []
        for count in (1, 5, 20, 100):
            async with table.http.post(
                f"{table.address}/api/packs/check", data=pack(",".join(["{}"] * count))
            ) as answer:
                told.append((count, answer.status, await answer.json()))
        return told

    for count, status, told in at_the_door(tmp_path, visit):
        if status == 200:
            assert len({each["question"] for each in told["findings"] if each["fault"] == "missing"}) == count
        else:
            assert (status, told["refused"]) == (400, "bad_pack")
            assert told["about"]["findings"]


def test_no_draft_holds_up_the_others_longer_than_a_good_one(tmp_path):
    """As a ratio to a full pack of a hundred good questions, which is what the server is for."""
    words = dict.fromkeys(("en", "fr", "de"), "slate " * 25)
    good = pack(",".join(json.dumps({"q": words, "a": n, "unit": {}, "anecdote": words}) for n in range(100)))

    async def visit(table):
        async def longest(body, headers):
            times = []
            for _ in range(3):
                began = time.process_time()
                async with table.http.post(f"{table.address}/api/packs/check", data=body, headers=headers) as answer:
                    await answer.read()
                times.append(time.process_time() - began)
            return min(times)

        usual = await longest(good, {})
        hostile = [(DRAFTS, {}), (TABLES, CSV)]
        return {
            name: await longest(body, headers) / usual for kinds, headers in hostile for name, body in kinds.items()
        }

    ratios = at_the_door(tmp_path, visit, limits=replace(PATIENT, drafts_burst=1000))
    assert max(ratios.values()) < 5, ratios
