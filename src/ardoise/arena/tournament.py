"""The games of a tournament. Each depends on its number and the seed alone, so they can be played anywhere."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.bots import Player
from ardoise.bots.custom import named
from ardoise.engine.codec import decode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Record
from ardoise.games import GAMES, KITS
from ardoise.games.match import result
from ardoise.games.packs import box, read
from ardoise.runs.job import Job


class Tournament(Record):
    game: str
    players: tuple[str, ...]  # by name (bots/custom.py)
    seed: int
    options: str = "{}"  # as JSON
    pack: str | None = None  # a file; None: the box


class Bout(Record):
    """One game: everybody's score, and who won it, in the order of the tournament's players."""

    number: int
    scores: tuple[int, ...]
    won: tuple[bool, ...]

    def span(self) -> range:
        return range(self.number, self.number + 1)

    def fits(self, run: Tournament) -> bool:
        return len(self.scores) == len(self.won) == len(run.players)


def seating(tournament: Tournament, number: int) -> tuple[int, ...]:
    """Which player has each seat: in a round of games all sit everywhere once, with new neighbours in the next."""
    players = len(tournament.players)
    round_number, turn = divmod(number, players)
    order = Dice(f"{tournament.seed}/seating", round_number).shuffled(range(players))
    return order[turn:] + order[:turn]


def job(tournament: Tournament) -> Job[Bout]:
    return Job(tournament, tournament.game, tournament.pack, tournament.players, Bout, bouts)


def bouts(tournament: Tournament, first: int, count: int, players: Sequence[Player] = ()) -> list[Bout]:
    """The games number `first` to `first + count - 1`. `players`: if they are at hand already."""
    players = players or [named(word) for word in tournament.players]
    kit, game = KITS[tournament.game], GAMES[tournament.game]
    options = decode(tournament.options.encode(), game.types.options)
    cards = read(tournament.pack, game.name) if tournament.pack else box(game.name)
    played = []
    for number in range(first, first + count):
        seats = seating(tournament, number)
        seated = [players[player] for player in seats]
        outcome = result(kit, options, seated, cards, f"{tournament.seed}/{number}").outcome
        seat_of = [seats.index(player) for player in range(len(seats))]
        scores = tuple(outcome.scores[seat] for seat in seat_of)
        played.append(Bout(number, scores, tuple(seat in outcome.winners for seat in seat_of)))
    return played
