"""The space that French sets before a high sign is seen, and no line breaks there."""

from __future__ import annotations

import re

from playwright.async_api import expect

from ardoise.packs.numerals import NARROW

EMS = """(heading) => {
  const text = heading.firstChild, sign = text.data.lastIndexOf("?"), range = document.createRange();
  range.setStart(text, sign - 1);
  range.setEnd(text, sign);
  return range.getBoundingClientRect().width / parseFloat(getComputedStyle(heading).fontSize);
}"""


def test_an_own_question_has_a_space_before_its_question_mark(play):
    async def visit(stage):
        page = await stage.open("/", language="fr")
        await page.get_by_role("button", name="Vos questions maison").click()
        await page.get_by_role("button", name="Ajouter une question").click()
        await page.get_by_role("textbox", name="Question").fill("Quel âge a Mamie ?")
        preview = page.locator("article h2")
        await expect(preview).to_contain_text("Mamie")
        assert await preview.evaluate("(heading) => heading.textContent.includes('Mamie\\u00a0?')")
        assert await preview.evaluate(EMS) > 0.18  # half a space is hardly seen

    play(visit)


def test_the_rules_have_no_half_space_before_a_sign(play):
    async def visit(stage):
        page = await stage.open("/rules/code777", language="fr")
        await page.locator(".rules section").first.wait_for()
        rules = await page.locator(".rules").text_content()
        assert re.search(r"\w\u00a0[?!;:]", rules)
        assert not re.search(f"{NARROW}[?!;:%]", rules)

    play(visit)
