"""Which questions a real table asks: those that its host chose, none twice while there is another, across a restart."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from signal import SIGKILL

from ardoise.engine.codec import decode
from ardoise.games.gambit7.types import View
from ardoise.games.packs import stock
from ardoise.packs.filters import Choice
from ardoise.server.lobby.commands import Again, ChooseQuestions
from tests.kit.client import Player
from tests.kit.server import House, all_play, live

CHOICE = Choice((3,), ("geography",))  # enough for one game, too few for two
POOL = [one.item for one in stock("gambit7") if one.level in CHOICE.levels and one.category in CHOICE.categories]


def at_game(player: Player, number: int) -> bool:
    return player.room.number == number and bool(player.tables) and player.table.phase is not None


async def asked_next(players: list[Player]) -> list[str]:
    """One more game, and what it asked."""
    host = players[0]
    number = host.room.number + 1
    assert (await host.ask(Again)).refused is None
    for player in players:
        await player.hears(partial(at_game, player, number))
    first = len(host.tables) - 1
    await all_play(players)
    views = [decode(bytes(table.view), View) for table in host.tables[first:]]
    return list(dict.fromkeys(view.question.text.en for view in views))


def test_a_room_is_asked_what_was_chosen_and_nothing_twice_before_all_was_asked(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        players = await house.seat(["Ann", "Ben", "Cle"], "gambit7")
        assert (await players[0].ask(ChooseQuestions, choice=CHOICE)).refused is None
        await players[2].hears(lambda: players[2].room.choice == CHOICE)
        supply = players[2].room.supply
        assert supply is not None
        assert (supply.count, supply.least) == (len(POOL), 7)
        first = await asked_next(players)
        await house.server.end(SIGKILL)
        await house.server.start()
        for player in players:
            await player.come_back()
        second = await asked_next(players)
        texts = {question.text.en for question in POOL}
        again = 14 - len(POOL)
        assert 0 < again < 7
        assert len(first) == len(second) == 7
        assert set(first) | set(second) == texts
        assert set(first) & set(second) == set(first[:again])
        told = b"".join(frame for player in players for frame in player.frames)
        assert not [question.id for question in POOL if f'"{question.id}"'.encode() in told]

    live(tmp_path, test)
