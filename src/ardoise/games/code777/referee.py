"""Code 777: rulings on a question, on what one's rack can be and on a pause, for people who play with the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta

from ardoise.engine.game import Record, Rejected
from ardoise.engine.referee import Form, Request
from ardoise.games.code777.deck import CARDS, COPIES, ON_A_RACK, Card, Racks, counted, rack_of
from ardoise.games.code777.deduction import Learned, candidates, codes
from ardoise.games.code777.draw_history import DrawHistory
from ardoise.games.code777.pause import pause_after
from ardoise.games.code777.questions import QUESTIONS, Answer, QuestionNumber, answer

Objection = Literal[
    "unknown_card",
    "too_many_of_a_card",
    "not_three_cards",
    "wrong_number_of_racks",
    "unknown_question",
    "impossible_answer",
]

RACKS_SEEN = range(1, 4)  # by an asker
RACKS_SHARED = range(3)  # seen by an asker and by me: of the four racks neither sees their own

CARD_NAMED: dict[str, Card] = {card: card for card in CARDS}
RackOnPaper = tuple[str, ...]


class Sight(Request):
    """A question, and the racks that its asker sees."""

    question: QuestionNumber
    racks: tuple[RackOnPaper, ...]


class LearnedOnPaper(Request):
    """An answer, and the racks that its asker and I both see at that time."""

    seen: tuple[RackOnPaper, ...]
    question: QuestionNumber
    answer: Answer


class Notebook(Request):
    """The cards that I see nowhere, and what I have heard about my rack."""

    hidden: tuple[str, ...]
    learned: tuple[LearnedOnPaper, ...]


class Wrong(Request):
    """How many of somebody's declarations were wrong, one after the other."""

    wrong_in_a_row: Annotated[int, Meta(ge=1)]


class AnswerRuling(Record):
    answer: Answer


class CodesRuling(Record):
    """For each code the number of ways to draw it from the hidden cards."""

    codes: dict[str, int]


class PauseRuling(Record):
    """So many questions have to be asked before the next declaration."""

    questions: int


def pause_of(request: Wrong) -> PauseRuling:
    """C23, where pauses grow."""
    return PauseRuling(pause_after(request.wrong_in_a_row))


def answer_of(request: Sight) -> AnswerRuling:
    """C5, C16 on one question."""
    _known(request.question)
    return AnswerRuling(answer(request.question, _racks(request.racks, RACKS_SEEN)))


def codes_of(request: Notebook) -> CodesRuling:
    """What a perfect reasoner knows."""
    origin = DrawHistory(counted(_cards(request.hidden)))
    left = candidates(origin, [_learned(line) for line in request.learned])
    return CodesRuling({"-".join(map(str, code)): ways for code, ways in codes(origin, left).items()})


def _learned(line: LearnedOnPaper) -> Learned:
    _known(line.question)
    seen = _racks(line.seen, RACKS_SHARED)
    if line.answer not in QUESTIONS[line.question].answers(len(seen) + 1):
        raise Rejected("impossible_answer", question=line.question, answer=line.answer)
    return Learned(seen, line.question, line.answer)


def _known(question: QuestionNumber) -> None:
    if question not in QUESTIONS:
        raise Rejected("unknown_question", question=question)


def _racks(racks: Sequence[RackOnPaper], allowed: range) -> Racks:
    if len(racks) not in allowed:
        raise Rejected("wrong_number_of_racks", least=allowed[0], most=allowed[-1])
    if any(len(rack) != ON_A_RACK for rack in racks):
        raise Rejected("not_three_cards")
    _cards([card for rack in racks for card in rack])
    return tuple(rack_of(_cards(rack)) for rack in racks)


def _cards(names: Sequence[str]) -> list[Card]:
    """The cards of these names, each no more often than the box has it (C1), or Rejected."""
    for name, count in Counter(names).items():
        if name not in CARD_NAMED:
            raise Rejected("unknown_card", card=name)
        if count > COPIES[CARD_NAMED[name]]:
            raise Rejected("too_many_of_a_card", card=name, most=COPIES[CARD_NAMED[name]])
    return [CARD_NAMED[name] for name in names]


FORMS: tuple[Form, ...] = ((Sight, answer_of), (Notebook, codes_of), (Wrong, pause_of))
