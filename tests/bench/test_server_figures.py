"""`bench server`: from turns to ratios, goals and remarks."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ardoise.engine.codec import decode, encode
from bench.server.contenders import ARDOISE, BOARDGAME_IO, COLYSEUS, CONTENDERS, FAN_OUT, NODE, ON_POSTGRES, SMALL
from bench.server.figures import Outcome, at_least, at_most, outcome
from bench.server.spread import Measured, Spread, paired, spread
from bench.server.tables import print_tables
from bench.server.turns import Crowd, Report, Turn

REPORT = Report(
    connections=600,
    connect_seconds=0.1,
    server_kilobytes=60_000,
    begun=300,
    begun_meanwhile=0,
    begun_per_second=800,
    server_us_per_begin=1100,
    begin_p50_ms=8,
    begin_p95_ms=10,
    begin_p99_ms=12,
    server_share=0.97,
    generator_share=0.3,
    others_share=0.01,
    others_beside_share=0.02,
    p50_ms=0.4,
    p95_ms=0.5,
    p99_ms=0.6,
    moves=20_000,
    moves_per_second=10_000,
    server_us_per_move=100,
    bytes_per_view=1700,
)
CROWD = Crowd(10_002, 3.0, 18.5, 1.2)
RATIOS = {NODE: 1.3, COLYSEUS: 1.0, BOARDGAME_IO: 3.5, FAN_OUT: 0.6, ON_POSTGRES: 1.1}  # ours, times theirs


def turn(speed=10_000.0, p50=0.4, **full_speed):
    steady = replace(REPORT, p50_ms=p50)
    return Turn(replace(REPORT, moves_per_second=speed, **full_speed), steady, steady)


def turns(**of_node):
    """Three turns of everybody, in which we are so much faster; the second is twice as fast for all."""
    speeds = {name: 10_000 / ratio for name, ratio in {ARDOISE: 1.0, **RATIOS}.items()}
    played = {name: [turn(speed * times) for times in (1, 2, 1)] for name, speed in speeds.items()}
    return played | {NODE: [turn(10_000 / 1.3 * times, **of_node) for times in (1, 2, 1)]}


def goals_of(found):
    return {goal.name: goal for goal in found.goals}


def test_the_middle_half_of_five_turns():
    assert spread([5, 1, 4, 2, 3]) == Spread(2, 3, 4)
    assert spread([7]) == Spread(7, 7, 7)


def quietly(*figures):
    return [Measured(figure, 0.0) for figure in figures]


def test_a_ratio_is_taken_within_a_turn():
    assert paired(quietly(10, 40, 30), quietly(5, 20, 10)).spread == Spread(2, 2, 2.5)
    assert paired(quietly(10, 40), quietly(5)).spread == Spread(2, 2, 2)
    assert paired(quietly(10), quietly(0)) is None
    assert paired(quietly(10), []) is None


def test_a_disturbed_turn_does_not_count():
    own, others = quietly(10, 10), quietly(5, 5, 1)
    found = paired([*own, Measured(1, 0.5)], others)
    assert (found.spread, found.quiet, found.turns, found.judged) == (Spread(2, 2, 2), 2, 3, True)
    found = paired([Measured(1, 0.11), *own], [others[0], Measured(1, 0.11), others[2]])
    assert (found.spread.median, found.quiet, found.judged) == (10, 1, False)


def test_a_limit_itself_is_reached():
    assert at_least("x", 1.25, 1.25).met
    assert at_most("x", 19, 19.0).met
    assert not at_least("x", 1.25, 1.24).met
    assert not at_most("x", 19, 19.1).met
    assert at_least("x", 1, None).met is False


def test_goals_compare_equal_work():
    found = goals_of(outcome(turns(), {ARDOISE: CROWD}, {}))
    reached = {name: (round(goal.reached, 2), goal.met) for name, goal in found.items()}
    assert reached == {
        f"moves/s ÷ {NODE}": (1.3, True),
        f"moves/s ÷ {COLYSEUS} in memory": (1.0, False),
        f"moves/s ÷ {BOARDGAME_IO} in memory": (3.5, True),
        "moves/s, share of the bound": (0.6, True),
        f"p50 at 500 moves/s ÷ {NODE}": (1.0, True),
        "moves/s on PostgreSQL, share of SQLite's": (0.91, True),
        "kB a connection": (18.5, True),
        "connections at once": (10_002, True),
        "seconds to wake 1,002 rooms": (1.2, True),
    }


def test_small_views_change_no_goal():
    small = {SMALL.format(COLYSEUS): [turn(1.0)] * 3}
    assert outcome(turns() | small, {}, {}).goals == outcome(turns(), {}, {}).goals


def test_a_peer_that_is_missing_is_a_goal_not_met():
    played = {name: found for name, found in turns().items() if name != NODE}
    goal = goals_of(outcome(played, {}, {NODE: "no node"}))[f"moves/s ÷ {NODE}"]
    assert (goal.reached, goal.met) == (None, False)


@pytest.mark.parametrize("core", ["others_share", "others_beside_share"])
def test_a_busy_machine_judges_nothing(core):
    found = outcome(turns(**{core: 0.3}), {}, {})
    met = {name: goal.met for name, goal in goals_of(found).items()}
    assert met[f"moves/s ÷ {NODE}"] is None
    assert met[f"p50 at 500 moves/s ÷ {NODE}"] is True  # that was another time
    assert met[f"moves/s ÷ {BOARDGAME_IO} in memory"] is True
    assert found.remarks == [f"{NODE}: moves/s: others disturbed 3 of 3 turns, too busy to judge"]


def test_a_database_beside_the_generator_is_no_stranger():
    played = turns()
    played[ON_POSTGRES] = [turn(9_000, others_beside_share=0.6)] * 3
    assert outcome(played, {}, {}).remarks == []


@pytest.mark.parametrize(
    ("changed", "remark"),
    [
        ({"bytes_per_view": 1800}, "a view has 1,800 bytes, ours 1,700"),
        ({"begun_meanwhile": 2}, "6 games were begun among the measured moves"),
        ({"generator_share": 0.95}, "the generator was at work for 95% of the time, and may have been the limit"),
    ],
)
def test_what_makes_a_row_doubtful_is_said(changed, remark):
    assert outcome(turns(**changed), {}, {}).remarks == [f"{NODE}: {remark}"]


def test_a_view_may_differ_by_a_twentieth():
    assert outcome(turns(bytes_per_view=1700 * 1.049), {}, {}).remarks == []


def test_the_outcome_is_json():
    found = outcome(turns(), {ARDOISE: CROWD}, {COLYSEUS: "no npm"})
    assert decode(encode(found), Outcome) == found


def test_the_tables_keep_other_work_apart(capsys):
    small = {SMALL.format(COLYSEUS): [turn(40_000)]}
    print_tables(outcome(turns() | small, {ARDOISE: CROWD}, {"x": "why"}))
    equal, other = capsys.readouterr().out.split("OTHER WORK", 1)
    assert "1.30" in equal
    assert "0.25" not in equal
    assert "0.25" in other
    assert "x was not measured: why" in other


def test_every_peer_of_equal_work_is_there():
    equal = [contender.name for contender in CONTENDERS if contender.work == "equal"]
    assert equal == [NODE, COLYSEUS, BOARDGAME_IO, FAN_OUT]
