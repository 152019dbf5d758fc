"""The story of a game of Code 777, with figures worked out by hand."""

from __future__ import annotations

import pytest

from ardoise.games.code777 import CODE777
from ardoise.games.code777.deduction import candidates, codes, learned_by
from ardoise.games.code777.draw_history import draw_history_of
from ardoise.games.code777.story import Clue, story
from ardoise.games.code777.types import Ask, Options, Over
from tests.games.code777_table import FOUR_RACKS, A, B, C, D, after, bot_steps, content, lay_out, right, wrong

SHORT = Options(points_to_win=1)


def told_after_one_question(*moves):
    """A asks how many racks add up to 18 or more, and sees 17, 19 and 15: the answer is 1."""
    state = after(lay_out(options=SHORT, pile=(1,)), (A, Ask()))
    for move in moves:
        state = after(state, move(state))
    return story([state])


def test_a_player_could_know_what_the_others_answers_leave():
    """C16, C5. From B's seat: one 2, two 3s, two 4s, five 5s, four 6s and five 7s are unseen.

    That makes 3 codes of one number, 5 × 5 of two and 20 of three, 48 in all. A saw one rack of 18 or more, and that is
    C's. B has less, so 777, 776, 775, 774, 766, 765 and 666 are out. For D four 4s are unseen (49 codes), and the same
    seven are out. C has 48, too, and must have one of the seven. A, who asked, learns nothing of 75.
    """
    assert [riddle.left for riddle in told_after_one_question().riddles] == [75, 41, 7, 42]


def test_the_best_clue_tells_the_largest_part():
    assert told_after_one_question().best_clue == Clue(1, A, 1, 1, C, 48, 7)


def test_each_rack_is_told_with_its_end():
    """D is wrong after the first question, and C right at once after that: the game is over."""
    told = told_after_one_question(lambda state: wrong(state, D), lambda state: right(state, C))
    assert told.asked == 1
    assert [(riddle.seat, riddle.since, riddle.until, riddle.right) for riddle in told.riddles] == [
        (A, 0, 1, None),
        (B, 0, 1, None),
        (C, 0, 1, True),
        (D, 0, 1, False),
        (D, 1, 1, None),
    ]
    assert told.riddles[3].cards == FOUR_RACKS[3]
    assert told.riddles[3].left == 42


def test_a_game_without_a_question_has_a_story_too():
    state = lay_out(options=SHORT)
    told = story([state, after(state, right(state, B))])
    assert (told.asked, told.best_clue) == (0, None)
    assert [riddle.left for riddle in told.riddles] == [75, 48, 48, 49]


def test_from_when_on_a_code_was_certain():
    """Twelve questions without a declaration. The tenth, how many numbers B does not see, leaves A but 1-2-3."""
    state = lay_out(pile=(1, 3, 5, 7, 2, 4, 6, 8, 9, 10, 11))
    left = []
    for asker in (A, B, C, D) * 3:
        state = after(state, (asker, Ask()))
        left.append(story([state]).riddles[A].left)
        state = after(state, *content())
    riddle = story([state]).riddles[A]
    assert left == [75, 75, 51, 5, 5, 5, 5, 4, 4, 1, 1, 1]
    assert (riddle.certain, riddle.until, riddle.right) == (10, 12, None)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_story_knows_what_a_bot_knows(seats):
    """A bot declares as soon as it can be sure, and the story says that it could."""
    for _, step in bot_steps("story", seats):
        if isinstance(step.state.phase, Over):
            continue
        told = {riddle.seat: riddle for riddle in story([step.state]).riddles}  # the newest of each
        for seat in map(type(A), range(seats)):
            view = CODE777.view(step.state, seat)
            origin = draw_history_of(view.tables, seat)
            assert told[seat].left == len(codes(origin, candidates(origin, learned_by(view, seat))))
