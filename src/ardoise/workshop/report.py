"""The box on one page: what is in it, and how it stands against its limits. Nothing is loaded from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib.resources import files

from ardoise.engine.game import Record
from ardoise.workshop.limits import BOX, bounds, shown
from ardoise.workshop.plots import Bar, bars, histogram
from ardoise.workshop.stats import Figure, Stats

DATA_SETS = 12  # the largest are drawn
LEVELS = {"1": "easy", "2": "medium", "3": "hard"}
WORDS, HOMEWORK, ONE_SET, FUN = "words on average", "can be worked out", "one data set", "fun on average"


class Panel(Record):
    title: str
    plot: str
    note: str = ""


def page(figures: Sequence[Stats]) -> str:
    """HTML with its style and plots in it."""
    style = files("ardoise.workshop").joinpath("report.css").read_text(encoding="utf-8")
    sections = "".join(_section(one) for one in sorted(figures, key=lambda one: one.game != BOX))
    links = " ".join(f'<a href="#{escape(one.game)}">{escape(_name(one))}</a>' for one in figures)
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The box</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{style}</style></head><body><header><h1>The box</h1><nav>{links}</nav></header>"
        f"<main>{sections}</main></body></html>\n"
    )


def _name(one: Stats) -> str:
    return "the whole box" if one.game == BOX else one.game


def _section(one: Stats) -> str:
    judged = [figure for figure in one.figures if figure.kept is not None]
    kept = sum(bool(figure.kept) for figure in judged)
    panels = "".join(map(_panel, _panels(one)))
    return (
        f'<section id="{escape(one.game)}"><h2>{escape(_name(one))}</h2>'
        f"<p><b>{one.questions}</b> questions, <b>{kept}</b> of {len(judged)} limits kept</p>"
        f'{_tiles(judged)}<div class="plots">{panels}</div></section>'
    )


def _tiles(judged: Iterable[Figure]) -> str:
    """What is wrong first."""
    tiles = "".join(
        f'<li class="{"kept" if figure.kept else "broken"}"><b>{shown(figure.value)}</b> {escape(figure.what)}'
        f"<small>{bounds(figure.most, figure.least)}</small></li>"
        for figure in sorted(judged, key=lambda figure: bool(figure.kept))
    )
    return f'<ul class="tiles">{tiles}</ul>'


def _panel(panel: Panel) -> str:
    note = f"<p>{escape(panel.note)}</p>" if panel.note else ""
    return f"<figure><figcaption>{escape(panel.title)}{note}</figcaption>{panel.plot}</figure>"


def _panels(one: Stats) -> Iterable[Panel]:
    known = {figure.what: figure for figure in one.figures}
    words, fun = known.get(WORDS), known.get(FUN)
    yield _shares("Where the places are", known, ("places in ",))
    yield _shares("Everyday culture and popular culture", known, ("at home in ", "popular culture "))
    yield Panel(
        "Words of a question, in English",
        histogram(one.words, "words", words.most if words else None, words.value if words else None),
        f"on average {words.value:.1f}" if words else "",
    )
    yield Panel("Shapes", bars(_counted(one.shapes), "shapes"), "in English, by the words that ask")
    yield _homework(known)
    yield _data_sets(one, known.get(ONE_SET))
    yield Panel("Levels", bars(_counted({LEVELS[name]: count for name, count in one.levels.items()}), "levels"))
    yield Panel(
        "Fun, by the readers’ marks",
        histogram(
            {mark: one.fun.get(mark, 0) for mark in range(1, 6)} if one.fun else {},
            "fun",
            None,
            fun.value if fun else None,
        ),
        f"on average {fun.value:.2f}, {bounds(fun.most, fun.least)}" if fun else "",
    )


def _shares(title: str, known: Mapping[str, Figure], beginnings: Sequence[str]) -> Panel:
    rows = [
        _share(figure, figure.what.removeprefix("places in ").removeprefix("popular culture "))
        for figure in known.values()
        if figure.what.startswith(tuple(beginnings))
    ]
    return Panel(title, bars(rows, title))


def _homework(known: Mapping[str, Figure]) -> Panel:
    named = (HOMEWORK, "a set-up before a colon", "rounded", "a source or year in brackets", "cites its source")
    rows = [_share(known[what], what) for what in named if what in known]
    return Panel("Homework and other habits", bars(rows, "habits"), "a line is a limit")


def _share(figure: Figure, name: str) -> Bar:
    return Bar(name, figure.value, f"{figure.value:.0%}", figure.kept, figure.most, figure.least)


def _data_sets(one: Stats, share: Figure | None) -> Panel:
    asking = sum(one.words.values())
    most = share.most if share else None
    rows = [
        Bar(name, count / asking, str(count), None if most is None else count / asking <= most, most)
        for name, count in list(one.data_sets.items())[:DATA_SETS]
    ]
    return Panel("The largest data sets", bars(rows, "data sets"), f"of {len(one.data_sets)}")


def _counted(counts: Mapping[str, int]) -> list[Bar]:
    return [Bar(name, count, str(count)) for name, count in counts.items()]
