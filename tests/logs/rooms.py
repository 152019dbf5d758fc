"""Evenings worth keeping: every game finished and in the middle, a room in which everything happened, and a team."""

from __future__ import annotations

from typing import Any

from msgspec import Raw

from ardoise import GAMES
from ardoise.packs.custom.types import OwnPack, OwnQuestion, Words
from ardoise.server.lobby import rules
from ardoise.server.lobby.commands import (
    Approve,
    BeReady,
    ChooseOwn,
    Correct,
    CrossOut,
    Dismiss,
    Dress,
    Flag,
    GiveTime,
    GoOn,
    GotIt,
    HandOver,
    Keep,
    Kick,
    Lock,
    NameTeam,
    Pause,
    ReadAloud,
    Rename,
    SetBot,
    SetClock,
    SetTimeFactor,
    Speak,
    Start,
    TakeSeat,
    WantApproval,
)
from ardoise.server.lobby.custom_pack import Brought
from tests.kit.evening import DAY, Evening
from tests.kit.exports import HOUSE_RULES

HALF_WAY = 12  # steps


def evenings(seed: str) -> dict[str, Evening]:
    """By the name of its file."""
    kept = {"everything": everything(seed), "own": own_questions(seed), "team": team(seed)}
    for name, game in GAMES.items():
        kept[f"{name}-finished"] = Evening(game.seats[0], seed).play(name, **HOUSE_RULES[name])
        kept[f"{name}-begun"] = Evening(game.seats[-1], seed).play(name, HALF_WAY)
    return kept


def everything(seed: str) -> Evening:
    """Three games, and every fact that a room without teams can have in its log."""
    evening = Evening(4, seed).play("gambit7")
    first, second, *_ = (question.key for question in evening.revealed())
    evening.look_again(Flag(0, 1, first, "It is 7."), 2).look_again(Correct(0, 1, first, Raw(b"7")))
    evening.look_again(Flag(0, 1, second), 3).look_again(Dismiss(0, 1, second))
    for wish in (Rename(0, "Ada"), Dress(0, 3, 4), Speak(0, "fr"), BeReady(0, True)):
        ask(evening, wish)
    for wish in (SetBot(0, 5, True), WantApproval(0, True)):
        ask(evening, wish)
    evening.keep(rules.join(evening.lobby, "Blaise", "player", "a fingerprint", new_to=("gambit7",)), "")
    for wish in (Approve(0, 4), SetTimeFactor(0, 1, 150), Keep(0, True), SetClock(0, False), SetClock(0, True)):
        ask(evening, wish)
    ask(evening, TakeSeat(0, 4), 4)
    evening.keep(rules.join(evening.lobby, "Big screen", "screen", "another fingerprint"), "")
    ask(evening, Approve(0, 5))
    ask(evening, ReadAloud(0, True), 5)
    evening.begin("code777")
    ask(evening, CrossOut(0, (1, 2, 3), 1))
    evening.go_on()
    evening.begin("gambit7")
    ask(evening, GotIt(0, "gambit7"), 4)
    for wish in (Pause(0), GoOn(0), GiveTime(0, 30), Lock(0, True), Kick(0, 3), HandOver(0, 1)):
        ask(evening, wish)
    return evening.go_on(HALF_WAY)


def own_questions(seed: str) -> Evening:
    """A game with a pack of somebody's own, and another one that the next game has none of."""
    evening = Evening(3, seed)
    ten = tuple(OwnQuestion(Words(fr=f"Combien, la fois numéro {n} ?"), 100 * n) for n in range(10))
    brought = Brought("pack:hash", OwnPack("Mamie", ("fr",), ten))
    ask(evening, ChooseOwn(0, "secret"), brought=brought)
    ask(evening, Start(0), brought=brought)
    evening.go_on()
    ask(evening, ChooseOwn(0, None))
    return evening.begin("bornes").go_on(HALF_WAY)


def team(seed: str) -> Evening:
    """One more than there are seats, so that two share one, and name it."""
    seats = GAMES["gambit7"].seats[-1]
    evening = Evening(seats + 1, seed)
    ask(evening, TakeSeat(0, 0), seats)
    ask(evening, NameTeam(0, "Les As"), seats)
    return evening.begin("gambit7").go_on(HALF_WAY)


def ask(evening: Evening, wish: Any, by: int | None = None, brought: Brought | None = None) -> None:
    person = evening.lobby.host if by is None else by
    facts = rules.decide(evening.lobby, person, wish, lambda _: False, lambda: next(evening.seeds), DAY, brought)
    evening.keep(facts, evening.cause(person))
