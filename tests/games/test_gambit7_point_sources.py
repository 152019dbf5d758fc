"""Gambit 7: where the points went, and the bets that would have been best."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest
from msgspec.structs import replace

from ardoise import Seat
from ardoise.engine.seats import put
from ardoise.games.gambit7 import GAMBIT7
from ardoise.games.gambit7.mat import open_cases, pay
from ardoise.games.gambit7.point_sources import Entry, ledger
from ardoise.games.gambit7.recount import retold
from ardoise.games.gambit7.types import BLUE, TOO_HIGH, Bet, Chips, Options, Stake
from tests.every_game import every_state, match
from tests.games.gambit7_table import GREEN, NOTHING, RED, WORD, YELLOW, after, content, gambit, on, table, written


def settled(*stakes, answers=(23, 25, 25, 28), scores=(0, 0, 0, 0), options=None):
    """The ledger's line of one round with these bets; the truth is 27."""
    start = replace(table(seats=len(answers), options=options or Options()), scores=scores)
    bets = [(Seat(seat), Bet(stake)) for seat, stake in enumerate(stakes)]
    (line,) = ledger([after(start, *written(*answers), *bets, *content(len(stakes)))])
    return line


@pytest.mark.rules("GX2", "GX3")
def test_the_books_chips_and_what_two_on_blue_would_have_brought():
    """Red has two chips on 25 and Yellow one. Yellow and Green wrote it."""
    line = settled(on(BLUE, 2), on(BLUE), NOTHING, NOTHING)
    assert (line.truth, line.unit, line.won, line.answer) == (27, WORD, "slate", 25)
    assert line.entries[RED] == Entry(chips=8, gambit=0, star=0, best=8, best_gambit=0)
    assert line.entries[YELLOW] == Entry(chips=4, gambit=0, star=2, best=8, best_gambit=0)
    assert line.entries[GREEN] == Entry(chips=0, gambit=0, star=2, best=8, best_gambit=0)
    assert settled(on(BLUE, 2), NOTHING, NOTHING, NOTHING).entries[RED].best == 12  # had Yellow not bet there
    assert settled(on(1, 2), NOTHING, NOTHING, NOTHING).entries[RED] == Entry(0, 0, 0, 12, 0)


@pytest.mark.rules("GX4", "G14")
def test_the_books_gambit_and_one_that_failed():
    """Green has 8 points and the chip on the case that wins: 56. On 28 it would have cost all 8."""
    stakes, scores = (on(BLUE, 2), on(BLUE), gambit(BLUE), NOTHING), (0, 0, 8, 3)
    won = settled(*stakes, scores=scores)
    assert won.entries[GREEN] == Entry(chips=0, gambit=48, star=2, best=8, best_gambit=48)
    assert won.entries[3].best_gambit == 18
    lost = settled(*put(stakes, 2, gambit(1)), scores=scores)
    assert lost.entries[GREEN] == Entry(chips=0, gambit=-8, star=2, best=8, best_gambit=48)


@pytest.mark.rules("G13", "G18", "G22")
def test_all_too_high_a_spent_chip_and_no_slate():
    high = settled(on(TOO_HIGH), NOTHING, NOTHING, answers=(30, 40, 50), scores=(1, 1, 1))
    assert (high.won, high.answer, high.entries[YELLOW]) == ("too_high", None, Entry(0, 0, 0, 30, 6))
    once = replace(table(options=Options(gambit_once=True)), spent=frozenset({RED}), scores=(5, 5, 5))
    (line,) = ledger([after(once, *written(20, 25, 30), (YELLOW, Bet(gambit(BLUE))), *content(3))])
    assert [entry.best_gambit for entry in line.entries] == [None, 30, 30]  # Yellow's was still there to be played
    nothing = settled(answers=(None, None, None), scores=(5, 5, 5))
    assert (nothing.won, nothing.entries) == ("nobody", (Entry(0, 0, 0, 0, 0),) * 3)


@pytest.mark.parametrize("options", [{}, {"gambit_once": True, "gambit_factor": 2}, {"gambit_shares": False}], ids=str)
@pytest.mark.parametrize("seats", [3, 7])
def test_the_parts_are_the_scores_and_no_lawful_bet_is_better(options, seats):
    """Over whole games, also after a correction; against every bet that there is."""
    states = every_state(GAMBIT7, match(GAMBIT7, f"ledger {seats}", seats, 9, **options))
    (event,) = GAMBIT7.recount(states, GAMBIT7.revealed(states)[1].key, 0)
    again = [*states, GAMBIT7.evolve(states[-1], event)]
    assert again[-1].scores != states[-1].scores
    for told in (states, again):
        looks = retold(told)
        lines = GAMBIT7.story(told).ledger
        for seat in range(seats):
            parts = [line.entries[seat] for line in lines]
            assert sum(part.chips + part.gambit + part.star for part in parts) == told[-1].scores[seat]
        for look, line in zip(looks, lines, strict=True):
            for seat, entry in enumerate(line.entries):
                best = max(entry.best, entry.best_gambit or 0)
                assert best >= entry.chips + entry.gambit
                assert best == best_by_trying(look, seat, entry.best_gambit is not None)


def best_by_trying(look, seat, gambit_ready):
    phase = look.phase
    cases = open_cases(phase.slates)
    stakes = [Stake(tuple(Chips(case, 1) for case in pair)) for pair in combinations_with_replacement(cases, 2)]
    stakes += [Stake(gambit=case) for case in cases] if gambit_ready else []
    before = [score - payout.gain for score, payout in zip(look.scores, phase.payouts, strict=True)]
    tried = [pay(phase.slates, put(phase.stakes, seat, stake), phase.winning, before, look.options) for stake in stakes]
    return max(payouts[seat].chips + payouts[seat].gambit for payouts in tried)
