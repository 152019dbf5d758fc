"""The lobby: who comes in, who waits at the door, and who was sent away."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import reduce

from msgspec.structs import replace

from ardoise.engine.game import Rejected, Seat
from ardoise.games import GAMES
from ardoise.server.limits import LIMITS
from ardoise.server.lobby.events import Changed, DoorSet, HostNamed, Joined, LobbyEvent
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.names import name_for
from ardoise.server.lobby.seats import called_up, free_seats, left_to_a_bot, present
from ardoise.server.lobby.types import AVATARS, COLOURS, Lobby, Person, PersonId, Role


def members(lobby: Lobby) -> list[Person]:
    """Everybody who has a place in the room. Somebody who waits for approval has none."""
    return [person for person in present(lobby) if person.approved]


def at_the_door(lobby: Lobby) -> list[Person]:
    return [person for person in present(lobby) if not person.approved]


def has_room(lobby: Lobby) -> bool:
    return not lobby.locked and len(members(lobby)) < lobby.most_people


def join(
    lobby: Lobby,
    name: str,
    role: Role,
    token: str,
    device: str = "",
    most_waiting: int = LIMITS.waiting,
    absent: Container[PersonId] = (),
    new_to: Sequence[str] = (),
) -> Sequence[LobbyEvent]:
    """A new person, on the first free seat if there is one and no game is being played; or Rejected.

    `absent`: people without a screen. One of them makes place, if too many wait at the door. `new_to`: the games that
    their device has not played yet.
    """
    _check_open(lobby, role, device)
    first = lobby.host is None and role == "player"
    approved = first or not lobby.approving or _knows(lobby, device)
    earlier = called_up(lobby) if approved else _place_at_the_door(lobby, most_waiting, absent)
    newcomer = PersonId(len(lobby.people))
    person = Person(
        id=newcomer,
        token=token,
        role=role,
        name=name_for(lobby, name, role),
        avatar=newcomer % AVATARS,
        colour=newcomer % COLOURS,
        seat=_first_free(reduce(evolve, earlier, lobby)) if role == "player" and approved else None,
        approved=approved,
        device=device,
        new_to=tuple(game for game in GAMES if game in new_to),
    )
    return (*earlier, Joined(person), *((HostNamed(newcomer),) if first else ()))


def _first_free(lobby: Lobby) -> Seat | None:
    return None if lobby.playing else next(iter(free_seats(lobby)), None)


def _check_open(lobby: Lobby, role: Role, device: str) -> None:
    if _sent_away(lobby, device):
        raise Rejected("sent_away")
    if lobby.locked:
        raise Rejected("room_locked")
    if lobby.practice and role == "player" and any(person.role == "player" for person in lobby.people):
        raise Rejected("practice_alone")
    if not has_room(lobby):
        raise Rejected("room_full")


def _sent_away(lobby: Lobby, device: str) -> bool:
    """Not if somebody else who is in the room has the same device: two children may share one."""
    mine = [person for person in lobby.people if device and person.device == device]
    return any(person.kicked for person in mine) and not any(person.approved and not person.gone for person in mine)


def _knows(lobby: Lobby, device: str) -> bool:
    """Was somebody with this device let in before?"""
    return bool(device) and any(person.device == device and person.approved for person in lobby.people)


def _place_at_the_door(lobby: Lobby, most: int, absent: Container[PersonId]) -> Sequence[LobbyEvent]:
    """Who has no screen open loses their place to somebody who comes now; or Rejected."""
    waiting = at_the_door(lobby)
    if len(waiting) < most:
        return ()
    for person in waiting:
        if person.id in absent:
            return (Changed(replace(person, gone=True)),)
    raise Rejected("door_crowded")


def approve(lobby: Lobby, person: Person) -> Sequence[LobbyEvent]:
    if not person.approved and len(members(lobby)) >= lobby.most_people:
        raise Rejected("room_full")
    return (Changed(replace(person, approved=True)),)


def send_away(lobby: Lobby, person: Person) -> Sequence[LobbyEvent]:
    """From then on the host lets newcomers in, for the same person may come back as somebody else."""
    guarded = () if lobby.approving else (DoorSet(locked=lobby.locked, approving=True),)
    return (*leave(lobby, replace(person, kicked=True)), *guarded)


def leave(lobby: Lobby, person: Person) -> Sequence[LobbyEvent]:
    events: list[LobbyEvent] = [Changed(replace(person, gone=True, ready=False))]
    if lobby.playing:
        events += left_to_a_bot(lobby, person)
    if lobby.host == person.id:
        events.append(HostNamed(next_host(lobby, {person.id})))
    return events


def next_host(lobby: Lobby, without: Container[PersonId]) -> PersonId | None:
    """The player who has been here longest."""
    players = (person for person in members(lobby) if person.role == "player")
    return next((person.id for person in players if person.id not in without), None)
