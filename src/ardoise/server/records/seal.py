"""Own questions that a game never asked, in its export: each as a hash, so that nobody can read the rest of a pack.

A sealed question has the category and the place of the real one, and an answer that every game takes. The deal looks at
nothing else, so it can be made again without the content (docs/decisions/011-exports-of-own-questions.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any

from msgspec import Struct
from msgspec.structs import fields, replace

from ardoise.engine.codec import decode, encode
from ardoise.engine.question import Question
from ardoise.engine.text import Text
from ardoise.games import GAMES, KITS
from ardoise.packs.dealing import Own
from ardoise.server.lobby.events import Began
from ardoise.server.records.archive import states
from ardoise.store.log import Entry

SEALED = "sealed-"  # how the id of a sealed question begins
NO_WORDS = Text("", "", "")
ANY_ANSWER = 1


def told(began: Began, log: Sequence[Entry]) -> tuple[Own, Sequence[Entry]]:
    """The own questions of a game that is over, and its entries: what was asked as it is, the rest sealed."""
    shape = KITS[began.game].cards
    if not began.own.questions or shape is None:
        return began.own, log
    game, salt = GAMES[began.game], _salt(began)
    asked = {question for _, state in states(began.game, log) for question in game.asked(state)}
    hidden = {each.id: sealed(each, salt) for each in began.own.questions if each.id not in asked}
    own = Own(tuple(hidden.get(each.id, each) for each in began.own.questions))
    items = {name: shape.custom.item(question) for name, question in hidden.items()}
    deal = encode(_swapped(decode(log[0].body, game.types.state), items))
    return own, [replace(log[0], body=deal), *log[1:]]


def sealed(question: Question, salt: bytes) -> Question:
    """Nothing but its category, known by SHA-256(salt ‖ question)."""
    name = SEALED + sha256(salt + encode(question)).hexdigest()
    return Question(name, question.category, NO_WORDS, NO_WORDS, ANY_ANSWER, NO_WORDS, "")


def _salt(began: Began) -> bytes:
    """A game that began before there was a salt has the marks of its people's tokens, which nobody is told."""
    return bytes.fromhex(began.salt) if began.salt else sha256(encode(began.people)).digest()


def _swapped(value: Any, items: Mapping[str, Any]) -> Any:
    """A state with these items in the place of those with their ids."""
    if isinstance(value, tuple):
        return tuple(_swapped(part, items) for part in value)
    if not isinstance(value, Struct):
        return value
    if (name := getattr(value, "id", "")) in items:
        return items[name]
    parts = {field.name: getattr(value, field.name) for field in fields(type(value))}
    return replace(value, **{part: _swapped(of, items) for part, of in parts.items()})
