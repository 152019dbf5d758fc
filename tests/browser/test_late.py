"""Who comes when the game has begun: watches, takes over a seat that nobody plays, or waits for the next game."""

from __future__ import annotations

from playwright.async_api import expect

from ardoise.engine.game import Seat
from ardoise.server.lobby.commands import Again, SetBot, SetClock
from tests.browser.visitors import come_in, pad, write
from tests.kit.planned_server import Plan
from tests.kit.server import all_play

BOTS = Seat(2)
WATCHING = "You’re watching."


async def begun(stage, game="gambit7", bots=(), **options):
    """Ada, who is host, and Blaise have begun."""
    players = await stage.house.seat(["Ada", "Blaise"], game, **options)
    assert (await players[0].ask(SetClock, on=False)).refused is None
    for seat in bots:
        assert (await players[0].ask(SetBot, seat=seat, on=True)).refused is None
    await stage.house.start(players)
    return players


def test_a_late_comer_watches_and_takes_a_bots_seat(play):
    async def visit(stage):
        ada, _ = await begun(stage, bots=[BOTS])
        late = await come_in(stage, ada.welcome.code, "Zoë")
        await expect(late.get_by_text(WATCHING)).to_be_visible()
        assert await pad(late).count() == 0
        await late.locator("header").get_by_role("button", name="Carl").click()  # the bot's name
        await expect(late.get_by_text(WATCHING)).to_have_count(0)
        await ada.hears(lambda: ada.room.bots == ())
        assert {person.name: person.seat for person in ada.room.people} == {"Ada": 0, "Blaise": 1, "Zoë": 2}

    play(visit, Plan(think=3600))


def test_a_late_comer_plays_for_somebody_who_is_away(play):
    async def visit(stage):
        ada, blaise, carl = await stage.house.seat(["Ada", "Blaise", "Carl"], "gambit7")
        await stage.house.start([ada, blaise, carl])
        await blaise.hang_up()
        await ada.hears(lambda: not ada.room.people[1].online)
        late = await come_in(stage, ada.welcome.code, "Zoë")
        seats = late.locator("header section").get_by_role("button")
        await expect(seats).to_have_text(["Blaise"])
        await seats.click()
        await write(late, 123)
        await ada.hears(lambda: 1 not in ada.table.awaited)

    play(visit)


def test_who_waits_is_called_up_for_the_next_game(play):
    async def visit(stage):
        players = await begun(stage, "code777", points_to_win=1)
        late = await come_in(stage, players[0].welcome.code, "Zoë")
        await expect(late.get_by_text(WATCHING)).to_be_visible()
        await all_play(players)
        await expect(late.get_by_role("button", name="Back to the table")).to_be_visible()
        assert (await players[0].ask(Again)).refused is None
        await expect(late.get_by_role("heading", name="Code 777")).to_be_visible()
        await expect(late.locator("header button").first).to_be_visible()
        await expect(late.get_by_text(WATCHING)).to_have_count(0)
        ada = players[0]
        await ada.hears(lambda: ada.room.playing and ada.room.number == 2)
        assert {person.name: person.seat for person in ada.room.people}["Zoë"] == 2

    play(visit, Plan())
