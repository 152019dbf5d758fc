"""Before a bench that drives servers begins: two cores, a generator, and as many sockets as the system gives."""

from __future__ import annotations

import resource
import signal
import sys

import click

from bench.server.process import cores
from bench.server.tools import Missing, generator


def prepare() -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no server outlives us
    try:
        cores()
        generator()
    except Missing as why:
        raise click.ClickException(str(why)) from why
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
