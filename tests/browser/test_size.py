"""What the first load weighs: all that a browser fetches until the first screen is whole, as the built files are."""

from __future__ import annotations

import pytest

from tests.browser.stage import settled
from tests.browser.weights import FETCHED, MOST_FILES, MOST_SCRIPT, MOST_STYLE, weight


@pytest.mark.parametrize("language", ["de", "fr", "en"])
def test_the_first_load_is_light(play, language):
    async def visit(stage):
        page = await settled(await stage.open("/", language=language))
        fetched = await page.evaluate(FETCHED)
        assert 0 < weight(fetched, ".js") <= MOST_SCRIPT
        assert weight(fetched, ".css") <= MOST_STYLE
        assert len(fetched) <= MOST_FILES

    play(visit)
