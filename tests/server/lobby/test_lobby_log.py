"""The lobby as facts: any evening stays in order, and the log alone gives it back."""

from __future__ import annotations

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise import Rejected, Seat
from ardoise.engine.codec import decode
from ardoise.games.packs import fingerprint
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.events import Began, Finished, LobbyEvent
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.rules import decide
from ardoise.server.lobby.types import ROLES, Finish, Lobby, Refusal
from ardoise.server.records.archive import LOBBY, deal, entries, wake
from tests.kit.lobby import DAY, SEED, Host
from tests.kit.lobby_strategies import MORE_SEATS_THAN_ANY_GAME, check_order, wishes

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
    folded = Lobby(code="")
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
