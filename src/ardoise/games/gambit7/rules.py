"""Gambit 7: its rules. The ids are those of docs/rules/gambit7.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from msgspec.structs import replace

from ardoise.engine.dice import Dice
from ardoise.engine.game import Outcome, Rejected, Seat, Timeout, Waiting
from ardoise.engine.number import MOST, Number, exact
from ardoise.engine.question import Question
from ardoise.engine.seats import NOBODY, everybody, highest_wins, put, seated
from ardoise.games.gambit7.mat import checked, lay, open_cases, pay, winning_case
from ardoise.games.gambit7.types import (
    Answering,
    AnyEvent,
    AnyMove,
    Bet,
    Betting,
    Card,
    Content,
    Contented,
    Ended,
    Laid,
    Looking,
    NextRound,
    Options,
    Over,
    Recounted,
    Scored,
    Stake,
    Staked,
    State,
    TimeUp,
    Write,
    Written,
)

ROUNDS = 7
SEATS = range(3, 8)  # G1
NO_STAKE = Stake()


def setup(options: Options, seats: int, cards: Sequence[Card], dice: Dice, mixed: bool = False) -> State:
    check_seats(options, seats)
    if len(cards) < ROUNDS or any(len(card) < ROUNDS for card in cards):
        raise Rejected("too_few_cards", least=ROUNDS)
    drawn = (cards if mixed else dice.shuffled(cards))[:ROUNDS]
    questions = tuple(card[n] for n, card in enumerate(drawn))  # G5
    return State(options, questions, 0, (0,) * seats, NOBODY, Answering(0, everybody(seats), (None,) * seats))


def allowed_seats(options: Options) -> range:
    return range(2, 3) if options.mean_slate else SEATS  # G1, G18


def check_seats(options: Options, count: int) -> None:
    allowed = allowed_seats(options)
    if count not in allowed:
        raise Rejected("wrong_number_of_seats", least=allowed[0], most=allowed[-1])


def decide(state: State, by: Seat | None, move: AnyMove | Timeout, dice: Dice) -> Sequence[AnyEvent]:
    phase = state.phase
    if isinstance(move, Timeout):
        if by is not None or isinstance(phase, Over):
            raise Rejected("not_now")
        return (TimeUp(),)
    seat = seated(by, len(state.scores))
    match move:
        case Content() if isinstance(phase, (Betting, Looking)):
            return (Contented(seat),)
        case Write() if isinstance(phase, Answering):  # G6
            return (Written(seat, in_range(state.questions[state.round], move.answer)),)
        case Bet() if isinstance(phase, Betting):  # G8, G9, G10
            fair = checked(move.stake, open_cases(phase.slates), seat in state.spent)
            return (Staked(seat, fair, state.options.hidden_bets),)
    raise Rejected("not_now")


def in_range(question: Question, answer: Number) -> Number:
    return exact(answer, -MOST if question.signed else 0)  # G20


def advance(state: State, dice: Dice) -> Sequence[AnyEvent]:
    phase = state.phase
    if phase.awaited:
        return ()
    match phase:
        case Answering(answers=answers):
            return (Laid(lay(answers, state.options)),)  # G7
        case Betting(slates=slates, stakes=stakes):
            truth = state.questions[state.round].answer
            winning = winning_case(slates, truth)
            return (Scored(truth, winning, pay(slates, stakes, winning, state.scores, state.options)),)
        case Looking():
            return (NextRound() if state.round + 1 < ROUNDS else Ended(),)  # G17
        case Over():
            return ()
    assert_never(phase)


def evolve(state: State, event: AnyEvent) -> State:
    phase = state.phase
    match event:
        case Contented():
            return replace(state, phase=replace(phase, awaited=phase.awaited - {event.seat}))
        case Written():
            assert isinstance(phase, Answering)
            answers = put(phase.answers, event.seat, event.answer)
            return replace(state, phase=Answering(phase.number, phase.awaited - {event.seat}, answers))
        case Staked():
            assert isinstance(phase, Betting)
            if phase.stakes[event.seat] == event.stake:
                return state
            stakes = put(phase.stakes, event.seat, event.stake)
            bettors = phase.awaited | {event.seat}  # G8: a player who moves a chip is no longer content
            return replace(state, phase=Betting(phase.number, bettors, phase.slates, stakes))
        case TimeUp():
            return replace(state, phase=replace(phase, awaited=NOBODY))
        case Laid():
            seats = len(state.scores)
            bettors = everybody(seats) if event.slates else NOBODY  # G22
            return replace(state, phase=Betting(phase.number + 1, bettors, event.slates, (NO_STAKE,) * seats))
        case Scored():
            return _scored(state, event)
        case Recounted():
            return _recounted(state, event)
        case NextRound():
            seats = len(state.scores)
            answering = Answering(phase.number + 1, everybody(seats), (None,) * seats)
            return replace(state, round=state.round + 1, phase=answering)
        case Ended():
            return replace(state, phase=Over(phase.number + 1, NOBODY))
    assert_never(event)


def _scored(state: State, event: Scored) -> State:
    phase = state.phase
    assert isinstance(phase, Betting)
    scores = tuple(score + payout.gain for score, payout in zip(state.scores, event.payouts, strict=True))
    spent = state.spent
    if state.options.gambit_once:  # G18
        spent |= {Seat(seat) for seat, stake in enumerate(phase.stakes) if stake.gambit is not None}
    looking = Looking(
        phase.number + 1, everybody(len(scores)), phase.slates, phase.stakes, event.winning, event.payouts
    )
    return replace(state, scores=scores, spent=spent, phase=looking)


def _recounted(state: State, event: Recounted) -> State:
    phase, wrong = state.phase, event.recount.question
    if event.looking:
        assert isinstance(phase, Looking)
        phase = replace(phase, winning=event.looking.winning, payouts=event.looking.payouts)
    scores = tuple(score for (score,) in event.recount.scores)
    return replace(
        state, questions=with_answer(state.questions, wrong.round, event.recount.answer), scores=scores, phase=phase
    )


def with_answer(questions: tuple[Question, ...], round_: int, answer: Number) -> tuple[Question, ...]:
    return put(questions, round_, replace(questions[round_], answer=answer))


def waiting(state: State) -> Waiting | None:
    phase, options = state.phase, state.options
    match phase:
        case Answering():
            return Waiting(phase.number, phase.awaited, options.answer_seconds)
        case Betting():
            return Waiting(phase.number, phase.awaited, options.bet_seconds)
        case Looking():
            return Waiting(phase.number, phase.awaited, options.look_seconds)
        case Over():
            return None
    assert_never(phase)


def asked(state: State) -> Sequence[str]:
    return (state.questions[state.round].id,)


def outcome(state: State) -> Outcome | None:
    return highest_wins(state.scores) if isinstance(state.phase, Over) else None  # G17
