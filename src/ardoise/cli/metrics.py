"""The options of /metrics: who may read it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from ardoise.cli.settings import setting
from ardoise.server.metrics import MetricsAccess

SHORTEST = 16  # characters


def metrics_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """The command gets `metrics`."""

    @setting(
        "--metrics",
        "ARDOISE_METRICS",
        "readers",
        type=click.Choice(["local", "public"]),
        default="local",
        show_default=True,
        help="who may read /metrics: this machine and those with the token, or everyone",
    )
    @setting(
        "--metrics-token",
        "ARDOISE_METRICS_TOKEN",
        "token",
        metavar="TOKEN",
        help=f"for a Prometheus elsewhere, {SHORTEST} characters at least; better in the variable than typed",
    )
    @wraps(command)
    def with_metrics(*, readers: str, token: str | None, **others: Any) -> Any:
        if token is not None and len(token) < SHORTEST:
            raise click.UsageError(f"--metrics-token: {SHORTEST} characters at least")
        return command(metrics=MetricsAccess(token, readers == "public"), **others)

    return with_metrics
