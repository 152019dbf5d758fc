"""The lobby: who sits where, who waits for a seat, and who may take which."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import reduce
from typing import Any

from msgspec.structs import replace

from ardoise.engine.game import Game, Rejected, Seat
from ardoise.games import GAMES, KITS
from ardoise.server.lobby.events import BotSet, Changed, LobbyEvent
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.types import TEAM, Lobby, Person, PersonId

Away = Callable[[Seat], bool]  # is nobody of that seat there?


def game_of(lobby: Lobby) -> Game[Any, Any, Any, Any, Any]:
    return GAMES[lobby.game]


def present(lobby: Lobby) -> list[Person]:
    return [person for person in lobby.people if not person.gone]


def on_seat(lobby: Lobby, seat: Seat) -> list[Person]:
    return [person for person in present(lobby) if person.seat == seat]


def teammates(lobby: Lobby, person: PersonId) -> set[PersonId]:
    """Who sits on the same seat, the person among them."""
    seat = lobby.people[person].seat
    return {person} if seat is None else {other.id for other in on_seat(lobby, seat)}


def waiting(lobby: Lobby) -> list[Person]:
    """Players without a seat in the order of their coming. Who stood up watches, and does not wait."""
    return [
        person
        for person in present(lobby)
        if person.role == "player" and person.approved and person.seat is None and not person.watching
    ]


def seats_taken(lobby: Lobby) -> frozenset[Seat]:
    return lobby.bots | {person.seat for person in present(lobby) if person.seat is not None}


def free_seats(lobby: Lobby) -> list[Seat]:
    taken = seats_taken(lobby)
    return [Seat(seat) for seat in range(game_of(lobby).seats[-1]) if seat not in taken]


def called_up(lobby: Lobby) -> Sequence[LobbyEvent]:
    """Between two games whoever waits gets a free seat."""
    return () if lobby.playing else _seated(lobby, free_seats(lobby))


def gathered(lobby: Lobby) -> Lobby:
    """As a game begins: who still waits gets a free seat, else a bot's, else a place in the smallest team (G1)."""
    for places in (free_seats, _bots_seats, _team_places):
        lobby = reduce(evolve, _seated(lobby, places(lobby)), lobby)
    return lobby


def _seated(lobby: Lobby, places: Iterable[Seat]) -> Sequence[LobbyEvent]:
    events: list[LobbyEvent] = []
    for person, seat in zip(waiting(lobby), places, strict=False):
        events += [*_without_bot(lobby, seat), Changed(replace(person, seat=seat))]
    return events


def _bots_seats(lobby: Lobby) -> list[Seat]:
    return [seat for seat in sorted(lobby.bots) if not on_seat(lobby, seat)]


def _team_places(lobby: Lobby) -> list[Seat]:
    if not KITS[lobby.game].teams:
        return []
    sizes = Counter(person.seat for person in present(lobby) if person.seat is not None)
    places = sorted((place, seat) for seat, size in sizes.items() for place in range(size, TEAM))
    return [seat for _, seat in places]


def take_seat(lobby: Lobby, person: Person, seat: Seat | None, away: Away) -> Sequence[LobbyEvent]:
    if person.role != "player":
        raise Rejected("not_allowed")
    if seat is None:
        stands_up = Changed(replace(person, seat=None, watching=True, ready=False))
        return (*(left_to_a_bot(lobby, person) if lobby.playing else ()), stands_up)
    _check_open(lobby, person, seat)
    yielding = [Changed(replace(other, seat=None)) for other in _yielding(lobby, person, seat, away)]
    sits = Changed(replace(person, seat=seat, watching=False, ready=False))
    return (*_without_bot(lobby, seat), *yielding, sits)


def _check_open(lobby: Lobby, person: Person, seat: Seat) -> None:
    if not 0 <= seat < (lobby.seats if lobby.playing else game_of(lobby).seats[-1]):
        raise Rejected("no_such_seat")
    if lobby.playing and lobby.known.get(person.id, seat) != seat:
        # P6: who has seen one seat's secrets sees no other's. Who comes in again as somebody else cannot be told from
        # a stranger, because a name is all that we know of people: the host locks the door, or approves.
        raise Rejected("seat_known")


def _yielding(lobby: Lobby, person: Person, seat: Seat, away: Away) -> list[Person]:
    """Who watches from now on, because they were away and their seat is taken over; or Rejected."""
    if person.seat == seat:
        return []
    others = on_seat(lobby, seat)
    own = not lobby.playing or person.id in lobby.known  # before a game, or back to one's team
    if own and len(others) < (TEAM if _crowded(lobby) else 1):
        return []
    if others and not (lobby.playing and away(seat)):
        raise Rejected("seat_taken")
    return others


def _crowded(lobby: Lobby) -> bool:
    """More people than seats: they form teams, where the game knows teams (G1)."""
    players = [person for person in present(lobby) if person.role == "player" and person.approved]
    return KITS[lobby.game].teams and len(players) > game_of(lobby).seats[-1]


def _without_bot(lobby: Lobby, seat: Seat) -> Sequence[LobbyEvent]:
    return (BotSet(seat, on=False),) if seat in lobby.bots else ()


def left_to_a_bot(lobby: Lobby, person: Person) -> Sequence[LobbyEvent]:
    """Nobody blocks the table: a seat that its last person leaves is played on."""
    alone = person.seat is not None and len(on_seat(lobby, person.seat)) == 1
    return (BotSet(person.seat, on=True),) if alone and person.seat is not None else ()


def standing_up(lobby: Lobby, game: str) -> Sequence[LobbyEvent]:
    """People unseated by a game change: it has fewer seats, or no teams."""
    seats, events = range(GAMES[game].seats[-1]), []
    taken: set[Seat] = set()
    for person in present(lobby):
        if person.seat is None:
            continue
        if person.seat not in seats or (person.seat in taken and not KITS[game].teams):
            events.append(Changed(replace(person, seat=None, ready=False)))
        taken.add(person.seat)
    return (*events, *(BotSet(seat, on=False) for seat in sorted(lobby.bots) if seat not in seats))
