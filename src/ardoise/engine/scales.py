"""Words that make a number larger: thousand, Mio, milliard. All languages' words are known in every language."""

from __future__ import annotations

from ardoise.engine.text import Language

ARTICLES = frozenset(("a", "one", "un", "une", "ein", "eine"))

ZEROS = {
    **dict.fromkeys(("k", "tsd", "tausend", "mille", "thousand", "thousands"), (3,)),
    **dict.fromkeys(("mio", "mill", "mln", "mn", "million", "millions", "millionen"), (6,)),
    **dict.fromkeys(("mrd", "md", "mds", "bn", "milliard", "milliards", "milliarde", "milliarden"), (9,)),
    **dict.fromkeys(("bio", "billionen"), (12,)),
    **dict.fromkeys(("billiard", "billiards", "billiarde", "billiarden"), (15,)),
    **dict.fromkeys(("trillionen",), (18,)),
    **dict.fromkeys(("b", "billion", "billions"), (9, 12)),  # a thousand times more in French and German: ask
    **dict.fromkeys(("mil",), (3, 6)),
}


def scales(word: str, language: Language) -> tuple[int, ...]:
    """How many zeros a word can stand for; none: it is no such word."""
    if word == "M" or (word == "m" and language == "en"):
        return (6,)
    if word == "m":
        return (3, 6)
    if word.lower() in ("trillion", "trillions"):
        return (12,) if language == "en" else (18,)
    return ZEROS.get(word.lower(), ())
