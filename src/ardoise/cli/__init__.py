"""The `ardoise` command line, one module a command.

Door: `main`, the installed script.
Never: rules or figures of its own; a command asks the other packages and prints.
"""

from __future__ import annotations

import sys

import click

from ardoise.cli.lazy import LazyGroup

COMMANDS = (
    "serve",
    "simulate",
    "arena",
    "referee",
    "rules",
    "rooms",
    "export",
    "verify",
    "replay",
    "backup",
    "forget",
    "packs",
    "types",
)


@click.group(
    cls=LazyGroup, package="ardoise.cli", names=COMMANDS, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(package_name="ardoise")
def ardoise() -> None:
    """Four number games: open a table, play them by the thousand, ask the referee, read the rules."""


def main() -> None:
    """Bad input gets one line that says what and where, and exit code 2."""
    try:
        sys.exit(ardoise.main(standalone_mode=False))
    except click.exceptions.NoArgsIsHelpError as error:
        click.echo(error.format_message())
    except click.ClickException as error:
        click.echo(f"ardoise: {' '.join(error.format_message().split())}", err=True)
        sys.exit(2)
    except click.Abort:
        sys.exit(130)
