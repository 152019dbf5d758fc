"""The numbers of the starter packs: how many of each kind, of what sizes, and everything that can be reckoned again."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable
from datetime import date

import pytest

from tests.packs import starter

Reckoning = Callable[..., int]

SUMS: dict[str, Reckoning] = {
    "A cinema": lambda seats, taken, broken: seats - taken - broken,
    "7 boxes": lambda boxes, eggs, broken: boxes * eggs - broken,
    "3 rolls": lambda rolls, stickers, single: rolls * stickers + single,
    "A train": lambda hour, minute, later, past: (later * 60 + past) - (hour * 60 + minute),
    "Take half": lambda whole, more: whole // 2 + more,
    "Take a quarter": lambda whole, less: whole // 4 - less,
    "9 spiders": lambda spiders, ants: spiders * 8 + ants * 6,
    "15 bicycles": lambda bicycles, tricycles: bicycles * 2 + tricycles * 3,
    "Each day a snail": lambda up, down, days: (up - down) * days,
    "A grandmother": lambda then, since: then + since,
    "13 pizzas": lambda pizzas, slices, left: pizzas * slices - left,
    "3 floors": lambda floors, steps, climbed: floors * steps - climbed,
    "6 children": lambda children, cherries, eaten: cherries // children - eaten,
    "Double": lambda number, more: number * 2 + more,
    "Divide 144": lambda number, by, less: number // by - less,
}
DICE: dict[str, Reckoning] = {
    "Multiply the die by 7": lambda die, times, more: die * times + more,
    "Subtract the die": lambda die, minuend: minuend - die,
    "Multiply the die by itself": lambda die, more: die * die + more,
    "Put a 0": lambda die, zero: int(f"{die}{zero}") * 2,
    "Divide 60": lambda die, dividend: dividend // die,
    "Write the die": lambda die: int(f"{die}{die}"),
    "Multiply the die by 25": lambda die, times: die * times,
    "Take the hidden": lambda die, times: (7 - die) * times,
    "Add up": lambda die, first, times: sum(range(first, die + 1)) * times,
    "As many octopuses": lambda die, arms, paws: die * arms + paws,
}


def of_mode(mode: str) -> list[starter.Line]:
    return [line for line in starter.lines("bornes") if line["mode"] == mode]


def formula(line: starter.Line, table: dict[str, Reckoning]) -> tuple[Reckoning, list[int]]:
    text = line["q"]["en"]
    [start] = [start for start in table if text.startswith(start)]
    return table[start], [int(number) for number in re.findall(r"\d+", text)]


def test_gambit7_has_its_questions_by_category() -> None:
    assert Counter(line["cat"]["gambit7"] for line in starter.lines("gambit7")) == {
        "economy": 9,
        "arts": 9,
        "geography": 9,
        "history": 9,
        "culture": 9,
        "science": 9,
        "sports": 8,
        "misc": 8,
    }


def test_incroyable_has_ten_questions_by_symbol() -> None:
    symbols = Counter(line["cat"]["incroyable"] for line in starter.lines("incroyable"))
    assert symbols == dict.fromkeys(("books", "globe", "heart", "tree", "professor"), 10)


def test_bornes_has_its_sides_by_mode() -> None:
    modes = Counter(line["mode"] for line in starter.lines("bornes"))
    assert modes == {"know": 19, "sum": 15, "count": 8, "dice": 10, "measure": 8}


def test_gambit7_has_answers_of_all_sizes() -> None:
    answers = [line["a"] for line in starter.lines("gambit7")]
    for least, most in ((0, 100), (100, 1000), (1000, 10**6)):
        assert sum(least <= answer < most for answer in answers) >= 0.15 * len(answers)
    assert sum(isinstance(answer, float) for answer in answers) >= 5
    assert sum(answer < 0 for answer in answers) in (1, 2)
    assert sum(str(abs(answer)).startswith("1") for answer in answers) <= 0.35 * len(answers)


def test_gambit7_has_few_years_and_percentages() -> None:
    questions = starter.lines("gambit7")
    assert sum(line["kind"] == "year" for line in questions) <= 0.2 * len(questions)
    assert sum(line["unit"] == "%" for line in questions) <= 0.2 * len(questions)


def test_only_answers_that_may_be_negative_are_signed() -> None:
    assert all(line.get("signed", False) == (line["a"] < 0) for line in starter.lines("gambit7"))


def test_decimals_have_one_place() -> None:
    for game in ("gambit7", "incroyable"):
        for line in starter.lines(game):
            assert line["int"] == isinstance(line["a"], int), line["id"]
            assert round(line["a"], 1) == line["a"], line["id"]


def test_incroyable_answers_are_whole_and_in_range() -> None:
    for line in starter.lines("incroyable"):
        assert type(line["a"]) is int, line["id"]
        assert 1 <= line["a"] <= 9999, line["id"]


def test_bornes_answers_are_between_0_and_150() -> None:
    for line in starter.lines("bornes"):
        for answer in (*line.get("faces", ()), line.get("a", 0)):
            assert type(answer) is int, line["id"]
            assert 0 <= answer <= 150, line["id"]


@pytest.mark.parametrize("line", of_mode("sum"), ids=lambda line: line["id"])
def test_sums_are_right(line: starter.Line) -> None:
    reckon, numbers = formula(line, SUMS)
    assert line["a"] == reckon(*numbers)


@pytest.mark.parametrize("line", of_mode("dice"), ids=lambda line: line["id"])
def test_faces_follow_the_text(line: starter.Line) -> None:
    reckon, numbers = formula(line, DICE)
    assert line["faces"] == [reckon(die, *numbers) for die in range(1, 7)]


@pytest.mark.parametrize("line", of_mode("count"), ids=lambda line: line["id"])
def test_pictures_hold_what_is_counted(line: starter.Line) -> None:
    [sign] = {found for text in line["q"].values() for found in re.findall(r"\((.)\)", text)}
    rows = line["picture"].split("\n")
    assert line["picture"].count(sign) == line["a"]
    assert {len(row) for row in rows} == {len(rows[0])}
    assert set(line["picture"]) <= set("●○▲△▼■□◆★☆\n")
    assert len(set(line["picture"])) >= 3  # the sign, another one, and the line break


def test_measured_sides_have_no_answer() -> None:
    assert all("a" not in line and "faces" not in line for line in of_mode("measure"))


FRIDAY = 4
THIRTEENTHS = [date(year, month, 13) for year in range(2001, 2101) for month in range(1, 13)]


def without_shared_birthday(people: int) -> float:
    return math.prod((365 - person) / 365 for person in range(people))


def is_perfect(number: int) -> bool:
    return number == sum(divisor for divisor in range(1, number) if number % divisor == 0)


def trailing_zeros(number: int) -> int:
    text = str(number)
    return len(text) - len(text.rstrip("0"))


COMPUTED = {
    "One of each euro coin": sum((1, 2, 5, 10, 20, 50, 100, 200)),
    "How many prime numbers": sum(all(n % d for d in range(2, n)) for n in range(2, 1000)),
    "In how many different orders": math.factorial(7),
    "What is the sum of all the numbers on a roulette": sum(range(37)),
    "A clock strikes": 2 * sum(range(1, 13)),
    "How many seconds has a day": 24 * 60 * 60,
    "Twelve friends": math.comb(12, 2),
    "Ten friends": math.comb(10, 2),
    "How many full years old": int(10_000 / 365.2425),
    "A heart that beats": 70 * 90,
    "Somebody sleeps": 8 * 365,
    "How many squares of all sizes": sum(n * n for n in range(1, 9)),
    "Multiply all the whole numbers": trailing_zeros(math.factorial(100)),
    "How many letters are needed to write the year 1888": len("MDCCCLXXXVIII"),
    "6 and 28": next(number for number in range(29, 10_000) if is_perfect(number)),
    "How many times does a Friday": sum(day.weekday() == FRIDAY for day in THIRTEENTHS),
    "How many people must meet": next(n for n in range(366) if without_shared_birthday(n) < 0.5),
    "At how many °C do a Celsius": next(degrees for degrees in range(-273, 100) if degrees * 9 / 5 + 32 == degrees),
}


@pytest.mark.parametrize(("start", "answer"), COMPUTED.items(), ids=list(COMPUTED))
def test_what_can_be_computed_is_right(start: str, answer: int) -> None:
    asked = [*starter.lines("gambit7"), *starter.lines("incroyable")]
    assert [line["a"] for line in asked if line["q"]["en"].startswith(start)] == [answer]
