"""While the big screen reads aloud, the clock waits: a room without sockets, on a loop whose clock is put forward."""

from __future__ import annotations

import pytest

from ardoise.engine.aloud import Aloud
from ardoise.engine.codec import decode
from ardoise.engine.text import Text
from ardoise.games import KITS
from ardoise.games.gambit7.types import Write
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.events import LobbyEvent, TimeGiven
from ardoise.server.records.archive import LOBBY
from ardoise.server.room.aloud import LONGEST, seconds_of
from tests.kit.table import said
from tests.server.room.model import ToldHouse

ANN, BEN, CLE, SCREEN = range(4)


@pytest.fixture
def house():
    """Three people and a big screen."""
    told = ToldHouse()
    for name in ("Ann", "Ben", "Cle"):
        told.join(name, "player")
    told.join("Telly", "screen")
    yield told
    told.end()


def acting(house, person):
    return next(screen for screen in reversed(house.screens) if screen.person == person)


def ask(house, person, wish):
    assert house.ask(acting(house, person), wish).refused is None


def read_by(house, person, language="en", game="gambit7"):
    ask(house, person, words.Speak(1, language))
    ask(house, person, words.ReadAloud(1, True))
    ask(house, ANN, words.ChooseGame(1, game))
    ask(house, ANN, words.Start(1))


def left(house):
    """Seconds of the phase, as the screens show them."""
    return house.room.table.update(None, house.loop.now, [True] * 3).remaining_ms / 1000


def given(house):
    """Seconds beyond the phase's own, when it has just begun."""
    return left(house) - house.room.table.waiting.seconds


def stored(house):
    """The hours and seconds of all time that was ever given."""
    facts = [(entry.at, decode(entry.body, LobbyEvent)) for entry in house.log() if entry.game == LOBBY]
    return [(at, fact.seconds) for at, fact in facts if isinstance(fact, TimeGiven)]


def write(house, person, answer):
    message = said(Write(answer), phase=house.room.table.waiting.phase, number=house.last[person] + 1)
    assert house.say(acting(house, person), message).refused is None


def all_write(house):
    for person in (ANN, BEN, CLE):
        write(house, person, 10 * person)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_a_question_has_the_time_that_it_takes_to_read(house, language):
    read_by(house, SCREEN, language)
    view = house.room.table.game.view(house.room.table.state, None)
    assert given(house) == seconds_of(KITS["gambit7"].aloud(view, ()), language)
    assert 1 <= given(house) <= LONGEST


def test_it_is_stored_with_the_step_that_opens_the_phase(house):
    read_by(house, SCREEN)
    house.pass_time(5)
    write(house, ANN, 1)
    assert len(stored(house)) == 1, "nobody reads between two phases"
    write(house, BEN, 2)
    write(house, CLE, 3)
    assert given(house) > 0
    at, seconds = stored(house)[-1]
    assert (at, seconds) == (house.log()[-1].at, given(house))
    assert at == next(entry.at for entry in reversed(house.log()) if entry.game == 1)


@pytest.mark.parametrize("after", [0, 3, 20])
def test_the_deadline_is_the_same_after_a_restart(house, after):
    read_by(house, SCREEN)
    house.pass_time(7)
    all_write(house)
    house.pass_time(after)
    before = left(house)
    house.restart()
    assert left(house) == before


def test_a_how_to_comes_before_it_and_a_restart_meanwhile_loses_nothing(house):
    house.join("Dan", "player", ("gambit7",))
    read_by(house, SCREEN)
    whole = left(house)
    house.pass_time(5)
    house.restart()
    house.arrive(4)
    assert (house.room.lobby.explaining, left(house)) == (True, whole)
    ask(house, 4, words.GotIt(1, "gambit7"))
    house.pass_time(2)
    assert left(house) == whole - 2


def test_every_screen_sees_the_same_clock(house):
    read_by(house, SCREEN)
    assert len({screen.tables[-1].remaining_ms for screen in house.screens}) == 1


def test_no_time_for_who_has_gone_away(house):
    ask(house, SCREEN, words.ReadAloud(1, True))
    house.cut(acting(house, SCREEN))
    ask(house, ANN, words.Start(1))
    assert (given(house), stored(house)) == (0, [])


def test_a_phone_that_lends_its_voice_has_the_time_of_its_own_language(house):
    ask(house, SCREEN, words.Speak(1, "en"))
    read_by(house, BEN, "de")
    view = house.room.table.game.view(house.room.table.state, None)
    assert given(house) == seconds_of(KITS["gambit7"].aloud(view, ()), "de")


def test_a_phone_that_reads_for_itself_delays_nobody(house):
    house.arrive(BEN, aloud=True)
    ask(house, ANN, words.Start(1))
    assert (given(house), stored(house)) == (0, [])


def test_where_there_is_no_clock_nothing_is_stored(house):
    ask(house, ANN, words.SetClock(1, False))
    read_by(house, SCREEN)
    all_write(house)
    assert stored(house) == []


def test_a_race_is_not_held_up(house):
    """Bornes: the challenge is read before the signal."""
    read_by(house, SCREEN, game="bornes")
    for _ in range(2):
        house.pass_time(left_whole(house))
    assert type(house.room.table.state.phase).__name__ == "Ranking"
    assert house.room.table.deadline - house.loop.now <= 30.3
    assert stored(house)[-1][0] < house.log()[-1].at


def left_whole(house):
    """Seconds until the phase is over."""
    return int(left(house)) + 1


def test_eight_seconds_are_the_most():
    long = Text(*("x" * 1000,) * 3)
    assert [seconds_of(Aloud((long,)), language) for language in ("en", "fr", "de")] == [LONGEST] * 3
    assert seconds_of(Aloud(), "en") == 0


def test_who_reads_aloud_at_the_table_is_sent_what_the_big_screen_shows(house):
    """And nobody else, not even those who see no more than it does."""
    reading, looking = house.arrive(BEN, aloud=True), house.arrive(SCREEN, aloud=True)
    ask(house, ANN, words.Start(1))
    write(house, BEN, 7)
    assert reading.shown[-1] == looking.tables[-1]
    assert reading.tables[-1] != looking.tables[-1]
    assert len(reading.shown) == len(reading.tables)
    assert [screen.shown for screen in house.screens if screen is not reading] == [[]] * 5


def test_it_is_so_again_after_a_restart(house):
    ask(house, ANN, words.Start(1))
    house.restart()
    reading = house.arrive(BEN, aloud=True)
    assert reading.shown[-1].seat is None
