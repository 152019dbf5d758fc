"""Incroyable!, phase by phase. Nobody knows the answers, but 1 is never too high and 9999 nearly always is."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.async_api import Page

from ardoise.engine.game import Move
from ardoise.games.incroyable.moves import Choose, Content, Doubt, Estimate, Pass, Raise, Say
from ardoise.games.incroyable.view_types import OverView, StatingView
from tests.browser.scenes.scene import Scene, Situation, phone_of, wall_of
from tests.browser.scenes.tables import catch_up, play_until, seated, seen_by
from tests.kit.client import Player
from tests.kit.server import House

GAME = "incroyable"
TOO_HIGH = (9999, 1, 9998, 9997, 9996, 9995)  # the third will doubt the first: five points for the second, seven
APART = (51, 1250, 45, 42, 9999, 1)
TRICKY = {
    "finish": 50,
    "spirals": [6, 17, 26, 35, 44],
    "bonus": 5,
    "danger": [[8, 3], [13, 3], [22, 4], [31, 3], [47, 4]],
}
RISKY = {
    "finish": 50,
    "spirals": [5, 17, 26, 35, 44],
    "bonus": 25,
    "danger": [[13, 3], [22, 4], [31, 3], [40, 5], [47, 4]],
}

Players = list[Player]


async def plays(players: Players, seat: int, move: Move) -> None:
    """One move, of which all the others hear."""
    answer = await players[seat].play(move)
    assert answer.refused is None, answer
    for player in players:
        await catch_up(player, players[seat].table.version)


async def estimated(house: House, *values: int | None, **options: Any) -> Players:
    """Everybody has set these, from the first seat on; None: not yet."""
    players = await seated(house, GAME, len(values), **options)
    for seat, value in enumerate(values):
        if value is not None:
            await plays(players, seat, Estimate(value))
    return players


async def doubted(house: House, **options: Any) -> Players:
    """The third has doubted the first, rightly."""
    players = await estimated(house, *TOO_HIGH, **options)
    await plays(players, 2, Doubt(0))
    return players


async def at_risk(house: House, seats: int = 6) -> Players:
    """The second plays a risk round."""
    players = await estimated(house, *TOO_HIGH[:seats], track=RISKY)
    await plays(players, 2, Doubt(0))
    await all_go_on(players)
    assert isinstance(seen_by(players[1]).phase, StatingView)
    return players


async def all_go_on(players: Players) -> None:
    for seat in range(len(players)):
        await plays(players, seat, Content())


async def stated(house: House, *choices: bool) -> Players:
    """A number far too high has been named; some have chosen already."""
    players = await at_risk(house)
    await plays(players, 1, Say(9998))
    for seat, more in zip((0, 2, 3, 4, 5), choices, strict=False):
        await plays(players, seat, Choose(more))
    return players


async def estimating(house: House) -> Situation:
    players = await estimated(house, None, 20, None, 1250, None, 3, track="long")
    return Situation(phone_of(players[0]), wall_of(players[0]))


async def set_already(house: House) -> Situation:
    players = await estimated(house, 750, 20, None, None)
    return Situation(phone_of(players[0]))


async def watching(house: House) -> Situation:
    players = await estimated(house, 750, None, 33)
    guest = await house.come_in(players[0].welcome.code, "Maximiliane", "spectator")
    return Situation(phone_of(guest))


async def tied(house: House, me: int) -> Situation:
    players = await estimated(house, 1250, 1250, 1249, 1250, 12, 7)
    return Situation(phone_of(players[me]), wall_of(players[me]))


async def speaking(house: House) -> Situation:
    players = await estimated(house, *APART)
    return Situation(phone_of(players[1]), wall_of(players[1]))


async def listening(house: House) -> Situation:
    players = await estimated(house, *APART)
    await plays(players, 1, Pass())
    return Situation(phone_of(players[3]))


async def lowest(house: House) -> Situation:
    players = await estimated(house, *APART)
    for seat in (1, 0, 2, 3):
        await plays(players, seat, Pass())
    await plays(players, 5, Raise(43))
    return Situation(phone_of(players[3]), wall_of(players[3]))


async def looking(house: House, me: int) -> Situation:
    players = await doubted(house, track=TRICKY)
    return Situation(phone_of(players[me]), wall_of(players[me]))


async def naming(house: House, me: int) -> Situation:
    players = await at_risk(house)
    return Situation(phone_of(players[me]), wall_of(players[me]))


async def choosing(house: House) -> Situation:
    players = await stated(house)
    return Situation(phone_of(players[0]), wall_of(players[0]))


async def chosen(house: House) -> Situation:
    players = await stated(house, False, True)
    return Situation(phone_of(players[0]), wall_of(players[0]))


async def fooling(house: House) -> Situation:
    players = await stated(house, False, True)
    return Situation(phone_of(players[1]))


async def risk_looking(house: House, me: int) -> Situation:
    players = await stated(house, False, True, False, True, False)
    return Situation(phone_of(players[me]), wall_of(players[me]))


async def out(house: House) -> Situation:
    players = await stated(house, False, True, False, True, False)
    await all_go_on(players)
    return Situation(phone_of(players[2]), wall_of(players[2]))


async def over(house: House) -> Situation:
    players = await seated(house, GAME, 5)
    await play_until(players, lambda view: isinstance(view.phase, OverView))
    return Situation(phone_of(players[0]), wall_of(players[0]))


async def pick_first(page: Page) -> None:
    await page.locator("button.rung").first.click()


async def raise_instead(page: Page) -> None:
    await page.locator("footer button").last.click()


async def type_instead(page: Page) -> None:
    await page.locator(".turn button").click()


async def open_track(page: Page) -> None:
    await page.locator("article button").first.click()


async def choose_less(page: Page) -> None:
    await page.locator(".slates button").first.click()


async def go_up(page: Page) -> None:
    await page.locator(".ways button").last.click()


SCENES = [
    Scene("incroyable-estimating", estimating),
    Scene("incroyable-typing", set_already, type_instead),
    Scene("incroyable-set", set_already),
    Scene("incroyable-watching", watching),
    Scene("incroyable-track", set_already, open_track),
    Scene("incroyable-tie", partial(tied, me=1), go_up),
    Scene("incroyable-tie-of-another", partial(tied, me=0)),
    Scene("incroyable-speaking", speaking, pick_first),
    Scene("incroyable-listening", listening),
    Scene("incroyable-raising", lowest, raise_instead),
    Scene("incroyable-gained", partial(looking, me=2)),
    Scene("incroyable-lost", partial(looking, me=0)),
    Scene("incroyable-naming", partial(naming, me=1)),
    Scene("incroyable-risk", partial(naming, me=0)),
    Scene("incroyable-choosing", choosing, choose_less),
    Scene("incroyable-chosen", chosen),
    Scene("incroyable-fooling", fooling),
    Scene("incroyable-risk-gained", partial(risk_looking, me=1)),
    Scene("incroyable-out", out),
    Scene("incroyable-end", over),
]
