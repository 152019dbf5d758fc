"""Who tells an answer, as players read it: one name, without where and how it was found."""

from __future__ import annotations

import re

from ardoise.packs.format import PackLine

COMPUTED = "computation"  # the page says it in the reader's language
A_SUM = re.compile(r"^comput(ation|ed)\b|^own calculation$|, comput(ation|ed)$")
DETAILS = re.compile(r", | \(| via ")


def publisher(source: PackLine) -> str:
    """The primary one, or else the first. Sites that only copied it are for the workshop."""
    origin = next((each for each in source.src if each.primary), source.src[0])
    if A_SUM.search(origin.by):
        return COMPUTED
    return origin.name or DETAILS.split(origin.by, maxsplit=1)[0]
