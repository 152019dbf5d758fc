"""`bench scale`: what its moves lead to, whether a cost grows faster than its screens do, and the picture of it."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from ardoise import GAMES, Dice, play
from ardoise.games.code777.deck import RACKS, code_of
from ardoise.games.gambit7.types import Bet, Chips, Content, Stake, Write
from ardoise.games.packs import box
from bench.scale.dimensions import DIMENSIONS
from bench.scale.growth import Size, curve_of, growth_of, verdict_on
from bench.scale.plot import svg
from bench.server.spread import Spread

SVG = "{http://www.w3.org/2000/svg}"


def size(value, screens, cost, others=0.0):
    return Size(value, screens, 3, Spread(cost, cost, cost), cost / screens, 1000, 1700, others)


def test_a_cost_that_grows_as_its_screens_does_not_grow():
    assert growth_of([size(10, 7, 70), size(20, 14, 140)]) == 1


def test_a_fixed_cost_is_shared_by_more_screens():
    assert growth_of([size(0, 7, 200), size(38, 45, 450)]) < 1


def test_no_dip_hides_a_climb():
    assert growth_of([size(10, 6, 160), size(100, 6, 100), size(3000, 6, 150)]) == 1.5


def test_one_size_is_no_curve():
    assert growth_of([size(10, 6, 160)]) is None
    assert growth_of([]) is None


@pytest.mark.parametrize(
    ("growth", "busy", "verdict"),
    [
        (1.25, False, "no faster"),
        (1.26, False, "faster"),
        (2.0, True, "too busy to judge"),
        (None, False, "not measured"),
    ],
)
def test_verdicts(growth, busy, verdict):
    assert verdict_on(growth, busy=busy) == verdict


def test_one_busy_size_leaves_a_curve_unjudged():
    assert curve_of("rooms", [size(10, 6, 100), size(100, 6, 100, others=0.6)], {}).verdict == "too busy to judge"


def test_the_picture_shows_each_curve_beside_its_screens():
    curves = [
        curve_of("seats & more", [size(2, 2, 60), size(7, 7, 110)], {}),
        curve_of("rooms", [size(10, 6, 100), size(3000, 6, 200)], {300: "room_full"}),
        curve_of("nothing", [], {1: "why"}),
    ]
    drawn = ElementTree.fromstring(svg(curves))
    lines = [
        [float(point.split(",")[1]) for point in line.get("points").split()] for line in drawn.iter(f"{SVG}polyline")
    ]
    assert len(lines) == 4
    as_screens, measured = lines[2:]
    assert measured[1] < as_screens[1] == as_screens[0] == measured[0]  # higher on the picture: a smaller number
    words = [text.text for text in drawn.iter(f"{SVG}text")]
    assert "rooms: faster" in words
    assert "seats & more: no faster" in words


def point(name, value):
    (found,) = [
        point
        for dimension in DIMENSIONS
        if dimension.name == name
        for point in dimension.points
        if point.value == value
    ]
    return found


@pytest.mark.parametrize("seats", range(3, 8))
def test_so_many_entries_are_whole_rounds(seats):
    """As the generator plays them; it begins to measure with a fresh game, and must not end within a round."""
    game, moves = GAMES["gambit7"], 0
    state, version = game.setup(game.types.options(), seats, box("gambit7"), Dice("x", 0)), 0
    for _ in range(4):
        for seat, move in _round(seats):
            state, events = play(game, state, seat, move, Dice("x", version))
            version, moves = version + len(events), moves + 1
    assert version == point("seats", seats).ends
    assert moves == 4 * 4 * seats


def _round(seats):
    for seat in range(seats):
        yield seat, Write(40 + 5 * seat)
    for seat in range(seats):
        yield from ((seat, Bet(Stake((Chips(seat % (seats // 2) + 1, 2),)))), (seat, Content()))
    yield from ((seat, Content()) for seat in range(seats))


def test_the_code_that_the_generator_says_is_on_no_rack():
    assert (1, 1, 1) not in map(code_of, RACKS)
