"""Any command in any lobby, and what holds for every lobby."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from hypothesis import strategies as st

from ardoise import GAMES
from ardoise.bots import LEVELS
from ardoise.engine.text import Language
from ardoise.packs.filters import Choice
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.commands import AnyCommand
from ardoise.server.lobby.door import members
from ardoise.server.lobby.rules import present
from ardoise.server.lobby.seats import game_of
from ardoise.server.lobby.types import MOST_PEOPLE, TEAM

MORE_SEATS_THAN_ANY_GAME = st.integers(-1, 7)


VALUES = {
    "id": st.just(1),
    "seat": MORE_SEATS_THAN_ANY_GAME,
    "person": st.integers(-1, 12),
    "name": st.sampled_from(["Ann", "", "x" * 21, "\u202e"]),
    "avatar": st.integers(0, 23),
    "colour": st.integers(0, 7),
    "language": st.sampled_from(get_args(Language)),
    "game": st.sampled_from([*GAMES, "chess"]),
    "options": st.sampled_from([{}, {"gambit_factor": 3}, {"gambit_factor": 4}]),
    "secret": st.none() | st.text(max_size=5),
    "choice": st.builds(Choice, st.sampled_from([(1,), (2, 1), (3,)]), st.sampled_from([(), ("sports",), ("die",)])),
    "seconds": st.integers(1, 600),
    "level": st.sampled_from(LEVELS),
    "per_cent": st.integers(100, 1000),
    "rack": st.integers(1, 3),
    "sheets": st.tuples(*[st.integers(0, 2**28 - 1)] * 3),
    **dict.fromkeys(("on", "ready"), st.booleans()),
}


wishes = st.one_of(
    st.builds(words.TakeSeat, st.just(1), st.none() | MORE_SEATS_THAN_ANY_GAME),
    *(st.builds(kind, *(VALUES[name] for name in kind.__struct_fields__)) for kind in get_args(AnyCommand)),
)


def check_order(lobby):
    here = present(lobby)
    assert len(members(lobby)) <= MOST_PEOPLE
    assert all(person.approved for person in here if person.seat is not None)
    assert [person.id for person in lobby.people] == list(range(len(lobby.people)))
    assert lobby.host is None or (lobby.people[lobby.host] in here and lobby.people[lobby.host].role == "player")
    on_seats = Counter(person.seat for person in here if person.seat is not None)
    assert not on_seats or max(on_seats.values()) <= (TEAM if lobby.game == "gambit7" else 1)
    assert all(on_seats[seat] > 1 for seat in lobby.teams)
    seats = range(lobby.seats if lobby.playing else game_of(lobby).seats[-1])
    assert on_seats.keys() | lobby.bots <= set(seats)
    assert not lobby.playing or on_seats.keys() | lobby.bots == set(seats), "a seat that nobody plays"
