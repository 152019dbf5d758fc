"""Code 777: what a notebook that helps tells its owner, against brute force over all racks."""

from __future__ import annotations

import pytest

from ardoise.engine.game import Seat
from ardoise.games.code777.deck import CARDS, NUMBERS, code_of
from ardoise.games.code777.types import Ask, Options, Over
from ardoise.games.code777.view import view
from tests.games.code777_brute import chances, racks
from tests.games.code777_table import A, B, after, bot_steps, content, lay_out, right

QUESTIONS_THAT_TELL_A_ALL = (1, 3, 5, 7, 2, 4, 6, 8, 9, 10)  # worked out in test_code777_story
HELPFUL = Options(help="full")


def after_ten_questions(options):
    state = lay_out(options=options, pile=QUESTIONS_THAT_TELL_A_ALL)
    for _ in QUESTIONS_THAT_TELL_A_ALL:
        state = after(state, (state.asker, Ask()), *content())
    return state


@pytest.mark.rules("C22")
def test_what_is_certain_when_but_one_code_is_left():
    """A has 1-2-3, each number in its only colour."""
    found = view(after_ten_questions(HELPFUL), A).deduced
    assert [(bound.least, bound.most) for bound in found.numbers] == [(1, 1)] * 3 + [(0, 0)] * 4
    assert {bound.card for bound in found.cards if bound.least} == {"1 green", "2 yellow", "3 black"}
    assert [(likely.code, likely.chance) for likely in found.codes] == [((1, 2, 3), 1)]


@pytest.mark.rules("C22")
def test_before_any_answer_only_what_lies_open_is_crossed_out():
    """A sees two of the four 4s, one of the four red 5s and the only black one, two of the three pink 6s …"""
    found = view(lay_out(options=HELPFUL), A).deduced
    most = {bound.card: bound.most for bound in found.cards}
    assert [most[card] for card in CARDS] == [1, 2, 3, 2, 0, 3, 3, 1, 3, 0, 1]
    assert not any(bound.least for bound in (*found.cards, *found.numbers))
    assert len(found.codes) == 75  # test_code777_story counts them


@pytest.mark.rules("C22")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_help_is_what_brute_force_over_all_racks_finds(seats):
    """Whatever was dealt to whom since: the true rack is never crossed out."""
    steps = [step.state for _, step in bot_steps(f"help {seats}", seats, 7, help="full")]
    for number, state in enumerate(steps[seats::5]):
        if isinstance(state.phase, Over):
            continue
        seat = Seat(number % seats)
        found, left = view(state, seat).deduced, racks(state, seat)
        assert state.racks[seat] in left
        assert [(bound.least, bound.most) for bound in found.cards] == [
            extremes(rack.count(card) for rack in left) for card in CARDS
        ]
        assert [(bound.least, bound.most) for bound in found.numbers] == [
            extremes(code_of(rack).count(number) for rack in left) for number in NUMBERS
        ]
        assert {likely.code: likely.chance for likely in found.codes} == {
            code: float(chance) for code, chance in chances(state, seat).items()
        }
        assert found.codes == tuple(sorted(found.codes, key=lambda likely: (-likely.chance, likely.code)))


def extremes(counts):
    counts = list(counts)
    return min(counts), max(counts)


@pytest.mark.rules("C22")
def test_only_as_much_is_told_as_the_table_allows():
    for level in ("none", "record"):
        assert view(after_ten_questions(Options(help=level)), A).deduced is None
    certain = after_ten_questions(Options(help="certain"))
    assert view(certain, A).deduced.codes == ()
    assert view(certain, A).deduced.cards == view(after_ten_questions(HELPFUL), A).deduced.cards


@pytest.mark.rules("C22")
def test_a_seat_is_helped_about_its_own_rack_and_the_big_screen_not_at_all():
    state = after_ten_questions(HELPFUL)
    assert view(state, None).deduced is None
    assert view(state, B).deduced != view(state, A).deduced
    over = after(lay_out(options=Options(help="full", points_to_win=1)), right(lay_out(), A))
    assert view(over, A).deduced is None
