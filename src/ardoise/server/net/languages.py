"""The language in which a browser wants to be answered."""

from __future__ import annotations

import re

from ardoise.engine.text import LANGUAGES, Language

MOST = 20  # wishes that count: no browser sends more
WISH = re.compile(
    r"\s*(?P<tag>[a-z]{2})(?:-[a-z0-9-]*)?\s*(?:;\s*q\s*=\s*(?P<weight>[01](?:\.\d{0,3})?)\s*)?", re.IGNORECASE
)


def preferred(accepted: str, usual: Language = "en") -> Language:
    """The one of ours that weighs most in an Accept-Language; of equals the first."""
    weights: dict[Language, float] = {}
    for wish in map(WISH.fullmatch, accepted.split(",")[:MOST]):
        language = _ours(wish["tag"]) if wish else None
        if wish and language:
            weights[language] = max(weights.get(language, 0.0), float(wish["weight"] or 1))
    return max(weights, key=weights.__getitem__) if any(weights.values()) else usual


def _ours(tag: str) -> Language | None:
    return next((language for language in LANGUAGES if language == tag.lower()), None)
