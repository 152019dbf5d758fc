"""A table that plays with a pack of somebody's own: it is asked first, and nobody else ever sees its secret."""

from __future__ import annotations

import json
from pathlib import Path
from signal import SIGTERM
from typing import Any

from ardoise.engine.codec import encode
from ardoise.packs.custom.types import OwnPack, OwnQuestion, Words
from ardoise.server.lobby.commands import Again, ChooseGame, ChooseOwn, Start
from ardoise.server.records.custom_packs import PREFIX, key_of
from ardoise.server.records.verify import verify
from tests.kit.server import House, all_play, live
from tests.kit.stored_log import stored

TEN = tuple(OwnQuestion(Words(fr=f"Zyzomys numéro {n} ?"), 918_270 + n, src=f"Xylophage {n}") for n in range(10))
PACK = OwnPack("Chez Mamie", ("fr",), TEN)


async def kept(house: House, pack: OwnPack = PACK) -> str:
    async with house.http.post(f"{house.server.address}/api/packs", data=encode(pack)) as answer:
        assert answer.status == 201, await answer.text()
        secret: str = (await answer.json())["secret"]
        return secret


async def export_for(house: House, player: Any, number: int) -> bytes:
    """Of a pack that is still chosen: only with the token of a seat."""
    path = f"{house.server.address}/api/rooms/{player.welcome.code}/games/{number}"
    async with house.http.get(path) as refused:
        assert (refused.status, await refused.json()) == (403, {"refused": "only_for_the_table", "about": {}})
    async with house.http.get(path, headers={"Authorization": f"Bearer {player.welcome.token}"}) as answer:
        told: bytes = await answer.read()
        return told


def questions_seen(player: Any) -> list[str]:
    """In the order in which they were asked."""
    shown = [json.loads(data)["view"]["question"]["text"] for data in player.frames if b'"type":"Update"' in data]
    return list(dict.fromkeys(text["de"] for text in shown))


def test_own_questions_are_asked_first_and_once_to_everybody_in_the_language_they_have(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        players = await house.seat(["Ada", "Blaise", "Carl"], "gambit7")
        secret = await kept(house)
        assert (await players[0].ask(ChooseOwn, secret=secret)).refused is None
        await house.start(players)
        await all_play(players)
        asked = [question.q.fr for question in TEN]
        assert questions_seen(players[1]) == asked[:7]
        await players[0].ask(Again)
        for player in players:
            await player.hears(lambda player=player: player.room.number == 2 and player.table.phase is not None)
        await all_play(players)
        seen = questions_seen(players[1])
        assert seen[:10] == asked
        assert len(seen) == 14  # then the box
        for number in (1, 2):
            assert verify(await export_for(house, players[1], number)).header.number == number

    live(tmp_path, test)


def test_neither_secret_nor_key_nor_content_is_on_any_socket_before_it_is_asked(tmp_path: Path) -> None:
    """P6. The author's own socket is told no more than the others'."""

    async def test(house: House) -> None:
        players = await house.seat(["Ada", "Blaise", "Carl"], "gambit7")
        host, code = players[0], players[0].welcome.code
        lookers = [await house.come_in(code, "Eve", "spectator"), await house.come_in(code, "Wall", "screen")]
        secret = await kept(house)
        assert (await host.ask(ChooseOwn, secret=secret)).refused is None
        await house.start(players)
        everybody = [*players, *lookers]
        for player in everybody:
            await player.sees_a_table()
            own = player.rooms[-1].own
            assert own is not None
            assert (own.title, own.languages, own.questions, own.fits, own.by) == ("Chez Mamie", ("fr",), 10, 10, 0)
            told = b"".join(player.frames)
            assert told.count(b"Zyzomys num") == told.count("Zyzomys numéro 0".encode()) > 0  # the first is asked now
            for hidden in (secret, key_of(secret), PREFIX, "91827", "Xylophage"):
                assert hidden.encode() not in told, (hidden, player.welcome)
        async with house.http.get(f"{house.server.address}/api/rooms/{code}") as card:
            assert secret.encode() not in await card.read()
        await all_play(everybody)
        assert not any(secret.encode() in data for player in everybody for data in player.frames)
        assert await house.server.end(SIGTERM) == 0
        log = await stored(house.server.data, code)
        assert not any(secret.encode() in entry.body for entry in log)

    live(tmp_path, test)


def test_who_may_choose_and_what_is_refused(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        host, guest, third = await house.seat(["Ada", "Blaise", "Carl"], "gambit7")
        secret = await kept(house)
        assert (await guest.ask(ChooseOwn, secret=secret)).refused == "not_allowed"
        assert (await host.ask(ChooseOwn, secret="x" * 43)).refused == "no_such_pack"
        assert host.room.own is None
        assert (await host.ask(ChooseOwn, secret=secret)).refused is None
        async with house.http.delete(f"{house.server.address}/api/packs/{secret}") as answer:
            assert answer.status == 204
        assert (await host.ask(Start)).refused == "own_pack_gone"
        assert (await host.ask(ChooseOwn, secret=None)).refused is None
        await house.start([host, guest, third])
        assert host.room.own is None
        assert (await host.ask(ChooseOwn, secret=None)).refused == "not_now"

    live(tmp_path, test)


def test_each_game_is_told_how_many_it_can_ask(tmp_path: Path) -> None:
    mixed = (
        *(OwnQuestion(Words(en=f"How many, case {n}?"), 100 + n) for n in range(4)),
        OwnQuestion(Words(en="Cold?"), -4),
    )

    async def test(house: House) -> None:
        [host] = await house.seat(["Ada"], "gambit7")
        secret = await kept(house, OwnPack("Mixed", ("en",), mixed))
        assert (await host.ask(ChooseOwn, secret=secret)).refused is None
        fits = {}
        for game in ("gambit7", "bornes", "incroyable", "code777"):
            assert (await host.ask(ChooseGame, game=game)).refused is None
            await host.hears(lambda game=game: host.room.game == game)
            assert host.room.own is not None
            fits[game] = host.room.own.fits
        assert fits == {"gambit7": 5, "bornes": 5, "incroyable": 4, "code777": 0}

    live(tmp_path, test)


def test_bornes_and_incroyable_ask_them_too(tmp_path: Path) -> None:
    many = tuple(OwnQuestion(Words(en=f"How many, case {n}?"), 100 + n) for n in range(40))

    async def test(house: House) -> None:
        secret = await kept(house, OwnPack("Many", ("en",), many))
        for game, seats in (("bornes", 3), ("incroyable", 3)):
            players = await house.seat(["Ada", "Blaise", "Carl"][:seats], game)
            assert (await players[0].ask(ChooseOwn, secret=secret)).refused is None
            await house.start(players)
            await all_play(players)
            assert any(b"How many, case" in data for data in players[1].frames), game
            verify(await export_for(house, players[1], 1))

    live(tmp_path, test)
