"""Code 777, phase by phase: who asks, who notes, who declares, and what lies in the notebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.async_api import Page

from ardoise.engine.game import Move
from ardoise.games.code777.deck import code_of
from ardoise.games.code777.types import Ask, Content, Declare
from ardoise.server.lobby.commands import Again, ChooseOptions, CrossOut
from tests.browser.scenes.scene import Scene, Situation, phone_of, wall_of
from tests.browser.scenes.tables import NAMES, catch_up, play_until, seated, seen_by
from tests.kit.client import Player
from tests.kit.server import House

COMPARES = 12  # the first of the questions that weigh two things
CROSSED = (0b1011_0110_1001_0010_0101_1100_1110, 0b11, 0)


def phase(view: Any) -> str:
    return type(view.phase).__name__.removesuffix("View")


async def do(players: list[Player], by: Player, move: Move) -> None:
    """One move, of which all hear."""
    assert (await by.play(move)).refused is None
    for player in players:
        await catch_up(player, by.table.version)


async def quietly(players: list[Player], enough: Callable[[Any], bool]) -> None:
    """Questions are asked and noted, and nobody declares."""
    while not enough(view := seen_by(players[0])):
        by = players[view.awaited[0]]
        await do(players, by, Content() if phase(view) == "Noting" else Ask())


async def declare(players: list[Player], seat: int, right: bool = True) -> None:
    """What stands on a rack is seen by another."""
    rack = seen_by(players[seat - 1]).tables[-1].racks[seat]
    numbers = code_of(rack) if right else (1, 1, 1)  # there is but one 1
    await do(players, players[seat], Declare(seen_by(players[seat]).may_declare.rack, numbers))


def both(player: Player) -> Situation:
    return Situation(phone_of(player), wall_of(player))


async def beginning(house: House) -> Situation:
    """Somebody else draws the first question; one rack belongs to nobody."""
    players = await seated(house, "code777", 3)
    other = next(player for seat, player in enumerate(players) if seat != seen_by(players[0]).asker)
    return both(other)


async def asking(house: House) -> Situation:
    players = await seated(house, "code777", 4)
    await quietly(players, lambda view: phase(view) == "Asking" and view.asker == 0 and len(view.record) > 3)
    return both(players[0])


async def noting(house: House) -> Situation:
    players = await seated(house, "code777", 4)
    await quietly(players, lambda view: phase(view) == "Noting" and view.record[-1].question >= COMPARES)
    return both(players[0])


async def noted(house: House) -> Situation:
    """I have noted it, others have not."""
    players = await seated(house, "code777", 4)
    await quietly(players, lambda view: phase(view) == "Noting" and view.record[-1].question < COMPARES)
    for player in players[:2]:
        await do(players, player, Content())
    return both(players[0])


async def of_two(house: House) -> Situation:
    """Two players, two racks that belong to nobody, and somebody else's turn."""
    players = await seated(house, "code777", 2)
    await quietly(players, lambda view: phase(view) == "Asking" and view.asker == 1 and view.record)
    return both(players[0])


async def picking(house: House) -> Situation:
    players = await seated(house, "code777", 3, pick_of_two=True)
    asker = players[seen_by(players[0]).asker]
    await do(players, asker, Ask())
    return both(asker)


async def others_pick(house: House) -> Situation:
    players = await seated(house, "code777", 4, pick_of_two=True)
    asker = seen_by(players[0]).asker
    await do(players, players[asker], Ask())
    return Situation(phone_of(players[asker - 1]))


async def right(house: House) -> Situation:
    """My own declaration was right, with three players: two racks are new."""
    players = await seated(house, "code777", 3)
    await quietly(players, lambda view: phase(view) == "Noting" and len(view.record) > 1)
    await declare(players, 0)
    return both(players[0])


async def wrong(house: House) -> Situation:
    """Somebody with a long name was wrong, and it is my turn to ask."""
    players = await seated(house, "code777", 4, points_to_win=5)
    await quietly(players, lambda view: phase(view) == "Asking" and view.asker == 0 and view.record)
    await declare(players, 1, right=False)
    return both(players[0])


async def pausing(house: House) -> Situation:
    """I was wrong twice in a row, and somebody else once: nobody of us may declare now."""
    players = await seated(house, "code777", 4, points_to_win=5)
    for seat, heard in ((0, 1), (0, 2), (2, 2)):
        await quietly(players, lambda view, heard=heard: len(view.record) >= heard)  # type: ignore[misc]
        await declare(players, seat, right=False)
    return both(players[0])


async def before_a_stall(house: House) -> Situation:
    players = await seated(house, "code777", 2)
    await quietly(players, lambda view: view.patience - view.quiet <= 2)
    return both(players[0])


async def stalled(house: House) -> Situation:
    players = await seated(house, "code777", 2)
    await quietly(players, lambda view: len(view.tables) > 1)
    return both(players[0])


async def watching(house: House) -> Situation:
    players = await seated(house, "code777", 4)
    await quietly(players, lambda view: phase(view) == "Noting")
    return Situation(phone_of(await house.come_in(players[0].welcome.code, "Zoé", "spectator")))


async def noted_much(house: House) -> Situation:
    """A record with two declarations, and crosses on the sheets."""
    players = await seated(house, "code777", 4)
    for seat, heard in ((0, 4), (1, 6)):
        await quietly(players, lambda view, heard=heard: len(view.record) >= heard)  # type: ignore[misc]
        await declare(players, seat, right=seat == 1)
    await quietly(players, lambda view: len(view.record) >= 9 and phase(view) == "Noting")
    rack = seen_by(players[0]).may_declare.rack
    assert (await players[0].ask(CrossOut, sheets=CROSSED, rack=rack)).refused is None
    return both(players[0])


async def helped(house: House) -> Situation:
    """What is certain is printed on the sheet, beside what I crossed out myself."""
    players = await seated(house, "code777", 4, help="certain")
    await quietly(players, lambda view: phase(view) == "Noting" and len(view.record) >= 7)
    assert (await players[0].ask(CrossOut, sheets=CROSSED, rack=1)).refused is None
    return both(players[0])


async def practise(player: Player, enough: Callable[[Any], bool], silent: bool = False) -> None:
    """Against bots, who move by themselves."""
    while not enough(view := seen_by(player)):
        move = player.choice()
        if move is None:
            await player.hear()
        else:
            await player.play(Content() if silent and phase(view) == "Noting" else move)


async def fully_helped(house: House) -> Situation:
    """The second game of somebody who practises: every code that is left, with its chance."""
    player = await house.practise(NAMES[0], "code777", "novice")
    await practise(player, lambda view: phase(view) == "Over")
    await player.hears(lambda: not player.room.playing)
    assert (await player.ask(ChooseOptions, options={"help": "full"})).refused is None
    assert (await player.ask(Again)).refused is None
    await player.hears(lambda: player.room.playing and phase(seen_by(player)) != "Over")
    await practise(player, lambda view: len(view.record) >= 5 and view.awaited == (0,), silent=True)
    return Situation(phone_of(player))


async def remembered(house: House) -> Situation:
    """Nothing is written down."""
    players = await seated(house, "code777", 3, help="none")
    await quietly(players, lambda view: phase(view) == "Noting" and view.earlier >= 3)
    return both(players[0])


async def over(house: House) -> Situation:
    players = await seated(house, "code777", 4)
    await play_until(players, lambda view: phase(view) == "Over")
    return both(players[0])


async def over_with_a_dozer(house: House) -> Situation:
    """All but one declare as soon as they can be certain."""
    players = await seated(house, "code777", 3)
    while phase(seen_by(players[0])) != "Over":
        by = next(player for player in players if player.choice() is not None)
        move = by.choice()
        assert move is not None
        await do(players, by, Content() if by is players[1] and isinstance(move, Declare) else move)
    return both(players[1])


async def over_by_guesses(house: House) -> Situation:
    """The game for two with the most points: nobody has reasoned."""
    players = await seated(house, "code777", 2, points_to_win=5)
    for seat, good in ((0, True), (1, True), (0, False), (1, True), (0, True), (1, True), (1, True), (1, True)):
        before = len(seen_by(players[0]).record)
        await quietly(players, lambda view, before=before: len(view.record) > before)  # type: ignore[misc]
        await declare(players, seat, good)
    return both(players[0])


async def open_notebook(page: Page) -> None:
    """On a wide screen it lies open."""
    await page.locator(".rack").first.wait_for()
    if await page.locator("footer .read button").is_visible():
        await page.locator("footer .read button").click()
    await page.locator(".triangle").wait_for()


async def open_insights(page: Page) -> None:
    """What each answer told of my first rack."""
    rack = page.locator("main details details").first
    await rack.wait_for()
    await rack.locator("summary").click()
    await rack.locator("li").first.wait_for()


async def open_reference(page: Page) -> None:
    await open_notebook(page)
    await page.locator("button.link:visible").last.click()
    await page.locator("dialog[open] .triangle").wait_for()


async def open_keys(page: Page) -> None:
    await page.locator("footer .declare button").click()
    await page.locator("dialog[open] .keys").wait_for()
    for key in "37":
        await page.keyboard.press(key)


async def open_question(page: Page) -> None:
    await open_keys(page)
    await page.keyboard.press("7")
    await page.locator("dialog[open] footer button").click()
    await page.locator("dialog[open] .sure").wait_for()


SCENES = [
    Scene("code777-beginning", beginning),
    Scene("code777-asking", asking),
    Scene("code777-noting", noting),
    Scene("code777-noted", noted),
    Scene("code777-of-two", of_two),
    Scene("code777-picking", picking),
    Scene("code777-others-pick", others_pick),
    Scene("code777-right", right),
    Scene("code777-wrong", wrong),
    Scene("code777-pausing", pausing),
    Scene("code777-before-a-stall", before_a_stall),
    Scene("code777-stalled", stalled),
    Scene("code777-watching", watching),
    Scene("code777-notebook", noted_much, open_notebook),
    Scene("code777-helped", helped, open_notebook),
    Scene("code777-fully-helped", fully_helped, open_notebook),
    Scene("code777-remembered", remembered, open_notebook),
    Scene("code777-reference", asking, open_reference),
    Scene("code777-declaring", noting, open_keys),
    Scene("code777-sure", noting, open_question),
    Scene("code777-over", over),
    Scene("code777-over-with-a-dozer", over_with_a_dozer),
    Scene("code777-over-by-guesses", over_by_guesses),
    Scene("code777-insights", over_with_a_dozer, open_insights),
]
