"""The lobby as facts: any evening stays in order, and the log alone gives it back."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise import GAMES, Rejected, Seat
from ardoise.bots import LEVELS
from ardoise.engine.codec import decode
from ardoise.engine.text import Language
from ardoise.packs import fingerprint
from ardoise.packs.filters import Choice
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.commands import AnyCommand
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.rules import decide, present
from ardoise.server.lobby.seats import game_of
from ardoise.server.lobby.types import MOST_PEOPLE, ROLES, TEAM, Began, Finish, Finished, Lobby, LobbyEvent, Refusal
from ardoise.server.records.archive import LOBBY, deal, entries, wake
from tests.server.test_lobby import DAY, SEED, Host

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
    "packs": st.sampled_from([(), ("starter",), ("box",), ("../../x",)]),
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
OFTEN = (words.TakeSeat(1, Seat(0)), words.TakeSeat(1, Seat(1)), words.Leave(1))  # what leads furthest
OFTEN_BY_HOST = (words.Start(1), words.ChooseGame(1, "bornes"))
steps = st.one_of(
    st.tuples(st.just("host asks"), st.sampled_from(OFTEN_BY_HOST)),
    st.tuples(st.integers(1, 12), st.sampled_from(OFTEN)),
    st.tuples(st.just("join"), st.sampled_from(ROLES + ("player",) * 5)),
    st.tuples(st.just("host asks"), wishes),
    st.tuples(st.integers(0, 12), wishes),
    st.tuples(st.just("away"), st.frozensets(MORE_SEATS_THAN_ANY_GAME)),
    st.tuples(st.just("end"), st.none()),
)
evenings = st.lists(steps, min_size=25, max_size=60)
EARLY = ("Ann", "Ben", "Cle", "Dan", "Eve", "Fay", "Gus")


def refusal(host, step):
    """The code with which a step of the evening is refused; None, if it is taken."""
    try:
        take(host, step)
    except Rejected as rejected:
        return rejected.code
    return None


def take(host, step):
    match step:
        case "join", role:
            host.join("Newcomer", role)
        case "away", seats:
            host.away = set(seats)
        case "end", _ if host.lobby.playing:
            host.take((Finished(Finish(host.lobby.number, (), ())),))
        case "host asks", wish if host.lobby.host is not None:
            host.take(decide(host.lobby, host.lobby.host, wish, host.away.__contains__, lambda: SEED, DAY))
        case int(by), wish:
            host.take(decide(host.lobby, by, wish, host.away.__contains__, lambda: SEED, DAY))


def check_order(lobby):
    here = present(lobby)
    assert len(here) <= MOST_PEOPLE
    assert [person.id for person in lobby.people] == list(range(len(lobby.people)))
    assert lobby.host is None or (lobby.people[lobby.host] in here and lobby.people[lobby.host].role == "player")
    on_seats = Counter(person.seat for person in here if person.seat is not None)
    assert not on_seats or max(on_seats.values()) <= (TEAM if lobby.game == "gambit7" else 1)
    seats = range(lobby.seats if lobby.playing else game_of(lobby).seats[-1])
    assert on_seats.keys() | lobby.bots <= set(seats)
    assert not lobby.playing or on_seats.keys() | lobby.bots == set(seats), "a seat that nobody plays"


@given(evenings)
def test_whatever_an_evening_brings_the_room_stays_in_order(evening):
    host = Host(*EARLY)
    for step in evening:
        before = host.lobby
        if (code := refusal(host, step)) is not None:
            assert code in get_args(Refusal)
            assert host.lobby == before
        check_order(host.lobby)
        assert all(now.gone for then, now in zip(before.people, host.lobby.people, strict=False) if then.gone)


@given(evenings)
def test_the_log_alone_gives_the_room_again(evening):
    host = Host(*EARLY)
    for step in evening:
        refusal(host, step)
    folded = Lobby("")
    for line in host.log:
        folded = evolve(folded, decode(line, LobbyEvent))
    assert folded == host.lobby
    assert wake([entry for n, line in enumerate(host.log) for entry in kept(n, line)]).lobby == host.lobby


def kept(version, line, at=0.0):
    return entries(LOBBY, version, at, "", (decode(line, LobbyEvent),))


def evening_log(host, hours):
    """A room's log with its games' first states; fact n happened at the n-th hour, later ones at the last."""
    log = []
    for version, line in enumerate(host.log):
        at = hours[min(version, len(hours) - 1)]
        log += kept(version, line, at)
        if isinstance(fact := decode(line, LobbyEvent), Began):
            log += entries(fact.number, 0, at, "", (deal(fact),))
    return log


def started():
    host = Host("Ann", "Ben", "Cle")
    host.ask(0, words.Start)
    return host, [100.0] * len(host.log)


def test_a_room_wakes_after_another_game_was_chosen():
    host, hours = started()
    host.take((Finished(Finish(1, (), (0, 0, 0))),))
    host.ask(0, words.ChooseGame, game="bornes")
    assert wake(evening_log(host, hours)).lobby == host.lobby


PAUSED, WENT_ON = (110.0, words.Pause, {}), (150.0, words.GoOn, {})


@pytest.mark.parametrize(
    ("asked", "began", "paused_at"),
    [
        ([], 100.0, None),
        ([(110.0, words.GiveTime, {"seconds": 60})], 160.0, None),
        ([PAUSED, WENT_ON], 140.0, None),
        ([PAUSED], 100.0, 110.0),
        ([PAUSED, WENT_ON, (170.0, words.Pause, {})], 140.0, 170.0),
        ([PAUSED, (120.0, words.GiveTime, {"seconds": 60})], 160.0, 110.0),
    ],
)
def test_given_time_and_pauses_survive_a_restart(asked, began, paused_at):
    host, hours = started()
    for at, kind, fields in asked:
        host.ask(0, kind, **fields)
        hours.append(at)
    kept = wake(evening_log(host, hours))
    assert (kept.phase_began, kept.paused_at) == (began, paused_at)


def test_a_game_that_ended_in_a_pause_leaves_no_pause_behind():
    host, hours = started()
    host.ask(0, words.Pause)
    host.take((Finished(Finish(1, (), (0, 0, 0))),))
    assert wake(evening_log(host, hours)).paused_at is None


def test_a_log_from_before_there_were_fingerprints_wakes_still():
    """P8."""
    host, hours = started()
    began = decode(host.log[-1], Began)
    assert began.fingerprint == fingerprint("gambit7")
    host.log[-1] = host.log[-1].replace(b',"fingerprint":"%s"' % began.fingerprint.encode(), b"")
    assert decode(host.log[-1], Began).fingerprint == ""
    assert wake(evening_log(host, hours)).lobby == host.lobby


def test_seats_are_written_as_numbers_and_bots_in_one_order():
    """The same lobby is the same bytes, whatever the order in which its bots were set."""
    first, second = Host("Ann"), Host("Ann")
    for host, order in ((first, (5, 1, 3)), (second, (3, 5, 1))):
        for seat in order:
            host.ask(0, words.SetBot, seat=Seat(seat), on=True)
        host.ask(0, words.Start)
    assert first.log[-1] == second.log[-1]
