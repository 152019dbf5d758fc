"""A whole game of each, played by somebody who hears only what is announced or has the focus, and has only keys."""

from __future__ import annotations

import re

from tests.browser.ear import Ear
from tests.browser.scenes.scene import phone_of
from tests.browser.stage import Stage
from tests.kit.planned_server import Plan

OVER = r"\bwins?(,| with) |share the win!"  # the end's headline; "361 wins!" is a round's
LOOK = "Carry on when you’re ready"


async def practise(stage: Stage, game: str) -> Ear:
    """From the first page, by its keys, on a device that has yet to hear how the game is played."""
    page = await stage.open("/", first=True)
    ear = await Ear.at(page)
    await ear.go("pick a game and a level")
    await ear.go(f"^{game}")
    await ear.hears(r"^politely: ([A-Z“].+?[.!?”] ){3}")
    await ear.go("^Got it!$")
    return ear


async def sit_down(stage: Stage, game: str, **options: object) -> Ear:
    """At a game that is short by its options."""
    seen = phone_of(await stage.house.practise("Ada", game, **options))
    page = await stage.open("/", kept=seen.kept)
    ear = await Ear.at(page)
    await page.goto(stage.address() + seen.path)
    return ear


async def answers_to_keys(ear: Ear, question: str, score: str) -> None:
    """Also from where one writes: these keys are no letters."""
    assert re.search(question, await ear.asks("F4"))
    assert re.search(score, await ear.asks("F8"))
    assert await ear.asks("F9") == "No clock is running. Take your time."
    assert "Your turn!" in await ear.asks("F2")


def test_gambit7(play):
    async def visit(stage: Stage) -> None:
        ear = await practise(stage, "Gambit 7")
        for number in range(1, 8):
            asked = await ear.hears("Write your guess")
            assert asked.startswith(f"Round {number} of 7. ")
            await ear.stands_somewhere()
            if number == 1:
                question = asked.removeprefix("Round 1 of 7. ").partition("?")[0]
                await answers_to_keys(ear, re.escape(question), "^You: 0 points")
            await ear.type(str(40 + number))
            await ear.press("Enter")
            lying = await ear.hears("The guesses, highest first: .*Place your bets")
            assert re.search(rf"\b{40 + number} by (you|.+ and you|you and .+)\.", lying)
            await ear.stands_somewhere()
            await ear.go(f"^{40 + number}, written by")
            await ear.go("^That’s my bet")
            result = await ear.hears(r"The answer: ")
            assert re.search(r"The answer: .+?\. .+ wins[.!] ", result), result
            assert re.search(r"(You: [+−]\d+, now \d+|You score nothing, still \d+)\.", result), result
            assert LOOK in result
            await ear.stands_somewhere()
            await ear.go("Next question|Final scores")
        await ear.hears(OVER)
        await ear.stands_somewhere()
        await ear.by_keys_alone()

    play(visit, Plan())


async def set_a_challenge(ear: Ear) -> None:
    await ear.tab_to("^Your challenge")
    await ear.type("How many cups are there?")
    await ear.go("^Announce$")
    await ear.hears("Write the answer, too")
    await ear.go("^The answer")
    await ear.stands_at("^Your slate")
    await ear.type("20")
    await ear.press("Enter")
    await ear.go("^Announce$")
    await ear.hears("Say go")
    await ear.stands_somewhere()
    await ear.go("^Go!$")


async def rank(ear: Ear, said: str) -> None:
    """Each card on top of the others. Of a moved card only the place is news."""
    for number in (1, 2, 3):
        await ear.tab_to("^Challenge" if f"{number}: the challenge." in said else f"^{number}: ")
        for _ in range(number):
            await ear.press("ArrowUp")
        assert (await ear.focus()).name == f"{number} of {number + 1}"
    await ear.go("^Done$")


def test_bornes(play):
    """Four rounds: each leads once. What all others get is heard by who leads."""

    async def visit(stage: Stage) -> None:
        ear = await practise(stage, "Bornes")
        led, ranked = 0, 0
        while True:
            said = await ear.hears(f"You’re the quizmaster|Rank them|{LOOK}|{OVER}")
            await ear.stands_somewhere()
            if "quizmaster" in said:
                await set_a_challenge(ear)
            elif "Rank them" in said:
                assert re.search(r"Your boundary: \d\d\. 1: .+ 2: .+ 3: .+", said), said
                assert re.search(r"\d: the challenge\.", said), said
                assert re.search(r"^.+: .+1: ", await ear.asks("F4"))
                await rank(ear, said)
            elif LOOK in said:
                mine = re.search(r"Your round: \d+ green, \d+ red; now \d+ green and \d+ red\. .+: .+\.", said)
                others = re.search(r"(\w+: \d+ green, \d+ red\. ){3}", said)
                assert mine or others, said
                ranked, led = ranked + bool(mine), led + bool(others)
                await ear.go("Next round|Final scores")
            else:
                break
        assert (led, ranked) == (1, 3)
        await ear.by_keys_alone()

    play(visit, Plan())


async def set_dials(ear: Ear, value: int, then: str) -> None:
    await ear.tab_to("^Thousands$")
    await ear.type(f"{value:04}")
    await ear.go(then)


async def speak(ear: Ear, said: str) -> None:
    if "or pass" in said:
        await ear.go("^Pass$")
    else:
        await ear.go("points if you’re right")
        await ear.go("^Incroyable!$")


async def one_after_the_other(ear: Ear, *names: str) -> None:
    for name in names:
        await ear.go(name)


DUTIES = {
    LOOK: lambda ear, _: ear.go("^Continue$"),  # whatever was heard before it, it waits for me
    "Set your guess": lambda ear, _: set_dials(ear, 20, "^Lock it in$"),
    "also said": lambda ear, _: one_after_the_other(ear, "nearest free", "^Move to "),
    "hallenge someone": speak,
    "fools them": lambda ear, _: set_dials(ear, 4321, "^Say 4"),
    "Your turn! Is it more or less?": lambda ear, _: one_after_the_other(ear, "^more$", "^I say "),
}


def test_incroyable(play):
    async def visit(stage: Stage) -> None:
        ear = await sit_down(stage, "incroyable", track="short")
        asked, told = 0, 0
        while not re.search(OVER, said := await ear.hears("|".join([*DUTIES, OVER]))):
            if "Set your guess" in said:
                assert re.search(r"^(You’re the questioner|.+ asks): .+\?", said), said
                if not asked:
                    await answers_to_keys(ear, r"\?", "^You: square 0")
                asked += 1
            if LOOK in said:
                assert re.search(r"The answer: \d", said), said
                assert re.search(r"You get .+\. .*square \d+", said), said
                told += 1
            await next(do for duty, do in DUTIES.items() if duty in said)(ear, said)
        assert asked
        assert told
        await ear.stands_somewhere()
        await ear.by_keys_alone()

    play(visit, Plan())


async def cross_out(ear: Ear) -> None:
    """One place of the Tab key for 28 cards, and arrows between them."""
    await ear.go("^Notes$")
    await ear.tab_to("^green 1")
    await ear.press("ArrowDown")
    assert (await ear.focus()).name == "yellow 2, sun, 1 of 2"
    await ear.press("Enter")
    assert (await ear.focus()).name == "yellow 2, sun, 1 of 2, crossed out"
    await ear.press("Tab")
    assert "yellow" not in (await ear.focus()).name
    await ear.go("^To the table$")


async def declare(ear: Ear) -> None:
    """Digits at once: the focus is where they are written."""
    await ear.go("^Declare$")
    await ear.page.wait_for_function("() => document.activeElement?.matches('dialog .keys')")
    assert (await ear.focus()).name == "Type three numbers from 1 to 7"
    await ear.type("111")  # there is but one 1
    await ear.go("^Declare 1")
    await ear.stands_at("^Declare 1.1.1\\?$")
    await ear.go("^Yes, declare$")
    said = await ear.hears("You declared")
    assert re.search(r"Wrong! No point\. It was \w+ \d, \w+ \d, \w+ \d\.", said), said


def test_code777(play):
    async def visit(stage: Stage) -> None:
        ear = await sit_down(stage, "code777", points_to_win=1)
        turns = 0
        while not re.search(OVER, said := await ear.hears(f"Draw a question|Got it|{OVER}")):
            turns += 1
            if turns == 1:
                assert len(re.findall(r"\w+: \w+ \d, \w+ \d, \w+ \d\.", await ear.asks("F2"))) == 3
                assert re.search("^You: 0 of 1 points", await ear.asks("F8"))
                await cross_out(ear)
                await declare(ear)
            await ear.stands_somewhere()
            await ear.go("^Draw a question$" if "Draw" in said else "^Got it, next$", unless=OVER)
        await ear.by_keys_alone()

    play(visit, Plan())


def test_where_nothing_is_played_no_place_is_lost_either(play):
    """A table, a guest who is removed, and questions of one's own."""

    async def visit(stage: Stage) -> None:
        ear = await Ear.at(await stage.open("/"))
        await ear.go("^Host a game")
        await ear.page.wait_for_url(re.compile(r"/[A-Z]{6}$"))
        await ear.stands_somewhere()
        await stage.house.come_in(ear.page.url[-6:], "Bo")
        await ear.hears("Bo has joined")
        await ear.go("^Options for Bo")
        await ear.go("^Remove$")
        await ear.stands_at("^Remove Bo from the table")
        await ear.go("^Yes, remove Bo$")
        await ear.hears("Bo has left")
        await ear.stands_somewhere()

        await ear.page.goto(stage.address())
        await ear.go("^Your own questions")
        for control in ("^Add a question$", "^Another one$", "^Done$"):
            await ear.go(control)
            await ear.stands_somewhere()
            assert (await ear.focus()).role in {"heading", "textbox", "button"}
        await ear.by_keys_alone()

    play(visit, Plan())
