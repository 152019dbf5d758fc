"""Pairs of tables that differ only in what one screen may not know: to that screen they must look alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from ardoise import GAMES, Dice, Rejected, play
from ardoise.engine.codec import encode
from tests.every_game import match, screens, twins
from tests.kit.random_moves import random_move

STEPS_TOGETHER = 4
HOUSE_RULES: dict[str, dict[str, Any]] = {name: twins(game).HOUSE_RULES for name, game in GAMES.items()}
Told = Callable[[Any, Any], bool]  # is this event told to this screen?


class Leak(AssertionError):
    """The twins can be told apart."""


def insist_alike(one: Any, other: Any, where: str) -> None:
    if one != other:
        texts = [str(one), str(other)]
        differing = next((n for n, (a, b) in enumerate(zip(*texts, strict=False)) if a != b), 0)
        place = max(0, differing - 80)
        raise Leak(f"{where}: {' is not '.join(text[place : place + 160] for text in texts)}")


def lawfully_told(event: Any, screen: Any) -> bool:
    told: bool = event.seen_by(screen)
    return told


def is_reveal(game: Any, events: Any) -> bool:
    """May the twins differ from here on?"""
    return any(isinstance(event, twins(game).REVEALS) for event in events or ())


class Pair:
    """A table and its twin, as one screen gets them."""

    def __init__(self, game: Any, told: Told, screen: Any, state: Any, twin: Any) -> None:
        self.game, self.told, self.screen = game, told, screen
        self.states = [state, twin]

    def look_alike(self) -> None:
        for screen in (self.screen, None):
            one, other = (encode(self.game.view(state, screen)) for state in self.states)
            insist_alike(one, other, f"the view of screen {screen}")

    def play(self, by: Any, move: Any, seed: str, version: int) -> bool:
        """The same move at both tables, but for what is secret in it; True once they may lawfully differ."""
        moves = [move, move if by == self.screen else twins(self.game).other_move(self.states[1], by, move)]
        results = [self._heard(*table, Dice(seed, version)) for table in zip(self.states, (by, by), moves, strict=True)]
        self.states = [state for state, _, _ in results]
        (_, here, events), (_, there, twin_events) = results
        if is_reveal(self.game, events) or is_reveal(self.game, twin_events):
            return True
        if by != self.screen and (events is None) != (twin_events is None):
            return True  # another seat's move that only one of the tables can take: nobody but that seat is told
        insist_alike(here, there, f"what screen {self.screen} is told")
        return False

    def _heard(self, state: Any, by: Any, move: Any, dice: Dice) -> tuple[Any, bytes, Any]:
        try:
            state, events = play(self.game, state, by, move, dice)
        except Rejected as refusal:
            return state, encode((refusal.code, refusal.about)) if by == self.screen else b"", None
        news = [event for event in events if self.told(event, self.screen)]
        return state, encode((self.game.view(state, self.screen), news)), events


def twin_moments(game: Any, seed: str, seats: int, **options: Any) -> Iterator[tuple[int, list[Any], Any, Any]]:
    """At every step of a match that has a twin for a screen by lot: its number, all steps, the screen, the twin."""
    steps = list(match(game, seed, seats, 9, **options))
    for number, step in enumerate(steps[:-1]):
        screen = Dice(f"{seed} screen", number).pick(screens(seats))
        twin = twins(game).twin(step.state, screen, Dice(f"{seed} twin", number))
        if twin is not None:
            yield number, steps, screen, twin


def compare(
    game: Any, seed: str, seats: int, leaky: Any = None, told: Told = lawfully_told, **options: Any
) -> Iterator[None]:
    """Play one match and, at every step, a twin for one of the screens: yields after each pair, or raises Leak."""
    for number, steps, screen, twin in twin_moments(game, seed, seats, **options):
        pair = Pair(leaky or game, told, screen, steps[number].state, twin)
        pair.look_alike()
        for version, ahead in enumerate(steps[number + 1 : number + 1 + STEPS_TOGETHER], number + 1):
            probe = random_move(game.types.move, Dice(f"{seed} probe", version))
            aside = Pair(leaky or game, told, screen, *pair.states)
            if aside.play(screen, probe, seed, version) or pair.play(ahead.by, ahead.move, seed, version):
                break
        yield


def compare_many(game: Any, pairs: int, seed: str, **leak: Any) -> int:
    """So many, in matches of every size; or Leak."""
    compared = matches = 0
    while compared < pairs:
        seats = game.seats[matches % len(game.seats)]
        some = islice(compare(game, f"{seed} {matches}", seats, **leak), pairs - compared)
        compared += sum(1 for _ in some)
        matches += 1
        assert compared >= matches, "the twins of this game are hardly ever there"
    return compared


def chatty(game):
    def decide(state, by, move, dice):
        try:
            return game.decide(state, by, move, dice)
        except Rejected as refusal:
            raise Rejected(refusal.code, state=state) from refusal

    return decide
