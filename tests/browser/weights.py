"""How heavy the page is, and how heavy it may be."""

from __future__ import annotations

import building

MOST_SCRIPT, MOST_STYLE = 90_000, 20_000  # bytes, gzipped
MOST_FILES = 8  # requests after the page itself: letters, words, one script, one style


FETCHED = "() => performance.getEntriesByType('resource').map(entry => new URL(entry.name).pathname)"


def weight(paths, ending):
    """Gzipped, whatever this browser asked for."""
    files = [building.PAGE / path.lstrip("/") for path in paths if path.endswith(ending)]
    packed = [file.with_name(f"{file.name}.gz") for file in files]
    return sum((twin if twin.exists() else file).stat().st_size for file, twin in zip(files, packed, strict=True))
