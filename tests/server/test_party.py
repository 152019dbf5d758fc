"""The live table through its own door: a process, sockets, phones that are cut and a server that is killed."""

from __future__ import annotations

import asyncio
import json
import signal

import aiohttp
import pytest

from ardoise import GAMES
from ardoise.engine.codec import decode, encode
from ardoise.server.lobby.start import commitment
from ardoise.server.lobby.types import Began, LobbyEvent
from ardoise.server.records.archive import deal
from ardoise.store.sqlite import SqliteStore
from tests.server.party import Phone, Server, gather, newcomer

NAMES = ["Annie", "Bernard", "Cécile", "Didier", "Emma", "Farid", "Gaël"]


@pytest.fixture
def server(tmp_path):
    with Server(tmp_path / "rooms.db") as running:
        yield running


def party(coroutine):
    async def with_session():
        async with aiohttp.ClientSession() as session:
            return await coroutine(session)

    return asyncio.run(with_session())


def stored(server, code):
    """A room's whole log, read from the file that the server left behind."""

    async def read():
        store = SqliteStore.open(server.data)
        try:
            return await store.read(code)
        finally:
            await store.close()

    return asyncio.run(read())


@pytest.mark.parametrize(("game", "seats"), [("gambit7", 7), ("bornes", 3), ("incroyable", 3), ("code777", 3)])
def test_a_whole_game_over_real_sockets(server, game, seats):
    async def evening(session):
        phones = await gather(session, server, NAMES[:seats], game)
        assert (await phones[0].ask("Start"))["refused"] is None
        await asyncio.gather(*(phone.play() for phone in phones))
        await phones[0].until(lambda: not phones[0].room["playing"])
        return phones

    phones = party(evening)
    (finish,) = phones[0].room["finishes"]
    assert len(finish["scores"]) == seats
    assert finish["winners"]
    assert {phone.table["view"]["phase"]["type"] for phone in phones} == {"Over"}


def test_phones_are_cut_and_the_server_is_killed_and_nothing_is_lost(server):
    """P1, P4, P5, P9: what was acknowledged is there, once; coming back shows what a fresh socket shows."""

    async def evening(session):
        phones = await gather(session, server, NAMES[:3], "gambit7")
        await phones[0].ask("Start")
        acknowledged = await write_and_cut(phones)
        server.stop(signal.SIGKILL)
        server.start()
        for phone in phones:
            await phone.connect()
            await phone.until(lambda phone=phone: bool(phone.table))
        assert [phone.table["view"]["phase"].get("mine") for phone in phones] == [451, 452, None]
        again = await phones[0].send(acknowledged)
        assert again["refused"] is None
        assert phones[0].table["view"]["phase"]["mine"] == 451
        await asyncio.gather(*(phone.play() for phone in phones))
        await phones[0].until(lambda: not phones[0].room["playing"])
        return phones[0].room["code"]

    code = party(evening)
    server.stop()
    log = stored(server, code)
    assert sum(b'"Written","seat":0,"answer":451' in entry.body for entry in log) == 1
    assert sum(entry.cause == "0:4" for entry in log) >= 1


async def write_and_cut(phones):
    """Two write; the second's phone is cut and comes back to the same bytes as a fresh socket's."""
    first, second, _ = phones
    first.count += 1
    message = {"type": "Play", "id": first.count, "phase": 0, "move": {"type": "Write", "answer": 451}}
    assert (await first.send(message))["refused"] is None
    assert (await second.ask("Play", phase=0, move={"type": "Write", "answer": 452}))["refused"] is None
    await second.cut()
    await second.connect()
    fresh = Phone(second.session, second.server, second.token)
    await fresh.connect()
    await fresh.until(lambda: bool(fresh.table))
    await second.until(lambda: second.table == fresh.table or second.table["view"] == fresh.table["view"])
    assert json.dumps(second.table["view"]) == json.dumps(fresh.table["view"])
    await fresh.cut()
    return message


def test_a_slate_is_a_secret_on_every_other_socket(server):
    """P6, over the wire: the number is in no byte that another phone gets before the slates are shown."""

    async def evening(session):
        phones = await gather(session, server, NAMES[:3], "gambit7")
        await phones[0].ask("Start")
        watcher = await newcomer(session, server, phones[0].room["code"], "TV", "screen")
        await watcher.connect()
        await phones[0].ask("Play", phase=0, move={"type": "Write", "answer": 987654})
        await phones[1].ask("Play", phase=0, move={"type": "Write", "answer": 5})
        others = [*phones[1].heard, *phones[2].heard, *watcher.heard]
        assert others
        assert not [told for told in others if "987654" in told]
        await phones[2].ask("Play", phase=0, move={"type": "Write", "answer": 6})
        await watcher.until(lambda: "987654" in watcher.heard[-1])
        assert watcher.table["seat"] is None

    party(evening)


def test_bots_fill_the_table_and_a_late_comer_takes_a_bots_seat(server):
    async def evening(session):
        (host,) = await gather(session, server, NAMES[:1], "code777")
        for seat in (1, 2):
            assert (await host.ask("SetBot", seat=seat, on=True))["refused"] is None
        assert (await host.ask("Start"))["refused"] is None
        late = await newcomer(session, server, host.room["code"], "Late")
        await late.connect()
        await late.until(lambda: bool(late.table))
        assert late.table["seat"] is None
        assert (await late.ask("TakeSeat", seat=0))["refused"] == "seat_taken"
        assert (await late.ask("TakeSeat", seat=2))["refused"] is None
        await late.until(lambda: late.table["seat"] == 2)
        assert late.room["bots"] == [1]
        players = [asyncio.create_task(phone.play()) for phone in (host, late)]
        await late.until(lambda: len(late.table["view"]["record"]) > 1, 60)  # so the bot has noted the first answer
        for player in players:
            player.cancel()

    party(evening)


def test_who_is_kicked_is_out_for_good(server):
    async def evening(session):
        host, other = await gather(session, server, NAMES[:2], "gambit7")
        assert (await other.ask("Kick", person=0))["refused"] == "not_allowed"
        assert (await host.ask("Kick", person=1))["refused"] is None
        await other.until(lambda: other.closed is not None)
        assert other.closed == 4003
        await other.connect()
        assert other.closed == 4401
        assert [person["name"] for person in host.room["people"]] == ["Annie"]

    party(evening)


def test_the_newest_screen_of_a_person_acts_and_the_older_looks_on(server):
    async def evening(session):
        (host,) = await gather(session, server, NAMES[:1], "gambit7")
        tab = Phone(session, server, host.token)
        await tab.connect()
        assert tab.room["answered"] == 1
        assert (await host.ask("Rename", name="Old"))["refused"] == "looking_only"
        assert (await tab.ask("Rename", name="New"))["refused"] is None
        await host.until(lambda: host.room["people"][0]["name"] == "New")

    party(evening)


def test_the_deal_is_promised_before_and_can_be_made_again_after(server):
    """P7: the commitment is shown before, the seed after, and the log's facts deal the same cards."""

    async def evening(session):
        phones = await gather(session, server, NAMES[:2], "code777")
        await phones[0].ask("ChooseOptions", options={"points_to_win": 1})
        await phones[0].ask("Start")
        await phones[0].until(lambda: phones[0].room["playing"])
        before = phones[0].room
        await asyncio.gather(*(phone.play() for phone in phones))
        await phones[0].until(lambda: not phones[0].room["playing"])
        return before, phones[0].room

    before, after = party(evening)
    assert before["seed"] is None
    assert commitment(after["seed"], after["code"], 1) == before["commitment"]
    server.stop()
    log = stored(server, after["code"])
    (began,) = [fact for entry in log if entry.game == 0 and isinstance(fact := decode(entry.body, LobbyEvent), Began)]
    (first,) = [entry for entry in log if (entry.game, entry.version) == (1, 0)]
    assert encode(deal(began)) == first.body


def test_it_stops_cleanly_and_says_so_to_the_sockets(server):
    async def evening(session):
        (host,) = await gather(session, server, NAMES[:1], "gambit7")
        assert await asyncio.to_thread(server.stop) == 0
        await host.until(lambda: host.closed is not None)
        return host.closed

    assert party(evening) == 1012


def test_another_game_with_the_same_people(server):
    async def evening(session):
        phones = await gather(session, server, NAMES[:2], "code777")
        await phones[0].ask("ChooseOptions", options={"points_to_win": 1})
        for number in (1, 2):
            assert (await phones[0].ask("Again" if number > 1 else "Start"))["refused"] is None
            await phones[1].until(lambda: phones[1].room["playing"] and phones[1].table.get("phase") is not None)
            await asyncio.gather(*(phone.play() for phone in phones))
            await phones[0].until(lambda: not phones[0].room["playing"])
        return [finish["game"] for finish in phones[0].room["finishes"]]

    assert party(evening) == [1, 2]


def test_every_game_needs_its_players(server):
    async def evening(session):
        (host,) = await gather(session, server, NAMES[:1], "gambit7")
        answer = await host.ask("Start")
        assert (answer["refused"], answer["about"]) == ("wrong_number_of_seats", {"least": 3, "most": 7})
        assert not host.room["playing"]
        for game in GAMES:
            assert (await host.ask("ChooseGame", game=game))["refused"] is None
        assert (await host.ask("ChooseGame", game="chess"))["refused"] == "no_such_game"

    party(evening)
