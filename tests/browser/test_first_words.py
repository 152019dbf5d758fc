"""What stands in the page before it runs: for readers without scripts, for screen readers, and for shared links."""

from __future__ import annotations

import re
import struct

import pytest

SENTENCES = {
    "en": "JavaScript: please turn it on",
    "fr": "activez-le dans votre navigateur",
    "de": "Schalte es in deinem",
}
META = re.compile(r'<meta (?:name|property)="([\w:]+)" content="([^"]*)"')


@pytest.mark.parametrize("language", SENTENCES)
def test_the_index_of_each_language_says_what_it_is(play, language):
    async def visit(stage):
        headers = {"Accept-Language": f"{language}-XX, nl;q=0.5"}
        async with stage.house.http.get(stage.address() + "/", headers=headers) as answer:
            index = await answer.text()
        told = dict(META.findall(index))
        assert f'<html lang="{language}">' in index
        assert f"/manifest.{language}.webmanifest" in index
        assert SENTENCES[language] in index.replace("\u202f", " ").replace("\u00a0", " ")
        assert told["description"] == told["og:description"]
        assert "{{" not in index
        async with stage.house.http.get(told["og:image"]) as picture:  # a whole address
            width, height = struct.unpack(">2I", (await picture.read())[16:24])
        assert (picture.content_type, width, height) == ("image/png", 1200, 630)
        assert (told["og:image:width"], told["og:image:height"]) == ("1200", "630")

    play(visit)


def test_a_browser_without_scripts_shows_the_sentence_of_its_language(play):
    async def visit(stage):
        context = await stage.browser.new_context(locale="fr-FR", java_script_enabled=False)
        page = await context.new_page()
        await page.goto(stage.address())
        assert SENTENCES["fr"] in (await page.locator("noscript").inner_text()).replace("\u00a0", " ")
        assert await page.locator("html").get_attribute("lang") == "fr"
        await context.close()

    play(visit)
