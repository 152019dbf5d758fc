"""The options of what a server writes down about itself: its log, and a security log for those who need one."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from ardoise.cli.settings import setting
from ardoise.server.log_format import JsonFormatter, TextFormatter
from ardoise.server.security_log import open_security_log

FORMATS = {"text": TextFormatter, "json": JsonFormatter}


def log_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The logs are set up before the command runs."""

    @setting(
        "--verbose",
        "ARDOISE_VERBOSE",
        is_flag=True,
        help="a line for whatever is refused: its code, and nothing of its content",
    )
    @setting(
        "--log",
        "ARDOISE_LOG",
        "form",
        type=click.Choice(list(FORMATS)),
        default="text",
        show_default=True,
        help="how a line of the log on stderr is written; json: one object a line",
    )
    @setting(
        "--security-log",
        "ARDOISE_SECURITY_LOG",
        type=click.Path(dir_okay=False, path_type=Path),
        help="a file for refusals with the address they went to; off unless named; 10 MB and two weeks at most",
    )
    @wraps(command)
    def with_logs(*, verbose: bool, form: str, security_log: Path | None, **others: Any) -> Any:
        _set_up(form, verbose)
        try:
            if security_log:
                open_security_log(security_log)
        except OSError as error:
            raise click.UsageError(f"--security-log {security_log}: {error.strerror}") from error
        return command(**others)

    return with_logs


def _set_up(form: str, verbose: bool) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(FORMATS[form]())
    logging.basicConfig(handlers=[handler])
    if verbose:
        logging.getLogger("ardoise").setLevel(logging.INFO)
