"""A group whose commands are imported when they are asked for: `ardoise serve` need not wait for the others."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click


class LazyGroup(click.Group):
    """Each command is the function of its name in the module of its name, in `package`."""

    def __init__(self, *args: Any, package: str, names: tuple[str, ...], **more: Any) -> None:
        super().__init__(*args, **more)
        self.package, self.names = package, names

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(self.names)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.names:
            return None
        command: click.Command = getattr(import_module(f"{self.package}.{cmd_name}"), cmd_name)
        return command
