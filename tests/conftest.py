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


def pytest_unconfigure(config):
    """The last line of a run says which engines it had not."""
    from tests.browser.engines.found import missing

    every = config.args_source is config.ArgsSource.TESTPATHS or any("test_engines" in word for word in config.args)
    if every and not hasattr(config, "workerinput") and (names := missing()):
        print(f"browsers: not tried in {' and '.join(names)}: python3 run.py browsers")
