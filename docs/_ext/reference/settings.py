"""Every setting of a server: the options of `serve` with their variables, and each limit with what a profile gives."""

from __future__ import annotations

from fractions import Fraction

import click

from ardoise.cli.limits import variable
from ardoise.cli.serve import serve
from ardoise.server.limit_settings import SHARES, WORDS, profile
from reference.schema import table

FINEST = 100_000  # of a fraction's denominators


def markdown() -> str:
    return f"## Options\n\n{_options()}\n\n## Limits\n\n{_limits()}"


def _options() -> str:
    options = [option for option in serve.params if isinstance(option, click.Option)]
    return table(["flag", "variable", "default", "meaning"], (_option(option) for option in options))


def _option(option: click.Option) -> tuple[str, ...]:
    default = option.to_info_dict()["default"]
    shown = f"`{default}`" if isinstance(default, str | int | float) and default != "" and not option.is_flag else ""
    kind = option.make_metavar(click.Context(serve)) if not option.is_flag else ""
    flag = f"`{option.opts[0]} {kind}`".replace(" `", "`")
    return flag, f"`{option.envvar or variable('name')}`", shown, option.help or ""


def _limits() -> str:
    profiles = {name: profile(name) for name in SHARES}
    rows = (
        (f"`{limit}`", f"`{variable(limit)}`", *(_number(getattr(at, limit)) for at in profiles.values()), words)
        for limit, words in WORDS.items()
    )
    return table(["name", "variable", *profiles, "meaning"], rows)


def _number(value: float) -> str:
    return str(Fraction(value).limit_denominator(FINEST))
