"""Boxes of many questions: each by itself is good, and together they keep every limit, unless a test says otherwise."""

from __future__ import annotations

from datetime import date

from ardoise.workshop.check import check
from tests.workshop.conftest import write

SYLLABLES = ("ba", "ce", "di", "fo", "gu", "la", "me", "ni", "po", "ru", "sa", "te")
PLACES = ("europe", "africa", "asia", "latin-america", "oceania", "")
POP = (("pop", "1990+"), ("pop", "1990+"), ("pop", "1990+"), ("pop",), ("home-fr",), ("home-de",), ("home-en",))
SIZES = (27, 340, 5200, 61, 780, 8400)
TODAY = date(2026, 11, 18)


def word(number):
    """Of six letters, and another for each number below 1728."""
    return "".join(SYLLABLES[number // 12**place % 12] for place in range(3))


def line(n, **fields):
    name, other = word(n).title(), word(1727 - n)
    tags = [tag for tag in (*POP[n % len(POP)], PLACES[n % len(PLACES)], word(n)) if tag]
    return {
        "id": f"b-{n}",
        "games": ["gambit7"],
        "cat": {"gambit7": "arts"},
        "kind": "fact",
        "q": {
            "en": f"How many {other} does {name} have?",
            "fr": f"Combien de {other} {name} a-t-il\u202f?",
            "de": f"Wie viele {other} hat {name}?",
        },
        "a": SIZES[n % len(SIZES)] + n,
        "unit": "",
        "int": True,
        "asof": "2026",
        "src": [
            {"by": f"{name} Verlag", "url": "a.example", "seen": 1, "on": "2026-11-18", "primary": True},
            {"by": "Paper", "url": "b.example", "seen": 1, "on": "2026-11-18"},
        ],
        "anecdote": {language: f"{name} {language}." for language in ("en", "fr", "de")},
        "tags": tags,
        **fields,
    }


def broken(folder, *lines):
    """What the check says about limits: errors of games and of the box, without the notes behind them."""
    said = check([write(folder, *lines)], None, TODAY)
    return [f"{one.file}: {one.field}: {one.fault}" for one in said if one.severity == "error" and one.id is None]


def noted(folder, *lines):
    said = check([write(folder, *lines)], None, TODAY)
    return [(one.id, one.field, one.fault) for one in said if one.severity == "note"]


def box(count=120, of=0, **fields):
    """So many questions, of which the first `of` have other fields; a field may be a function of the number."""
    return [
        line(n, **({name: value(n) if callable(value) else value for name, value in fields.items()} if n < of else {}))
        for n in range(count)
    ]


def asking(text):
    """Alike in all languages; # is a word of its own in each question."""
    french = text.replace("?", "\u202f?").replace(": ", "\u202f: ")
    return lambda n: {name: of.replace("#", word(n)) for name, of in (("en", text), ("fr", french), ("de", text))}
