"""The routes of people's own packs in the OpenAPI document."""

from __future__ import annotations

from ardoise.packs.custom.types import OwnPack
from ardoise.server.net.openapi_words import Json, answer, json, of, operation, refused
from ardoise.server.net.pack_routes import ChangedPack, CheckedPack, KeptPack, NewPack, SavedPack

RECORDS = (NewPack, KeptPack, ChangedPack, SavedPack, CheckedPack)
CSV: Json = {"text/csv": {"schema": {"type": "string"}}}
SECRET: Json = {
    "name": "secret",
    "in": "path",
    "required": True,
    "description": "Of the link by which the pack is kept: whoever has it may read and change the pack.",
    "schema": {"type": "string"},
}


def paths() -> Json:
    return {
        "/api/packs": {"post": _make()},
        "/api/packs/check": {"post": _check()},
        "/api/packs/{secret}": {"parameters": [SECRET], "get": _read(), "put": _save(), "delete": _forget()},
        "/api/packs/{secret}/table": {"parameters": [SECRET], "get": _table()},
    }


def _make() -> Json:
    answers = {
        "201": json("Kept. Only this answer tells its secret.", of(NewPack)),
        **_bad(),
        "429": refused("This address has asked for much: wait.", ["too_many_packs", "too_many_tries"]),
        **_ill(),
    }
    return operation("make_pack", "Keep a pack of one's own.", answers) | _body(of(OwnPack))


def _check() -> Json:
    answers = {"200": json("How it was read, and what is wrong with it.", of(CheckedPack)), **_bad(), **_wait()}
    body = _body(of(OwnPack))
    body["requestBody"]["content"] |= CSV
    return operation("check_pack", "Read and check a draft or a file; nothing is kept.", answers) | body


def _read() -> Json:
    answers = {"200": json("It, with all that is to be said of it.", of(KeptPack)), **_not_there()}
    return operation("read_pack", "A pack, by its secret.", answers)


def _save() -> Json:
    answers = {
        "200": json("Kept instead of the last version.", of(SavedPack)),
        **_bad(),
        "409": refused("Somebody saved another version since.", ["pack_changed"]),
        **_not_there(),
    }
    return operation("save_pack", "Keep a pack as it is now.", answers) | _body(of(ChangedPack))


def _forget() -> Json:
    return operation("forget_pack", "Forget a pack.", {"204": {"description": "Gone for good."}, **_not_there()})


def _table() -> Json:
    answers = {"200": answer("A line for each question, as a spreadsheet reads it.", CSV), **_not_there()}
    return operation("pack_table", "A pack as a table.", answers)


def _bad() -> Json:
    return {
        "400": refused("It has mistakes, or is no pack at all: `findings` say which.", ["bad_pack"]),
        "413": refused("It is too large.", ["pack_too_large"]),
    }


def _not_there() -> Json:
    return {"404": refused("Never kept and forgotten look alike.", ["no_such_pack"]), **_wait(), **_ill()}


def _wait() -> Json:
    return {"429": refused("This address has asked for much: wait.", ["too_many_tries"])}


def _ill() -> Json:
    return {"503": refused("The disk is ill.", ["not_stored"])}


def _body(schema: Json) -> Json:
    return {"requestBody": {"required": True, "content": {"application/json": {"schema": schema}}}}
