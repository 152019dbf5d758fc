"""The contract: what must hold for every game, checked on games that bots play."""

from __future__ import annotations

from inspect import getfile
from pathlib import Path
from typing import get_args

import pytest

from ardoise import GAMES, Dice, Rejected, Timeout, play
from ardoise.engine.codec import decode, encode, encode_alike
from ardoise.engine.game import Game
from ardoise.games import OURS
from tests.every_game import every_game, match, screens
from tests.kit.play import moved
from tests.kit.random_moves import random_move
from tests.kit.source import SOURCE, codes_in

seeds = pytest.mark.parametrize("seed", [f"contract {n}" for n in range(6)])


def seats_for(game, seed):
    return game.seats[int(seed.split()[-1]) % len(game.seats)]


def test_our_games_come_in_their_order_and_none_is_hidden_by_another():
    assert [name for name in GAMES if name in OURS] == list(OURS)


@every_game
@seeds
@pytest.mark.parametrize("timeout_every", [0, 4], ids=["patient", "hasty"])
def test_a_game_ends_and_replays_from_json(game, seed, timeout_every):
    """The log alone gives the game again: no dice, no rules."""
    first, *steps = match(game, seed, seats_for(game, seed), timeout_every)
    state = decode(encode(first.state), game.types.state)
    assert state == first.state
    for step in steps:
        assert step.events
        for event in step.events:
            state = game.evolve(state, decode(encode(event), game.types.event))
        assert state == step.state
    assert game.waiting(state) is None
    outcome = game.outcome(state)
    assert outcome.winners <= set(range(len(outcome.scores)))
    assert outcome.winners


@every_game
@pytest.mark.parametrize("seats", range(2, 8))
def test_every_number_of_seats_plays_and_no_other(game, seats):
    if seats not in game.seats:
        with pytest.raises(Rejected, match="wrong_number_of_seats"):
            list(match(game, "seats", seats))
    else:
        *_, last = match(game, "seats", seats)
        assert len(game.outcome(last.state).scores) == seats


@every_game
@seeds
def test_one_seed_one_game(game, seed):
    once, again = (list(match(game, seed, seats_for(game, seed), 5)) for _ in range(2))
    assert once == again
    other = list(match(game, f"{seed} other", seats_for(game, seed), 5))
    assert once != other


@every_game
@seeds
def test_a_table_that_is_open_to_all_looks_the_same_from_every_seat(game, seed):
    seats = seats_for(game, seed)
    opened = [step.state for step in match(game, seed, seats, 5) if game.open_to_all(step.state)]
    assert bool(opened) is (game.open_to_all is not Game.open_to_all)
    for state in opened:
        assert len({encode(game.view(state, seat)) for seat in screens(seats)}) == 1


@every_game
@seeds
def test_phases_count_up_and_only_the_end_waits_for_nobody(game, seed):
    phases = []
    for step in match(game, seed, seats_for(game, seed), 6):
        waiting = game.waiting(step.state)
        assert (waiting is None) == (game.outcome(step.state) is not None)
        if waiting:
            assert waiting.seats, "a table that waits for nobody must have gone on"
            assert waiting.seconds
            phases.append(waiting.phase)
    assert phases == sorted(phases)


@every_game
@seeds
def test_whoever_is_awaited_has_a_move_and_the_hourglass_always_works(game, seed):
    for version, step in enumerate(match(game, seed, seats_for(game, seed))):
        waiting = game.waiting(step.state)
        for seat in waiting.seats if waiting else ():
            move = moved(game, step.state, seat, Dice(seed, version))
            assert move is not None
            play(game, step.state, seat, move, Dice(seed, version))
        if waiting:
            later, events = play(game, step.state, None, Timeout(), Dice(seed, version))
            after = game.waiting(later)
            assert events
            assert after is None or after.phase > waiting.phase


@every_game
@seeds
def test_any_move_is_taken_or_refused_with_a_known_code(game, seed):
    refused = {}
    for version, step in enumerate(match(game, seed, seats_for(game, seed), 8)):
        before = encode(step.state)
        for n in range(12):
            code, about = nonsense(game, step.state, Dice(f"{seed} nonsense {n}", version))
            assert refused.setdefault(code, about) == about, "the parameters of a code are always the same ones"
        assert encode(step.state) == before
    assert set(refused) - {None} <= game.refusals
    assert len(refused) > 3


def nonsense(game, state, dice):
    """The code of the refusal of one random move and the names of its parameters; nothing if it was taken."""
    by = dice.pick(screens(game.seats[-1] + 1))
    try:
        play(game, state, by, random_move(game.types.move, dice), dice)
    except Rejected as refusal:
        encode(refusal.about)
        return refusal.code, set(refusal.about)
    return None, None


@every_game
@seeds
def test_the_order_of_simultaneous_moves_does_not_matter(game, seed):
    """But for being first: Bornes' bonus for whoever is done first (B7, B21), and the order of declarations (C14)."""
    compared = 0
    for version, step in enumerate(match(game, seed, seats_for(game, seed))):
        waiting = game.waiting(step.state)
        seats = sorted(waiting.seats) if waiting else []
        moves = [(seat, moved(game, step.state, seat, Dice(seed, version))) for seat in seats]
        moves = [(seat, move) for seat, move in moves if type(move).__name__ not in ("Done", "Declare")]
        if len(moves) > 1:
            compared += 1
            assert in_order(game, step.state, moves) == in_order(game, step.state, moves[::-1])
    assert compared > 3


def in_order(game, state, moves):
    """The state after the moves; all at the same dice, for an order is not a chance."""
    for seat, move in moves:
        state, _ = play(game, state, seat, move, Dice("order", 1))
    return state


@every_game
def test_strangers_are_not_seated(game):
    for version, step in enumerate(match(game, "strangers", game.seats[0])):
        move = random_move(game.types.move, Dice("strangers", version))
        for by in (None, -1, game.seats[0]):
            with pytest.raises(Rejected, match="not_seated"):
                play(game, step.state, by, move, Dice("x", 1))


@every_game
def test_every_event_has_a_fold(game):
    assert game.folds.keys() == set(get_args(game.types.event))


@every_game
def test_a_seat_cannot_play_the_hourglass(game):
    for step in match(game, "hourglass", game.seats[0]):
        with pytest.raises(Rejected, match="not_now"):
            play(game, step.state, 0, Timeout(), Dice("x", 1))


@every_game
@seeds
def test_views_and_moves_survive_json(game, seed):
    seats = seats_for(game, seed)
    for step in match(game, seed, seats, 7):
        for screen in screens(seats):
            view = game.view(step.state, screen)
            assert decode(encode(view), game.types.view) == view
        if step.move is not None and not isinstance(step.move, Timeout):
            assert decode(encode(step.move), game.types.move) == step.move


@every_game
def test_the_codes_of_a_game_are_a_closed_set(game):
    """Every code in the sources is listed, and every listed code is in the sources."""
    folder = Path(getfile(game.setup)).parent
    own = codes_in(folder)
    shared = codes_in(SOURCE / "engine")
    rules = set.union(*(codes_in(file) for file in folder.glob("*.py") if file.stem != "referee"))
    assert rules <= game.refusals
    assert game.refusals <= own | shared


@every_game
def test_notable_rules_are_those_that_the_game_names(game):
    fired = {
        name
        for n in range(20)
        for step in match(game, f"notable {n}", seats_for(game, f"x {n}"), 6)
        for event in step.events
        for name in game.notable(event)
    }
    assert fired <= set(game.notables)
    assert len(fired) > len(game.notables) / 2


@every_game
def test_what_screens_share_is_encoded_once_and_alike(game):
    for step in match(game, "alike", game.seats[-1], 9):
        views = [game.view(step.state, screen) for screen in screens(game.seats[-1])]
        assert encode_alike(views) == [encode(view) for view in views]
