"""One game at a table: its state and its hourglass. No socket, no disk, no clock: it is told the time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ardoise.engine.codec import decode_strictly
from ardoise.engine.dice import Dice
from ardoise.engine.game import Event, Game, Record, Rejected, Seat, Timeout, Waiting, play
from ardoise.engine.recount import Recount, RecountEvent
from ardoise.engine.seats import in_order
from ardoise.server.protocol import Play, Update

GRACE = 0.3  # seconds that a move may be late on the way
STOOD_STILL = 2.0  # seconds: a phase whose end is noticed later than that ended for nobody: the server itself was away
LEAST_AFTER_RESTART = 10.0  # seconds that a phase goes on for when the server comes back


class Step(Record):
    """What a move leads to, not yet true: it is adopted once it is stored."""

    state: Any
    events: tuple[Event, ...]


class Table:
    def __init__(self, game: Game[Any, Any, Any, Any, Any], state: Any, seed: str, now: float) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.version = 1  # of the next entry: entry 0 is the first state
        self.began = now  # when the present phase began, as if it had never been paused
        self.stopped: float | None = None  # when it was paused
        self.factor = 1.0
        self.clock = True
        self.waiting: Waiting | None = game.waiting(state)
        self.asked = dict.fromkeys(game.asked(state))  # what people have seen of the pack, in its order
        self.recounts: tuple[Recount, ...] = ()

    def play(self, seat: Seat, message: Play, now: float) -> Step:
        """What follows from a player's message, or Rejected."""
        try:
            move = decode_strictly(bytes(message.move), self.game.types.move)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise Rejected("malformed", why=str(error)) from error
        if self.stopped is not None:
            raise Rejected("paused")
        if not move.anytime and (self.waiting is None or message.phase != self.waiting.phase or self.is_up(now)):
            raise Rejected("too_late")
        return self.step(seat, move)

    def time_up(self) -> Step:
        return self.step(None, Timeout())

    def step(self, seat: Seat | None, move: Any) -> Step:
        return Step(*play(self.game, self.state, seat, move, Dice(self.seed, self.version)))

    def adopt(self, step: Step, now: float) -> None:
        """From here on the step is true. A new phase has a new hourglass."""
        self.state = step.state
        self.asked |= dict.fromkeys(self.game.asked(step.state))
        self.version += len(step.events)
        self.recounts += tuple(event.recount for event in step.events if isinstance(event, RecountEvent))
        waiting = self.game.waiting(step.state)
        if waiting is None or self.waiting is None or waiting.phase != self.waiting.phase:
            self.began = now
            if self.stopped is not None:
                self.stopped = now
        self.waiting = waiting

    def pause(self, now: float) -> None:
        if self.stopped is None:
            self.stopped = now

    def go_on(self, now: float) -> None:
        if self.stopped is not None:
            self.began += now - self.stopped
            self.stopped = None

    def give_time(self, seconds: float) -> None:
        self.began += seconds

    def spare(self, now: float) -> None:
        """After a restart nobody loses a phase to the gap."""
        seconds = self._seconds()
        if seconds is not None:
            self.began = max(self.began, now - seconds + LEAST_AFTER_RESTART)

    @property
    def deadline(self) -> float | None:
        seconds = self._seconds()
        return None if seconds is None or self.stopped is not None else self.began + seconds + GRACE

    def is_up(self, now: float) -> bool:
        """Has the time of the phase run out? A timer rings a moment later, and a move may come first."""
        return self.deadline is not None and 0 <= now - self.deadline <= STOOD_STILL

    def looks_alike(self, news: Sequence[Event]) -> bool:
        """Do all screens see the same, but for the seat from which they look?"""
        if not self.game.open_to_all(self.state) or (self.waiting and self.waiting.clock_seen_by is not None):
            return False
        return all(event.seen_by(None) or type(event).seen_by is Event.seen_by for event in news)  # by all, by nobody

    def update(self, seat: Seat | None, now: float, online: Sequence[bool], news: Sequence[Event] = ()) -> Update:
        return self.updates((seat,), now, online, news, (self.game.view(self.state, seat),))[0]

    def updates(
        self,
        seats: Sequence[Seat | None],
        now: float,
        online: Sequence[bool],
        news: Sequence[Event],
        views: Sequence[Any],
    ) -> list[Update]:
        """One moment for several screens, each with its view. What none of them sees differently is worked out once."""
        waiting = self.waiting
        version, phase = self.version, waiting.phase if waiting else None
        awaited, there = in_order(waiting.seats) if waiting else (), tuple(online)
        left, seen_by = self._remaining_ms(now), waiting.clock_seen_by if waiting else None
        return [
            Update(
                version,
                phase,
                seat,
                awaited,
                there,
                left if seen_by is None or seat in seen_by else None,
                view,
                tuple([event for event in news if event.seen_by(seat)]) if news else (),
                self.recounts,
            )
            for seat, view in zip(seats, views, strict=True)
        ]

    def _seconds(self) -> float | None:
        waiting = self.waiting
        if waiting is None or waiting.seconds is None or not self.clock:
            return None
        return waiting.seconds * self.factor

    def _remaining_ms(self, now: float) -> int | None:
        seconds = self._seconds()
        if seconds is None:
            return None
        return max(0, round((self.began + seconds - (now if self.stopped is None else self.stopped)) * 1000))
