"""What the first load weighs: all that a browser fetches until the first screen is whole, as the built files are."""

from __future__ import annotations

import pytest

import building
from tests.browser.stage import settled

MOST_SCRIPT, MOST_STYLE = 90_000, 20_000  # bytes, gzipped
FETCHED = "() => performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname)"


def weight(paths, ending):
    """Gzipped, whatever this browser asked for."""
    files = [building.PAGE / path.lstrip("/") for path in paths if path.endswith(ending)]
    packed = [file.with_name(f"{file.name}.gz") for file in files]
    return sum((twin if twin.exists() else file).stat().st_size for file, twin in zip(files, packed, strict=True))


@pytest.mark.parametrize("language", ["de", "fr", "en"])
def test_the_first_load_is_light(play, language):
    async def visit(stage):
        page = await settled(await stage.open("/", language=language))
        fetched = await page.evaluate(FETCHED)
        assert 0 < weight(fetched, ".js") <= MOST_SCRIPT
        assert weight(fetched, ".css") <= MOST_STYLE

    play(visit)
