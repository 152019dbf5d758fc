"""What a question of a pack must keep to, as far as a program can tell: each function yields what is wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

Line = dict[str, Any]

LANGUAGES = ("en", "fr", "de")
LONGEST = 150
NARROW = "\u202f"
NUMBER = re.compile(rf"\d+(?:[.,{NARROW}]\d{{3}})*(?:[.,]\d+)?")
LARGE_NUMBERS = re.compile(r"billi|trilli|milliard", re.IGNORECASE)

# Ways to say a unit in a sentence besides the word beside the slate.
SPOKEN = {
    ("%", "en"): ("percentage", "per cent"),
    ("%", "fr"): ("pourcentage", "pour cent"),
    ("%", "de"): ("Prozent",),
    ("years", "fr"): ("années",),
    ("years", "de"): ("Jahren",),
    ("points", "de"): ("Punkten",),
    ("times", "de"): ("Wie oft",),
}
NUMBER_WORDS = {
    3: ("three", "trois", "drei"),
    7: ("seven", "sept", "sieben"),
    8: ("eight", "huit", "acht"),
    11: ("eleven", "onze", "elf"),
    13: ("thirteen", "treize", "dreizehn"),
    16: ("sixteen", "seize", "sechzehn"),
    17: ("seventeen", "dix-sept", "siebzehn"),
    18: ("eighteen", "dix-huit", "achtzehn"),
    20: ("twenty", "vingt", "zwanzig"),
    21: ("twenty-one", "vingt et un", "einundzwanzig"),
    24: ("twenty-four", "vingt-quatre", "vierundzwanzig"),
}


def lines(game: str) -> list[Line]:
    data = files("ardoise.packs").joinpath("starter", f"{game}.jsonl").read_text("utf-8")
    return [json.loads(line) for line in data.splitlines()]


def units() -> dict[str, dict[str, str]]:
    table: dict[str, dict[str, str]] = json.loads(files("ardoise.packs").joinpath("units.json").read_text("utf-8"))
    return table


def faults(line: Line) -> list[str]:
    rules = (languages, length, ending, french_spacing, same_digits, unit_word, large_numbers, given_away, shape)
    return [f"{rule.__name__}: {fault}" for rule in rules for fault in rule(line)]


def texts(line: Line) -> Iterator[tuple[str, str]]:
    for part in ("q", "anecdote"):
        yield from (line.get(part) or {}).items()


def languages(line: Line) -> Iterator[str]:
    for part in ("q", "anecdote"):
        if line.get(part) is not None and sorted(line[part]) != sorted(LANGUAGES):
            yield part


def length(line: Line) -> Iterator[str]:
    yield from (text for _, text in texts(line) if not 10 <= len(text) <= LONGEST)


def ending(line: Line) -> Iterator[str]:
    reckoned = line.get("mode") in ("sum", "dice")
    yield from (text for text in line["q"].values() if not text.endswith(("?", ".") if reckoned else "?"))
    yield from (text for text in (line.get("anecdote") or {}).values() if not text.endswith((".", "!")))


def french_spacing(line: Line) -> Iterator[str]:
    for language, text in texts(line):
        if language == "fr":
            if re.search(rf"(?<!{NARROW})[?!:;»%]|«(?!{NARROW})", text):
                yield text
        elif re.search(rf"[\s{NARROW}][?!:;]", text):
            yield text


def same_digits(line: Line) -> Iterator[str]:
    numbers = {tuple(sorted(re.findall(r"\d+", text))) for text in line["q"].values()}
    if len(numbers) > 1:
        yield str(sorted(numbers))


def unit_word(line: Line) -> Iterator[str]:
    for language, word in units()[line["unit"]].items():
        spoken = (word, *SPOKEN.get((line["unit"], language), ()))
        text = line["q"].get(language, "")
        if not any(re.search(rf"(?<!\w){re.escape(said)}", text) for said in spoken):
            yield f"{language}: {word}"


def large_numbers(line: Line) -> Iterator[str]:
    yield from (text for _, text in texts(line) if LARGE_NUMBERS.search(text))


def given_away(line: Line) -> Iterator[str]:
    """The answer, in figures or in words, in the question or in the anecdote. Sums may contain it by chance."""
    if "a" not in line or line.get("mode") in ("sum", "count"):
        return
    answer = abs(line["a"])
    for _, text in texts(line):
        figures = {float(re.sub(rf"[{NARROW} ]", "", found).replace(",", ".")) for found in plain_numbers(text)}
        words = {word.lower() for word in re.findall(r"[\w-]+", text)}
        if answer in figures or words & set(NUMBER_WORDS.get(answer, ())):
            yield text


def plain_numbers(text: str) -> Iterator[str]:
    """The numbers of a text without signs that group thousands."""
    for found in NUMBER.findall(text):
        yield re.sub(rf"[.,{NARROW}](?=\d{{3}}(?!\d))", "", found)


def shape(line: Line) -> Iterator[str]:
    if "  " in json.dumps(line, ensure_ascii=False):
        yield "two spaces"
    if any("'" in text or '"' in text for _, text in texts(line)):
        yield "straight quotation mark or apostrophe"
