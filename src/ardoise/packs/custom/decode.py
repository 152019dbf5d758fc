"""A pack of people's own from what a stranger sent: JSON, which cannot be too large, too deep or ambiguous."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from ardoise.engine.codec import decode_strictly
from ardoise.engine.strict_json import TWICE, check_strict
from ardoise.packs.complaints import understood
from ardoise.packs.custom.types import LARGEST, MOST_QUESTIONS, Fault, Finding, OwnPack, OwnQuestion
from ardoise.packs.shape import CardShape

DEPTH = 6
SHORT, LONG = 40, 100  # characters of what a stranger wrote, and of where it stands, that a finding repeats
OF_QUESTION = re.compile(r"(?:pack\.)?questions\[(\d+|\.\.\.)\]\.?(.*)", re.DOTALL)
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
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise bad("not_json") from None


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
            raise bad("unknown_field", n, "cat", name=game[:SHORT])
        if category not in sorting[game].custom.categories:
            raise bad("unknown_choice", n, f"cat.{game}", text=category[:SHORT])


def as_text(data: bytes) -> str:
    if len(data) > LARGEST:
        raise bad("too_large", most=LARGEST // 1024)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise bad("not_utf8") from None


def wrong(complaint: str) -> BadPack:
    """What the decoder found, without its own words: they are English, and repeat what it was sent."""
    kind, name, path = understood(complaint)
    question, field = _place(path[:LONG])
    name = name[:SHORT]
    match kind:
        case "missing":
            return bad("missing", question, ".".join(filter(None, (field, name))))
        case "unknown_field":
            return bad("unknown_field", question, field, name=name)
        case "unknown_choice":
            return bad("unknown_choice", question, field, text=name)
        case "wrong_type":
            return bad("twice" if complaint == TWICE else "wrong_type", question, field)


def _place(path: str) -> tuple[int | None, str]:
    """The question, the first is 0, and its field; or what of the pack itself."""
    found = OF_QUESTION.fullmatch(path)
    if found and found[1].isdigit():
        return int(found[1]), found[2]
    return None, "" if path.startswith("[") else path
