"""The browser of Ardoise's own tests."""

from tests.browser.conftest import browser, built, play

__all__ = ["browser", "built", "play"]
