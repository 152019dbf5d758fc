"""Everything of a box that has a limit, measured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from statistics import fmean

from ardoise.engine.game import Record
from ardoise.packs.format import Entry, PackLine
from ardoise.packs.units import YEAR
from ardoise.workshop import likeness, translations, wording
from ardoise.workshop.limits import BOX
from ardoise.workshop.readings import Readings, fun
from ardoise.workshop.tags import AT_HOME, PLACES

CLOSE = 0.6  # a score from which on twins are listed


class Scope(Record):
    """The questions of a game, or of the whole box."""

    name: str
    entries: Sequence[Entry]
    readings: Readings

    @property
    def asking(self) -> list[Entry]:
        """Those that ask for knowledge: what is counted, rolled or measured at the table is no trivia."""
        return [entry for entry in self.entries if entry.source.asks_for_knowledge]


class Measured(Record):
    value: float
    behind: tuple[tuple[Entry, str], ...] = ()  # the questions that one would change, and what to say of each


Test = Callable[[PackLine], bool]
Measure = Callable[[Scope], Measured | None]


def measured(scope: Scope) -> dict[str, Measured]:
    """What can be measured in these questions."""
    values = {what: measure(scope) for what, measure in MEASURES.items()}
    return {what: value for what, value in values.items() if value is not None}


def _share(test: Test, among: Test | None = None, listed: bool = True) -> Measure:
    def measure(scope: Scope) -> Measured | None:
        counted = [entry for entry in scope.asking if among is None or among(entry.source)]
        having = [entry for entry in counted if test(entry.source)]
        behind = tuple((entry, "one of them") for entry in having) if listed else ()
        return Measured(len(having) / len(counted), behind) if counted else None

    return measure


def _tagged(tag: str, among: Test | None = None) -> Measure:
    return _share(partial(has_tag, tag), among, listed=False)


def has_tag(tag: str, source: PackLine) -> bool:
    return tag in source.tags


def names_a_place(source: PackLine) -> bool:
    return not PLACES.keys().isdisjoint(source.tags)


def _questions(scope: Scope) -> Measured:
    return Measured(len(scope.entries))


def _smallest_category(scope: Scope) -> Measured | None:
    counted = Counter(entry.source.cat[scope.name] for entry in scope.entries if scope.name in entry.source.cat)
    return Measured(min(counted.values())) if counted else None


def _smallest_answer(scope: Scope) -> Measured | None:
    answers = [(float(entry.source.a), entry) for entry in scope.asking if entry.source.a is not None]
    if scope.name == BOX or not answers:
        return None
    ordered = sorted(answers, key=lambda each: each[0])
    return Measured(ordered[0][0], tuple((entry, f"{answer:.6g}") for answer, entry in ordered[:10]))


def _average_words(scope: Scope) -> Measured | None:
    counted = [wording.words(entry.source) for entry in scope.asking]
    return Measured(fmean(counted)) if counted else None


def _longest(scope: Scope) -> Measured | None:
    counted = sorted(((wording.words(entry.source), entry) for entry in scope.asking), key=lambda each: -each[0])
    listed = tuple((entry, f"{count} words") for count, entry in counted[:30])
    return Measured(counted[0][0], listed) if counted else None


def _one_data_set(scope: Scope) -> Measured | None:
    counted = Counter(name for entry in scope.asking if (name := entry.source.data_set))
    if not counted:
        return None
    [(most, count)] = counted.most_common(1)
    behind = tuple((entry, most) for entry in scope.asking if entry.source.data_set == most)
    return Measured(count / len(scope.asking), behind)


def _pairs(pairs: Iterable[likeness.Pair]) -> Iterator[tuple[Entry, str]]:
    for pair in pairs:
        yield pair.one, f"{pair.other.source.id} ({pair.score:.2f}, {pair.language})"


def _twins(scope: Scope) -> Measured | None:
    if scope.name != BOX:
        return None
    close = likeness.twins(scope.asking)
    listed = tuple(_pairs(pair for pair in close if pair.score >= CLOSE))
    return Measured(round(100 * close[0].score) if close else 0, listed)


def _spoilers(scope: Scope) -> Measured | None:
    if scope.name != BOX:
        return None
    told = {(pair.one.source.id, pair.other.source.id): pair for pair in likeness.spoilers(scope.asking)}
    return Measured(len(told), tuple((entry, f"tells {what}") for entry, what in _pairs(told.values())))


def _untranslated(scope: Scope) -> Measured | None:
    if not translations.are_here():
        return None
    names: dict[str, Entry] = {}
    for entry in scope.asking:
        if name := translations.missing(entry.source):
            names.setdefault(name, entry)
    return Measured(len(names), tuple((entry, name) for name, entry in names.items()))


def _openers(scope: Scope) -> Measured:
    return Measured(sum(has_tag("opener", entry.source) for entry in scope.asking))


def _fun(scope: Scope) -> list[tuple[float, Entry]]:
    """What readers think of it, the dullest first."""
    marked = [(mark, entry) for entry in scope.entries if (mark := fun(scope.readings, entry.source.id)) is not None]
    return sorted(marked, key=lambda each: each[0])


def _average_fun(scope: Scope) -> Measured | None:
    marked = _fun(scope)
    return Measured(fmean(mark for mark, _ in marked)) if marked else None


def _dullest(scope: Scope) -> Measured | None:
    marked = _fun(scope)
    return Measured(marked[0][0], tuple((entry, f"{mark:.2g}") for mark, entry in marked[:30])) if marked else None


def _begins_with_1(source: PackLine) -> bool:
    return bool(source.a) and f"{abs(float(source.a or 0)):.6e}".startswith("1")


MEASURES: Mapping[str, Measure] = {
    "questions": _questions,
    "smallest category": _smallest_category,
    "smallest answer": _smallest_answer,
    "can be worked out": _share(wording.can_be_worked_out),
    "words on average": _average_words,
    "words of the longest": _longest,
    "a set-up before a colon": _share(wording.has_set_up, listed=False),
    "rounded": _share(wording.says_rounded),
    "a source or year in brackets": _share(wording.has_source_in_brackets),
    "cites its source": _share(wording.cites_its_source),
    "likeness of the closest twins, of 100": _twins,
    "spoilers": _spoilers,
    **{f"places in {name}": _tagged(tag, names_a_place) for tag, name in PLACES.items()},
    "popular culture after 1990": _tagged("1990+", partial(has_tag, "pop")),
    "popular culture of the USA": _tagged("usa", partial(has_tag, "pop")),
    **{f"at home in {name}": _tagged(tag) for tag, name in AT_HOME.items()},
    "one data set": _one_data_set,
    "years": _share(lambda source: source.unit == YEAR, listed=False),
    "percentages": _share(lambda source: source.unit == "%", listed=False),
    "answers that begin with 1": _share(_begins_with_1, listed=False),
    "sources without a translation": _untranslated,
    "openers": _openers,
    "fun on average": _average_fun,
    "fun of the dullest": _dullest,
}
