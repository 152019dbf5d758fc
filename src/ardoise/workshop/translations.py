"""Names of sources that the French and the Germans would read in English: the page has no other name for them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from ardoise.packs.format import PackLine
from ardoise.packs.publisher import publisher

NAMES = Path("web", "src", "words", "publishers.ts")
KEY = re.compile(r'^  (?:"([^"]+)"|(\w+)): \{', re.MULTILINE)
ENGLISH = re.compile(
    r"\b(?:of|and|for|International|National|European|University|Institute|Ministry|Department|Federation|Association"
    r"|Society|Committee|Council|Office|Agency|Bureau|Foundation|Government|Parliament|Nations|Board|Survey)\b"
)
OF_ITS_OWN = re.compile(r"^(?:The|Our) |/|Factbook")  # newspapers, sites and books keep their name


def missing(source: PackLine) -> str:
    """The name that wants a translation, or nothing."""
    name = publisher(source)
    wanted = ENGLISH.search(name) and not OF_ITS_OWN.search(name) and name not in _translated(NAMES.absolute())
    return name if wanted else ""


def are_here() -> bool:
    """Only a clone has the page's table."""
    return NAMES.exists()


@cache
def _translated(names: Path) -> frozenset[str]:
    return frozenset(quoted or plain for quoted, plain in KEY.findall(names.read_text(encoding="utf-8")))
