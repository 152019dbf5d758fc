"""The games of a tournament. Each depends on its number and the seed alone, so they can be played anywhere."""

from __future__ import annotations

from pathlib import Path

from ardoise.bots import Level
from ardoise.bots.match import match
from ardoise.engine.dice import Dice
from ardoise.engine.game import Record
from ardoise.engine.wire import decode
from ardoise.games import GAMES
from ardoise.packs import box, read


class Tournament(Record):
    game: str
    players: tuple[Level, ...]
    seed: int
    options: str = "{}"  # as JSON
    pack: str | None = None  # a file; None: the box


class Bout(Record):
    """One game: everybody's score, and who won it, in the order of the tournament's players."""

    number: int
    scores: tuple[int, ...]
    won: tuple[bool, ...]


def seating(tournament: Tournament, number: int) -> tuple[int, ...]:
    """Which player has each seat: in a round of games all sit everywhere once, with new neighbours in the next."""
    players = len(tournament.players)
    round_number, turn = divmod(number, players)
    order = Dice(f"{tournament.seed}/seating", round_number).shuffled(range(players))
    return order[turn:] + order[:turn]


def bouts(tournament: Tournament, first: int, count: int) -> list[Bout]:
    """The games number `first` to `first + count - 1`."""
    game = GAMES[tournament.game]
    options = decode(tournament.options.encode(), game.types.options)
    cards = read(Path(tournament.pack), game.name) if tournament.pack else box(game.name)
    played = []
    for number in range(first, first + count):
        seats = seating(tournament, number)
        levels = [tournament.players[player] for player in seats]
        *_, last = match(game, options, levels, cards, f"{tournament.seed}/{number}")
        outcome = game.outcome(last.state)
        assert outcome is not None
        seat_of = [seats.index(player) for player in range(len(seats))]
        scores = tuple(outcome.scores[seat] for seat in seat_of)
        played.append(Bout(number, scores, tuple(seat in outcome.winners for seat in seat_of)))
    return played
