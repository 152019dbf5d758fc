"""For all tests: the same examples on every run, so that a red test is red for everybody; and the slow ones first."""

from pathlib import Path

from hypothesis import settings

settings.register_profile("table", derandomize=True, deadline=None, max_examples=100)
settings.load_profile("table")

SLOWEST = ("browser", "server")  # folders whose tests wait for pages and processes


def pytest_collection_modifyitems(items):
    items.sort(key=lambda item: _speed(item.path))


def _speed(path: Path) -> int:
    return next((n for n, folder in enumerate(SLOWEST) if folder in path.parts), len(SLOWEST))
