"""The language in which a host is spoken to: the terminal's, unless --lang names another."""

from __future__ import annotations

import os
from typing import Any

import click

from ardoise.cli.settings import setting
from ardoise.engine.text import LANGUAGES, Language, Text


def of_the_terminal() -> Language:
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return next((language for language in LANGUAGES if spoken[:2] == language), "en")


def _chosen(_: click.Context, __: click.Parameter, language: Language | None) -> Language:
    return language or of_the_terminal()


lang_option = setting(
    "--lang",
    "ARDOISE_LANG",
    type=click.Choice(LANGUAGES),
    callback=_chosen,
    help="the language of what is printed  [default: the terminal's, else English]",
)


def spoken(text: Text, **about: Any) -> str:
    """In the language of the command that runs."""
    language: Language = click.get_current_context().params["lang"]
    return text.into(language).format(**about)
