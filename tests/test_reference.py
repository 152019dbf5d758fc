"""The reference says all that the code can do: every message, route, command and form of the referee."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import get_args

import pytest
from jsonschema import Draft202012Validator

import ardoise.cli
from ardoise import GAMES
from ardoise.cli.limits import variable
from ardoise.cli.serve import serve
from ardoise.engine.codec import encode
from ardoise.server import protocol
from ardoise.server.limit_settings import WORDS
from ardoise.server.limits import LIMITS
from ardoise.server.net.gateway import DEAD_SECONDS
from ardoise.server.net.openapi import document
from tests.every_game import match

DOCS = Path(__file__).parent.parent / "docs"


@pytest.fixture(scope="module")
def printers():
    sys.path.insert(0, str(DOCS / "_ext"))
    try:
        from reference import PRINTERS
    finally:
        sys.path.pop(0)
    return PRINTERS


@pytest.fixture
def headings(printers):
    def of(name):
        return [line.lstrip("# ") for line in printers[name]().splitlines() if line.startswith("##")]

    return of


def test_every_message_of_the_socket(headings):
    tags = [kind.__struct_config__.tag for kind in (*get_args(protocol.FromScreen), *get_args(protocol.ToScreen))]
    assert set(tags) <= set(headings("protocol"))


def test_every_move_of_every_game(headings):
    moves = {f"{name}: {kind.__struct_config__.tag}" for name in GAMES for kind in get_args(GAMES[name].types.move)}
    assert moves
    assert moves <= set(headings("protocol"))


def test_every_route(headings):
    routes = {f"{method.upper()} {path}" for path, item in document()["paths"].items() for method in item}
    assert {route for route in routes if not route.startswith("PARAMETERS")} <= set(headings("routes"))


def test_every_command(headings):
    told = headings("command_line")
    assert {f"ardoise {name}" for name in ardoise.cli.COMMANDS} <= set(told)
    assert "ardoise packs check" in told


def test_every_setting_of_a_server(printers):
    """Each option has a flag and a variable, and each limit a name, a variable and its words."""
    told = printers["settings"]()
    for option in serve.params:
        assert f"`{option.opts[0]}" in told, option
        assert option.envvar is None or f"`{option.envvar}`" in told
    assert [option.opts[0] for option in serve.params if not option.envvar] == ["--limit"]
    for limit, words in WORDS.items():
        assert re.search(rf"\| `{limit}` \| `{variable(limit)}` \|.*\| {re.escape(words)} \|", told), limit


def test_every_form_of_the_referee(headings):
    forms = {f"{name}: {request.__name__}" for name, game in GAMES.items() for request, _ in game.forms}
    assert len(forms) >= len(GAMES)
    assert forms <= set(headings("referee"))


def test_the_pace_is_that_of_the_code(printers):
    told = printers["pace"]()
    for limit, value in ((LIMITS.burst, "20"), (LIMITS.rate, "5"), (DEAD_SECONDS, "20"), (protocol.PROTOCOL, "1")):
        assert f"{limit:g}" == value
        assert f" | {value} |" in told


def printed_schemas(printers):
    return [json.loads(found) for found in re.findall(r"```json\n(.*?)\n```", printers["message_schemas"](), re.DOTALL)]


def validator(schemas, name):
    return Draft202012Validator({"$ref": f"#/$defs/{name}", **schemas})


def test_every_message_has_a_schema(printers):
    messages = printed_schemas(printers)[0]
    names = {kind.__name__ for kind in (*get_args(protocol.FromScreen), *get_args(protocol.ToScreen))}
    assert names <= set(messages["$defs"])
    assert validator(messages, "Hello").is_valid({"type": "Hello", "token": "x"})
    assert not validator(messages, "Hello").is_valid({"type": "Hello"})


@pytest.mark.parametrize("number", range(len(GAMES)), ids=list(GAMES))
def test_the_schemas_read_every_view_and_move_of_a_match(printers, number):
    game, schemas = [*GAMES.values()][number], printed_schemas(printers)[1 + number]
    view = validator(schemas, game.types.view.__name__)
    for step in match(game, "schemas", 3):
        view.validate(json.loads(encode(game.view(step.state, 0))))
        if step.move is not None:
            validator(schemas, type(step.move).__name__).validate(json.loads(encode(step.move)))


def test_every_close_code_is_told(printers):
    told = printers["protocol"]()
    assert all(f"| {code} |" in told for code in (*get_args(protocol.Close), 1002, 1007))


def test_every_slot_of_a_page_is_filled_and_every_printer_used(printers):
    pages = [page.read_text(encoding="utf-8") for page in (DOCS / "reference").glob("*.md")]
    assert {name for name in printers if any(f"{{{{ {name} }}}}" in page for page in pages)} == set(printers)
