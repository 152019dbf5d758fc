"""The lobby: its words."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NewType

from msgspec import Meta, field

from ardoise.bots.player import Level as Skill
from ardoise.engine.game import Record, Seat
from ardoise.engine.recount import Revealed
from ardoise.engine.text import Language
from ardoise.games import OURS
from ardoise.packs.filters import Choice

PersonId = NewType("PersonId", int)
MessageId = Annotated[int, Meta(ge=1, lt=2**53)]  # what a JavaScript number counts exactly
Role = Literal["player", "spectator", "screen"]
ROLES: tuple[Role, ...] = ("player", "spectator", "screen")

MOST_PEOPLE = 45  # in a room of an older log
TEAM = 3  # people on one seat
AVATARS = 24
COLOURS = 8

Refusal = Literal[
    "not_allowed",
    "not_now",
    "not_seated",
    "no_such_person",
    "no_such_seat",
    "no_such_game",
    "no_such_pack",
    "own_pack_gone",
    "no_such_category",
    "too_few_questions",
    "wrong_options",
    "seat_taken",
    "seat_empty",
    "no_team",
    "seat_known",
    "room_full",
    "room_locked",
    "wrong_number_of_seats",
    "text_length",
    "text_character",
    "wait_for_approval",
    "no_such_question",
    "too_many_flags",
    "only_in_practice",
    "practice_alone",
    "sent_away",
    "door_crowded",
    "log_full",
    "no_big_screen",
]


class Person(Record, kw_only=True):
    """Somebody with a token. `gone`: kicked or left; the number is never given to another."""

    id: PersonId
    token: str  # SHA-256 of the secret: who reads the log cannot sit down
    role: Role
    name: str
    avatar: int = 0
    colour: int = 0
    seat: Seat | None = None
    ready: bool = False
    approved: bool = True
    gone: bool = False
    time_factor: int = 100  # per cent of a phase's length, for those who need more
    watching: bool = False  # stood up: does not wait for a seat
    language: Language | None = None  # that their screen speaks
    device: str = ""  # hash of the room's code and a random id that the device keeps; nobody is told
    new_to: tuple[str, ...] = ()  # the games that their device has not played yet
    kicked: bool = False  # sent away, and not let in again while the room lives


class Finish(Record):
    """How a game ended, for the tally of the evening."""

    game: int
    winners: tuple[PersonId, ...]
    scores: tuple[int, ...]


class Supply(Record):
    """How many questions a choice leaves, how many the table needs at least, and the categories to choose from."""

    count: int
    least: int
    categories: tuple[str, ...]


Verdict = Literal["open", "right", "corrected"]


class Objection(Record):
    """Somebody says that an answer is wrong."""

    question: Revealed
    by: PersonId
    remark: str
    verdict: Verdict = "open"


Crossed = Annotated[int, Meta(ge=0, lt=2**28)]  # a bit for each of the 28 cards
Sheets = tuple[Crossed, Crossed, Crossed]  # C20


class OwnChoice(Record):
    """A pack of somebody's own that is played with."""

    key: str  # in the store: the hash of its secret
    title: str
    languages: tuple[Language, ...]
    questions: int
    fits: dict[str, int]  # how many of them each game can ask
    by: PersonId | None  # who chose it


class Lobby(Record, kw_only=True):
    code: str
    most_people: int = MOST_PEOPLE  # also the most sockets of people who are in
    people: tuple[Person, ...] = ()
    host: PersonId | None = None
    game: str = OURS[0]
    options: dict[str, Any] = field(default_factory=dict)
    packs: tuple[str, ...] = ("box",)
    choice: Choice = Choice()
    asked: tuple[str, ...] = ()  # the questions that people here have seen, the one seen longest ago first
    own: OwnChoice | None = None
    teams: dict[Seat, str] = field(default_factory=dict)  # the names that teams gave themselves (G4)
    bots: frozenset[Seat] = frozenset()  # seats that a bot plays, be it for want or in the absence of a person
    levels: dict[Seat, Skill] = field(default_factory=dict)  # of the bots, where they are not the usual one
    locked: bool = False
    approving: bool = False
    kept: bool = False
    clock: bool = True
    number: int = 0  # games begun so far
    played: str | None = None  # the game that is played or was last played, whatever is chosen for the next
    playing: bool = False
    seats: int = 0  # at the table of the game that is played or was last played
    known: dict[PersonId, Seat] = field(default_factory=dict)  # whose secrets each person has seen in that game
    sheets: dict[Seat, Sheets] = field(default_factory=dict)  # what each seat has crossed out in that game (C20)
    noted: dict[Seat, int] = field(default_factory=dict)  # and of which of its racks: a new one has clean sheets
    paused: bool = False
    explaining: bool = False  # somebody is shown how the game is played, and its clock waits
    commitment: str | None = None
    seed: str | None = None  # secret until the game is over
    finishes: tuple[Finish, ...] = ()
    objections: tuple[Objection, ...] = ()  # to answers of that game
    retired: bool = False
    practice: bool = False  # one person plays against bots, and may ask for hints
    reader: PersonId | None = None  # whose device reads aloud for the whole room

    @property
    def held(self) -> bool:
        """Does the clock stand?"""
        return self.paused or self.explaining
