"""What people ask of a room."""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, get_args

from msgspec import Meta, Raw

from ardoise.bots.player import USUAL
from ardoise.bots.player import Level as Skill
from ardoise.engine.game import Record, Seat
from ardoise.engine.text import Language
from ardoise.packs.filters import Choice
from ardoise.server.lobby.types import AVATARS, COLOURS, MessageId, PersonId, Sheets


class Command(Record, tag_field="type", tag=True, forbid_unknown_fields=True):
    """What a person asks of the room. The person's row says who may ask, never the command."""

    id: MessageId
    host_only: ClassVar[bool] = False


class TakeSeat(Command):
    """None: stand up and watch. A bot's seat or an absent person's may be taken over, but one in each game (P6)."""

    seat: Seat | None


class Rename(Command):
    name: str


class NameTeam(Command):
    """The name of my team; None: the names of its members (G4)."""

    name: str | None


class Dress(Command):
    avatar: Annotated[int, Meta(ge=0, lt=AVATARS)]
    colour: Annotated[int, Meta(ge=0, lt=COLOURS)]


class Speak(Command):
    """The language of my screen, for the screen that all look at."""

    language: Language


class BeReady(Command):
    ready: bool


class GotIt(Command):
    """I know how this game is played."""

    game: str


class ReadAloud(Command):
    """My device reads aloud for the whole room, or nobody's does any more."""

    on: bool


class Leave(Command):
    pass


class SetTimeFactor(Command):
    """Everybody may set their own between games; the host anybody's, at any time."""

    person: PersonId
    per_cent: Annotated[int, Meta(ge=100, le=1000)]


class CrossOut(Command):
    """A seat's three sheets as they are now, kept for this game and shown to that seat alone (C20).

    They are about the `rack`-th that the seat has: what was crossed out for an older one is no use.
    """

    sheets: Sheets
    rack: Annotated[int, Meta(ge=1, lt=2**31)]


class Flag(Command):
    """That answer is wrong, and perhaps why. The host is told of it."""

    number: int  # of the game
    question: str
    remark: str = ""


class HostCommand(Command):
    host_only: ClassVar[bool] = True


class ChooseGame(HostCommand):
    game: str


class ChooseOptions(HostCommand):
    options: dict[str, Any]


class ChooseQuestions(HostCommand):
    """Of the box, for this game and those after it."""

    choice: Choice


class ChooseOwn(HostCommand):
    """Play with the pack that has this secret; None: with none of one's own."""

    secret: Annotated[str, Meta(max_length=100)] | None


class SetBot(HostCommand):
    """Also: let the bot that sits there play at another level, before a game."""

    seat: Seat
    on: bool
    level: Skill = USUAL


class Start(HostCommand):
    pass


class Again(HostCommand):
    """Another game with the same people and choices."""


class SkipHowTo(HostCommand):
    """Begin, even if some are still being shown how to play."""


class Pause(HostCommand):
    pass


class GoOn(HostCommand):
    pass


class GiveTime(HostCommand):
    seconds: Annotated[int, Meta(ge=1, le=600)]


class SetClock(HostCommand):
    on: bool


class Kick(HostCommand):
    person: PersonId


class Lock(HostCommand):
    on: bool


class WantApproval(HostCommand):
    on: bool


class Approve(HostCommand):
    person: PersonId


class HandOver(HostCommand):
    person: PersonId


class Keep(HostCommand):
    """Keep this room's games beyond the day on which rooms are forgotten."""

    on: bool


class Dismiss(HostCommand):
    """The answer is right, whatever was said about it."""

    number: int  # of the game
    question: str


class Correct(Command):
    """The right answer: the game counts again. For the host, and for the seat that the game lets judge it now."""

    number: int  # of the game
    question: str
    answer: Raw


ChatterCommand = Rename | Dress | Speak | BeReady | GotIt | SetTimeFactor | CrossOut  # see lobby/chatter.py
UNMETERED = (*get_args(ChatterCommand), Leave)  # the log does not grow by the ones, nor often by the other
PersonalCommand = (
    TakeSeat | Rename | NameTeam | Dress | Speak | BeReady | GotIt | ReadAloud | Leave | SetTimeFactor | CrossOut
)
ChoiceCommand = ChooseGame | ChooseOptions | ChooseQuestions | ChooseOwn
TimeCommand = SkipHowTo | Pause | GoOn | GiveTime | SetClock
AnyHostCommand = (
    ChoiceCommand | SetBot | Start | Again | TimeCommand | Kick | Lock | WantApproval | Approve | HandOver | Keep
)
AnyCommand = PersonalCommand | AnyHostCommand
CorrectionCommand = Flag | Dismiss | Correct  # about what was played: room/corrections.py
