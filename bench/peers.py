"""The peers: OpenSpiel and PettingZoo, each in two ways. A playout returns its number of transitions.

Played: as their users play them, asking for the legal actions and drawing one. Replayed: recorded actions put in one
after another, nothing asked, as our own games are measured.
"""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable
from itertools import cycle
from typing import Any

Playout = Callable[[], int]
RECORDED = 200


def kuhn_poker() -> tuple[Playout, Playout]:
    import open_spiel.python.games  # noqa: F401  (registers the games that are written in Python)
    import pyspiel

    game = pyspiel.load_game("python_kuhn_poker")
    rng = random.Random(1)

    def play() -> list[int]:
        state, taken = game.new_initial_state(), []
        while not state.is_terminal():
            chance = state.is_chance_node()
            actions = [action for action, _ in state.chance_outcomes()] if chance else state.legal_actions()
            taken.append(actions[int(rng.random() * len(actions))])
            state.apply_action(taken[-1])
        return taken

    recorded = cycle([play() for _ in range(RECORDED)])

    def replay() -> int:
        state, actions = game.new_initial_state(), next(recorded)
        for action in actions:
            state.apply_action(action)
        return len(actions)

    return (lambda: len(play())), replay


def rps() -> tuple[Playout, Playout]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import rps_v2

        env: Any = rps_v2.env(max_cycles=15)
    rng = random.Random(1)

    def play() -> int:
        env.reset(seed=rng.randrange(1 << 30))
        transitions = 0
        for agent in env.agent_iter():
            _, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else rng.randrange(env.action_space(agent).n))
            transitions += not (ended or cut)
        return transitions

    def replay() -> int:
        env.reset()
        for action in ACTIONS:
            env.step(action)
        return len(ACTIONS)

    return play, replay


ACTIONS = [random.Random(2).randrange(3) for _ in range(28)]  # fourteen rounds of two players, short of the end
