"""An option that a variable can set, too: what is typed counts more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

Command = Callable[..., Any]


def setting(flag: str, variable: str, name: str | None = None, **more: Any) -> Callable[[Command], Command]:
    return click.option(flag, *([name] if name else []), envvar=variable, show_envvar=True, **more)
