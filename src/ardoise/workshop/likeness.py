"""Which questions are alike, and which tell each other's answers: by the rare words that they share.

A word counts by its first letters, so that its endings do not, and the more the rarer it is among all questions. The
score of two texts is the cosine of their words: 1 for equal texts, 0 for texts that share nothing.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from math import log, sqrt
from typing import NamedTuple

from ardoise.engine.text import LANGUAGES, Language
from ardoise.packs.format import Entry, PackLine
from ardoise.packs.numerals import plain_numbers

STEM = 6  # letters
COMMON = 0.08  # of all questions: a word in more of them says nothing
FEW = 12  # so many questions may share any word
TELLING = 0.5  # of a question's weight in a text with its answer
SMALL = 12  # an answer up to it is in many texts by chance

Words = Mapping[str, float]


class Pair(NamedTuple):
    one: Entry
    other: Entry
    score: float
    language: Language


def twins(entries: Sequence[Entry]) -> list[Pair]:
    """Pairs of questions with their score in the language in which they are most alike, the closest first."""
    best: dict[tuple[int, int], Pair] = {}
    for language in LANGUAGES:
        texts = [getattr(entry.source.q, language) for entry in entries]
        for (one, other), score in _scores([*map(_unit_length, _weighed(texts))]).items():
            pair = Pair(entries[one], entries[other], score, language)
            best[one, other] = max(best.get((one, other), pair), pair, key=lambda each: each.score)
    return sorted(best.values(), key=lambda pair: -pair.score)


def _scores(texts: Sequence[Words]) -> dict[tuple[int, int], float]:
    where: dict[str, list[int]] = defaultdict(list)
    for place, words in enumerate(texts):
        for word in words:
            where[word].append(place)
    scores: dict[tuple[int, int], float] = defaultdict(float)
    for word, places in where.items():
        for one, other in combinations(places, 2):
            scores[one, other] += texts[one][word] * texts[other][word]
    return scores


def spoilers(entries: Sequence[Entry]) -> Iterator[Pair]:
    """A text that has the answer of another question, and its topic. The score is how much of the topic."""
    for language in LANGUAGES:
        topics = _weighed([getattr(entry.source.q, language) for entry in entries])
        asked = _by_answer(entries)
        for entry in entries:
            text = _all_text(entry.source, language)
            words = frozenset(_stems(text))
            for place in {place for number in plain_numbers(text) for place in asked.get(float(number), ())}:
                score = _told(topics[place], words)
                if score >= TELLING and entries[place] is not entry:
                    yield Pair(entry, entries[place], score, language)


def _by_answer(entries: Sequence[Entry]) -> Mapping[float, Sequence[int]]:
    asked: dict[float, list[int]] = defaultdict(list)
    for place, entry in enumerate(entries):
        size = abs(float(entry.source.a or 0))
        if size > SMALL:
            asked[size].append(place)
    return asked


def _all_text(source: PackLine, language: Language) -> str:
    told = getattr(source.anecdote, language) if source.anecdote else ""
    return f"{getattr(source.q, language)} {told}"


def _told(topic: Words, words: frozenset[str]) -> float:
    return sum(weight for word, weight in topic.items() if word in words) / (sum(topic.values()) or 1)


def _weighed(texts: Sequence[str]) -> list[Words]:
    found = [frozenset(_stems(text)) for text in texts]
    often = Counter(word for words in found for word in words)
    most = max(FEW, COMMON * len(texts))
    weight = {word: 1 + log(len(texts) / count) for word, count in often.items() if count <= most}
    return [{word: weight[word] for word in sorted(words) if word in weight} for words in found]


def _unit_length(words: Words) -> Words:
    length = sqrt(sum(weight * weight for weight in words.values())) or 1
    return {word: weight / length for word, weight in words.items()}


def _stems(text: str) -> Iterable[str]:
    return (word[:STEM] for word in re.findall(r"\w+", text.lower()))
