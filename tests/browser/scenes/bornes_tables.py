"""Tables of Bornes at which everybody's cards and columns are as a scene wants them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, cast

from ardoise.engine.game import Move
from ardoise.engine.number import Number
from ardoise.games.bornes.deck import value
from ardoise.games.bornes.types import BOUNDARY, CHALLENGE, Announce, Arrange, Card, Content, Done, Kind, Settle
from ardoise.games.bornes.view_types import LookingView, ReadingView
from ardoise.games.packs import box
from ardoise.server.lobby.commands import SetClock
from tests.browser.scenes.tables import NAMES, catch_up, play_until, seated, seen_by
from tests.kit.client import Player
from tests.kit.server import House

TABLES = 8  # at once, when a scene waits for a certain kind of card
ROUNDS = 16  # of so many tables
DOUBTFUL = 40  # what is measured in the room is put here
SIDES = {side.id: side for card in cast("tuple[Card, ...]", box("bornes")) for side in card}
TEXT = "Wie viele Schritte sind es von der Haustür bis zum Kühlschrank, wenn man ganz kleine macht?"

Sort = Callable[[list[str]], list[str]]


class Table:
    """The players, and who of them leads."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.master = players[seen_by(players[0]).master]
        self.rankers = [players[seat] for seat in seen_by(players[0]).rankers]

    async def play(self, player: Player, move: Move) -> None:
        assert (await player.play(move)).refused is None
        for other in self.players:
            await catch_up(other, player.table.version)

    async def announce(self, answer: Any = 23, each: tuple[int, ...] = (), unit: str = "") -> None:
        await self.play(self.master, Announce(TEXT, unit, answer, each or (45,) * len(self.rankers)))

    async def signal(self) -> None:
        await self.play(self.master, Content())

    async def rank(self, player: Player, sort: Sort, done: bool = True) -> None:
        await self.play(player, Arrange(tuple(sort(in_order(player)))))
        if done:
            await self.play(player, Done())

    async def settle_all(self, *numbers: Number) -> None:
        """With these numbers, as long as there are any, then with 40."""
        cards = [entry.card.id for entry in seen_by(self.master).phase.unsettled]
        for place, card in enumerate(cards):
            await self.play(self.master, Settle(card, numbers[place] if place < len(numbers) else DOUBTFUL))


def in_order(player: Player) -> list[str]:
    """This player's cards from the lowest up, as only someone who knows the pack can lay them."""
    view = seen_by(player)
    boundary = view.phase.announcement.boundaries[view.rankers.index(player.table.seat)]
    values: dict[str, Any] = {BOUNDARY: boundary, CHALLENGE: 23}
    for card in view.phase.mine.cards:
        number = value(SIDES[card.id], view.die)
        values[card.id] = DOUBTFUL if number is None else number
    return sorted(values, key=lambda card: (values[card], card))


def right(column: list[str]) -> list[str]:
    return column


def wrong(column: list[str]) -> list[str]:
    return column[::-1]


def first_two(column: list[str]) -> list[str]:
    return [card for card in column if card == BOUNDARY or column.index(card) < 2]


def is_in(player: Player, phase: type) -> bool:
    return isinstance(seen_by(player).phase, phase)


async def table_of(house: House, seats: int, **options: Any) -> Table:
    return Table(await seated(house, "bornes", seats, **options))


async def ranking(house: House, seats: int, **options: Any) -> Table:
    table = await table_of(house, seats, **options)
    await table.announce(each=(30, 55, 45, 35, 50)[: seats - 1])
    await table.signal()
    return table


async def looking(house: House, seats: int, sort: Sort, **options: Any) -> Table:
    """The first ranker has laid so, the others as they could."""
    table = await ranking(house, seats, **options)
    for player in table.rankers:
        await table.rank(player, sort if player is table.rankers[0] else right)
    await play_until(table.players, lambda view: isinstance(view.phase, LookingView))
    return table


async def drawn(house: House, kind: Kind) -> Table:
    """A challenge of this kind from the pile, because the master announced nothing (B19)."""
    for _ in range(ROUNDS):
        tables = await asyncio.gather(*[_silent(house) for _ in range(TABLES)])
        for table in tables:
            if seen_by(table.players[0]).phase.announcement.challenge.kind == kind:
                return table
    raise AssertionError(f"no {kind} came up")


async def _silent(house: House) -> Table:
    players = await house.seat(NAMES[:3], "bornes", announce_seconds=5, reading_seconds=600)
    await house.start(players)
    table = Table(players)
    for player in players:
        await player.hears(partial(is_in, player, ReadingView))
    await players[0].ask(SetClock, on=False)
    return table
