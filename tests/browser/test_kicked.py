"""Who was sent away is told so, and comes back only by asking."""

from __future__ import annotations

from playwright.async_api import expect

from ardoise.server.lobby.commands import Approve, WantApproval
from tests.browser.visitors import come_in, open_table, take_a_seat
from tests.kit.client import Player

TOKENS = "() => Object.keys(localStorage).filter(key => key.startsWith('ardoise.token.'))"


async def send_away(host, name):
    await host.get_by_role("button", name=f"Options for {name}").click()
    sheet = host.get_by_role("dialog")
    await sheet.get_by_role("button", name="Remove").click()
    await expect(sheet.get_by_text(f"Remove {name} from the table?")).to_be_visible()
    await expect(sheet.get_by_text("From now on, you let newcomers in yourself")).to_be_visible()
    await sheet.get_by_role("button", name=f"Yes, remove {name}", exact=True).click()


def test_who_is_kicked_is_told_so_and_the_key_is_gone(play):
    async def visit(stage):
        host, code = await open_table(stage)
        guest = await come_in(stage, code, "Grobian")
        await send_away(host, "Grobian")
        await expect(guest.get_by_role("alert")).to_contain_text("You’ve been removed")
        assert await guest.evaluate(TOKENS) == []
        await expect(host.get_by_text("Grobian")).to_have_count(0)
        await guest.get_by_role("button", name="Home").click()
        assert await guest.get_by_role("button", name="Back to table").count() == 0
        stage.forgiven.append("403")
        await guest.goto(f"{stage.address()}/{code}")
        await take_a_seat(guest, "Somebody else")
        await expect(guest.get_by_role("alert")).to_contain_text("The host removed you from this table.")
        assert await guest.get_by_role("button", name="Take a seat").count() == 0

    play(visit)


def test_after_that_newcomers_ask_until_the_host_says_otherwise(play):
    async def visit(stage):
        host, code = await open_table(stage)
        await come_in(stage, code, "Grobian")
        await send_away(host, "Grobian")
        newcomer = await come_in(stage, code, "Zoë")
        await expect(newcomer.get_by_text("to let you in.")).to_be_visible()
        await host.get_by_role("button", name="Let in").click()
        await expect(newcomer.get_by_role("button", name="I’m ready")).to_be_visible()
        await host.get_by_role("button", name="Who can join").click()
        await expect(host.get_by_role("dialog").get_by_text("On since you removed someone.")).to_be_visible()
        await host.get_by_role("switch", name="Let people in one by one").click()
        await expect(host.get_by_role("dialog").get_by_text("On since")).to_have_count(0)
        another = await come_in(stage, code, "Zoë")
        await expect(another.get_by_role("button", name="I’m ready")).to_be_visible()
        await expect(host.get_by_text("Zoë 2").first).to_be_attached()

    play(visit)


def test_who_comes_back_asks_at_the_door(play):
    async def visit(stage):
        host: Player = await stage.house.open_room("Ada")
        assert (await host.ask(WantApproval, on=True)).refused is None
        guest = await come_in(stage, host.welcome.code, "Grobian")
        waiting = guest.get_by_text("Waiting for Ada to let you in.")
        await expect(waiting).to_be_visible()
        await guest.reload()
        await expect(waiting).to_be_visible()
        await host.hears(lambda: len(host.room.people) > 1)
        assert (await host.ask(Approve, person=host.room.people[-1].id)).refused is None
        await expect(guest.get_by_role("button", name="I’m ready")).to_be_visible()

    play(visit)


def test_who_leaves_may_come_back_with_the_code(play):
    async def visit(stage):
        _, code = await open_table(stage)
        guest = await come_in(stage, code, "Zoë")
        await guest.get_by_role("button", name="Leave the table").first.click()
        await guest.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
        await expect(guest.get_by_role("alert")).to_contain_text("You’ve left the table")
        assert await guest.evaluate(TOKENS) == []
        await guest.get_by_role("button", name="Rejoin").click()
        await take_a_seat(guest, "Zoë")
        await expect(guest.get_by_role("button", name="I’m ready")).to_be_visible()

    play(visit)
