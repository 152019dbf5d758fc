"""Incroyable!: games between bots, and what nobody may learn too early."""

from __future__ import annotations

from collections import Counter

import pytest

from ardoise import Dice, Rejected, play
from ardoise.engine.codec import decode, encode
from ardoise.games.incroyable import INCROYABLE
from ardoise.games.incroyable.types import Choosing, Estimating, Looking, Options, Over, RiskLooking, Stating
from tests.games.incroyable_table import ANNIE, doubts, estimated, table, told
from tests.games.incroyable_twin import REVEALS, cards, other_move, twin
from tests.kit.play import moved, played

STEPS_TOGETHER = 3


def game_of(seed, seats, timeout_every=7, **options):
    return list(played(INCROYABLE, Options(**options), seats, cards(), seed, timeout_every))


def screens(seats):
    return (None, *range(seats))


def seen(events, screen):
    return encode([event for event in events if event.seen_by(screen)])


def look_alike(screen, one, other):
    assert encode(INCROYABLE.view(one, screen)) == encode(INCROYABLE.view(other, screen))


def after_move(state, by, move, dice):
    try:
        return play(INCROYABLE, state, by, move, dice)
    except Rejected:
        return None


def follow(screen, one, other, ahead, seed):
    """The same moves at both tables, as far as the screen can tell, until something is shown."""
    for version, step in enumerate(ahead):
        dice = (Dice(seed, version), Dice(seed, version))
        here = after_move(one, step.by, step.move, dice[0])
        there = after_move(
            other, step.by, step.move if step.by == screen else other_move(other, step.by, step.move), dice[1]
        )
        if here is None or there is None:  # only the seat that asked is told of a refusal
            assert here == there or step.by != screen
            return
        (one, events), (other, twin_events) = here, there
        if any(isinstance(event, REVEALS) for event in (*events, *twin_events)):
            return
        assert seen(events, screen) == seen(twin_events, screen)
        look_alike(screen, one, other)


@pytest.mark.rules("I6", "I20", "I28")
@pytest.mark.parametrize("number", range(6))
def test_twins_look_alike_to_every_screen(number):
    seats, seed = 3 + number % 4, f"twins {number}"
    steps = game_of(seed, seats)
    for version, step in enumerate(steps):
        for screen in screens(seats):
            other = twin(step.state, screen, Dice(f"{seed} {screen}", version))
            assert other is not None
            look_alike(screen, step.state, other)
            follow(screen, step.state, other, steps[version + 1 : version + 1 + STEPS_TOGETHER], f"{seed} {version}")


@pytest.mark.rules("I28")
@pytest.mark.parametrize("number", range(4))
def test_the_back_of_the_card_is_not_in_the_bytes(number):
    seats = 3 + number
    for step in game_of(f"canary {number}", seats):
        phase = step.state.phase
        for screen in screens(seats):
            holds_the_card = isinstance(phase, Stating | Choosing) and screen == step.state.questioner
            shown = isinstance(phase, Looking | RiskLooking) or holds_the_card
            assert (b"CANARY" in encode(INCROYABLE.view(step.state, screen))) == shown


@pytest.mark.rules("I6")
def test_a_twin_of_estimating_differs_in_every_other_estimate():
    step = next(
        s for s in game_of("estimating", 6) if isinstance(s.state.phase, Estimating) and len(s.state.phase.awaited) == 1
    )
    other = twin(step.state, 0, Dice("x", 0))
    same = [mine == its for mine, its in zip(step.state.phase.estimates, other.phase.estimates, strict=True)]
    assert sum(same) <= 2  # seat 0's own, and the missing one


@pytest.mark.parametrize("track", ["standard", "short", "long"])
@pytest.mark.parametrize("seats", range(3, 7))
def test_bots_finish_and_everything_survives_json(seats, track):
    steps = game_of(f"whole {seats}", seats, 0, track=track, first="lot")
    state = decode(encode(steps[0].state), INCROYABLE.types.state)
    for step in steps[1:]:
        for event in step.events:
            state = INCROYABLE.evolve(state, decode(encode(event), INCROYABLE.types.event))
        assert state == step.state
        view = INCROYABLE.view(state, step.by)
        assert decode(encode(view), INCROYABLE.types.view) == view
    assert isinstance(state.phase, Over)


def test_a_bot_that_is_not_awaited_keeps_still():
    for step in game_of("still", 4):
        waiting = INCROYABLE.waiting(step.state)
        for seat in range(4):
            move = moved(INCROYABLE, step.state, seat, Dice("still", seat))
            assert (move is not None) == (waiting is not None and seat in waiting.seats)


def test_every_notable_rule_fires_and_turns_are_counted():
    fired, turns = Counter(), 0
    for number in range(16):
        steps = game_of(f"notable {number}", 3 + number % 4)
        fired.update(name for step in steps for event in step.events for name in INCROYABLE.notable(event))
        turns += steps[-1].state.turn + 1
    assert set(fired) == set(INCROYABLE.notables)
    assert fired["turns"] == turns
    assert fired["doubts_right"] + fired["doubts_wrong"] == turns - fired["risk_rounds"]


@pytest.mark.parametrize(
    ("doubted", "names"), [(2, ["turns", "doubts_wrong"]), (1, ["turns", "doubts_wrong", "doubts_not_highest"])]
)
def test_a_doubt_of_the_highest_is_not_notable_for_that(doubted, names):
    _, events = told(table(*estimated(30, 10, 40, 20), answer=50), doubts(ANNIE, doubted))
    assert [name for event in events for name in INCROYABLE.notable(event)] == names


def test_each_phase_has_its_hourglass():
    seconds = {
        type(step.state.phase).__name__: INCROYABLE.waiting(step.state).seconds
        for number in range(8)
        for step in game_of(f"clock {number}", 6)[:-1]
    }
    assert seconds == {
        "Estimating": 60,
        "Shifting": 20,
        "Speaking": 45,
        "Looking": 30,
        "Stating": 45,
        "Choosing": 30,
        "RiskLooking": 30,
    }
