"""Nobody is told what they may not know. Two kinds of proof: twins, and canaries.

Twins are two tables that differ only in what one screen may not know. Until something is lawfully shown, that screen
gets the same bytes from both: views, news and refusals. What a seat may not know, the big screen does not show either.
A canary is a word on the back of every card: it is in no byte that is sent before the back is read out.
"""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from ardoise import GAMES, Dice
from ardoise.engine.codec import encode
from tests.every_game import every_game, every_state, match, recounted, screens, twins
from tests.pairs import HOUSE_RULES, Leak, chatty, compare_many

PAIRS = 200


@every_game
@pytest.mark.parametrize("worker", range(4))
def test_twins_look_alike(game, worker):
    compare_many(game, PAIRS // 4, f"twins {worker}")


@every_game
def test_a_twin_differs(game):
    """Else the comparison above says nothing."""
    steps = enumerate(match(game, "differs", game.seats[-1]))
    made = [(step.state, twins(game).twin(step.state, 0, Dice("differs", number))) for number, step in steps]
    assert sum(twin not in (None, state) for state, twin in made) > 5


@every_game
@pytest.mark.parametrize("leak", ["the whole state", "the state in a refusal", "all events to all"])
def test_a_planted_leak_is_caught(game, leak):
    planted = {
        "the whole state": {"leaky": replace(game, view=lambda state, _: state)},
        "the state in a refusal": {"leaky": replace(game, decide=chatty(game))},
        "all events to all": {"told": lambda event, screen: True},  # noqa: ARG005  (it looks at nothing: the leak)
    }[leak]
    with pytest.raises(Leak):
        compare_many(game, 500, leak, **planted, **twins(game).HOUSE_RULES)


@pytest.mark.rules("G10", "C17", "B18", "I4")
@pytest.mark.parametrize(("game", "options"), HOUSE_RULES.items())
def test_twins_look_alike_with_house_rules(game, options):
    compare_many(GAMES[game], PAIRS, "house rules", **options)


def canaries(data):
    return set(re.findall(rb"CANARY [\w.-]+", data))


def may_sing(game, state, screen):
    """The marks on the cards whose backs lie open now."""
    return canaries(encode(twins(game).read_out(state, screen)))


WITH_CARDS = [game for game in GAMES.values() if twins(game).cards()]


def canary_seen(game, seed, view):
    """The first place where a screen gets the back of a card before it is read out, or None."""
    seats = game.seats[int(seed) % len(game.seats)]
    for number, step in enumerate(match(game, seed, seats, 9)):
        for screen in screens(seats):
            news = [event for event in step.events if event.seen_by(screen)]
            if canaries(encode((view(step.state, screen), news))) - may_sing(game, step.state, screen):
                return number, screen
    return None


@pytest.mark.rules("G11", "B9", "I28")
@pytest.mark.parametrize("game", WITH_CARDS, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", [str(number) for number in range(8)])
def test_the_canary_is_silent_until_the_answer_is_read_out(game, seed):
    assert canary_seen(game, seed, game.view) is None


@pytest.mark.parametrize("game", WITH_CARDS, ids=lambda game: game.name)
def test_a_view_with_the_card_in_it_is_noticed(game):
    assert canary_seen(game, "1", lambda state, seat: (game.view(state, seat), state)) is not None


@pytest.mark.rules("G23", "B22", "I30")
@pytest.mark.parametrize("game", WITH_CARDS, ids=lambda game: game.name)
@pytest.mark.parametrize("seed", [str(number) for number in range(4)])
def test_only_what_was_read_out_can_be_doubted_and_corrected(game, seed):
    """At any moment: the canary is in no byte of it before."""
    steps = list(match(game, seed, game.seats[int(seed) % len(game.seats)], 9))
    heard, told = set(), 0
    for number, step in enumerate(steps):
        heard |= may_sing(game, step.state, None)
        states = every_state(game, steps[: number + 1])
        again = recounted(game, states)
        sung = canaries(encode((game.revealed(states), again.events if again else ())))
        told += len(sung)
        assert sung <= heard
    assert told
