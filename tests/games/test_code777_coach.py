"""Code 777's hints: what they say, and that they are worked out from the seat's view alone."""

from __future__ import annotations

from ardoise.games.code777.coach import hint
from ardoise.games.code777.types import Ask, Options
from ardoise.games.code777.view import view
from tests.games.code777_brute import chances
from tests.games.code777_table import A, B, after, bot_steps, content, lay_out, right

FEW = 12  # codes: what brute force does quickly


def hinted(state, seat):
    return hint(view(state, seat), seat)


def test_from_the_first_question_to_certainty():
    """A's codes: 75, 75, 51, 5, 5, 5, 5, 4, 4, 1 (test_code777_story). The questions 1, 5 and 9 are A's own."""
    state = lay_out(pile=(1, 3, 5, 7, 2, 4, 6, 8, 9, 10))
    said = []
    for _ in range(10):
        state = after(state, (state.asker, Ask()))
        said.append(hinted(state, A))
        state = after(state, *content())
    assert [told.code.removeprefix("code777_") for told in said] == [
        *("left", "likelier", "fewer", "fewer", "left", "nothing", "nothing", "fewer", "left", "certain")
    ]
    assert said[2].about["gone"] == 75 - 51
    assert said[3].about["count"] == 5
    assert said[-1].about == {"code": "1-2-3", "count": 1, "chance": 100}


def test_a_chance_is_that_of_brute_force_and_whoever_has_a_good_one_is_told_to_dare():
    dared = 0
    for before, step in list(bot_steps("hints", 3))[::2]:
        told = hinted(step.state, B)
        if step.state.record == before.record or told is None or told.about["count"] > FEW:
            continue
        known = chances(step.state, B)
        code = tuple(map(int, told.about["code"].split("-")))
        assert known[code] == max(known.values())
        assert (told.about["count"], told.about["chance"]) == (len(known), round(100 * known[code]))
        assert (told.code == "code777_certain") == (len(known) == 1)
        assert (told.code == "code777_dare") == (len(known) > 1 and 2 * known[code] >= 1)  # with three players
        dared += told.code == "code777_dare"
    assert dared


def test_when_the_game_is_over_there_is_nothing_to_say():
    state = lay_out(options=Options(points_to_win=1))
    assert hinted(after(state, right(state, A)), A) is None
