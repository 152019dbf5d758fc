"""A pack of people's own from what a stranger sent: JSON, which cannot be too large, too deep or ambiguous."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from ardoise.engine.codec import decode_strictly
from ardoise.engine.strict_json import check_strict
from ardoise.packs.custom.types import LARGEST, MOST_QUESTIONS, Fault, Finding, OwnPack, OwnQuestion
from ardoise.packs.shape import CardShape

DEPTH = 6
SHORT = 100  # characters of what a decoder complains of: it repeats what it was sent
TEXTS = re.compile(r'"(?:[^"\\]|\\.?)*+"?', re.DOTALL)  # also one without an end: nothing is looked at twice
PARTS = 30  # braces, brackets and commas of a question, at most


class BadPack(Exception):
    """It cannot be read as a pack at all."""

    def __init__(self, findings: Sequence[Finding]) -> None:
        super().__init__(", ".join(finding.fault for finding in findings))
        self.findings = tuple(findings)


def bad(fault: Fault, question: int | None = None, field: str = "", **about: Any) -> BadPack:
    return BadPack([Finding("error", question, field, fault, about)])


def from_json(data: bytes, games: Sequence[CardShape]) -> OwnPack:
    """The pack, or BadPack."""
    pack: OwnPack = decoded(data, OwnPack)
    return with_categories(pack, games)


def decoded(data: bytes, kind: Any) -> Any:
    """A pack or what has one in it; or BadPack."""
    text = as_text(data)
    check_size(text)
    try:
        check_strict(text, DEPTH)
        return decode_strictly(text.encode(), kind)
    except msgspec.ValidationError as error:
        raise wrong(str(error)) from None
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise bad("unreadable", why=str(error)[:SHORT]) from None


def check_size(text: str) -> None:
    """BadPack, before anything is built, if there are far more questions in it than a pack may have."""
    bones = TEXTS.sub("", text)
    if sum(bones.count(sign) for sign in "{[,") > MOST_QUESTIONS * PARTS:
        raise bad("too_many", most=MOST_QUESTIONS)


def with_categories(pack: OwnPack, games: Sequence[CardShape]) -> OwnPack:
    """Every question with a category in each game that sorts its own; BadPack, if a game has no such category."""
    sorting = {shape.game: shape for shape in games if shape.custom.categories}
    usual = {game: shape.custom.usual for game, shape in sorting.items()}
    for n, question in enumerate(pack.questions):
        _check_categories(n, question, sorting)
    return replace(pack, questions=tuple(replace(each, cat={**usual, **each.cat}) for each in pack.questions))


def _check_categories(n: int, question: OwnQuestion, sorting: Mapping[str, CardShape]) -> None:
    for game, category in question.cat.items():
        if game not in sorting:
            raise bad("wrong_type", n, "cat", why=f"Object contains unknown field `{game[:40]}`")
        if category not in sorting[game].custom.categories:
            raise bad("wrong_type", n, f"cat.{game}", why=f"Invalid enum value '{category[:40]}'")


def as_text(data: bytes) -> str:
    if len(data) > LARGEST:
        raise bad("too_large", most=LARGEST // 1024)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise bad("unreadable", why="UTF-8") from None


def wrong(complaint: str) -> BadPack:
    """Where msgspec says that something is of another kind: `$.questions[3].q.fr`."""
    why, _, path = complaint.partition(" - at `$")
    why, path = why[:SHORT], path[:SHORT]
    found = re.match(r"(?:\.pack)?\.questions\[(\d+|\.\.\.)\]\.?(.*)`", path)
    if found and found[1].isdigit():
        return bad("wrong_type", int(found[1]), found[2], why=why)
    return bad("wrong_type", None, "" if path.startswith("[") else path.rstrip("`").lstrip("."), why=why)
