"""The OpenAPI document against the running server: the same routes, and answers that are what it says."""

from __future__ import annotations

import asyncio
import json
import re
from functools import reduce

import pytest
from jsonschema import Draft202012Validator
from msgspec.structs import replace

from ardoise.server.limits import Limits
from ardoise.server.net.app import App
from ardoise.server.net.openapi import document
from ardoise.server.net.page import Page
from ardoise.server.room.rooms import Rooms
from tests.kit.in_process import NOBODYS, PATIENT, at_the_door
from tests.kit.openapi import CHECK, GAME, PACK, PACKS, PEOPLE, QUESTIONS, ROOM, RULES, STORY, TABLE, as_described

METHODS = ("get", "post", "put", "patch", "delete")
FOREIGN = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
           "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==", "Origin": "http://evil.example"}  # fmt: skip
NO_ROOMS, NO_TRIES, NO_DRAFTS, NO_SOCKETS, ONE_PACK, NO_BYTES = (
    replace(PATIENT, **{limit: most})
    for limit, most in (
        ("rooms_burst", 0),
        ("failed_joins_burst", 0),
        ("drafts_burst", 0),
        ("sockets_an_address", 0),
        ("packs_burst", 1),
        ("bytes_burst", 0),
    )
)


def operations(described):
    return {(method, path) for path, item in described["paths"].items() for method in METHODS if method in item}


def test_every_route_of_the_app_is_described_and_no_other():
    async def routes():
        app = App(Rooms(None)).app()
        return {(route.method.lower(), route.resource.canonical) for route in app.router.routes()}

    page = {
        re.sub(r":.*}$", "}", route.path) for route in Page().routes()
    }  # for people, and the page says what is there
    served = {(method, path) for method, path in asyncio.run(routes()) if method != "head" and path not in page}
    assert operations(document()) == served


def test_it_says_what_every_answer_is_and_every_reference_leads_somewhere():
    described = document()
    names = [
        item[method]["operationId"] for item in described["paths"].values() for method in METHODS if method in item
    ]
    assert len(set(names)) == len(names)
    for reference in references(described):
        assert reference.removeprefix("#/components/schemas/") in described["components"]["schemas"]
    for schema in described["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


def references(value):
    if isinstance(value, dict):
        yield from (here for key, here in value.items() if key == "$ref")
        yield from (reference for inner in value.values() for reference in references(inner))
    elif isinstance(value, list | tuple):
        yield from (reference for inner in value for reference in references(inner))


PERSON = json.dumps({"name": "Zoé"})
QUESTION = {"q": {"fr": "Quel âge a Mamie ?"}, "a": 81.5, "unit": {"fr": "ans"}}
MINE = {"title": "Mamie", "languages": ["fr"], "questions": [QUESTION]}
NOT_MINE = "A" * 43
GOOD, BAD, LARGE = ({"data": data} for data in (json.dumps(MINE), json.dumps(MINE | {"title": ""}), " " * 262_145))
SAVE, STALE = ({"data": json.dumps({"version": version, "pack": MINE})} for version in (1, 7))
ASKED = [
    ("post", "/api/rooms", 201, {"data": PERSON}, {}),
    ("post", "/api/rooms", 400, {"data": "{"}, {}),
    ("post", "/api/rooms", 400, {"data": '{"name":""}'}, {}),
    ("post", "/api/rooms", 413, {"data": " " * 4097}, {}),
    ("post", "/api/rooms", 429, {"data": PERSON}, {"limits": NO_ROOMS}),
    ("post", "/api/rooms", 503, {"data": PERSON}, {"limits": Limits(rooms=0)}),
    ("get", ROOM, 200, {}, {}),
    ("get", ROOM.format(code=NOBODYS), 404, {}, {}),
    ("get", ROOM.format(code=NOBODYS), 429, {}, {"limits": NO_TRIES}),
    ("post", PEOPLE, 201, {"data": PERSON}, {}),
    ("post", PEOPLE, 400, {"data": "[]"}, {}),
    ("post", PEOPLE, 400, {"data": '{"name":"\\u202e"}'}, {}),
    ("post", PEOPLE, 413, {"data": " " * 4097}, {}),
    ("post", PEOPLE.format(code=NOBODYS), 404, {"data": PERSON}, {}),
    ("post", PEOPLE.format(code=NOBODYS), 429, {"data": PERSON}, {"limits": NO_TRIES}),
    ("get", GAME, 404, {}, {}),
    ("get", GAME, 429, {}, {"limits": NO_TRIES}),
    ("get", STORY, 404, {}, {}),
    ("get", STORY, 429, {}, {"limits": NO_TRIES}),
    ("get", QUESTIONS, 404, {}, {}),
    ("get", QUESTIONS, 429, {}, {"limits": NO_TRIES}),
    ("post", PACKS, 201, GOOD, {}),
    ("post", PACKS, 400, BAD, {}),
    ("post", PACKS, 400, {"data": "["}, {}),
    ("post", PACKS, 413, LARGE, {}),
    ("post", PACKS, 429, GOOD, {"limits": ONE_PACK}),
    ("post", CHECK, 200, BAD, {}),
    ("post", CHECK, 200, {"data": "q.fr;a\nx;3", "headers": {"Content-Type": "text/csv"}}, {}),
    ("post", CHECK, 400, {"data": "q.fr;a\nx;y", "headers": {"Content-Type": "text/csv"}}, {}),
    ("post", CHECK, 413, LARGE, {}),
    ("post", CHECK, 429, GOOD, {"limits": NO_DRAFTS}),
    ("get", PACK, 200, {}, {}),
    ("get", PACK.format(secret=NOT_MINE), 404, {}, {}),
    ("get", PACK, 429, {}, {"limits": NO_TRIES}),
    ("put", PACK, 200, SAVE, {}),
    ("put", PACK, 400, GOOD, {}),
    ("put", PACK, 409, STALE, {}),
    ("put", PACK, 413, LARGE, {}),
    ("put", PACK.format(secret=NOT_MINE), 404, SAVE, {}),
    ("put", PACK, 429, SAVE, {"limits": NO_TRIES}),
    ("delete", PACK, 204, {}, {}),
    ("delete", PACK.format(secret=NOT_MINE), 404, {}, {}),
    ("delete", PACK, 429, {}, {"limits": NO_TRIES}),
    ("get", TABLE, 200, {}, {}),
    ("get", TABLE.format(secret=NOT_MINE), 404, {}, {}),
    ("get", TABLE, 429, {}, {"limits": NO_TRIES}),
    ("get", RULES, 200, {"params": {"lang": "fr"}}, {}),
    ("get", RULES, 404, {"params": {"lang": "la"}}, {}),
    ("get", "/api/about", 200, {}, {}),
    ("get", "/api/health", 200, {}, {}),
    ("get", "/api/openapi.json", 200, {}, {}),
    ("get", "/metrics", 200, {}, {}),
    ("get", "/metrics", 404, {"headers": {"Via": "1.1 proxy"}}, {}),
    ("get", "/ws", 400, {}, {}),
    ("get", "/ws", 403, {"headers": FOREIGN}, {}),
    ("get", "/ws", 429, {}, {"limits": NO_SOCKETS}),
    *[
        ("get", path, 429, {}, {"limits": NO_BYTES})
        for path in (RULES, "/api/about", "/api/health", "/api/openapi.json", "/metrics")
    ],
    *[
        (method, path, 403, {"headers": {"Origin": "http://evil.example"}}, {})
        for method, path in (("post", "/api/rooms"), ("post", PEOPLE), ("post", PACKS), ("post", CHECK), ("put", PACK),
                             ("delete", PACK))
    ],
]  # fmt: skip
SLOW = [("post", "/api/rooms"), ("post", PEOPLE), ("post", PACKS), ("post", CHECK), ("put", PACK)]


@pytest.mark.parametrize(("method", "path", "status", "asked", "choices"), ASKED)
def test_an_answer_is_as_described(tmp_path, method, path, status, asked, choices):
    async def visit(table):
        code = (await table.ask("/api/rooms", {"name": "Annie"})).get("code", NOBODYS)
        secret = (await table.ask(PACKS, MINE)).get("secret", NOT_MINE)
        inside = {"{code}": code, "{secret}": secret, "{number}": "1", "{game}": "bornes"}
        address = table.address + reduce(lambda address, part: address.replace(*part), inside.items(), path)
        async with table.http.request(method, address, **asked) as answer:
            return answer.headers, (answer.status, answer.content_type, await answer.text())

    headers, answered = at_the_door(tmp_path, visit, **choices)
    assert answered[0] == status
    assert (1 <= int(headers.get("Retry-After", 0)) <= 3600) == (status in (429, 503))
    as_described(method, as_template(path), *answered)


@pytest.mark.parametrize(("method", "path"), SLOW)
def test_a_body_that_does_not_come_is_a_described_408(tmp_path, method, path):
    async def visit(table):
        async def slowly():
            yield b"{"
            await asyncio.Event().wait()

        address = table.address + path.format(code=NOBODYS, secret=NOT_MINE)
        async with table.http.request(method, address, data=slowly()) as answer:
            return answer.status, answer.content_type, await answer.text()

    answered = at_the_door(tmp_path, visit, limits=replace(PATIENT, body_seconds=0.1))
    assert answered[0] == 408
    as_described(method, path, *answered)


def as_template(path):
    return path.replace(NOBODYS, "{code}").replace(NOT_MINE, "{secret}")


PERSONS, ALONE = {"data": PERSON}, {}
ILL = [
    ("post", "/api/rooms", PERSONS), ("get", ROOM, ALONE), ("post", PEOPLE, PERSONS), ("get", GAME, ALONE),
    ("get", STORY, ALONE), ("get", QUESTIONS, ALONE), ("post", PACKS, GOOD), ("get", PACK, ALONE), ("put", PACK, SAVE),
    ("delete", PACK, ALONE), ("get", TABLE, ALONE),
]  # fmt: skip


def test_a_store_that_is_closed_is_a_described_503(tmp_path):
    async def visit(table):
        code = (await table.ask("/api/rooms", {"name": "Annie"}))["code"]
        await table.web.rooms.rest(after=0.0)
        await table.web.rooms.store.close()
        told = []
        for method, path, asked in ILL:
            address = table.address + path.format(code=code, number=1, secret=NOT_MINE)
            async with table.http.request(method, address, **asked) as answer:
                told.append((answer.status, answer.content_type, await answer.text()))
        return told

    for (method, path, _), told in zip(ILL, at_the_door(tmp_path, visit), strict=True):
        assert (told[0], json.loads(told[2])) == (503, {"refused": "not_stored", "about": {"why": "closed"}})
        as_described(method, path, *told)


def test_every_described_answer_is_asked_for():
    seen = {(method, as_template(path), str(status)) for method, path, status, *_ in ASKED}
    described = document()["paths"]
    all_statuses = {
        (method, path, status)
        for method, path in operations(document())
        for status in described[path][method]["responses"]
    }
    over = {("get", path, status) for path in (GAME, STORY) for status in ("200", "403", "409")} | {
        ("get", QUESTIONS, "200")
    }
    at_the_door = {("post", PEOPLE, "409")}  # test_web_door.py
    ill_disk = {(method, path, "503") for method, path, _ in ILL} - seen
    without_its_database = {("get", "/api/health", "503")}  # tests/cluster
    slow = {(method, path, "408") for method, path in SLOW}
    elsewhere = over | at_the_door | ill_disk | without_its_database | slow
    assert all_statuses - seen == {("get", "/ws", "101")} | elsewhere
