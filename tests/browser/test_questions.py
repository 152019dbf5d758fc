"""The host chooses questions on a phone, guests read the choice, and the game asks accordingly."""

from __future__ import annotations

from playwright.async_api import expect

from ardoise.engine.codec import decode
from ardoise.games.gambit7.types import View
from ardoise.games.packs import stock
from tests.browser.scenes.scene import phone_of
from tests.browser.scenes.tables import seen_by
from tests.kit.server import all_play

LEFT_OUT = ("culture", "sports")
CHOSEN = {one.item.text.en for one in stock("gambit7") if one.level < 3 and one.category not in LEFT_OUT}


def test_a_table_asks_what_its_host_has_chosen_and_nothing_again(play):
    async def visit(stage):
        players = ada, blaise, carl = await stage.house.seat(["Ada", "Blaise", "Carl"], "gambit7")
        for player in (ada, blaise):
            await player.hang_up()
        host = await stage.open(phone_of(ada).path, kept=phone_of(ada).kept)
        guest = await stage.open(phone_of(blaise).path, language="de", kept=phone_of(blaise).kept)
        await host.get_by_role("button", name="Questions").click()
        sheet = host.get_by_role("dialog", name="Questions")
        for chip in ("hard", "Sports & leisure", "Pop culture"):  # quicker than the server answers
            await sheet.get_by_role("button", name=chip).click()
        await expect(sheet.locator("[aria-pressed=false]")).to_have_text(["hard", "Pop culture", "Sports & leisure"])
        await expect(sheet.get_by_role("status")).to_have_text(f"{len(CHOSEN)} questions")
        row = guest.get_by_role("button", name="Fragen")
        await expect(row).to_contain_text("leicht und mittel, ohne Popkultur, Sport & Freizeit")
        await row.click()
        words = guest.get_by_role("dialog", name="Fragen")
        await expect(words).to_contain_text(f"{len(CHOSEN)} Fragen")
        await expect(words.locator("[aria-pressed]")).to_have_count(0)
        await host.keyboard.press("Escape")
        await host.get_by_role("button", name="Start the game").click()
        await expect(host.locator("h1")).to_have_text("Gambit 7")
        for player in players:
            await player.come_back()
        first = len(carl.tables) - 1
        await all_play(list(players))
        asked = {decode(bytes(table.view), View).question.text.en for table in carl.tables[first:]}
        assert len(asked) == 7
        assert asked < CHOSEN
        await ada.hang_up()
        await host.get_by_role("button", name="Play again").click()
        await carl.hears(lambda: carl.room.number == 2 and carl.table.phase is not None)
        assert seen_by(carl).question.text.en in CHOSEN - asked

    play(visit)


def test_a_host_asks_for_questions_that_children_can_answer_and_for_none_about_stars(play):
    left = sum(one.child and not one.pop for one in stock("gambit7"))

    async def visit(stage):
        ada, blaise, _ = await stage.house.seat(["Ada", "Blaise", "Carl"], "gambit7")
        for player in (ada, blaise):
            await player.hang_up()
        host = await stage.open(phone_of(ada).path, kept=phone_of(ada).kept)
        guest = await stage.open(phone_of(blaise).path, language="fr", kept=phone_of(blaise).kept)
        await host.get_by_role("button", name="Questions").click()
        sheet = host.get_by_role("dialog", name="Questions")
        for name in ("For ages 8 and up", "No pop culture"):
            await sheet.get_by_role("switch", name=name).check()
        await expect(sheet.get_by_role("status")).to_contain_text(f"{left} question")
        await expect(guest.get_by_role("button", name="Questions")).to_contain_text("dès 8 ans, sans culture populaire")
        await sheet.get_by_role("button", name="Everything").click()
        for name in ("For ages 8 and up", "No pop culture"):
            await expect(sheet.get_by_role("switch", name=name)).not_to_be_checked()
        await expect(sheet.get_by_role("status")).to_contain_text(f"{len(stock('gambit7'))} questions")
        await expect(guest.get_by_role("button", name="Questions")).to_contain_text("un peu de tout")

    play(visit)
