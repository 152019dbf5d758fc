"""What a screen sees of its room: everything but tokens and the seed of a running game."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ardoise.server.lobby.bots import level_of
from ardoise.server.lobby.choices import supply
from ardoise.server.lobby.howto import readers
from ardoise.server.lobby.objections import open_ones
from ardoise.server.lobby.seats import game_of, present, seats_taken
from ardoise.server.lobby.types import Lobby, OwnChoice, Person, PersonId
from ardoise.server.protocol import FlagView, MyFlag, OwnView, PersonView, Remark, RoomUpdate, TeamView


def room_updates(
    lobby: Lobby,
    people: Sequence[PersonId],
    answered: Mapping[PersonId, int],
    online: Container[PersonId],
    day: str,
) -> list[RoomUpdate]:
    """The room for each of these people. What all of them see is built once."""
    if not people:
        return []
    first, *others = people
    seen = RoomUpdate(
        code=lobby.code,
        host=lobby.host,
        people=tuple(_person(person, person.id in online) for person in present(lobby)),
        teams=tuple(TeamView(seat, name) for seat, name in sorted(lobby.teams.items())),
        game=lobby.game,
        options=lobby.options,
        packs=lobby.packs,
        choice=lobby.choice,
        supply=supply(lobby, max(game_of(lobby).seats[0], len(seats_taken(lobby))), day),
        bots=tuple(sorted(lobby.bots)),
        levels=tuple(level_of(lobby, seat) for seat in sorted(lobby.bots)),
        locked=lobby.locked,
        approving=lobby.approving,
        kept=lobby.kept,
        clock=lobby.clock,
        number=lobby.number,
        played=lobby.played,
        playing=lobby.playing,
        seats=lobby.seats,
        paused=lobby.paused,
        reading=tuple(person.id for person in readers(lobby)),
        commitment=lobby.commitment,
        seed=None if lobby.playing else lobby.seed,
        finishes=lobby.finishes,
        own=_own(lobby.own, lobby.game),
        practice=lobby.practice,
        reader=lobby.reader,
        **_mine(lobby, first, answered),
    )
    return [seen, *(replace(seen, **_mine(lobby, me, answered)) for me in others)]


def _mine(lobby: Lobby, me: PersonId, answered: Mapping[PersonId, int]) -> dict[str, Any]:
    """What nobody else sees so."""
    noter = lobby.people[me].seat if lobby.playing else lobby.known.get(me)
    return {
        "me": me,
        "answered": answered.get(me, 0),
        "guarded": me == lobby.host and any(person.kicked for person in lobby.people),
        "sheets": None if noter is None else lobby.sheets.get(noter),
        "noted": None if noter is None else lobby.noted.get(noter),
        "flags": _flags(lobby) if me == lobby.host else (),
        "flagged": tuple(MyFlag(said.question.key, said.verdict) for said in lobby.objections if said.by == me),
    }


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
        id=person.id,
        role=person.role,
        name=person.name,
        avatar=person.avatar,
        colour=person.colour,
        seat=person.seat,
        ready=person.ready,
        approved=person.approved,
        online=online,
        time_factor=person.time_factor,
        watching=person.watching,
        language=person.language,
    )
