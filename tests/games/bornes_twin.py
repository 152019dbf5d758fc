"""Bornes for the secrecy tests: marked cards, and a table that differs only in what a screen may not know."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat, Timeout
from ardoise.engine.text import Text
from ardoise.games.bornes.column import pieces
from ardoise.games.bornes.deck import cards_dealt
from ardoise.games.bornes.types import (
    BOUNDARY,
    CHALLENGE,
    Announce,
    Announcement,
    AnyMove,
    AnyPhase,
    Arrange,
    Card,
    Column,
    Hand,
    Kind,
    Looking,
    Ranked,
    Ranking,
    Reading,
    Round,
    Scored,
    Settling,
    Side,
    Signalled,
    State,
)

REVEALS = (Signalled, Ranked, Scored)
UNIT = Text("cm", "cm", "cm")
ELSE = Text("something else", "autre chose", "etwas anderes")
ANSWER = 987_654_000
HOUSE_RULES = {"together": False, "cards_each": 3}
TRANSCRIPT = {"seed": "transcript 361", "timeout_every": 6}  # nearly everything happens in it
RARE_HINTS = {"bornes_reckon"}
STRENGTH_GAMES = 48  # enough to tell a level from the next
KINDS: tuple[Kind, ...] = ("known", "arithmetic", "counting", "die")


def cards() -> Sequence[Card]:
    return [(_marked(2 * number, KINDS[number % 4]), _marked(2 * number + 1, "measured")) for number in range(24)]


def _marked(number: int, kind: Kind) -> Side:
    text = Text(f"{number} en?", f"{number} fr ?", f"{number} de?")
    answer = None if kind in ("die", "measured") else ANSWER + number
    faces = tuple(ANSWER + 100 * face for face in range(1, 7)) if kind == "die" else None
    picture = "**\n*" if kind == "counting" else None
    return Side(f"side-{number}", kind, text, UNIT, answer, picture, faces, f"CANARY {number}", _canary(number))


def read_out(state: State, screen: Seat | None) -> object:
    """The cards whose backs the screen may see now."""
    return (state.round.hands, state.phase.announcement) if isinstance(state.phase, Looking) else ()


def twin(state: State, seat: Seat | None, dice: Dice) -> State:
    """Another pile, other cards and columns of the others, other answers on all backs: something is always hidden."""
    current = state.round
    hands = tuple(_other_hand(state, Seat(owner), seat, dice) for owner in range(len(current.hands)))
    other = Round(current.number, current.master, current.die, hands)
    phase = _other_phase(state, hands, seat, dice)
    return State(state.options, _other_pile(state, dice), other, state.green, state.red, phase)


def _other_pile(state: State, dice: Dice) -> tuple[Card, ...]:
    """Strange cards, but for the one that may be drawn as a challenge: of that only the backs."""
    place = cards_dealt(state.options, len(state.green))
    first, second = state.pile[place]
    strange = [(_stranger(f"x{number}", dice), _stranger(f"y{number}", dice)) for number in range(len(state.pile))]
    return (*strange[:place], (_other_back(first, dice), _other_back(second, dice)), *strange[place + 1 :])


def _stranger(name: str, dice: Dice) -> Side:
    return Side(name, "arithmetic", ELSE, ELSE, dice.below(100), None, None, "elsewhere", ELSE)


def _other_back(side: Side, dice: Dice) -> Side:
    answer = None if side.answer is None else dice.below(100)
    faces = None if side.faces is None else tuple(dice.below(100) for _ in side.faces)
    return Side(side.id, side.kind, side.text, side.unit, answer, side.picture, faces, "elsewhere", ELSE)


def _other_hand(state: State, owner: Seat, seat: Seat | None, dice: Dice) -> Hand:
    phase, hand = state.phase, state.round.hands[owner]
    match phase:
        case Ranking() | Settling():  # the ids stay, so that the same column can be laid in both worlds
            shown = phase.unsettled if isinstance(phase, Settling) else ()
            known = [owner == seat or side.id in shown for side in hand]
            return tuple(
                _other_back(side, dice) if front else _stranger(side.id, dice)
                for side, front in zip(hand, known, strict=True)
            )
        case Looking():
            turned = {verdict.card for check in phase.checks for verdict in check.verdicts}
            return tuple(side if side.id in turned else _stranger(f"not {side.id}", dice) for side in hand)
        case _:
            return tuple(_stranger(f"not {side.id}", dice) for side in hand)


def _other_phase(state: State, hands: tuple[Hand, ...], seat: Seat | None, dice: Dice) -> AnyPhase:
    phase = state.phase
    match phase:
        case Reading(number, awaited, announcement):
            return Reading(number, awaited, _other_answer(state, announcement, seat, dice))
        case Ranking(number, awaited, announcement, columns, finished):
            other = _other_columns(columns, hands, seat, {BOUNDARY}, dice)
            return Ranking(number, awaited, _other_answer(state, announcement, seat, dice), other, finished)
        case Settling(number, awaited, announcement, columns, finished, unsettled, values):
            if CHALLENGE not in unsettled:
                announcement = _other_answer(state, announcement, seat, dice)
            other = _other_columns(columns, hands, seat, {BOUNDARY, CHALLENGE, *unsettled}, dice)
            return Settling(number, awaited, announcement, other, finished, unsettled, values)
        case _:
            return phase


def _other_answer(state: State, announcement: Announcement, seat: Seat | None, dice: Dice) -> Announcement:
    challenge = announcement.challenge
    if announcement.drawn:
        other = _other_back(challenge, dice)
    elif seat == state.round.master:
        other = challenge
    else:
        other = Side(CHALLENGE, challenge.kind, challenge.text, challenge.unit, dice.below(100))
    return Announcement(other, announcement.boundaries, announcement.drawn)


def _other_columns(
    columns: tuple[Column, ...], hands: tuple[Hand, ...], seat: Seat | None, fixed: Collection[str], dice: Dice
) -> tuple[Column, ...]:
    """Other columns of the others, in which the fixed cards lie if and only if they did."""
    return tuple(
        column if owner == seat or not hand else _other_column(column, hand, fixed, dice)
        for owner, (column, hand) in enumerate(zip(columns, hands, strict=True))
    )


def _other_column(column: Column, hand: Hand, fixed: Collection[str], dice: Dice) -> Column:
    lying = [card for card in pieces(hand) if (card in column if card in fixed else dice.below(3))]
    return dice.shuffled(lying)


def other_move(state: State, by: Seat | None, move: AnyMove | Timeout) -> AnyMove | Timeout:
    """What is secret in a move may be another: the master's answer, and how a column is laid."""
    match move:
        case Announce(text, unit, answer, boundaries) if answer is not None:
            return Announce(text, unit, 7, boundaries)
        case Arrange(column):
            return Arrange(column[::-1])
    return move


def _canary(number: object) -> Text:
    mark = f"CANARY {number}"
    return Text(mark, mark, mark)
