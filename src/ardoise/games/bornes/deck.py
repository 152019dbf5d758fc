"""Bornes: the challenge cards, their pile and the deal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from msgspec.structs import replace

from ardoise.engine.dice import Dice
from ardoise.engine.game import Rejected, Seat
from ardoise.engine.number import Number, exact
from ardoise.engine.seats import put
from ardoise.engine.text import Text
from ardoise.games.bornes.types import BOUNDARY, CHALLENGE, Card, Correction, FrontView, Hand, Options, Side

FACES = 6  # of the die
NUMBERS: Mapping[str, tuple[int, int]] = {
    "die": (0, FACES),
    "measured": (0, 0),
}  # answers and faces, unless it is one answer


@cache
def rankers(master: Seat, seats: int) -> tuple[Seat, ...]:
    """B3: all but the master, clockwise from the master's left."""
    return tuple(Seat((master + step) % seats) for step in range(1, seats))


def cards_dealt(options: Options, seats: int) -> int:
    return options.cards_each * (seats - 1)  # B4


def checked(cards: Sequence[Card], options: Options, seats: int) -> tuple[Card, ...]:
    """The usable ones: enough for all hands and a drawn challenge, each side with an id of its own; or Rejected."""
    usable = tuple(card for card in cards if options.together or any(map(_playable, card)))
    least = cards_dealt(options, seats) + 1  # B19
    if len(usable) < least:
        raise Rejected("too_few_cards", least=least)
    taken = {BOUNDARY, CHALLENGE}
    for side in (side for card in usable for side in card):
        _check_side(side)
        if side.id in taken:
            raise Rejected("same_card_twice", card=side.id)
        taken.add(side.id)
    return usable


def _check_side(side: Side) -> None:
    """B2: printed, one for each face of the die, or left to the master; always an exact number."""
    answers = () if side.answer is None else (side.answer,)
    faces = side.faces or ()
    if (len(answers), len(faces)) != NUMBERS.get(side.kind, (1, 0)):
        raise Rejected("wrong_card", card=side.id)
    for number in (*answers, *faces):
        exact(number)


def roll(dice: Dice) -> int:
    return 1 + dice.below(FACES)


def deal(pile: Sequence[Card], options: Options, master: Seat, seats: int, dice: Dice) -> tuple[Hand, ...]:
    """B4, B20: the top of the pile, each card with one side up at random."""
    count, each = cards_dealt(options, seats), options.cards_each
    lots = dice.below(1 << count)  # one draw, a bit for each card
    sides = _sides_up(pile[:count], options, lots)
    hands: list[Hand] = [(), *zip(*[sides] * each, strict=False)]  # the master's first
    return tuple(hands[-master:] + hands[:-master])


def drawn_challenge(pile: Sequence[Card], options: Options, seats: int, dice: Dice) -> Side:
    """B19: the card below those dealt, in place of the master's own challenge."""
    card = pile[cards_dealt(options, seats)]
    return replace(next(_sides_up((card,), options, dice.below(2))), id=CHALLENGE)


def typed_challenge(text: str, unit: str, answer: Number | None) -> Side:
    """A master's own words are the same in every language."""
    return Side(CHALLENGE, "measured", Text(text, text, text), Text(unit, unit, unit), answer)


def front(side: Side) -> FrontView:
    return FrontView(side.id, side.kind, side.text, side.unit, side.picture, side.year, side.spoken, side.tally)


def value(side: Side, die: int) -> Number | None:
    return values((side,), die)[side.id]


def values(sides: Iterable[Side], die: int) -> dict[str, Number | None]:
    """B2: the numbers that count, or None where the master has to settle it."""
    return {side.id: side.answer if side.faces is None else side.faces[die - 1] for side in sides}


def with_correction(side: Side, correction: Correction) -> Side:
    """The side, with the right value if it is the wrong one. What is measured is measured again each time."""
    if side.id != correction.card or side.kind == "measured":
        return side
    if side.faces is None:
        return replace(side, answer=correction.answer)
    return replace(side, faces=put(side.faces, correction.die - 1, correction.answer))


def hands_with_correction(hands: tuple[Hand, ...], correction: Correction) -> tuple[Hand, ...]:
    return tuple(tuple(with_correction(side, correction) for side in hand) for hand in hands)


def _playable(side: Side) -> bool:
    """By people who do not sit together (B18)."""
    return side.kind != "measured"


def _sides_up(cards: Sequence[Card], options: Options, lots: int) -> Iterator[Side]:
    """Of each card the side that its bit of the lots chose, or the only playable one."""
    for card in cards:
        side = card[lots & 1]
        yield side if options.together or _playable(side) else card[~lots & 1]
        lots >>= 1
