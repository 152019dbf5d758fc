"""French thin spaces are seen: before a question mark, and in our own letters."""

from __future__ import annotations

import pytest

WIDTH = """async (font) => {
  await document.fonts.load(`100px var(--font-${font})`, "a\\u202f").catch(() => undefined);
  const line = document.createElement("span");
  line.style.cssText = `position: absolute; font: 100px var(--font-${font}); letter-spacing: 0`;
  document.body.append(line);
  const wide = (text) => ((line.textContent = text), line.getBoundingClientRect().width);
  await document.fonts.ready;
  wide("a\\u202fb");
  await document.fonts.ready; // asked for by what was just written
  const width = wide("a\\u202fb") - wide("ab");
  line.remove();
  return width;
}"""


@pytest.mark.parametrize("font", ["display", "text"])
def test_a_thin_space_is_between_a_hair_and_a_space(play, font):
    async def visit(stage):
        page = await stage.open("/", language="fr")
        assert 15 <= await page.evaluate(WIDTH, font) <= 25  # of 100 pixels

    play(visit)


def test_an_own_question_breaks_no_line_before_its_question_mark(play):
    async def visit(stage):
        page = await stage.open("/", language="fr")
        await page.get_by_role("button", name="Vos propres questions").click()
        await page.get_by_role("button", name="Ajouter une question").click()
        await page.get_by_role("textbox", name="Question").fill("Quel âge a Mamie ?")
        preview = page.locator("article h2")
        assert "Mamie\u202f?" in await preview.inner_text()

    play(visit)
