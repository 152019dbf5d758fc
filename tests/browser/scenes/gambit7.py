"""Gambit 7: every phase, as whoever it looks different for sees it."""

from __future__ import annotations

from decimal import Decimal

from playwright.async_api import Page

from ardoise.games.gambit7.types import TOO_HIGH, Content, LookingView, OverView
from ardoise.server.lobby.commands import Dress, SetClock, TakeSeat
from tests.browser.scenes.gambit7_tables import (
    MOST,
    NONE,
    agree,
    around,
    bet,
    both,
    chips,
    each,
    gambit,
    rich,
    spectator,
    truth,
    winning,
    write,
)
from tests.browser.scenes.scene import Scene, Situation, phone_of
from tests.browser.scenes.tables import NAMES, play_until, seated, seen_by
from tests.kit.client import Player
from tests.kit.server import House


async def answering(house: House) -> Situation:
    players = await seated(house, "gambit7", 5)
    await write(players, None, 1_500_000, None, 42)
    return both(players[0])


async def written(house: House) -> Situation:
    """The longest answer that there is, and everybody else still thinks."""
    players = await seated(house, "gambit7", 4)
    await write(players, MOST)
    return Situation(phone_of(players[0]))


async def betting(house: House) -> Situation:
    players = await seated(house, "gambit7", 5)
    await write(players, 450, 600, 623, 700, 600)
    await bet(players, chips(-1), chips(-1, -2), chips(1, 1), NONE, chips(-1, TOO_HIGH))
    await each(players[1:], [Content()])
    return both(players[0])


async def full(house: House) -> Situation:
    """Seven slates from the smallest to the largest, and everybody bets on one case."""
    players = await seated(house, "gambit7", 7)
    await write(players, MOST, Decimal("0.000001"), 12_345_678, Decimal("1234.5678"), 987_654_321_012, 3, MOST - 1)
    await bet(players, chips(3, 3), chips(3, 3), chips(3, 0), chips(3, -3), chips(3, 1), chips(3, TOO_HIGH), chips(3))
    return both(players[0])


async def risk(house: House) -> Situation:
    """The Gambit 7 chip is in the hand and there is something to lose."""
    players = await rich(house)
    await write(players, 450, 600, 623, 700)
    return Situation(phone_of(players[0]))


async def hold_gambit(page: Page) -> None:
    await page.locator(".slot.gambit").click()


async def gained(house: House) -> Situation:
    players = await rich(house)
    await write(players, *around(players))
    await bet(players, gambit(winning(players)), chips(winning(players)), chips(1, -1), chips(TOO_HIGH))
    await agree(players)
    return both(players[0])


async def lost(house: House) -> Situation:
    """Everything on "all too high", which it was not; and the first has seen enough."""
    players = await rich(house)
    await write(players, *around(players))
    await bet(players, gambit(TOO_HIGH), NONE, chips(-1, 1), chips(2, 2))
    await agree(players)
    await each(players, [Content()])
    return both(players[0])


async def too_high(house: House) -> Situation:
    """Seven slates of which none is low enough, up to fifteen digits."""
    players = await seated(house, "gambit7", 7)
    over = int(truth(players[0]) * 2 + 10)
    await write(players, over, over + 1, over * 30, over * 4_000, 987_654_321_012, MOST - 1, MOST)
    await bet(
        players, chips(TOO_HIGH, TOO_HIGH), gambit(3), chips(TOO_HIGH, 0), chips(3, 3), chips(3, 2), chips(3), chips(1)
    )
    await agree(players)
    return both(players[0])


async def nobody(house: House) -> Situation:
    """The hourglass ran out before anybody wrote (G22)."""
    players = await seated(house, "gambit7", 3, answer_seconds=5, look_seconds=600)
    assert (await players[0].ask(SetClock, on=True)).refused is None
    await players[0].hears(lambda: isinstance(seen_by(players[0]).phase, LookingView))
    return both(players[0])


async def watching_answers(house: House) -> Situation:
    players = await seated(house, "gambit7", 4)
    await write(players, None, 1789)
    return Situation(await spectator(house, players[0]))


async def watching_bets(house: House) -> Situation:
    players = await seated(house, "gambit7", 3)
    await write(players, 450, 600, 623)
    await bet(players, NONE, chips(0, 0), gambit(1))
    return Situation(await spectator(house, players[0]))


async def hidden(house: House) -> Situation:
    players = await seated(house, "gambit7", 4, hidden_bets=True)
    await write(players, 450, 600, 623, 700)
    await bet(players, chips(-1, 1), chips(2, 2), gambit(1))
    await agree(players[:2])
    return both(players[0])


async def mean(house: House) -> Situation:
    """Two players, and a third slate between theirs."""
    players = await seated(house, "gambit7", 2, mean_slate=True)
    await write(players, 1200, Decimal("450.5"))
    await bet(players, chips(0))
    return both(players[0])


async def ten_in_four_teams(house: House) -> list[Player]:
    """The first and the fifth sit together."""
    people = await house.seat([*NAMES, "Ingeborg", "Jean-Baptiste"], "gambit7")
    for number, person in enumerate(people):
        assert (await person.ask(TakeSeat, seat=number % 4)).refused is None
        assert (await person.ask(Dress, avatar=2 * number, colour=number % 8)).refused is None
    assert (await people[0].ask(SetClock, on=False)).refused is None
    await house.start(people)
    return people


async def team(house: House) -> Situation:
    """Somebody else has written for my team."""
    people = await ten_in_four_teams(house)
    await write(people, None, 1848, None, None, 1789)
    return both(people[0])


async def end(house: House) -> Situation:
    players = await seated(house, "gambit7", 5)
    await play_until(players, lambda view: isinstance(view.phase, OverView))
    return both(players[0])


SCENES = [
    Scene("gambit7-answering", answering),
    Scene("gambit7-written", written),
    Scene("gambit7-team", team),
    Scene("gambit7-watching-answers", watching_answers),
    Scene("gambit7-betting", betting),
    Scene("gambit7-risk", risk, hold_gambit),
    Scene("gambit7-full", full),
    Scene("gambit7-hidden", hidden),
    Scene("gambit7-mean", mean),
    Scene("gambit7-watching-bets", watching_bets),
    Scene("gambit7-gained", gained),
    Scene("gambit7-lost", lost),
    Scene("gambit7-too-high", too_high),
    Scene("gambit7-nobody", nobody),
    Scene("gambit7-end", end),
]
