"""A whole game between bots: levels, and functions of one's own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ardoise.bots.custom import BotError, name_of, watched
from ardoise.bots.hunches import hunch
from ardoise.bots.player import Guest, Player
from ardoise.engine.dice import Dice
from ardoise.engine.game import Move, Rejected, Seat
from ardoise.engine.playout import Result, Step, playout, result_of
from ardoise.games.kit import GameKit


def match(kit: GameKit, options: Any, players: Sequence[Player], cards: Sequence[Any], seed: str) -> Iterator[Step]:
    """One player for each seat."""
    game, seated = kit.game, [_seated(kit, player) for player in players]
    last: tuple[Seat, Move | None] | None = None

    def choose(state: Any, seat: Seat, dice: Dice) -> Move | None:
        nonlocal last
        guess = hunch(kit.bots, state, seat, seated[seat].level, f"{seed}/hunches")
        last = seat, seated[seat].choose(game.recalled(state, seat), seat, dice, guess)
        return last[1]

    try:
        yield from playout(game, options, len(players), cards, seed, choose=choose)
    except (Rejected, RuntimeError) as error:
        if last is None or all(isinstance(player, str) for player in players):
            raise
        name = name_of(players[last[0]])
        raise BotError(f"{name} chose {last[1]} at last, and the game cannot go on: {error}") from error


def result(kit: GameKit, options: Any, players: Sequence[Player], cards: Sequence[Any], seed: str) -> Result:
    """What comes of that match, by the game's own self-play where it covers these players."""
    fast = kit.selfplay(options, players, cards, seed) if kit.selfplay else None
    return fast or result_of(kit.game, match(kit, options, players, cards, seed))


def _seated(kit: GameKit, player: Player) -> Guest:
    if isinstance(player, str):
        return Guest(kit.bots.player(player), player)
    return watched(kit.game, player if isinstance(player, Guest) else Guest(player))
