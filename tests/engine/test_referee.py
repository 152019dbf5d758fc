"""The referee's door: forms told apart by their fields, and an answer to anything."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise import Rejected
from ardoise.engine.referee import Request, rule


class Sum(Request):
    left: int
    right: int = 1


class Twice(Request):
    number: int


def refuse(request):
    if request.number < 0:
        raise Rejected("negative", number=request.number)
    return {"twice": 2 * request.number}


FORMS = ((Sum, lambda request: {"sum": request.left + request.right}), (Twice, refuse))


@pytest.mark.parametrize(
    ("line", "ruling"),
    [
        ('{"left":2,"right":3}', {"sum": 5}),
        ('{"left":2}', {"sum": 3}),
        ('{"number":4}', {"twice": 8}),
        ('{"number":-4}', {"error": "negative", "about": {"number": -4}}),
    ],
)
def test_a_ruling(line, ruling):
    assert json.loads(rule(FORMS, line.encode())) == ruling


NO_OBJECT = [b"{", b"[]", b"7", b"null", b"\xff\xfe", b"[" * 5000, b'{"a":' * 5000]
NO_FORM = [b"{}", b'{"other":1}', b'{"left":"2"}', b'{"left":true}', b'{"number":1,"left":2}', b'{"number":NaN}']
NO_FORM += [b'{"number":1e99999999999999999999}', b'{"strange":1e-99999999999999999999}']


@pytest.mark.parametrize("line", NO_OBJECT + NO_FORM)
def test_an_unreadable_line_gets_an_error(line):
    answer = json.loads(rule(FORMS, line))
    assert answer["error"] == "malformed"
    assert answer["about"]["why"]


@given(st.binary(max_size=60))
def test_anything_gets_one_line_of_json(line):
    answer = rule(FORMS, line)
    assert b"\n" not in answer
    assert isinstance(json.loads(answer), dict)
