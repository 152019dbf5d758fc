"""What one player wrote is on no other socket before its time, and the deal can be proved afterwards."""

from __future__ import annotations

from pathlib import Path
from signal import SIGTERM

from msgspec.structs import replace

from ardoise.engine.codec import encode
from ardoise.games.gambit7.types import Write
from ardoise.server.lobby.events import Began
from ardoise.server.lobby.start import commitment, new_seed
from ardoise.server.records.archive import deal
from tests.kit.client import Player
from tests.kit.server import House, all_play, live
from tests.kit.stored_log import FIRST, facts, stored

CANARY = 918273645


def frames_until_laid(player: Player) -> tuple[list[bytes], bytes]:
    """What came before the slates were laid for the first time, and the frame that showed them."""
    laid = next(n for n, data in enumerate(player.frames) if b'"type":"Laid"' in data)
    return player.frames[:laid], player.frames[laid]


def test_a_written_answer_is_on_no_other_socket_before_it_is_laid(tmp_path: Path) -> None:
    """P6."""
    canary = str(CANARY).encode()

    async def test(house: House) -> None:
        players = await house.seat(["Ada", "Blaise", "Carl"], "gambit7")
        code = players[0].welcome.code
        lookers = [await house.come_in(code, "Eve", "spectator"), await house.come_in(code, "Wall", "screen")]
        await house.start(players)
        for looker in lookers:
            await looker.sees_a_table()
        assert (await players[0].play(Write(CANARY))).refused is None
        async with house.http.get(f"{house.server.address}/api/rooms/{code}") as response:
            assert canary not in await response.read()
        await all_play([*players, *lookers])
        assert any(canary in data for data in frames_until_laid(players[0])[0])  # the author sees it
        for other in [*players[1:], *lookers]:
            before, laid = frames_until_laid(other)
            assert not any(canary in data for data in before)
            assert canary in laid

    live(tmp_path, test)


def test_the_deal_is_promised_before_and_proved_after(tmp_path: Path) -> None:
    """P7."""

    async def test(house: House) -> None:
        players = await house.seat(["Ada", "Blaise"], "code777", points_to_win=1)
        await house.start(players)
        code, promise = players[0].welcome.code, players[0].room.commitment
        await all_play(players)
        assert {room.seed for room in players[1].rooms if room.playing} == {None}
        seed = players[1].room.seed
        assert seed is not None
        assert commitment(seed, code, FIRST) == promise == players[1].room.commitment
        assert await house.server.end(SIGTERM) == 0
        log = await stored(house.server.data, code)
        (began,) = (fact for fact in facts(log) if isinstance(fact, Began))
        (first_state,) = (entry.body for entry in log if (entry.game, entry.version) == (FIRST, 0))
        assert encode(deal(replace(began, seed=seed))) == first_state
        assert encode(deal(replace(began, seed=new_seed()))) != first_state

    live(tmp_path, test)
