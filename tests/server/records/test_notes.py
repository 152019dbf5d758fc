"""Chatter as notes: folded where it was said, whatever came before and after it."""

from __future__ import annotations

from functools import reduce

from ardoise.server.lobby import rules
from ardoise.server.lobby.commands import (
    BeReady,
    ChooseGame,
    CrossOut,
    Dress,
    Leave,
    Rename,
    SetTimeFactor,
    Speak,
    Start,
    TakeSeat,
)
from ardoise.server.lobby.events import Opened
from ardoise.server.lobby.evolve import evolve
from ardoise.server.lobby.types import Lobby, PersonId
from ardoise.server.records.archive import LOBBY, lobby_of, wake
from ardoise.server.records.notes import MOST_CAUSES, causes_of, is_note, notes_of, written
from tests.kit.evening import CODE, DAY

ADA, BLAISE = PersonId(0), PersonId(1)


class Told:
    """A room that writes as a living one does, and a store that keeps only the last note."""

    def __init__(self):
        self.lobby, self.log, self.said = Lobby(code=""), {}, 0
        self.keep((Opened(code=CODE),))
        for name in ("Ada", "Blaise"):
            self.keep(rules.join(self.lobby, name, "player", f"key of {name}"))

    def keep(self, events, cause=""):
        version = sum(entry.game == LOBBY for entry in self.entries)
        new = written(self.lobby, version, notes_of(self.entries), 1.0, cause, events)
        self.log |= {(entry.game, None if is_note(entry) else entry.version): entry for entry in new}
        self.lobby = reduce(evolve, events, self.lobby)
        return [is_note(entry) for entry in new]

    def say(self, by, command, **about):
        self.said += 1
        wish = command(self.said, **about)
        events = rules.decide(self.lobby, by, wish, lambda _: False, lambda: "5eed" * 16, DAY)
        return self.keep(events, f"{by}:{self.said}")

    @property
    def entries(self):
        return sorted(self.log.values(), key=lambda entry: (entry.game, entry.version))


def test_what_is_a_note_and_what_is_a_fact():
    told = Told()
    chatter = [(Rename, {"name": "A"}), (Dress, {"avatar": 3, "colour": 4}), (Speak, {"language": "fr"})]
    chatter += [(BeReady, {"ready": True}), (SetTimeFactor, {"person": BLAISE, "per_cent": 150})]
    assert [told.say(ADA, command, **about) for command, about in chatter] == [[True]] * 5
    assert told.say(ADA, TakeSeat, seat=3) == [False]
    assert told.say(ADA, ChooseGame, game="code777") == [False]
    assert told.say(ADA, Start) == [False]
    assert told.say(ADA, CrossOut, sheets=(1, 2, 3), rack=1) == [True]
    assert told.say(BLAISE, Leave) == [False, False]


def test_the_room_is_the_same_after_every_word():
    told = Told()
    words = [
        (ADA, Rename, {"name": "A"}),
        (BLAISE, BeReady, {"ready": True}),
        (BLAISE, TakeSeat, {"seat": 4}),  # sits down and is not ready any more
        (ADA, BeReady, {"ready": True}),
        (ADA, ChooseGame, {"game": "code777"}),
        (ADA, SetTimeFactor, {"person": BLAISE, "per_cent": 200}),
        (ADA, Start, {}),  # nobody is ready any more, and seats are counted anew
        (BLAISE, CrossOut, {"sheets": (1, 0, 0), "rack": 1}),
        (BLAISE, Rename, {"name": "B"}),
        (BLAISE, CrossOut, {"sheets": (3, 0, 0), "rack": 1}),
        (ADA, Leave, {}),
        (BLAISE, Speak, {"language": "de"}),
    ]
    for by, command, about in words:
        told.say(by, command, **about)
        assert lobby_of(told.entries) == told.lobby
    kept = wake([entry for entry in told.entries if entry.game != told.lobby.number])
    assert kept.answered.last == {ADA: 11, BLAISE: 12}
    assert all(kept.answered.already(by, n) for n, (by, *_) in enumerate(words, 1))


def test_a_note_remembers_the_last_messages_that_wrote_it():
    told = Told()
    for n in range(2 * MOST_CAUSES):
        told.say(ADA, Rename, name=f"A{n}")
    causes = [cause for cause in causes_of(told.entries) if cause]
    assert causes == [f"0:{n}" for n in range(MOST_CAUSES + 1, 2 * MOST_CAUSES + 1)]
