"""A question to draft, as a command line."""

from __future__ import annotations

import json

SRC = [
    {"by": "Museum", "url": "museum.example", "seen": 927, "on": "2026-11-15", "primary": True},
    {"by": "Newspaper", "url": "paper.example", "seen": 930, "on": "2026-11-15"},
]


SPIDER = {
    "q-en": "How many centimetres high is the spider?",
    "q-fr": "Combien de centimètres mesure l’araignée\u202f?",
    "q-de": "Wie viele Zentimeter hoch ist die Spinne?",
    "answer": "927",
    "unit": "cm",
    "src": [json.dumps(origin) for origin in SRC],
    "anecdote-en": "She carries eggs of marble.",
    "anecdote-fr": "Elle porte des œufs de marbre.",
    "anecdote-de": "Sie trägt Eier aus Marmor.",
}


ART = {"game": "gambit7", "category": "arts", **SPIDER}


def options(**given):
    """A command line from names and values."""
    for name, value in given.items():
        for one in value if isinstance(value, list) else [value]:
            yield from (f"--{name}", one)
