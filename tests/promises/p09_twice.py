"""P9: sending twice is sending once."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any

from ardoise import GAMES
from ardoise.engine.codec import decode, encode
from ardoise.server.lobby.commands import BeReady, Command
from ardoise.server.lobby.events import Began
from ardoise.server.protocol import Answer, Hello, Play
from ardoise.server.records.archive import deal, wake
from ardoise.server.records.export import export
from ardoise.server.records.idempotency import cause_of
from ardoise.server.records.verify import verify
from ardoise.server.room.table import Table
from ardoise.store.log import Entry
from tests.kit.client import Player
from tests.kit.server import SHORT, House, all_play
from tests.kit.stored_log import FIRST, check_acknowledged, check_every_view, facts, stored
from tests.promises.crowd import open_crowd
from tests.promises.promise import Order, Promise, Tally

ROOMS = 6  # at the same time
A_ROOM = 100  # repeated messages, at least
TRIO = ["Ada", "Blaise", "Carl"]


class Repeats:
    """How many messages are still to be sent once too often."""

    def __init__(self, times: int, seed: int) -> None:
        self.left, self.sent, self.chance = times, 0, random.Random(seed)

    def some(self, of: list[Any]) -> list[Any]:
        again = self.chance.choices(of, k=min(self.chance.randrange(6), self.left)) if of else []
        self.left -= len(again)
        self.sent += len(again)
        return again


class Stutterer(Player):
    """Says everything twice, and now and then what was settled long ago: so it comes after what was said later."""

    paced = False

    def __init__(self, house: House, player: Player, repeats: Repeats) -> None:
        super().__init__(house.connect, player.welcome)
        self.repeats = repeats
        self.sent: Counter[int] = Counter()
        self.said: dict[int, Play | Command] = {}

    async def _write(self, message: Hello | Play | Command) -> None:
        again = []
        if not isinstance(message, Hello):
            settled = [self.said[number] for number in sorted(self.acknowledged)]
            again = self.repeats.some([message, *settled])
            self.said[message.id] = message
        for one in (message, *again):
            await super()._write(one)
            if not isinstance(one, Hello):
                self.sent[one.id] += 1

    def answers(self) -> list[Answer]:
        return [decode(frame, Answer) for frame in self.frames if frame.startswith(b'{"type":"Answer"')]


async def run(order: Order) -> Tally:
    repeats = Repeats(order.runs, order.seed)
    async with open_crowd(order.folder) as house:
        rooms = range(min(ROOMS, order.runs // A_ROOM))
        played = await asyncio.gather(*(_evenings(house, repeats, list(GAMES)[n % len(GAMES)]) for n in rooms))
        await house.end()
        tables = [players for evening in played for players in evening]
        flaws = [flaw for players in tables for flaw in await _flaws(house, players)]
    return Tally(repeats.sent, flaws, {"games": len(tables), "messages": sum(map(_messages, tables))})


def _messages(players: list[Stutterer]) -> int:
    return sum(len(player.said) for player in players)


async def _evenings(house: House, repeats: Repeats, game: str) -> list[list[Stutterer]]:
    """Whole games, as long as there is something to repeat."""
    tables = []
    while repeats.left:
        players = await _stuttering(house, repeats, game)
        await house.start(players)
        await all_play(players)
        for player in players:  # once this is answered, everything before it has been
            player.repeats = Repeats(0, 0)
            assert (await player.ask(BeReady, ready=True)).refused is None
        tables.append(players)
    return tables


async def _stuttering(house: House, repeats: Repeats, game: str) -> list[Stutterer]:
    """The same people, with other phones."""
    players = []
    for quiet in await house.seat(TRIO, game, **SHORT.get(game, {})):
        players.append(Stutterer(house, quiet, repeats))
        await players[-1].arrive()
        await quiet.hang_up()
    house.players += players
    return players


async def _flaws(house: House, players: list[Stutterer]) -> list[str]:
    log = await stored(house.server.data, players[0].welcome.code)
    check_every_view(players, log)
    check_acknowledged(players, log)
    verify(export(log))
    return _answered_alike(players) + _unlike_the_clean_run(players, log)


def _answered_alike(players: list[Stutterer]) -> list[str]:
    """An acknowledgement as often as it was sent, and never another one."""
    flaws = []
    for player in players:
        answers = player.answers()
        told = Counter(answer.id for answer in answers)
        flaws += [f"{told[n]} answers for {times}" for n, times in player.sent.items() if told[n] != times]
        flaws += [f"{answer}" for answer in answers if answer.refused and answer.id in player.acknowledged]
    return flaws


def _unlike_the_clean_run(players: list[Stutterer], log: tuple[Entry, ...]) -> list[str]:
    """Everything that was carried out, played again just once and in the same order."""
    began = next(fact for fact in facts(log) if isinstance(fact, Began))
    table = Table(GAMES[began.game], deal(began), began.seed, 0.0)
    said = {cause_of(p.welcome.person, number): (p, message) for p in players for number, message in p.said.items()}
    for cause in dict.fromkeys(entry.cause for entry in log if entry.game == FIRST and entry.version > 0):
        player, message = said[cause]
        step = table.play(player.table.seat, message, 0.0)
        table.adopt(step, 0.0)
    same = encode(table.state) == encode(wake(log).state)
    return [] if same else [f"{began.game} in {began.number} ended otherwise than a clean run"]


PROMISES = [Promise("P9", "sending twice is sending once", 200, 10_000, run)]
