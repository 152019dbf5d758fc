"""People's own packs over HTTP: kept by a secret link, refused with the reason, forgotten after a year."""

from __future__ import annotations

import asyncio
import json
import re
from contextlib import closing

import apsw
import msgspec
import pytest

from ardoise.packs.custom.decode import with_categories
from ardoise.packs.custom.types import OwnPack
from ardoise.server.limits import Limits
from ardoise.server.net.pack_handlers import GAMES
from ardoise.server.records.custom_packs import DAY, KEPT, find, key_of
from tests.kit.clock import believed
from tests.kit.in_process import PATIENT, at_the_door

NOTHING = {"en": "", "fr": "", "de": ""}
QUESTION = {
    "q": {"en": "", "fr": "Quel âge a Mamie ?", "de": "Wie alt ist Omi?"},
    "a": 81.5,
    "unit": NOTHING,
    "anecdote": NOTHING,
    "src": "",
    "cat": {"gambit7": "misc", "incroyable": "heart"},
    "year": False,
}
PACK = {"title": "Mamie", "languages": ["fr", "de"], "questions": [QUESTION]}
BAD = PACK | {"questions": [QUESTION, QUESTION | {"q": NOTHING | {"fr": "Zyzomys ?"}, "a": 3}]}


def as_read(pack):
    """Whatever was left out because it is empty or usual."""
    return with_categories(msgspec.convert(pack, OwnPack), GAMES)


async def request(table, method, path, body=None, **more):
    data = None if body is None else body if isinstance(body, bytes) else json.dumps(body)
    async with table.http.request(method, table.address + path, data=data, **more) as answer:
        return answer.status, dict(answer.headers), await answer.read()


async def said(table, method, path, body=None, **more):
    status, _, told = await request(table, method, path, body, **more)
    return status, json.loads(told) if told else None


def test_a_pack_is_kept_read_changed_and_forgotten(tmp_path):
    async def visit(table):
        status, made = await said(table, "post", "/api/packs", PACK)
        assert status == 201
        assert re.fullmatch(r"[\w-]{43}", made["secret"])  # 256 bits
        at = f"/api/packs/{made['secret']}"
        status, kept = await said(table, "get", at)
        assert (status, kept["version"]) == (200, made["version"])
        assert kept["pack"] == PACK
        assert [finding["fault"] for finding in kept["findings"]] == ["does_not_fit"]
        changed = PACK | {"title": "Papi"}
        assert await said(table, "put", at, {"version": 1, "pack": changed}) == (200, {"version": 2})
        assert (await said(table, "get", at))[1]["pack"] == changed
        assert await said(table, "delete", at) == (204, None)
        assert (await said(table, "get", at))[0] == 404

    at_the_door(tmp_path, visit)


def test_two_devices_do_not_overwrite_each_other(tmp_path):
    async def visit(table):
        _, made = await said(table, "post", "/api/packs", PACK)
        at = f"/api/packs/{made['secret']}"
        saves = [said(table, "put", at, {"version": 1, "pack": PACK | {"title": title}}) for title in ("A", "B", "C")]
        answers = await asyncio.gather(*saves)
        assert sorted(status for status, _ in answers) == [200, 409, 409]
        winner = "ABC"[[status for status, _ in answers].index(200)]
        late = next(told for status, told in answers if status == 409)
        assert late == {"refused": "pack_changed", "about": {"version": 2}}
        assert (await said(table, "get", at))[1]["pack"]["title"] == winner

    at_the_door(tmp_path, visit)


def test_of_a_bad_pack_nothing_is_kept(tmp_path):
    """Neither when it is made nor when it is saved; nor of a draft or a file that was only checked."""

    async def visit(table):
        status, refused = await said(table, "post", "/api/packs", BAD)
        (finding,) = refused["about"]["findings"]
        assert (status, refused["refused"]) == (400, "bad_pack")
        assert (finding["question"], finding["field"], finding["fault"]) == (1, "q.de", "missing")
        assert await table.web.rooms.store.rooms() == ()
        _, made = await said(table, "post", "/api/packs", PACK)
        at = f"/api/packs/{made['secret']}"
        assert (await said(table, "put", at, {"version": 1, "pack": BAD}))[0] == 400
        status, checked = await said(table, "post", "/api/packs/check", BAD)
        assert (status, as_read(checked["pack"])) == (200, as_read(BAD))
        assert "missing" in [finding["fault"] for finding in checked["findings"]]
        assert (await said(table, "get", at))[1]["version"] == 1

    at_the_door(tmp_path, visit)
    assert b"Zyzomys" not in b"".join(file.read_bytes() for file in tmp_path.iterdir())


def test_a_table_goes_out_and_comes_in(tmp_path):
    async def visit(table):
        _, made = await said(table, "post", "/api/packs", PACK)
        status, headers, table_file = await request(table, "get", f"/api/packs/{made['secret']}/table")
        assert (status, headers["Content-Type"]) == (200, "text/csv; charset=utf-8")
        assert headers["Content-Disposition"].startswith("attachment")
        _, read = await said(table, "post", "/api/packs/check", table_file, headers={"Content-Type": "text/csv"})
        assert as_read(read["pack"]) == as_read(PACK | {"title": ""})

    at_the_door(tmp_path, visit)


@pytest.mark.parametrize("sign", "=+-@＝＋－＠")
def test_no_cell_of_a_table_is_a_formula(tmp_path, sign):
    """Spreadsheets read the full-width signs like the others; what comes back is what went out."""

    async def visit(table):
        written = PACK | {"questions": [QUESTION | {"src": f"{sign}1+1"}]}
        _, made = await said(table, "post", "/api/packs", written)
        _, _, file = await request(table, "get", f"/api/packs/{made['secret']}/table")
        _, read = await said(table, "post", "/api/packs/check", file, headers={"Content-Type": "text/csv"})
        return file.decode("utf-8-sig"), read["pack"]["questions"][0]["src"]

    file, again = at_the_door(tmp_path, visit)
    assert f";'{sign}1+1;" in file
    assert again == f"{sign}1+1"


def test_a_wrong_secret_looks_the_same_whatever_it_is(tmp_path):
    async def visit(table):
        _, made = await said(table, "post", "/api/packs", PACK)
        await said(table, "delete", f"/api/packs/{made['secret']}")
        wrong = ["A" * 43, "A", "%C3%A9" * 43, key_of(made["secret"]), made["secret"]]
        answers = [await request(table, "get", f"/api/packs/{secret}") for secret in wrong]
        assert {(status, body) for status, _, body in answers} == {(404, b'{"refused":"no_such_pack","about":{}}')}
        assert len({tuple(sorted(set(headers) - {"Date"})) for _, headers, _ in answers}) == 1

    at_the_door(tmp_path, visit)


def test_no_answer_is_stored_on_its_way(tmp_path):
    async def visit(table):
        made = await request(table, "post", "/api/packs", PACK)
        at = f"/api/packs/{json.loads(made[2])['secret']}"
        others = [("get", at, None), ("get", f"{at}/table", None), ("put", at, {}), ("get", "/api/packs/x", None)]
        large = await request(table, "post", "/api/packs/check", b" " * 300_000)
        answers = [made, large, *[await request(table, *asked) for asked in others], await request(table, "delete", at)]
        assert {headers["Cache-Control"] for _, headers, _ in answers} == {"no-store"}

    at_the_door(tmp_path, visit)


def test_the_store_has_the_last_version_and_no_secret(tmp_path):
    async def visit(table):
        _, made = await said(table, "post", "/api/packs", PACK | {"title": "Xylophage"})
        await said(table, "put", f"/api/packs/{made['secret']}", {"version": 1, "pack": PACK})
        return made["secret"]

    secret = at_the_door(tmp_path, visit)
    with closing(apsw.Connection(str(tmp_path / "rooms.db"))) as db:
        (row,) = db.execute("select room, body from entries")
    assert row[0] == key_of(secret)
    data = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert secret.encode() not in data
    assert b"Xylophage" not in data


def test_an_address_makes_only_so_many_and_guesses_only_so_often(tmp_path):
    async def make(table):
        return [(await said(table, "post", "/api/packs", PACK))[0] for _ in range(3)]

    assert at_the_door(tmp_path, make, limits=Limits(packs_burst=2, packs_rate=0.0)) == [201, 201, 429]

    async def guess(table):
        return [(await said(table, "get", f"/api/packs/{letter * 43}"))[0] for letter in "ABC"]

    assert at_the_door(tmp_path, guess, limits=Limits(failed_joins_burst=2, failed_joins_rate=0.0)) == [404, 404, 429]

    async def draft(table):
        return [(await said(table, "post", "/api/packs/check", PACK))[0] for _ in range(3)]

    assert at_the_door(tmp_path, draft, limits=Limits(drafts_burst=2, drafts_rate=0.0)) == [200, 200, 429]


def test_a_pack_is_forgotten_a_year_after_its_last_use(tmp_path):
    now = [1_760_000_000.0]

    async def visit(table):
        rooms, store = table.web.rooms, table.web.rooms.store
        _, made = await said(table, "post", "/api/packs", PACK)
        key = key_of(made["secret"])
        now[0] += KEPT - DAY
        assert await rooms.forget_old() == []
        assert await find(store, key, now[0]) is not None  # played once more
        now[0] += KEPT - DAY
        assert await rooms.forget_old() == []
        assert (await said(table, "get", f"/api/packs/{made['secret']}"))[0] == 200
        now[0] += KEPT
        assert await rooms.forget_old() == [key]
        assert (await said(table, "get", f"/api/packs/{made['secret']}"))[0] == 404

    at_the_door(tmp_path, visit, limits=PATIENT, wall=lambda: now[0], witness=believed)
