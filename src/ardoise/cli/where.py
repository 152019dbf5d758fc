"""Where the rooms are: the option --data or --database of every command that looks at them."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click
import platformdirs
from click.core import ParameterSource

from ardoise.cli.settings import setting
from ardoise.store.address import Address
from ardoise.store.open import Where

VARIABLE = "ARDOISE_DATABASE"


def usual_data() -> Path:
    return Path(platformdirs.user_data_dir("ardoise")) / "rooms.db"


def data_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command gets `where`."""

    @setting("--data", "ARDOISE_DATA", type=click.Path(path_type=Path), help="the file of data  [default: per user]")
    @setting(
        "--database",
        VARIABLE,
        metavar="URL",
        help=f"a PostgreSQL instead: postgresql://user@host/database; better in ${VARIABLE}, if it has a password",
    )
    @click.pass_context
    @wraps(command)
    def with_where(ctx: click.Context, /, *, data: Path | None, database: str | None, **others: Any) -> Any:
        if ctx.get_parameter_source("data") is ParameterSource.COMMANDLINE and _from_variable(ctx, "database"):
            database = None  # what is typed counts
        if ctx.get_parameter_source("database") is ParameterSource.COMMANDLINE and _from_variable(ctx, "data"):
            data = None
        return command(where=_where(data, database), **others)

    return with_where


def _from_variable(ctx: click.Context, name: str) -> bool:
    return ctx.get_parameter_source(name) is ParameterSource.ENVIRONMENT


def _where(data: Path | None, database: str | None) -> Where:
    if not database:
        return data or usual_data()
    if data:
        raise click.UsageError("give --data or --database, not both")
    try:
        return Address(database)
    except ValueError as error:
        raise click.UsageError(f"--database: {error}") from error
