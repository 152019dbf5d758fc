"""What crosses the wire, apart from a game's own moves, events and views."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from ardoise.bots.player import Level as Skill
from ardoise.engine.game import Record, Seat
from ardoise.engine.recount import Recount, Revealed
from ardoise.engine.text import Language
from ardoise.packs.custom.types import Finding, OwnPack, OwnQuestion, Words
from ardoise.packs.filters import Choice
from ardoise.server.lobby.commands import AnyCommand, CorrectionCommand
from ardoise.server.lobby.practice import Practice
from ardoise.server.lobby.types import Finish, MessageId, PersonId, Role, Sheets, Supply, Verdict

PROTOCOL = 1  # counts up when a client of before would no longer understand

Close = Literal[1003, 1008, 1009, 1011, 1012, 4000, 4001, 4003, 4008, 4401, 4404]

NOT_TEXT: Close = 1003
TOO_FAST: Close = 1008
TOO_BIG: Close = 1009
BROKEN: Close = 1011
RESTART: Close = 1012
LEFT: Close = 4000  # never 1000: browsers say it by themselves, and a page must not take that for leaving
REPLACED: Close = 4001
KICKED: Close = 4003
SLOW: Close = 4008
NO_TOKEN: Close = 4401
NO_ROOM: Close = 4404


class Hello(Record, tag_field="type", tag=True, forbid_unknown_fields=True, kw_only=True):
    """The first frame of every socket."""

    token: str
    beat: bool = False  # let me hear that you are there
    aloud: bool = False  # besides my own table, show me the one that the big screen shows: I read it aloud


class Play(Record, tag_field="type", tag=True, forbid_unknown_fields=True):
    id: MessageId  # counts up for each person; a number already played is not played again
    phase: int  # the phase that the player was looking at
    move: msgspec.Raw


class AskHint(Record, tag_field="type", tag=True, forbid_unknown_fields=True):
    """What would you do? Answered in practice alone; it changes nothing."""

    id: MessageId


Speech = Play | AskHint | CorrectionCommand | AnyCommand  # of a person who is in the room
FromScreen = Hello | Speech


class Answer(Record, tag_field="type", tag=True):
    id: int | None  # None: the message had none that could be read
    refused: str | None = None
    about: dict[str, Any] = field(default_factory=dict)


class Update(Record, tag_field="type", tag=True):
    """The whole table as one screen may see it. There is nothing to patch, so nothing to get out of step."""

    version: int
    phase: int | None
    seat: Seat | None
    awaited: tuple[Seat, ...]
    online: tuple[bool, ...]
    remaining_ms: int | None
    view: Any
    news: tuple[Any, ...] = ()
    recounts: tuple[Recount, ...] = ()  # all of this game: whoever comes back is told of them, too


class Shown(Record, tag_field="type", tag=True):
    """The table as the big screen shows it, for screens that read aloud: a loudspeaker must say no more."""

    table: Update


class Hinted(Record, tag_field="type", tag="Hint"):
    """What was asked for, before it is answered: a code of the coach's with its figures."""

    code: str | None  # None: there is nothing to say
    about: dict[str, Any] = field(default_factory=dict)


class Beat(Record, tag_field="type", tag=True):
    """Every few seconds, to whoever asked for it: a page cannot see the pings of the protocol."""


class PersonView(Record, kw_only=True):
    id: PersonId
    role: Role
    name: str
    avatar: int
    colour: int
    seat: Seat | None
    ready: bool
    approved: bool
    online: bool
    time_factor: int
    watching: bool  # stood up; who has no seat and does not watch waits for one
    language: Language | None


class TeamView(Record):
    seat: Seat
    name: str


class Remark(Record):
    person: PersonId
    words: str


class FlagView(Record):
    """What people say about an answer."""

    question: Revealed
    remarks: tuple[Remark, ...]


class MyFlag(Record):
    question: str
    verdict: Verdict


class OwnView(Record):
    """What everybody may know of a pack of somebody's own."""

    title: str
    languages: tuple[Language, ...]
    questions: int
    fits: int  # how many of them the chosen game can ask
    by: PersonId | None


class RoomUpdate(Record, tag_field="type", tag="Room", kw_only=True):
    """The whole room as everybody in it may see it."""

    code: str
    me: PersonId
    answered: int  # the last id of mine that was carried out: count on from here
    host: PersonId | None
    people: tuple[PersonView, ...]
    teams: tuple[TeamView, ...]  # those that gave themselves a name
    game: str
    options: dict[str, Any]
    packs: tuple[str, ...]
    choice: Choice
    supply: Supply | None  # None: the box is not asked from
    bots: tuple[Seat, ...]
    levels: tuple[Skill, ...]  # of the bots, in their order
    locked: bool
    approving: bool
    guarded: bool  # for the host alone: somebody was sent away
    kept: bool
    clock: bool
    number: int
    played: str | None  # the game that is played or was last played: `game` may be that of the next
    playing: bool
    seats: int
    paused: bool
    reading: tuple[PersonId, ...]  # who is still being shown how the game is played: its clock waits for them
    commitment: str | None
    seed: str | None  # None while a game is played
    finishes: tuple[Finish, ...]
    sheets: Sheets | None  # of my seat, where there is something on them (C20)
    noted: int | None  # the rack of mine that they are about
    flags: tuple[FlagView, ...]  # for the host alone: what is still to be judged
    flagged: tuple[MyFlag, ...]  # what I said, and what became of it
    own: OwnView | None
    practice: bool
    reader: PersonId | None  # whose device reads aloud for the whole room


ToScreen = Answer | Update | Shown | RoomUpdate | Hinted | Beat


GameName = Annotated[str, Meta(max_length=64)]


class NewPerson(Record, forbid_unknown_fields=True):
    """Who comes in."""

    name: str
    role: Role = "player"
    device: Annotated[str, Meta(max_length=64)] = ""  # a random id that the device keeps
    new_to: Annotated[tuple[GameName, ...], Meta(max_length=64)] = ()  # the games that it has not played yet


class NewRoom(NewPerson, forbid_unknown_fields=True):
    """Who opens a table, and for what."""

    practice: Practice | None = None  # alone, against bots: the game begins at once


class Welcome(Record):
    """The token is the key to the seat: keep it, and never put it into an address."""

    code: str
    person: PersonId
    token: str
    protocol: int = PROTOCOL  # of the socket that the token opens


class RoomCard(Record):
    code: str
    game: str
    playing: bool
    people: int


class About(Record):
    """What the page cannot know of its server."""

    operator: str  # who runs it, in plain text; empty: nobody said


class Refused(Record):
    refused: str
    about: dict[str, Any] = field(default_factory=dict)


class NewPack(Record):
    """The secret is the address of the pack: anyone who has it may read and change it."""

    secret: str
    version: int


class KeptPack(Record):
    version: int
    pack: OwnPack
    findings: tuple[Finding, ...]


class ChangedPack(Record, forbid_unknown_fields=True):
    """`version`: the one that was changed. If another was saved since, nothing is."""

    version: int
    pack: OwnPack


class SavedPack(Record):
    version: int


class ReadWords(Words, omit_defaults=True):
    """A text in the languages that it was written in; the others are left out."""


NO_WORDS = ReadWords()


class ReadQuestion(OwnQuestion, omit_defaults=True):
    """A question as it was read; what is empty is left out, and so are its usual categories."""

    q: ReadWords = NO_WORDS
    unit: ReadWords = NO_WORDS
    anecdote: ReadWords = NO_WORDS


class ReadPack(Record):
    title: str
    languages: tuple[Language, ...]
    questions: tuple[ReadQuestion, ...] = ()


class CheckedPack(Record):
    """What was posted, as it was read, and what is wrong with it, the errors first."""

    pack: ReadPack
    findings: tuple[Finding, ...]
