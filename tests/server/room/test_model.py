"""The model: whatever people do in whatever order, the room stays in order and its log alone gives it again."""

from __future__ import annotations

from contextlib import suppress
from typing import get_args

import msgspec
from hypothesis import Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ardoise import GAMES, Dice, Rejected
from ardoise.engine.codec import encode
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.seats import present
from ardoise.server.lobby.types import ROLES, Refusal
from ardoise.server.protocol import Play
from ardoise.server.records.archive import states, wake
from tests.kit.lobby_strategies import check_order, wishes
from tests.kit.play import moved
from tests.server.room.model import ToldHouse

ANYBODY = st.integers(0, 30)
ROOMS_OWN = {"looking_only", "not_seated", "too_late", "paused"}
OFTEN = [words.Leave(1), words.TakeSeat(1, None)]
OFTEN_BY_HOST = [words.Again(1), words.Leave(1), *(words.Kick(1, person) for person in range(3))]
DIRECTIONS = [words.Pause(1), words.Pause(1), words.GoOn(1), words.GiveTime(1, 60), words.SetBot(1, 0, on=True)]
ENOUGH = 40  # hourglasses: then any game is over


class Evening(RuleBasedStateMachine):
    def __init__(self):
        super().__init__()
        self.house = ToldHouse()
        self.phases = {}
        self.checked = 0  # appends to the store

    @property
    def room(self):
        return self.house.room

    @property
    def table(self):
        return self.house.room.table

    def acting(self, who):
        """Somebody's newest screen; with luck the host's."""
        screens = [screen for screen in self.house.screens if self.room.screens.acts(screen)]
        return screens[who % len(screens)]

    def host(self):
        return next((screen for screen in self.house.screens if self.is_hosts(screen)), None)

    def is_hosts(self, screen):
        return screen.person == self.room.lobby.host and self.room.screens.acts(screen)

    @initialize(game=st.sampled_from([*GAMES]), people=st.sampled_from([1, 3, 3, 4, 8]), bots=st.integers(0, 1))
    def come_together(self, game, people, bots):
        """Often enough for a game, which then begins."""
        for n in range(people):
            self.house.join(f"P{n}", "player")
        for wish in (words.ChooseGame(1, game), *(words.SetBot(1, 3 - bot, on=True) for bot in range(bots))):
            self.answered(self.host(), wish)
        self.answered(self.host(), words.Start(1))
        if self.room.lobby.playing:
            for wish in (words.Pause(1), words.GoOn(1)):
                self.direct(wish)

    @rule(role=st.sampled_from(ROLES + ("player",) * 3))
    def join(self, role):
        with suppress(Rejected):  # locked or full: test_lobby_people.py
            self.house.join("Newcomer", role)

    @rule(who=ANYBODY)
    def resume(self, who):
        """Or one more screen of somebody who is there."""
        if here := present(self.room.lobby):
            person = here[who % len(here)].id
            assert self.house.arrive(person).rooms[-1].answered == self.house.last[person]

    @precondition(lambda self: self.house.screens)
    @rule(who=ANYBODY)
    def cut(self, who):
        self.house.cut(self.house.screens[who % len(self.house.screens)])

    @precondition(lambda self: self.house.screens)
    @rule(who=ANYBODY, wish=st.sampled_from(OFTEN) | wishes)
    def ask(self, who, wish):
        self.answered(self.acting(who), wish)

    @precondition(lambda self: self.host())
    @rule(wish=st.sampled_from(OFTEN_BY_HOST) | wishes)
    def ask_as_host(self, wish):
        self.answered(self.host(), wish)

    @precondition(lambda self: self.house.screens)
    @rule(who=ANYBODY, seat=st.integers(0, 3))
    def take_seat(self, who, seat):
        self.answered(self.acting(who), words.TakeSeat(1, seat))

    @precondition(lambda self: self.host() and not self.room.lobby.playing)
    @rule()
    def start(self):
        self.answered(self.host(), words.Start(1))

    @precondition(lambda self: self.host() and self.room.lobby.playing)
    @rule(wish=st.sampled_from(DIRECTIONS))
    def direct(self, wish):
        self.answered(self.host(), wish)
        self.somebody_moves(0)

    def answered(self, screen, wish, codes=()):
        before, entries = self.room.lobby, len(self.house.log())
        refused = self.house.ask(screen, wish).refused
        if refused is not None:
            assert refused in {*get_args(Refusal), *ROOMS_OWN, *codes}
            assert (self.room.lobby, len(self.house.log())) == (before, entries)

    @precondition(lambda self: self.table and self.house.screens)
    @rule(who=ANYBODY, kind=st.sampled_from([words.Flag, words.Dismiss, words.Correct]), answer=st.integers(1, 99))
    def look_again(self, who, kind, answer):
        """Somebody doubts an answer that was read out, or the host corrects it."""
        number, game = self.room.lobby.number, self.table.game
        log = [entry for entry in self.house.log() if entry.game == number]
        known = game.revealed([state for _, state in states(game.name, log)])
        question = known[answer % len(known)].key if known else "0/unknown"
        more = {"answer": msgspec.Raw(b"%d" % answer)} if kind is words.Correct else {}
        self.answered(self.host() or self.acting(who), kind(1, number, question, **more), game.refusals)

    @precondition(lambda self: self.table and self.table.waiting)
    @rule(who=ANYBODY, late=st.booleans())
    def move(self, who, late):
        self.somebody_moves(who, late)

    def somebody_moves(self, who, late=False):
        """Somebody whom the table awaits does what a bot would do, or what was right a phase ago."""
        screens = [screen for screen in self.house.screens if self.is_awaited(screen)]
        if not screens:
            return
        screen = screens[who % len(screens)]
        seat, phase = self.room.lobby.people[screen.person].seat, self.table.waiting.phase - late
        move = moved(self.table.game, self.table.state, seat, Dice("model", who))
        if move is not None:
            number, version = self.house.last[screen.person] + 1, self.table.version
            refused = self.house.say(screen, Play(number, phase, msgspec.Raw(encode(move)))).refused
            stopped = self.room.lobby.paused or (late and not move.anytime)
            assert (refused in ("paused", "too_late")) == stopped
            assert (self.table.version > version) == (refused is None)

    def is_awaited(self, screen):
        return self.room.screens.acts(screen) and self.room.lobby.people[screen.person].seat in self.table.waiting.seats

    @precondition(lambda self: self.house.screens)
    @rule(who=ANYBODY)
    def double(self, who):
        """A message again that was carried out: a yes, and nothing happens."""
        screen, entries = self.acting(who), len(self.house.log())
        if number := self.house.last[screen.person]:
            assert self.house.say(screen, words.Leave(number)).refused is None
            assert len(self.house.log()) == entries

    @precondition(lambda self: any(not self.room.screens.acts(screen) for screen in self.house.screens))
    @rule()
    def look_on(self):
        """Of a person's screens only the newest acts."""
        older = next(screen for screen in self.house.screens if not self.room.screens.acts(screen))
        before = len(self.house.log())
        assert self.house.ask(older, words.Rename(1, "Older")).refused == "looking_only"
        assert len(self.house.log()) == before

    @rule(seconds=st.sampled_from([1, 5, 70]), jump=st.sampled_from([-3600.0, 0.0, 3600.0]))
    def tick(self, seconds, jump):
        """And the wall clock jumps (P10)."""
        self.house.skew = jump
        self.house.pass_time(seconds)

    @precondition(lambda self: self.room.lobby.playing and not self.room.lobby.paused and self.room.lobby.clock)
    @rule()
    def let_it_run_out(self):
        """To the end of the game, if it is a game with a clock."""
        for _ in range(ENOUGH):
            if self.table.deadline is not None:
                self.house.put_clock(max(self.house.loop.time(), self.table.deadline))
            self.house.pass_time(1)

    @rule(how=st.sampled_from(["restart", "sleep"]))
    def wake_up(self, how):
        before, looking = self.everything(), bool(self.house.screens)
        if how == "restart":
            self.house.restart()
        else:
            assert self.house.sleep() == (not looking)
        assert self.everything() == before

    def everything(self):
        table = self.table and (self.table.state, self.table.version, self.table.waiting, self.room.lobby.paused)
        return self.room.lobby, self.room.log.version, self.room.answered, table

    @invariant()
    def the_room_lives_and_is_in_order(self):
        assert self.house.rooms.live == {self.room.code: self.room}
        check_order(self.room.lobby)

    @invariant()
    def the_log_alone_gives_it_again(self):
        if self.checked == self.house.store.appends:  # a note replaces another: the log is as long as before
            return
        self.checked = self.house.store.appends
        kept = wake(self.house.run(self.house.store.read(self.room.code)))
        assert (kept.lobby, kept.lobby_version, kept.answered) == (
            self.room.lobby,
            self.room.log.version,
            self.room.answered,
        )
        if self.table:
            assert (kept.state, kept.version) == (self.table.state, self.table.version)
            self.check_scores(kept)

    def check_scores(self, kept):
        outcome = GAMES[kept.game].outcome(kept.state)
        assert (outcome is None) == kept.lobby.playing
        if outcome:
            assert (kept.lobby.finishes[-1].game, kept.lobby.finishes[-1].scores) == (kept.lobby.number, outcome.scores)

    @invariant()
    def the_hourglass_stands_while_the_room_is_paused(self):
        if self.room.lobby.playing:
            assert (self.table.stopped is not None) == self.room.lobby.paused

    @invariant()
    def no_phase_comes_again(self):
        if self.table and self.table.waiting:
            number, phase = self.room.lobby.number, self.table.waiting.phase
            assert phase >= self.phases.get(number, 0)
            self.phases[number] = phase

    @invariant()
    def what_a_screen_was_told_is_in_the_log(self):
        for screen in self.house.screens:
            seen = self.house.told[screen]
            assert all(told.table.version <= told.entries for told in seen)
            if seen and self.room.lobby.people[screen.person].approved:
                newest = seen[-1].table
                assert newest.version == self.table.version
                assert bytes(newest.view) == encode(self.table.game.view(self.table.state, newest.seat))

    @invariant()
    def nobody_sees_two_seats_of_a_game(self):
        """P6."""
        assert all(len(seats) == 1 for seats in self.house.seats_of_everybody().values())

    def teardown(self):
        self.house.end()


TestModel = Evening.TestCase
# Without shrinking, which takes minutes: a red evening is told as it was.
TestModel.settings = settings(
    max_examples=80, stateful_step_count=30, deadline=None, derandomize=True, phases=[Phase.generate]
)
