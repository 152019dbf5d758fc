"""Whatever lies on the table and whatever a bot believes: its move is taken, and a game between bots ends."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ardoise.bots import LEVELS, Hunch
from ardoise.engine.dice import Dice
from ardoise.engine.game import play
from ardoise.games import GAMES, KITS
from ardoise.games.match import match
from ardoise.games.packs import box
from tests.kit.play import played
from tests.pairs import HOUSE_RULES

cards = cache(box)

numbers = st.one_of(st.integers(-(10**15), 10**15), st.integers(0, 200), st.decimals(-1000, 100_000, places=2))
hunches = st.builds(Hunch, numbers, st.floats(0.005, 4))


@st.composite
def tables(draw, game):
    options = GAMES[game].types.options(**draw(st.sampled_from(({}, HOUSE_RULES[game]))))
    seats = draw(st.integers(GAMES[game].seats[0], GAMES[game].seats[-1]))
    steps = played(GAMES[game], options, seats, cards(game), draw(st.text("ab", max_size=6)), timeout_every=7)
    *_, last = islice(steps, draw(st.integers(1, 120)))
    return last.state


@pytest.mark.parametrize("game", KITS)
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_choice_is_lawful(game, data):
    rules, state = GAMES[game], data.draw(tables(game))
    waiting = rules.waiting(state)
    for seat in sorted(waiting.seats if waiting else ()):
        level = data.draw(st.sampled_from(LEVELS))
        guess = data.draw(st.none() | hunches)
        if guess and game == "bornes" and rules.view(state, seat).phase.__class__.__name__ == "RankingView":
            hand = [card.id for card in state.round.hands[seat]]
            guess = Hunch(guess.estimate, guess.sureness, tuple((card, data.draw(hunches)) for card in hand))
        view, dice = rules.view(state, seat), Dice(data.draw(st.integers(0, 99)), 1)
        move = KITS[game].bots.player(level)(view, seat, dice, guess)
        assert move is not None, "who is awaited has a move"
        play(rules, state, seat, move, Dice("next", 1))


@pytest.mark.parametrize("game", KITS)
def test_one_seed_one_game(game):
    def played():
        steps = match(KITS[game], GAMES[game].types.options(), LEVELS, cards(game), "one")
        return [(step.by, step.move) for step in steps]

    assert played() == played()


@pytest.mark.parametrize("game", KITS)
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_a_game_between_bots_of_all_levels_ends_without_the_hourglass(game, seats):
    count = GAMES[game].seats[0 if seats == "fewest" else -1]
    levels = [LEVELS[seat % len(LEVELS)] for seat in range(count)]
    *_, last = steps = list(match(KITS[game], GAMES[game].types.options(), levels, cards(game), "end"))
    assert GAMES[game].outcome(last.state)
    assert all(step.by is not None for step in steps[1:])
