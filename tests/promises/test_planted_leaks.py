"""Twin rooms notice a leak wherever it is: each of these is planted once, and must be caught (P6)."""

from __future__ import annotations

import dataclasses
from zlib import crc32

import pytest
from aiohttp import web
from msgspec.structs import replace

from ardoise import GAMES
from ardoise.engine.codec import encode
from ardoise.engine.game import Seat
from ardoise.server.lobby.events import TimeGiven
from ardoise.server.net.app import App
from ardoise.server.room import room, screens
from ardoise.server.room import table as table_of_server
from ardoise.server.room.screens import Screens
from ardoise.server.room.table import Table
from tests.every_game import every_game
from tests.pairs import Leak, chatty
from tests.promises.wire_twins import CODE
from tests.promises.wire_twins_pair import compare_many_rooms

ENOUGH = 60  # pairs


def secret_of(state):
    """A number that hangs on everything in the state."""
    return crc32(encode(state))


def in_the_rules(name, **parts):
    """A game with other functions in it."""

    def plant(patch):
        game = GAMES[name]
        patch.setitem(GAMES, name, dataclasses.replace(game, **{part: made(game) for part, made in parts.items()}))

    return plant


def in_the_update(leak):
    """What a screen is sent of its table, changed by somebody who knows the table."""

    def plant(patch):
        tell, begin, honest = Screens.tell_table, Table.__init__, table_of_server.Update

        def begun(table, game, state, *rest):
            table.first = state
            begin(table, game, state, *rest)

        def told(screens, lobby, table, now, news):
            table.news = tuple(news)
            patch.setattr(table_of_server, "Update", lambda *fields: replace(honest(*fields), **leak(table)))
            tell(screens, lobby, table, now, news)

        patch.setattr(Table, "__init__", begun)
        patch.setattr(Screens, "tell_table", told)

    return plant


def in_the_room(leak):
    """What a screen is sent of its room."""

    def plant(patch):
        honest = screens.room_updates
        patch.setattr(
            screens, "room_updates", lambda lobby, *rest: [leak(lobby, told) for told in honest(lobby, *rest)]
        )

    return plant


def with_tokens(lobby, told):
    people = tuple(replace(person, name=lobby.people[person.id].token) for person in told.people)
    return replace(told, people=people)


def spectators_look_over_a_shoulder(patch):
    honest = Screens.tell_table

    def tell(self, lobby, *rest):
        people = tuple(replace(person, seat=0) if person.role == "spectator" else person for person in lobby.people)
        honest(self, replace(lobby, people=people), *rest)

    patch.setattr(Screens, "tell_table", tell)


def a_phone_reads_its_own_table_aloud(patch):
    honest = Screens.tell_table

    def tell(self, lobby, table, now, news):
        honest(self, lobby, table, now, news)
        for person, mine in self._of.items():
            for screen in mine:
                other = Seat((person + 1) % lobby.seats)
                (update,) = screens.encoded_updates(table, [other], now, [True] * lobby.seats, news)
                screen.send(screens._shown(update), "shown")

    patch.setattr(Screens, "tell_table", tell)


def what_is_read_aloud_is_as_long_as_a_secret(patch):
    patch.setattr(room, "time_to_read", lambda *about: (TimeGiven(secret_of(about[3]) % 8),))


def an_image_is_named_after_the_answer(patch):
    honest = App.look_up

    async def look_up(self, request):
        answer = await honest(self, request)
        answer.headers["Link"] = f"</cards/{secret_of(self.rooms.live[CODE].table.state)}.png>"
        return answer

    patch.setattr(App, "look_up", look_up)


def the_log_can_be_fetched(patch):
    honest = App.app

    def app(self):
        async def fetch(_):
            return web.Response(body=b"".join(entry.body for entry in await self.rooms.store.read(CODE)))

        whole = honest(self)
        whole.router.add_get("/api/rooms/{code}/log", fetch)
        return whole

    patch.setattr(App, "app", app)


def awaited_by_secret(table):
    seats = table.waiting.seats if table.waiting else ()
    return {"awaited": tuple(sorted(seats, key=lambda seat: secret_of((seat, table.state))))}


LEAKS = {
    "the whole state": ("gambit7", in_the_rules("gambit7", view=lambda _: lambda state, _: state)),
    "the first state": ("bornes", in_the_update(lambda table: {"view": table.first})),
    "the log, as news to all": ("gambit7", in_the_update(lambda table: {"news": table.news})),
    "the state in a refusal": ("incroyable", in_the_rules("incroyable", decide=chatty)),
    "the order of a list": ("gambit7", in_the_update(awaited_by_secret)),
    "a number made of a secret": (
        "code777",
        in_the_update(lambda table: {"phase": secret_of(table.state)}),
    ),
    "the length of a list": (
        "incroyable",
        in_the_update(lambda table: {"online": (True,) * (secret_of(table.state) % 9)}),
    ),
    "the name of an image": ("gambit7", an_image_is_named_after_the_answer),
    "a seat's rack on the big screen": (
        "code777",
        in_the_rules("code777", view=lambda game: lambda state, seat: game.view(state, 0 if seat is None else seat)),
    ),
    "a seat's view for spectators": ("code777", spectators_look_over_a_shoulder),
    "the seed while it is played": ("bornes", in_the_room(lambda lobby, told: replace(told, seed=lobby.seed))),
    "the tokens of the others": ("gambit7", in_the_room(with_tokens)),
    "the hourglass of the master": (
        "bornes",
        in_the_rules(
            "bornes",
            waiting=lambda game: (
                lambda state: (waiting := game.waiting(state)) and replace(waiting, clock_seen_by=None)
            ),
        ),
    ),
    "another seat's view to be read aloud": ("code777", a_phone_reads_its_own_table_aloud),
    "the time that reading takes": ("gambit7", what_is_read_aloud_is_as_long_as_a_secret),
    "the log over HTTP": ("incroyable", the_log_can_be_fetched),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_planted_in_the_room_is_caught(leak, monkeypatch):
    name, plant = LEAKS[leak]
    game = GAMES[name]
    plant(monkeypatch)
    with pytest.raises(Leak):
        compare_many_rooms(game, ENOUGH, "planted")


@every_game
def test_without_a_leak_nothing_is_caught(game):
    assert compare_many_rooms(game, 20, "planted") == 20
