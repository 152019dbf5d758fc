"""`ardoise packs stats` beside the limits, as a table and as a page with plots."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

from tests.workshop.boxes import asking, box
from tests.workshop.conftest import packs, write
from tests.workshop.marks import read, reading

EMPTY = {"meta", "rect", "path"}


class Outline(HTMLParser):
    """The page as tags and texts; every tag is closed."""

    def __init__(self, html):
        super().__init__()
        self.open, self.tags, self.texts = [], [], []
        self.feed(html)
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        if tag not in EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data):
        self.texts.append(data)


def counted(folder, *lines):
    write(folder, *lines)
    return {one["game"]: one for one in json.loads(packs(folder, "stats", "--json").stdout)}


def figure(stats, what):
    return next(each for each in stats["figures"] if each["what"] == what)


def test_what_is_measured_comes_with_its_limit(workshop):
    told = counted(workshop, *box(of=40, q=asking("Two and #: how many are there?")))
    set_up = figure(told["gambit7"], "a set-up before a colon")
    assert (round(set_up["value"], 2), set_up["most"], set_up["kept"]) == (0.33, 0.25, False)
    assert figure(told["box"], "places in Africa")["kept"] is True
    assert told["gambit7"]["shapes"] == {"How many …?": 80, "set-up: …?": 40}
    assert told["gambit7"]["words"] == {"6": 80, "7": 40}
    assert told["box"]["places"]["Asia"] == 20
    assert told["box"]["at_home"] == {"French": 17, "German": 17, "English": 17}


def test_marks_of_readers_are_counted(workshop):
    read(workshop, reading("en", fun=5), reading("fr", fun=5), reading("de", fun=4))
    told = packs(workshop, "stats", "--json").stdout
    assert json.loads(told)[0]["fun"] == {"5": 1}


def test_the_table_shows_what_is_kept_and_what_is_broken(workshop):
    write(workshop, *box(of=40, q=asking("Two and #: how many are there?")))
    rows = [[cell.strip() for cell in row.split("│")[1:-1]] for row in packs(workshop, "stats").stdout.splitlines()]
    assert ["a set-up before a colon", "33%", "at most 25%", "✗"] in rows
    assert ["places in Africa", "20%", "at least 10%", "✓"] in rows


def test_a_page_with_plots_is_written_that_loads_nothing(workshop):
    read(workshop, *({**reading("en", fun=4), "id": f"b-{n}"} for n in range(50)))
    write(
        workshop, *box(of=40, q=asking("Two and #: how many are there?"), src=[{"by": "T", "ds": "a<b"}], state="named")
    )
    said = packs(workshop, "stats", "--html", "box.html")
    assert (said.exit_code, said.output) == (0, "")
    html = (workshop / "box.html").read_text(encoding="utf-8")
    page = Outline(html)
    assert not re.search(r"https?:|//|url\(|@import|<script|<link", html)
    plots = [attributes["aria-label"] for tag, attributes in page.tags if tag == "svg"]
    assert {"Where the places are", "words", "shapes", "habits", "data sets", "levels", "fun"} <= set(plots)
    assert {"a set-up before a colon", "at most 25%", "a<b"} <= set(page.texts)
    tones = {attributes.get("class") for tag, attributes in page.tags if tag == "rect"}
    assert tones == {"plain", "kept", "broken"}
