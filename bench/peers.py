"""The peers: random playouts in OpenSpiel and PettingZoo. A playout returns its number of transitions."""

from __future__ import annotations

import random
import warnings
from collections.abc import Callable

Playout = Callable[[], int]


def open_spiel(name: str) -> Playout:
    import open_spiel.python.games  # noqa: F401  (registers the games that are written in Python)
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)

    def playout() -> int:
        state, transitions = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = (
                [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            )
            state.apply_action(actions[int(rng.random() * len(actions))])
            transitions += 1
        return transitions

    return playout


def petting_zoo_rps() -> Playout:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import rps_v2

        env = rps_v2.env(max_cycles=15)
    rng = random.Random(1)

    def playout() -> int:
        env.reset(seed=rng.randrange(1 << 30))
        transitions = 0
        for agent in env.agent_iter():
            _, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else rng.randrange(env.action_space(agent).n))
            transitions += not (ended or cut)
        return transitions

    return playout
