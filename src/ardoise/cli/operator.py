"""Who runs a server, for those who play on it."""

from __future__ import annotations

import click

from ardoise.cli.settings import setting
from ardoise.engine.game import Rejected
from ardoise.engine.text import typed

LONGEST = 500


def _line(_: click.Context, __: click.Parameter, text: str) -> str:
    try:
        return typed(text, LONGEST, least=0)
    except Rejected as refusal:
        raise click.BadParameter(f"one line of at most {LONGEST} characters ({refusal.code})") from None


operator_option = setting(
    "--operator",
    "ARDOISE_OPERATOR",
    metavar="TEXT",
    default="",
    callback=_line,
    help="who runs this server and how to reach them: a line of plain text for the page /about",
)
