"""The options of a server's limits: a profile, and single limits by their name."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

import click
from msgspec.structs import replace

from ardoise.cli.settings import setting
from ardoise.server.limit_settings import SHARES, BadLimit, parsed, profile

PREFIX = "ARDOISE_LIMIT_"


def variable(limit: str) -> str:
    return PREFIX + limit.upper()


def limits_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command gets `limits`."""

    @setting(
        "--for",
        "ARDOISE_FOR",
        "profile_name",
        type=click.Choice(list(SHARES)),
        default="home",
        show_default=True,
        help="whom it is for: a school has 200 phones behind one address, the public is strangers",
    )
    @click.option(
        "--limit",
        "written",
        multiple=True,
        metavar="NAME=VALUE",
        help=f"one limit, instead of what --for gives; also ${PREFIX}NAME. All are in the documents under Settings",
    )
    @wraps(command)
    def with_limits(*, profile_name: str, written: tuple[str, ...], **others: Any) -> Any:
        try:
            chosen = {name: parsed(name, text) for name, text in (*_from_variables(), *_from_words(written))}
        except BadLimit as error:
            raise click.UsageError(f"--limit: {error}") from error
        return command(limits=replace(profile(profile_name), **chosen), **others)

    return with_limits


def _from_variables() -> Iterator[tuple[str, str]]:
    for name, text in os.environ.items():
        if name.startswith(PREFIX):
            yield name.removeprefix(PREFIX).lower(), text


def _from_words(written: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for word in written:
        name, equals, text = word.partition("=")
        if not equals:
            raise BadLimit(f"write it as NAME=VALUE, not {word}")
        yield name, text
