"""The lobby: what can happen in it. Its log is made of these."""

from __future__ import annotations

from typing import Any

from ardoise.bots.player import USUAL
from ardoise.bots.player import Level as Skill
from ardoise.engine.game import Event, Seat
from ardoise.packs.dealing import Own
from ardoise.packs.filters import Choice
from ardoise.server.lobby.types import MOST_PEOPLE, Finish, Objection, OwnChoice, Person, PersonId, Sheets


class Opened(Event, tag="Opened", kw_only=True):
    code: str
    retired: bool = False  # the room is forgotten, and its code is not given again for a day
    practice: bool = False
    most_people: int = MOST_PEOPLE


class Joined(Event, tag="Joined"):
    person: Person


class Changed(Event, tag="Changed"):
    """A person's row as it is now."""

    person: Person


class TeamNamed(Event, tag="TeamNamed"):
    """None: by its members again."""

    seat: Seat
    name: str | None


class HostNamed(Event, tag="HostNamed"):
    person: PersonId | None


class ReaderSet(Event, tag="ReaderSet"):
    """Whose device reads aloud for the whole room."""

    person: PersonId | None


class GameChosen(Event, tag="GameChosen"):
    game: str
    options: dict[str, Any]
    packs: tuple[str, ...]
    choice: Choice = Choice()  # the first logs knew no choice


class OwnChosen(Event, tag="OwnChosen"):
    own: OwnChoice | None


class BotSet(Event, tag="BotSet"):
    seat: Seat
    on: bool
    level: Skill = USUAL  # the first logs knew no levels


class DoorSet(Event, tag="DoorSet", kw_only=True):
    locked: bool
    approving: bool


class ClockSet(Event, tag="ClockSet"):
    on: bool


class KeptSet(Event, tag="KeptSet"):
    on: bool


class Began(Event, tag="Began", kw_only=True):
    """A game begins. The people and bots move to the seats of the table, which are counted without gaps."""

    number: int
    game: str
    options: dict[str, Any]
    packs: tuple[str, ...]
    seats: int
    people: tuple[Person, ...]
    bots: frozenset[Seat]
    seed: str
    commitment: str
    fingerprint: str = ""  # of the packs; the first logs had none
    choice: Choice = Choice()
    day: str = ""  # on which it was dealt: what is out of date by then is not asked
    without: tuple[str, ...] = ()  # what was asked already, the oldest first
    own: Own = Own()
    levels: tuple[tuple[Seat, Skill], ...] = ()  # of the bots; the first logs knew none
    pack: str = ""  # the key of the pack that `own` is from
    salt: str = ""  # of what an export seals: it never leaves the log (records/seal.py)

    @property
    def explaining(self) -> bool:
        """Is it new to somebody who plays?"""
        return any(person.seat is not None and self.game in person.new_to for person in self.people)


class SheetsKept(Event, tag="SheetsKept"):
    seat: Seat
    sheets: Sheets
    rack: int = 1  # the first logs did not say


class Explained(Event, tag="Explained"):
    """Everybody knows how the game is played: its clock begins to run."""


class PauseSet(Event, tag="PauseSet"):
    on: bool


class TimeGiven(Event, tag="TimeGiven"):
    seconds: int


class Objected(Event, tag="Objected"):
    objection: Objection


class Judged(Event, tag="Judged"):
    """The host has looked at what was said about a question."""

    question: str
    corrected: bool


class Finished(Event, tag="Finished"):
    """Told again for the same game, if an answer was corrected after its end."""

    finish: Finish
    asked: tuple[str, ...] = ()  # the questions that people saw, in their order; the first logs did not say


LobbyEvent = (
    Opened
    | Joined
    | Changed
    | TeamNamed
    | HostNamed
    | ReaderSet
    | GameChosen
    | OwnChosen
    | BotSet
    | DoorSet
    | ClockSet
    | KeptSet
    | Began
    | SheetsKept
    | Explained
    | PauseSet
    | TimeGiven
    | Objected
    | Judged
    | Finished
)
