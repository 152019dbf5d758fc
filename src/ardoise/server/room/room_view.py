"""What a screen is told of its room: everything but tokens and the seed of a game that is being played."""

from __future__ import annotations

from collections.abc import Container

from ardoise.server.lobby.bots import level_of
from ardoise.server.lobby.choices import supply
from ardoise.server.lobby.objections import open_ones
from ardoise.server.lobby.seats import game_of, present, seats_taken
from ardoise.server.lobby.types import Lobby, OwnChoice, Person, PersonId
from ardoise.server.protocol import FlagView, MyFlag, OwnView, PersonView, Remark, RoomUpdate


def room_update(lobby: Lobby, me: PersonId, answered: int, online: Container[PersonId], day: str) -> RoomUpdate:
    noter = lobby.people[me].seat if lobby.playing else lobby.known.get(me)
    return RoomUpdate(
        lobby.code,
        me,
        answered,
        lobby.host,
        tuple(_person(person, person.id in online) for person in present(lobby)),
        lobby.game,
        lobby.options,
        lobby.packs,
        lobby.choice,
        supply(lobby, max(game_of(lobby).seats[0], len(seats_taken(lobby))), day),
        tuple(sorted(lobby.bots)),
        tuple(level_of(lobby, seat) for seat in sorted(lobby.bots)),
        lobby.locked,
        lobby.approving,
        lobby.kept,
        lobby.clock,
        lobby.number,
        lobby.played,
        lobby.playing,
        lobby.seats,
        lobby.paused,
        lobby.commitment,
        None if lobby.playing else lobby.seed,
        lobby.finishes,
        None if noter is None else lobby.sheets.get(noter),
        None if noter is None else lobby.noted.get(noter),
        _flags(lobby) if me == lobby.host else (),
        tuple(MyFlag(said.question.key, said.verdict) for said in lobby.objections if said.by == me),
        _own(lobby.own, lobby.game),
        lobby.practice,
    )


def _flags(lobby: Lobby) -> tuple[FlagView, ...]:
    """A question once, with all that was said about it."""
    flags: dict[str, FlagView] = {}
    for said in open_ones(lobby):
        earlier = flags.get(said.question.key)
        remarks = (*(earlier.remarks if earlier else ()), Remark(said.by, said.remark))
        flags[said.question.key] = FlagView(said.question, remarks)
    return tuple(flags.values())


def _own(own: OwnChoice | None, game: str) -> OwnView | None:
    """Not by which key it is found, and nothing of what is asked."""
    if own is None:
        return None
    return OwnView(own.title, own.languages, own.questions, own.fits.get(game, 0), own.by)


def _person(person: Person, online: bool) -> PersonView:
    return PersonView(
        person.id,
        person.role,
        person.name,
        person.avatar,
        person.colour,
        person.seat,
        person.ready,
        person.approved,
        online,
        person.time_factor,
        person.watching,
        person.language,
    )
