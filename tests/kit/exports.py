"""Exports of games, and how a skilled forger would change them."""

from __future__ import annotations

import json

from ardoise.server.records.export import digest

HOUSE_RULES = {
    "gambit7": {"hidden_bets": True, "gambit_once": True},
    "bornes": {"together": True},
    "incroyable": {"track": "short", "first": "lot", "silent_raises": True},
    "code777": {"pick_of_two": True, "points_to_win": 1, "pauses": "growing"},
}


def parts(data):
    """The header and the entries, for a forger."""
    header, *lines = map(json.loads, data.splitlines())
    return header, lines


def signed(header, lines):
    """As a skilled forger writes it: with the right digest."""

    def joined(written):
        return b"".join(map(compact, ({**header, "digest": written}, *lines)))

    return joined(digest(joined("")))


def compact(part):
    return json.dumps(part, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def with_line(lines, n, **changes):
    return [*lines[:n], {**lines[n], **changes}, *lines[n + 1 :]]


def by_the_table(lines):
    """The entries that no player made: those that followed from the one with which their step began."""
    return [n for n in range(2, len(lines)) if (lines[n]["at"], lines[n]["cause"]) == moment(lines[n - 1])]


def moment(line):
    return line["at"], line["cause"]


def altered(value):
    """Every way to change one number or one yes of a body."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif isinstance(value, dict):
        yield from ({**value, key: other} for key, inner in value.items() for other in altered(inner))
    elif isinstance(value, list):
        yield from ([*value[:n], other, *value[n + 1 :]] for n, inner in enumerate(value) for other in altered(inner))
