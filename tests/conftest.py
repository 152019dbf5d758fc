"""Hypothesis gives the same examples on every run, so that a red test is red for everybody."""

from hypothesis import settings

settings.register_profile("table", derandomize=True, deadline=None, max_examples=100)
settings.load_profile("table")
