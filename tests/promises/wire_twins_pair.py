"""A room and its twin side by side: the same messages into both, and what came of them compared."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec

from ardoise import Dice
from ardoise.engine.codec import encode
from tests.every_game import twins
from tests.kit.clock import run, the_clock
from tests.kit.play import moved
from tests.kit.random_moves import random_move
from tests.pairs import Leak, insist_alike, is_reveal, twin_moments
from tests.promises.wire_twins import HOUR, LOOKERS, World, log_with, never_told

ROUNDS = 3
TIMEOUT_EVERY = 9
SOONER = 3.0  # seconds by which the twin's hourglass was turned before, where nobody compared may see it
STALE = 1_000_000  # a phase that there never was


class RoomPair:
    """Two worlds, compared on the screens of one seat (None: of nobody who plays), a spectator and the big screen."""

    def __init__(self, game: Any, screen: int | None, worlds: list[World], dice: Dice) -> None:
        self.game, self.worlds, self.dice = game, worlds, dice
        self.seats = worlds[0].seats
        lookers = range(self.seats, self.seats + len(LOOKERS))
        self.persons = [*lookers] if screen is None else [screen, *lookers]
        self.me = self.persons[0]

    async def compare(self) -> None:
        """Until something is lawfully revealed; or Leak."""
        self.insist_alike("arriving")
        await self.look_from_outside()
        await self.both(self.me, lambda world, _: world.come_back(self.me))
        for _ in range(ROUNDS):
            if await self.round():
                return
        if not await self.nonsense():
            await self.close()

    async def round(self) -> bool:
        """The watched person tries this and that, and the game goes on. True: they may differ from here on."""
        probe = random_move(self.game.types.move, self.dice)
        return (
            await self.say(self.me, probe)
            or await self.say(self.me, probe, STALE)
            or await self.say(self.me, {"type": "Nonsense"})
            or await self.both(self.me, lambda world, _: world.say(self.me, *self.wish(world)))
            or await self.next_move()
        )

    async def nonsense(self) -> bool:
        """Of somebody else. If it happens to be a move, it means another thing in each room: True."""
        somebody, move = self.dice.below(self.seats), random_move(self.game.types.move, self.dice)
        if not _can_be_written(move) or any([await world.play(somebody, move) for world in self.worlds]):
            return True
        self.insist_alike(f"after nonsense of person {somebody}")
        return False

    def wish(self, world: World) -> tuple[str, dict[str, Any]]:
        """What somebody may ask for while a game is played, allowed or not."""
        wishes = [
            ("Rename", {"name": "Somebody else"}),
            ("Dress", {"avatar": 3, "colour": 4}),
            ("Speak", {"language": "de"}),
            ("TakeSeat", {"seat": (self.me + 1) % self.seats}),
            ("SetTimeFactor", {"person": 1, "per_cent": 150}),
            ("ChooseOptions", {"options": {"nonsense": 1}}),
            ("Start", {}),
        ]
        return wishes[world.last % len(wishes)]

    async def next_move(self) -> bool:
        """What a bot would do, or the hourglass runs out."""
        table, twin_table = (world.room.table for world in self.worlds)
        assert table is not None
        assert twin_table is not None
        if table.waiting is None:
            return True
        seat = self.dice.pick(sorted(table.waiting.seats))
        move = moved(self.game, table.state, seat, self.dice)
        if move is None or self.dice.below(TIMEOUT_EVERY) == 0:
            return await self.time_passes()
        other = move if seat == self.me else twins(self.game).other_move(twin_table.state, seat, move)
        return await self.both(seat, lambda world, n: world.play(seat, (move, other)[n]))

    async def time_passes(self) -> bool:
        clock = the_clock()
        ends = [world.room.table.deadline for world in self.worlds if world.room.table]
        clock.now = max([clock.time(), *(end for end in ends if end is not None)])
        return await self.both(None, lambda world, _: world.what_comes())

    async def say(self, by: int, move: Any, phase: int | None = None) -> bool:
        """The same in both, if it can be written at all."""
        return _can_be_written(move) and await self.both(by, lambda world, _: world.play(by, move, phase))

    async def both(self, by: int | None, do: Callable[[World, int], Awaitable[list[Any]]]) -> bool:
        """The same in both rooms; True once they may lawfully differ."""
        events, twin_events = [await do(world, n) for n, world in enumerate(self.worlds)]
        if is_reveal(self.game, events) or is_reveal(self.game, twin_events):
            return True
        if not all(world.room.lobby.playing for world in self.worlds):
            return True  # whatever comes now is another game
        if by != self.me and bool(events) != bool(twin_events):
            return True  # another seat's move that only one of the tables can take: nobody but that seat is told
        self.insist_alike(f"after person {by} did something")
        return False

    def insist_alike(self, where: str) -> None:
        for person in self.persons:
            one, other = (world.phones[person].take() for world in self.worlds)
            insist_alike(one, other, f"person {person}, {where}")
            self.insist_secret(b"".join(one))

    def insist_secret(self, data: bytes) -> None:
        if self.worlds[0].room.lobby.playing and any(word in data for word in never_told(self.worlds[0])):
            raise Leak(f"the seed or a token in {data[:1000]!r}")

    async def look_from_outside(self) -> None:
        """P6, HTTP included."""
        one, other = [await world.http() for world in self.worlds]
        insist_alike(one, other, "HTTP")
        self.insist_secret(b"".join(body for *_, body in one))

    async def close(self) -> None:
        """The codes with which sockets are closed tell nothing either."""
        for world in self.worlds:
            await world.say(0, "Kick", {"person": self.me})
            world.room.close()
        self.insist_alike("closing")


def _can_be_written(move: Any) -> bool:
    try:
        msgspec.json.decode(encode(move))
    except msgspec.MsgspecError:
        return False
    return True


async def compare_rooms(game: Any, seed: str, seats: int, **options: Any) -> AsyncIterator[None]:
    """One match, and at every step a pair of rooms: yields after each pair, or raises Leak."""
    for number, steps, screen, twin in twin_moments(game, seed, seats, **options):
        state = steps[number].state
        waiting = game.waiting(state)
        hidden = waiting and waiting.clock_seen_by is not None and screen not in waiting.clock_seen_by
        the_clock().now = HOUR
        logs = [
            log_with(game.name, seats, options, state, HOUR - SOONER),
            log_with(game.name, seats, options, twin, HOUR - SOONER * (2 if hidden else 1)),
        ]
        worlds = [await World.wake(log) for log in logs]
        try:
            await RoomPair(game, screen, worlds, Dice(f"{seed} wire", number)).compare()
        finally:
            for world in worlds:
                world.room.close()
        yield


def compare_many_rooms(game: Any, pairs: int, seed: str, **options: Any) -> int:
    """So many, in matches of every size; or Leak."""

    async def one_match(number: int, most: int) -> int:
        done = 0
        async for _ in compare_rooms(game, f"{seed} {number}", game.seats[number % len(game.seats)], **options):
            done += 1
            if done == most:
                break
        return done

    compared = matches = 0
    while compared < pairs:
        compared += run(one_match(matches, pairs - compared), now=HOUR)
        matches += 1
    return compared
