"""Whole evenings for the tests without a server: the lobby's and the games' own rules write a room's log."""

from __future__ import annotations

import asyncio
from hashlib import sha256

from msgspec.structs import replace

from ardoise import Dice
from ardoise.engine.seats import everybody
from ardoise.games import GAMES
from ardoise.server.lobby import rules
from ardoise.server.lobby.commands import ChooseGame, ChooseOptions, Start
from ardoise.server.lobby.events import Began, Finished, Opened
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.types import Finish, Lobby, PersonId
from ardoise.server.records.archive import LOBBY, deal, entries, states
from ardoise.server.records.idempotency import cause_of
from ardoise.server.room.corrections import decide_correction
from ardoise.server.room.table import Table
from tests.kit.play import moved

CODE = "BCDFGH"
DAY = "2026-11-16"
SECRET = "a secret that only its holder knows"


class Evening:
    """A room whose people sit on seats 0, 1, …; every message comes a second after the one before."""

    def __init__(self, seats, seed):
        self.lobby, self.log, self.now, self.facts = Lobby(code=""), [], 1000.5, 0
        self.dice = Dice(f"{seed}/people", 0)
        self.seeds = (sha256(f"{seed}/{n}".encode()).hexdigest() for n in range(100))
        self.answered = {}
        self.table = None
        self.phase_began = 0.0
        self.keep((Opened(code=CODE),), "")
        for person in range(seats):
            self.keep(rules.join(self.lobby, f"Player {person}", "player", f"{SECRET} {person}"), "")

    def play(self, game, steps=100_000, timeout_every=5, **options):
        """A game to its end, or only some steps of it."""
        return self.begin(game, **options).go_on(steps, timeout_every)

    def begin(self, game, **options):
        for wish in (ChooseGame(0, game), ChooseOptions(0, options), Start(0)):
            self.ask(wish)
        return self

    def begin_again(self, own=None):
        """With what was chosen, and somebody's own questions."""
        facts = self.decided(Start(0))
        self.keep([replace(fact, own=own) if own else fact for fact in facts], self.cause(self.lobby.host))
        return self

    def ask(self, wish):
        self.keep(self.decided(wish), self.cause(self.lobby.host))

    def decided(self, wish):
        return rules.decide(self.lobby, self.lobby.host, wish, lambda _: False, lambda: next(self.seeds), DAY)

    def go_on(self, steps=100_000, timeout_every=5):
        while self.lobby.playing and steps > 0:
            self.step(timeout_every)
            steps -= 1
        return self

    def cause(self, person):
        self.answered[person] = self.answered.get(person, 0) + 1
        return cause_of(person, self.answered[person])

    def keep(self, facts, cause):
        self.now += 1
        self.log += entries(LOBBY, self.facts, self.now, cause, facts)
        for fact in facts:
            self.lobby = evolve(self.lobby, fact)
            self.facts += 1
            if isinstance(fact, Began):
                self.table = Table(GAMES[fact.game], deal(fact), fact.seed, self.now)
                self.log += entries(fact.number, 0, self.now, cause, (self.table.state,))
                self.phase_began = self.now

    def step(self, timeout_every):
        """Somebody whom the table awaits moves, or nobody does until the time is up."""
        table, seat = self.table, self.dice.pick(sorted(self.table.waiting.seats))
        move = moved(table.game, table.state, seat, self.dice)
        if move is None or (timeout_every and self.dice.below(timeout_every) == 0):
            self.take(table.time_up(), "")
        else:
            self.take(table.step(seat, move), self.cause(PersonId(seat)))

    def look_again(self, wish, by=None):
        """An answer is doubted or corrected."""
        person = self.lobby.host if by is None else by
        found = asyncio.run(decide_correction(self, self.lobby, self.table, person, wish))
        cause = self.cause(person)
        if found.step:
            self.take(found.step, cause, found.events)
        else:
            self.keep(found.events, cause)
        return self

    def revealed(self):
        """The questions of the game on the table whose answers all know."""
        log = [entry for entry in self.log if entry.game == self.lobby.number]
        return self.table.game.revealed([state for _, state in states(self.table.game.name, log)])

    async def read(self, _, *games):
        """As a store does."""
        return [entry for entry in self.log if not games or entry.game in games]

    def take(self, step, cause, facts=None):
        self.now += 1
        table, before = self.table, self.table.waiting.phase if self.table.waiting else None
        self.log += entries(self.lobby.number, table.version, self.now, cause, step.events)
        table.adopt(step, self.now)
        if table.waiting is None or table.waiting.phase != before:
            self.phase_began = self.now
        if facts is not None:
            self.keep(facts, "")
        elif outcome := table.game.outcome(step.state):
            winners = tuple(PersonId(seat) for seat in sorted(outcome.winners & everybody(len(self.lobby.people))))
            self.keep((Finished(Finish(self.lobby.number, winners, outcome.scores), tuple(table.asked)),), "")
