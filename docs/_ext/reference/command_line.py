"""The command line, from click."""

from __future__ import annotations

from collections.abc import Iterator

import click

from ardoise.cli import ardoise


def markdown() -> str:
    return "\n\n".join(_pages(click.Context(ardoise, info_name="ardoise"), depth=2))


def _pages(context: click.Context, depth: int) -> Iterator[str]:
    group = context.command
    assert isinstance(group, click.Group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        below = click.Context(command, info_name=name, parent=context, terminal_width=100)
        yield f"{'#' * depth} {below.command_path}"
        yield f"```text\n{command.get_help(below)}\n```"
        if isinstance(command, click.Group):
            yield from _pages(below, depth + 1)
