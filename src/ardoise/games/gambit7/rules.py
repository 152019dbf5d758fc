"""Gambit 7: its rules. The ids are those of docs/rules/gambit7.md."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import assert_never

from msgspec.structs import replace

from ardoise.engine.dice import Dice
from ardoise.engine.folds import no_longer_awaited, nobody_awaited
from ardoise.engine.game import Folds, Outcome, Rejected, Seat, Waiting
from ardoise.engine.number import Number, exact
from ardoise.engine.phases import Phases, Rules, advancing, deciding
from ardoise.engine.question import Question
from ardoise.engine.seats import NOBODY, everybody, highest_wins, only, put, without
from ardoise.games.gambit7.mat import checked, lay, open_cases, pay, winning_case
from ardoise.games.gambit7.types import (
    Answering,
    AnyEvent,
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


def _write(state: State, phase: Answering, seat: Seat, move: Write) -> tuple[AnyEvent, ...]:
    return (Written(seat, exact(move.answer)),)  # G6, G20


def _bet(state: State, phase: Betting, seat: Seat, move: Bet) -> tuple[AnyEvent, ...]:
    fair = checked(move.stake, open_cases(phase.slates), seat in state.spent)  # G8, G9
    return (Staked(seat, fair, state.options.hidden_bets),)  # G10


def _content(state: State, phase: Betting | Looking, seat: Seat, move: Content) -> tuple[AnyEvent, ...]:
    return (Contented(seat),)


def _lay(state: State, phase: Answering, dice: Dice) -> tuple[AnyEvent, ...]:
    return (Laid(lay(phase.answers, state.options)),)  # G7


def _score(state: State, phase: Betting, dice: Dice) -> tuple[AnyEvent, ...]:
    slates, truth = phase.slates, state.questions[state.round].answer
    winning = winning_case(slates, truth)
    return (Scored(truth, winning, pay(slates, phase.stakes, winning, state.scores, state.options)),)


def _go_on(state: State, phase: Looking, dice: Dice) -> tuple[AnyEvent, ...]:
    return (NextRound() if state.round + 1 < ROUNDS else Ended(),)  # G17


def _timed_out(state: State) -> tuple[AnyEvent, ...]:
    return (TimeUp(),)


PHASES: Phases[State, AnyEvent] = {
    Answering: Rules({Write: _write}, then=_lay),
    Betting: Rules({Bet: _bet, Content: _content}, then=_score),
    Looking: Rules({Content: _content}, then=_go_on),
    Over: Rules(),
}
decide = deciding(PHASES, attrgetter("scores"), _timed_out)
advance = advancing(PHASES)


def _written(state: State, event: Written) -> State:
    phase = state.phase
    assert isinstance(phase, Answering)
    answers = put(phase.answers, event.seat, event.answer)
    return replace(state, phase=Answering(phase.number, without(phase.awaited, event.seat), answers))


def _staked(state: State, event: Staked) -> State:
    phase = state.phase
    assert isinstance(phase, Betting)
    if phase.stakes[event.seat] == event.stake:
        return state
    stakes = put(phase.stakes, event.seat, event.stake)
    bettors = phase.awaited | only(event.seat)  # G8: a player who moves a chip is no longer content
    return replace(state, phase=Betting(phase.number, bettors, phase.slates, stakes))


def _laid(state: State, event: Laid) -> State:
    seats = len(state.scores)
    bettors = everybody(seats) if event.slates else NOBODY  # G22
    return replace(state, phase=Betting(state.phase.number + 1, bettors, event.slates, (NO_STAKE,) * seats))


def _scored(state: State, event: Scored) -> State:
    phase = state.phase
    assert isinstance(phase, Betting)
    scores = tuple([score + event.payouts[seat].gain for seat, score in enumerate(state.scores)])
    spent = state.spent
    if state.options.gambit_once:  # G18
        spent |= {Seat(seat) for seat, stake in enumerate(phase.stakes) if stake.gambit is not None}
    looking = Looking(
        phase.number + 1, everybody(len(scores)), phase.slates, phase.stakes, event.winning, event.payouts
    )
    return replace(state, scores=scores, spent=spent, phase=looking)


def _next_round(state: State, event: NextRound) -> State:
    seats = len(state.scores)
    answering = Answering(state.phase.number + 1, everybody(seats), (None,) * seats)
    return replace(state, round=state.round + 1, phase=answering)


def _ended(state: State, event: Ended) -> State:
    return replace(state, phase=Over(state.phase.number + 1, NOBODY))


def _recounted(state: State, event: Recounted) -> State:
    phase, wrong = state.phase, event.recount.question
    if event.looking:
        assert isinstance(phase, Looking)
        phase = replace(phase, winning=event.looking.winning, payouts=event.looking.payouts)
    scores = tuple(score for (score,) in event.recount.scores)
    return replace(
        state, questions=with_answer(state.questions, wrong.round, event.recount.answer), scores=scores, phase=phase
    )


FOLDS: Folds[State] = {
    Written: _written,
    Staked: _staked,
    Contented: no_longer_awaited,
    TimeUp: nobody_awaited,
    Laid: _laid,
    Scored: _scored,
    NextRound: _next_round,
    Recounted: _recounted,
    Ended: _ended,
}


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
