"""Ten questions for tonight, written on a phone: checked while they are written, lost by no reload, asked at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.browser.pack_editor import answer, code_of, press, says, write
from tests.browser.stage import BIG
from tests.browser.visitors import add_bots

STEPS, STUFEN = "How many steps lead to the attic?", "Wie viele Stufen führen auf den Dachboden?"
AGE, ALTER = "How old is Grandma’s cat?", "Wie alt ist Omas Katze?"
BAD = Path(__file__).parents[1] / "packs" / "custom" / "files" / "word_for_a_number.csv"


async def write_the_first(page: Page) -> None:
    """With a mistake that is shown and mended, and a language that is missing."""
    await press(page, "Add a question")
    await write(page, "See www.attic.example")
    await expect(page.get_by_text("No links and no code, please.")).to_be_visible()
    await write(page, STEPS)
    await expect(page.get_by_text("No links and no code, please.")).to_have_count(0)
    await answer(page, "17")
    await says(page, "Saved on this device, 1 unfinished")
    await press(page, "DE unfinished")
    await expect(page.get_by_text("Still missing.")).to_be_visible()
    await write(page, STUFEN)
    await says(page, "Saved. 1 question")
    preview = page.get_by_role("region", name="Preview")
    await expect(preview).to_contain_text(STUFEN)
    await expect(preview.locator(".slate")).to_have_text("17")


async def write_the_second(page: Page) -> None:
    """The page is loaded anew in the middle of it."""
    await press(page, "Another one")
    await write(page, AGE)
    await answer(page, "23")
    await says(page, "1 saved, 1 unfinished")
    await page.reload()
    await expect(page.get_by_role("textbox", name="Question")).to_have_value(AGE)
    await says(page, "1 saved, 1 unfinished")
    await press(page, "DE unfinished")
    await write(page, ALTER)
    await says(page, "Saved. 2 questions")


def test_two_questions_in_two_languages_are_written_on_a_phone_and_asked(play):
    async def visit(stage):
        page = await stage.open("/")
        await press(page, "Your own questions")
        await press(page, "Deutsch")
        await write_the_first(page)
        await write_the_second(page)
        await press(page, "Delete this question")
        await says(page, "Saved. 1 question")
        await press(page, "Undo")
        await says(page, "Saved. 2 questions")
        await press(page, "Play these")
        await page.get_by_role("button", name="Questions for tonight").click()
        await expect(page.get_by_text("Our questions come in English, French and German")).to_be_visible()
        await expect(page.get_by_text("These aren’t in everyone’s language")).to_have_count(0)
        await page.keyboard.press("Escape")
        await add_bots(page, 2)
        await press(page, "Start the game")
        await expect(page.locator("article h2")).to_have_text(STEPS)

    play(visit)


def test_a_file_goes_out_and_comes_in_and_a_bad_one_is_refused_with_the_reason(play, tmp_path):
    async def visit(stage):
        stage.forgiven.append("400")
        page = await stage.open("/")
        await press(page, "Your own questions")
        await press(page, "Add a question")
        await write(page, STEPS)
        await answer(page, "17")
        await says(page, "Saved. 1 question")
        await press(page, "Done")
        await press(page, "Files")
        await page.locator("input[type=file]").set_input_files(BAD)
        await expect(page.get_by_role("alert")).to_have_text("Question 2, Answer: “beaucoup” isn’t a number.")
        for name, kind in (("As an Ardoise file", "json"), ("As a spreadsheet (CSV)", "csv")):
            async with page.expect_download() as coming:
                await page.get_by_text(name).click()
            file = tmp_path / f"copy.{kind}"
            await (await coming.value).save_as(file)
            other = await stage.open("/")
            await press(other, "Your own questions")
            await press(other, "Files")
            await other.locator("input[type=file]").set_input_files(file)
            await says(other, "Saved. 1 question")
            await expect(other.locator("ol button")).to_contain_text(STEPS)

    play(visit)


@pytest.mark.parametrize(("language", "sentence"), [("fr", "Ce fichier est abîmé"), ("de", "Die Datei ist beschädigt")])
def test_a_damaged_file_is_refused_in_the_reader_s_language(play, language, sentence):
    async def visit(stage):
        stage.forgiven.append("400")
        page = await stage.open("/", language=language)
        await page.locator(".you button.link").click()
        await page.locator(".pack header .ib").last.click()
        await page.locator("input[type=file]").set_input_files(BAD.with_name("cut_off.json"))
        await expect(page.get_by_role("alert")).to_contain_text(sentence)

    play(visit)


def test_a_question_in_one_language_says_which_it_is_on_pages_in_others(play):
    async def visit(stage):
        french = {
            "q": {"fr": "Combien de marches mènent au grenier ?"},
            "a": 17,
            "anecdote": {"fr": "Toutes grincent."},
        }
        pack = {"title": "Grenier", "languages": ["fr"], "questions": [french]}
        async with stage.house.http.post(f"{stage.address()}/api/packs", json=pack) as answer:
            secret = (await answer.json())["secret"]
        page = await stage.open(f"/pack/{secret}")
        await press(page, "Play these")
        screen = await stage.open(f"/{await code_of(page)}/table", language="de", size=BIG)
        await add_bots(page, 2)
        await press(page, "Start the game")
        for one in (page, screen):
            heading = one.locator("article h2")
            await expect(heading).to_have_attribute("lang", "fr")
            await expect(heading).to_have_text("Combien de marches mènent au grenier\u00a0?")
        await expect(screen.locator("article ul")).to_have_count(0)  # nothing is said twice

    play(visit)


def test_two_devices_are_asked_which_counts(play):
    async def visit(stage):
        stage.forgiven.append("409")
        first = await stage.open("/")
        await press(first, "Your own questions")
        await says(first, "Saved. No questions yet")
        second = await stage.open(first.url.removeprefix(stage.address()))
        await second.get_by_label("Title").fill("Mine")
        await says(second, "Saved. No questions yet")
        await first.get_by_label("Title").fill("Theirs")
        sheet = first.get_by_role("dialog", name="Changed elsewhere")
        await sheet.get_by_role("button", name="Use the newer one").click()
        await expect(first.get_by_label("Title")).to_have_value("Mine")
        await expect(sheet).to_be_hidden()

    play(visit)
