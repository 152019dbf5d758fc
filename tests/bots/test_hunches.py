"""Estimates like people's, against the figures of a thousand people's answers."""

from __future__ import annotations

from collections import Counter
from math import log
from statistics import median, quantiles

import pytest
from msgspec.structs import replace

from ardoise.bots.domains import LEANS, PLAIN, Domain, domain
from ardoise.bots.family import nothing_to_guess
from ardoise.bots.hunches import Asked, draw, hunch
from ardoise.bots.levels import DIALS
from ardoise.bots.player import CERTAIN
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat
from ardoise.engine.text import Text
from ardoise.games import GAMES, KITS
from ardoise.games.bornes import types as bornes
from ardoise.games.packs import box
from tests.kit.play import played

PEOPLE = 60
QUESTIONS = 150
CLUB = DIALS["club"]


def crowd(kind, truth, key, dials=CLUB, people=PEOPLE):
    asked = Asked(key, "arts", kind, truth)
    return [float(draw(asked, Seat(seat), dials, "own", "seed").estimate) for seat in range(people)]


def truths():
    dice = Dice("truths", 0)
    return [round(10 ** (1 + dice.below(3000) / 1000)) for _ in range(QUESTIONS)]


@pytest.fixture(scope="module")
def quantities():
    return [
        (truth, crowd(Domain("log", PLAIN, leans=LEANS), truth, f"q{number}")) for number, truth in enumerate(truths())
    ]


def spread(errors):
    low, _, high = quantiles(errors, n=4)
    return (high - low) / 1.349


def test_spread_of_errors_from_question_to_question(quantities):
    spreads = [spread([log(answer / truth) for answer in answers]) for truth, answers in quantities]
    tenths = quantiles(spreads, n=10)
    assert 0.7 < median(spreads) < 1.0  # people: 0.86
    assert 0.3 < tenths[0] < 0.6  # 0.46
    assert 1.3 < tenths[8] < 2.4  # 2.01


def test_the_whole_crowd_is_off_too(quantities):
    off = []
    for truth, answers in quantities:
        errors = [log(answer / truth) for answer in answers]
        off.append(abs(median(errors)) / spread(errors))
    assert 0.5 < median(off) < 0.85  # 0.68


def test_share_over_the_truth(quantities):
    over = [answer > truth for truth, answers in quantities for answer in answers]
    assert 0.36 < sum(over) / len(over) < 0.42  # 39 %


def test_errors_have_tails_that_a_normal_curve_has_not(quantities):
    far = []
    for _, answers in quantities:
        errors = [log(answer) for answer in answers]
        width, middle = spread(errors) or 1, median(errors)
        far += [abs(error - middle) / width > 3 for error in errors]
    assert sum(far) / len(far) > 0.03  # normal: 0.3 %, Student's t with 2.6 degrees of freedom: 5 %


def significant(number):
    return min(3, len(str(number).rstrip("0")))


def test_round_numbers(quantities):
    large = [int(answer) for _, answers in quantities for answer in answers if answer >= 100]
    digits = Counter(map(significant, large))
    assert 0.44 < digits[1] / len(large) < 0.54  # 49 %
    assert 0.32 < digits[2] / len(large) < 0.42  # 37 %
    assert 0.09 < digits[3] / len(large) < 0.18  # 13 %


def test_last_digits(quantities):
    numbers = [int(answer) for _, answers in quantities for answer in answers if answer >= 10]
    last = Counter(number % 10 for number in numbers)
    assert 0.76 < last[0] / len(numbers) < 0.86  # 81 %
    assert 0.04 < last[5] / len(numbers) < 0.11  # 8 %


def test_first_digits_of_the_roundest_numbers(quantities):
    roundest = [
        str(int(answer))[0]
        for _, answers in quantities
        for answer in answers
        if answer >= 100 and significant(int(answer)) == 1
    ]
    share = {digit: count / len(roundest) for digit, count in Counter(roundest).items()}
    people = {"1": 0.22, "2": 0.19, "3": 0.14, "4": 0.10, "5": 0.16, "6": 0.06, "7": 0.04, "8": 0.06, "9": 0.03}
    assert all(abs(share[digit] - part) < 0.05 for digit, part in people.items())


@pytest.mark.parametrize(("spread", "tens", "fives"), [(7, 0.18, 0.36), (71, 0.54, 0.67)])
def test_years_are_rounder_the_less_is_known(spread, tens, fives):
    kind = Domain("line", spread, "year")
    plain = replace(CLUB, known=0.0, pets=0.0)
    years = [year for number in range(40) for year in crowd(kind, 1700 + 7 * number, f"y{number}", plain)]
    assert abs(sum(year % 10 == 0 for year in years) / len(years) - tens) < 0.09
    assert abs(sum(year % 5 == 0 for year in years) / len(years) - fives) < 0.09
    assert all(1 <= year <= 2026 for year in years)


def test_percentages_and_ages():
    percent = Domain("share", 0.8, "percent")
    shares = [value for number in range(60) for value in crowd(percent, 5 + 1.5 * number, f"p{number}")]
    assert abs(sum(value % 10 == 0 for value in shares) / len(shares) - 0.64) < 0.07
    assert abs(sum(value % 5 == 0 for value in shares) / len(shares) - 0.87) < 0.07
    assert abs(sum(value == 50 for value in shares) / len(shares) - 0.14) < 0.05
    assert all(0 < value <= 100 for value in shares)
    age = Domain("line", 4.4, "age")
    ages = [value for number in range(40) for value in crowd(age, 20 + number, f"a{number}")]
    assert abs(sum(value % 5 == 0 for value in ages) / len(ages) - 0.36) < 0.06


def test_each_level_errs_less_than_the_one_below():
    def error(level):
        kind = Domain("log", PLAIN, leans=LEANS)
        pairs = [(truth, crowd(kind, truth, f"q{n}", DIALS[level], 20)) for n, truth in enumerate(truths()[:60])]
        return median(abs(log(answer / truth)) for truth, answers in pairs for answer in answers)

    errors = [error(level) for level in DIALS]
    assert errors == sorted(errors, reverse=True)


def test_who_is_at_home_in_a_category_errs_less_there_every_time():
    kind, home = Domain("log", PLAIN), replace(CLUB, known=0.0, pets=1.0)

    def errors(dials):
        return [abs(log(answer / 500)) for n in range(60) for answer in crowd(kind, 500, f"q{n}", dials, 5)]

    assert median(errors(home)) < 0.6 * median(errors(replace(home, pets=0.0)))


def test_people_believe_to_know_more_than_they_do_and_masters_do_not():
    def within(level):
        """How often the truth lies within what the bot takes for its spread."""
        dials, hits = replace(DIALS[level], known=0.0), []
        for number, truth in enumerate(truths()):
            for seat in range(4):
                asked = Asked(f"q{number}", "arts", Domain("log", PLAIN, leans=LEANS), truth)
                guess = draw(asked, Seat(seat), dials, "own", "seed")
                hits.append(abs(log(float(guess.estimate) / truth)) < guess.sureness)
        return sum(hits) / len(hits)

    assert within("novice") < within("club") < 0.5 < within("strong") < within("master")


@pytest.mark.parametrize(
    ("text", "unit", "answer", "scale", "habit"),
    [
        ("In what year was it stolen?", "", 1911, "line", "year"),
        ("How old was she?", "years", 27, "line", "age"),
        ("How much of it is water?", "%", 71, "share", "percent"),
        ("By how much did it grow?", "%", 300, "log", "digits"),
        ("How cold was it?", "°C", -40, "line", "digits"),
        ("How many?", "", 0, "line", "digits"),
        ("How long is it?", "km", 6650, "log", "digits"),
    ],
)
def test_what_a_question_asks_for(text, unit, answer, scale, habit):
    kind = domain(Text(text, "", ""), Text(unit, unit, unit), answer)
    assert (kind.scale, kind.habit) == (scale, habit)


GUESSING = [name for name, kit in KITS.items() if kit.bots.look is not nothing_to_guess]


def states(game, seed="s", seats=4):
    return [step.state for step in played(GAMES[game], GAMES[game].types.options(), seats, box(game), seed)]


@pytest.mark.parametrize("game", GUESSING)
def test_same_seed_question_seat_and_level_same_hunch(game):
    known = [state for state in states(game) if hunch(KITS[game].bots, state, Seat(1), "club", "seed")][:20]
    assert known
    for state in known:
        first = hunch(KITS[game].bots, state, Seat(1), "club", "seed")
        assert first == hunch(KITS[game].bots, state, Seat(1), "club", "seed")
    others = [(Seat(2), "club", "seed"), (Seat(1), "strong", "seed"), (Seat(1), "club", "another")]
    for seat, level, seed in others:
        assert any(
            hunch(KITS[game].bots, s, Seat(1), "club", "seed") != hunch(KITS[game].bots, s, seat, level, seed)
            for s in known
        )


@pytest.mark.parametrize("game", GUESSING)
def test_while_a_question_lies_there_its_hunch_stays(game):
    """Nobody learns more by asking oneself again, or later in the same round."""
    shop: dict[object, set[object]] = {}
    for state in states(game):
        guess = hunch(KITS[game].bots, state, Seat(0), "master", "seed")
        if guess:
            round_ = state.round.number if isinstance(state, bornes.State) else tuple(GAMES[game].asked(state))
            shop.setdefault(round_, set()).add(guess)
    assert shop
    assert all(len(guesses) == 1 for guesses in shop.values())


@pytest.mark.parametrize("game", GUESSING)
def test_no_hunch_where_there_is_nothing_to_guess(game):
    assert hunch(KITS[game].bots, states(game)[-1], Seat(0), "master", "seed") is None


@pytest.mark.parametrize("game", set(KITS) - set(GUESSING))
def test_no_hunch_in_a_game_that_asks_nothing_of_the_world(game):
    assert {hunch(KITS[game].bots, state, Seat(0), "master", "seed") for state in states(game, seats=3)} == {None}


def test_in_bornes_a_hunch_is_of_the_own_hand_alone():
    for state in states("bornes"):
        for seat in map(Seat, range(4)):
            guess = hunch(KITS["bornes"].bots, state, seat, "club", "seed")
            ranks = isinstance(state.phase, bornes.Ranking) and seat != state.round.master
            assert (guess is not None) == ranks
            if guess:
                assert [card for card, _ in guess.cards] == [side.id for side in state.round.hands[seat]]


def test_what_nobody_has_measured_yet_nobody_is_sure_of():
    measured = []
    for state in states("bornes", "measured"):
        for seat in map(Seat, range(4)):
            guess = hunch(KITS["bornes"].bots, state, seat, "master", "seed")
            own = dict(guess.cards) if guess else {}
            measured += [own[side.id] for side in state.round.hands[seat] if side.id in own and side.kind == "measured"]
    assert measured
    assert all(guess.sureness > 1000 * CERTAIN for guess in measured)
