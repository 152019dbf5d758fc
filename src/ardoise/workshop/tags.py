"""What the workshop reads in a question's tags."""

from __future__ import annotations

from collections.abc import Iterator

from ardoise.packs.format import Entry
from ardoise.workshop.findings import Finding, found

PLACES = {
    "europe": "Europe",
    "africa": "Africa",
    "asia": "Asia",
    "latin-america": "Latin America",
    "north-america": "North America",
    "oceania": "Oceania",
}
AT_HOME = {"home-fr": "French", "home-de": "German", "home-en": "English"}


def faults(entry: Entry) -> Iterator[Finding]:
    tags = frozenset(entry.source.tags)
    if len(places := tags & PLACES.keys()) > 1:
        yield found(entry, "tags", f"several parts of the world: {', '.join(sorted(places))}", "warning")
