"""What a tournament's games say about its players: shares with their standard errors, and ratings."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

from openskill.models import BradleyTerryFull

from ardoise.arena.tournament import Bout, Tournament
from ardoise.engine.game import Record


class Mean(Record):
    """Of a sample, and the standard error of this mean."""

    mean: float
    error: float


class Standing(Record):
    player: str
    bot: str  # a level, or where a bot of one's own is found
    wins: Mean  # the share of the games; of a shared win its part
    score: Mean
    ahead: tuple[float | None, ...]  # of each player: how often this one came in before; a tie is half
    rating: float
    rating_error: float


class Standings(Record):
    tournament: Tournament
    games: int
    standings: tuple[Standing, ...]


def standings(tournament: Tournament, played: Iterable[Bout]) -> Standings:
    """In the order of the games, not of their coming in: ratings depend on it."""
    games = sorted(played, key=lambda bout: bout.number)
    places = [_places(bout) for bout in games]
    ratings = _rated(places, len(tournament.players))
    return Standings(
        tournament,
        len(games),
        tuple(
            Standing(
                name,
                tournament.players[n],
                _mean([bout.won[n] / sum(bout.won) for bout in games]),
                _mean([bout.scores[n] for bout in games]),
                tuple(None if other == n else _ahead(places, n, other) for other in range(len(ratings))),
                *ratings[n],
            )
            for n, name in enumerate(names(tournament.players))
        ),
    )


def names(players: Sequence[str]) -> list[str]:
    """Players of one name are numbered."""
    many, met, named = Counter(players), Counter[str](), []
    for word in players:
        met[word] += 1
        named.append(f"{word} {met[word]}" if many[word] > 1 else word)
    return named


def _places(bout: Bout) -> list[int]:
    """Winners first, by each game's own measure; the others by their scores."""
    keys = [(not won, -score) for won, score in zip(bout.won, bout.scores, strict=True)]
    winners_alike = [(lost, score if lost else 0) for lost, score in keys]
    return [sum(other < key for other in winners_alike) for key in winners_alike]


def _ahead(places: Sequence[Sequence[int]], one: int, other: int) -> float:
    points = sum((place[one] < place[other]) + (place[one] == place[other]) / 2 for place in places)
    return round(points / len(places), 4)


def _rated(places: Sequence[Sequence[int]], players: int) -> list[tuple[float, float]]:
    model = BradleyTerryFull()
    ratings = [model.rating() for _ in range(players)]
    for place in places:
        rated = model.rate([[rating] for rating in ratings], ranks=[float(rank) for rank in place])
        ratings = [rating for (rating,) in rated]
    return [(round(rating.mu, 2), round(rating.sigma, 2)) for rating in ratings]


def _mean(sample: Sequence[float]) -> Mean:
    mean = sum(sample) / len(sample)
    spread = sum((value - mean) ** 2 for value in sample) / max(1, len(sample) - 1)
    return Mean(round(mean, 4), round(math.sqrt(spread / len(sample)), 4))
