"""Bornes: refusals, the referee, whole games of bots, and figures."""

from __future__ import annotations

import json
from collections import Counter
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ardoise.engine.codec import decode, encode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Rejected, Seat, Timeout, play
from ardoise.engine.referee import rule
from ardoise.games.bornes import BORNES
from ardoise.games.bornes.types import (
    Announce,
    Arrange,
    Content,
    Dealt,
    Done,
    Looking,
    Options,
    Settle,
    State,
)
from tests.games.bornes_table import (
    ALIX,
    CHRISTOPHE,
    MASTER,
    after,
    cards,
    dealt,
    lay,
    measured,
    ranking,
    side,
)
from tests.kit.play import moved

HANDS = ((measured("table"), side("yellow", 80)), (side("red", 10), side("white", 90)))


def settling() -> State:
    return after(ranking(*HANDS), *lay(ALIX, "table", "boundary"), *lay(CHRISTOPHE, "boundary"))


def asked(**fields) -> Announce:
    return Announce(**{"text": "Lamps?", "unit": "", "answer": 4, "boundaries": (45, 45), **fields})


REFUSALS = [
    ("not_seated", dealt(*HANDS), None, asked()),
    ("not_seated", dealt(*HANDS), Seat(3), asked()),
    ("not_seated", dealt(*HANDS), Seat(-1), asked()),
    ("not_now", dealt(*HANDS), MASTER, Content()),
    ("not_now", dealt(*HANDS), ALIX, Timeout()),
    ("not_now", settling(), ALIX, Done()),
    ("not_the_master", dealt(*HANDS), ALIX, asked()),
    ("not_the_master", settling(), ALIX, Settle("table", 5)),
    ("not_a_ranker", ranking(*HANDS), MASTER, Done()),
    ("already_done", after(ranking(*HANDS), *lay(ALIX, "boundary")), ALIX, Done()),
    ("unknown_card", ranking(*HANDS), ALIX, Arrange(("boundary", "red"))),
    ("doubled_card", ranking(*HANDS), ALIX, Arrange(("boundary", "table", "table"))),
    ("boundary_missing", ranking(*HANDS), ALIX, Done()),
    ("wrong_boundaries", dealt(*HANDS), MASTER, asked(boundaries=(45,))),
    ("wrong_boundaries", dealt(*HANDS), MASTER, asked(boundaries=())),
    ("wrong_boundaries", dealt(*HANDS), MASTER, asked(boundaries=(45, 45, 45))),
    ("wrong_boundaries", dealt(*HANDS), MASTER, asked(boundaries=(30, 30))),
    ("wrong_boundaries", dealt(*HANDS), MASTER, asked(boundaries=(30, 56))),
    ("wrong_boundaries", dealt(*HANDS), MASTER, asked(boundaries=(29, 45))),
    ("wrong_boundaries", dealt(*HANDS), MASTER, asked(boundaries=(31, 31))),
    ("answer_missing", dealt(*HANDS, options=Options(together=False)), MASTER, asked(answer=None)),
    ("needs_no_settling", settling(), MASTER, Settle("yellow", 5)),
    ("needs_no_settling", settling(), MASTER, Settle("challenge", 5)),
    ("text_length", dealt(*HANDS), MASTER, asked(text="  ")),
    ("text_length", dealt(*HANDS), MASTER, asked(text="x" * 501)),
    ("text_length", dealt(*HANDS), MASTER, asked(unit="x" * 41)),
    ("text_character", dealt(*HANDS), MASTER, asked(text="a\nb")),
    ("not_a_number", dealt(*HANDS), MASTER, asked(answer=Decimal("NaN"))),
    ("out_of_range", settling(), MASTER, Settle("table", 10**16)),
    ("too_precise", settling(), MASTER, Settle("table", Decimal("0.12345678"))),
]


@pytest.mark.parametrize(("code", "state", "by", "move"), REFUSALS)
def test_refusals(code, state, by, move):
    with pytest.raises(Rejected) as refusal:
        play(BORNES, state, by, move, Dice(1, 1))
    assert refusal.value.code == code
    assert encode(refusal.value.about)


def test_every_code_is_tried():
    of_setup = {"wrong_number_of_seats", "too_few_cards", "same_card_twice", "wrong_card"}
    of_recount = {"no_such_question", "same_answer"}
    assert {code for code, *_ in REFUSALS} | of_setup | of_recount == BORNES.refusals


@pytest.mark.rules("B2")
@pytest.mark.parametrize(
    "wrong",
    [
        replace(side("x"), kind="die", answer=None, faces=(1, 2)),
        replace(side("x"), kind="die", answer=None),
        replace(side("x"), kind="measured"),
        replace(side("x"), answer=None),
        replace(side("x"), faces=(1, 2, 3, 4, 5, 6)),
    ],
)
def test_setup_refuses_a_card_that_cannot_be_scored(wrong):
    with pytest.raises(Rejected, match="wrong_card"):
        BORNES.setup(Options(), 3, [*cards(11), (side("y"), wrong)], Dice(1, 0))
    with pytest.raises(Rejected, match="not_a_number"):
        BORNES.setup(Options(), 3, [*cards(11), (side("y"), side("x", Decimal("NaN")))], Dice(1, 0))


@pytest.mark.rules("B4")
@given(st.lists(st.integers(27, 58), min_size=1, max_size=3))
def test_boundaries_are_the_common_one_or_different_whole_numbers_within_the_bounds(boundaries):
    each = len(boundaries) == 2 == len({value for value in boundaries if 30 <= value <= 55})
    move = asked(boundaries=tuple(boundaries))
    if each or boundaries == [45, 45]:
        state = after(dealt(*HANDS), (MASTER, move))
        assert BORNES.view(state, ALIX).phase.announcement.boundaries == tuple(boundaries)
    else:
        with pytest.raises(Rejected) as refusal:
            after(dealt(*HANDS), (MASTER, move))
        about = {"count": 2, "common": 45, "least": 30, "most": 55}
        assert (refusal.value.code, refusal.value.about) == ("wrong_boundaries", about)


@pytest.mark.rules("B4", "B5", "B6", "B13", "B14", "B19")
def test_each_phase_has_its_hourglass():
    lengths = [(dealt(*HANDS), 60), (ranking(*HANDS), 30), (settling(), 120)]
    reading = after(dealt(*HANDS), (MASTER, asked()))
    looking = after(settling(), (MASTER, Settle("table", 5)))
    for state, seconds in [*lengths, (reading, 10), (looking, 60)]:
        assert BORNES.waiting(state).seconds == seconds


@pytest.mark.rules("B4", "B20")
def test_setup_needs_enough_cards_and_no_card_twice():
    assert BORNES.setup(Options(), 6, cards(11), Dice(1, 0))
    with pytest.raises(Rejected, match="too_few_cards") as refusal:
        BORNES.setup(Options(), 6, cards(10), Dice(1, 0))
    assert refusal.value.about == {"least": 11}
    twice = [*cards(11), (side("0a"), side("new"))]
    with pytest.raises(Rejected, match="same_card_twice"):
        BORNES.setup(Options(), 6, twice, Dice(1, 0))
    with pytest.raises(Rejected, match="same_card_twice"):
        BORNES.setup(Options(), 6, [*cards(11), (side("boundary"), side("new"))], Dice(1, 0))


MOVES = st.one_of(
    st.builds(
        Announce,
        st.text(max_size=9),
        st.text(max_size=9),
        st.none() | st.integers() | st.decimals(),
        st.lists(st.sampled_from((45, 30, 55, 7)), max_size=4).map(tuple),
    ),
    st.builds(
        Arrange,
        st.lists(st.sampled_from(("boundary", "challenge", "table", "yellow", "red", "?")), max_size=6).map(tuple),
    ),
    st.builds(Settle, st.sampled_from(("table", "challenge", "?")), st.integers() | st.decimals()),
    st.sampled_from((Done(), Content(), Timeout())),
)


@given(st.lists(st.tuples(st.sampled_from((None, 0, 1, 2, 3)), MOVES), max_size=30))
def test_any_move_is_played_or_refused(moves):
    state, refused = dealt(*HANDS), set()
    for version, (by, move) in enumerate(moves):
        try:
            state, _ = play(BORNES, state, by, move, Dice("any", version))
        except Rejected as refusal:
            refused.add(refusal.code)
        for screen in (None, 0, 1, 2):
            BORNES.view(state, screen)
    assert refused <= BORNES.refusals


@pytest.mark.parametrize("seed", range(20))
def test_bots_finish_and_a_replay_is_the_same(seed):
    options = Options(cards_each=2 + seed % 2, together=seed % 3 > 0)
    pack = [(one, measured(f"m{number}")) for number, (one, _) in enumerate(cards())]
    start = state = BORNES.setup(options, 3 + seed % 4, pack, Dice(seed, 0))
    log: list[bytes] = []
    fired: Counter[str] = Counter()
    while waiting := BORNES.waiting(state):
        seat = min(waiting.seats)
        move = moved(BORNES, state, seat, Dice(seed, -len(log) - 1))
        state, events = play(BORNES, state, seat, move, Dice(seed, len(log) + 1))
        log += map(encode, events)
        fired.update(name for event in events for name in BORNES.notable(event))
    replayed = decode(encode(start), State)
    for line in log:
        replayed = BORNES.evolve(replayed, decode(line, BORNES.types.event))
    assert replayed == state
    assert set(fired) <= set(BORNES.notables)
    assert fired["rounds"] == BORNES.view(state, None).rounds
    assert fired["cards_green"] + fired["first_done"] == sum(state.green)
    assert BORNES.outcome(state).winners


def test_a_bot_has_nothing_to_do_when_nobody_waits_for_it():
    state = dealt(*HANDS)
    assert moved(BORNES, state, ALIX, Dice(1, 1)) is None
    assert isinstance(moved(BORNES, state, MASTER, Dice(1, 1)), Announce)


def test_notable_events():
    fired: Counter[str] = Counter()
    state = dealt(*HANDS)
    moves = [
        Timeout(),
        Timeout(),
        (ALIX, Arrange(("table", "boundary", "yellow"))),
        Timeout(),
        (MASTER, Settle("table", 80)),
    ]
    for item in moves:
        by, move = (None, item) if isinstance(item, Timeout) else item
        state, events = play(BORNES, state, by, move, Dice("test", 1))
        fired.update(name for event in events for name in BORNES.notable(event))
    assert fired == {
        "rounds": 1,
        "late": 2,
        "cards_green": 1,
        "cards_red": 1,
        "left_out": 4,
        "challenges_drawn": 1,
        "settled": 1,
    }


def test_content_may_be_said_twice():
    state = after(ranking(*HANDS), Timeout(), (ALIX, Content()), (ALIX, Content()))
    assert isinstance(state.phase, Looking)
    assert BORNES.waiting(state).seats == {MASTER, CHRISTOPHE}
    state, events = play(BORNES, after(state, (MASTER, Content())), CHRISTOPHE, Content(), Dice(1, 1))
    assert isinstance(events[-1], Dealt)
    assert not any(events[-1].seen_by(screen) for screen in (None, MASTER, ALIX, CHRISTOPHE))
    assert BORNES.waiting(state).seats == {ALIX}  # the next master


@pytest.mark.rules("BX1", "B8", "B10")
@pytest.mark.parametrize(
    ("asked_for", "ruling"),
    [
        (
            {"column": ["c1", "boundary", "c2"], "values": {"c1": 23, "boundary": 45, "c2": 80}},
            {"green": 2, "red": 0, "cards": [["c1", "green"], ["c2", "green"]]},
        ),
        (
            {"column": ["m", "blue", "boundary", "y"], "values": {"m": 23, "blue": 66, "boundary": 45, "y": 80}},
            {"green": 2, "red": 1, "cards": [["m", "green"], ["blue", "red"], ["y", "green"]]},
        ),
        ({"column": ["c1"], "values": {"c1": 1}}, {"green": 0, "red": 0, "cards": []}),
        ({"column": [], "values": {"boundary": 45}}, {"green": 0, "red": 0, "cards": []}),
        ({"column": ["c1"], "values": {"boundary": 45}}, {"error": "unknown_card", "about": {}}),
        ({"column": ["boundary", "c1"], "values": {"boundary": 1}}, {"error": "unknown_card", "about": {}}),
        ({"column": ["boundary"] * 2, "values": {"boundary": 1}}, {"error": "doubled_card", "about": {}}),
    ],
)
def test_the_referee_checks_a_column(asked_for, ruling):
    assert json.loads(rule(BORNES.forms, encode(asked_for))) == ruling


@pytest.mark.rules("BX2", "B17")
def test_the_referee_names_the_winners():
    assert json.loads(rule(BORNES.forms, b'{"scores":[[10,4],[12,5],[9,2]]}')) == {"winners": [0]}
    for wrong in (b'{"scores":[[1,1]]}', b'{"scores":[]}', b'{"scores":[[1,-1],[1,1],[1,1]]}', b'{"scores":[[1],[2]]}'):
        assert "error" in json.loads(rule(BORNES.forms, wrong))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=3) | st.just("boundary"),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3) | st.just("boundary"), inner),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from(("column", "values", "scores", "x")), JSON))
def test_the_referee_answers_anything(request_):
    assert isinstance(json.loads(rule(BORNES.forms, json.dumps(request_).encode())), dict)
