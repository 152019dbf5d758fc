"""What `simulate` and `arena` have in common: where a run is played, what is kept of it, and what can go wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from ardoise.bots.custom import BotError, NoBotError, named
from ardoise.cli.counting import count
from ardoise.runs.dask import on_dask
from ardoise.runs.job import Job, L, gaps, usable
from ardoise.runs.ledger import LedgerError, enter, opened
from ardoise.runs.local import RunError, on_cores

Command = TypeVar("Command", bound=Callable[..., Any])


def run_options(command: Command) -> Command:
    for option in (
        click.option(
            "--resume", type=click.Path(dir_okay=False, path_type=Path), help="keep the games in this file, go on there"
        ),
        click.option("--dask", metavar="ADDRESS", help="play on the workers of this scheduler: tcp://…"),
        click.option("--cores", type=click.IntRange(min=1), help="how many processes  [default: all cores]"),
    ):
        command = option(command)
    return command


def bot_names(text: str, option: str) -> tuple[str, ...]:
    """`strong,mybot.py:choose` as players that can be found."""
    words = tuple(word.strip() for word in text.split(","))
    for word in words:
        try:
            named(word)
        except NoBotError as error:
            raise click.UsageError(f"{option} {word}: {error}") from error
    return words


def run(
    job: Job[L],
    games: int,
    at_once: int,
    take: Callable[[Sequence[L]], None],
    cores: int | None,
    dask: str | None,
    resume: Path | None,
) -> None:
    """`take` is given what was kept already and then each chunk, of at most so many games, as it is done."""
    if cores and dask:
        raise click.UsageError("--cores is for this machine; with --dask the workers say how many they are")
    kept = usable(_kept(resume, job), games)
    chunks = gaps(kept, games, at_once)
    spread = on_dask(job, chunks, dask) if dask else on_cores(job, chunks, cores)

    def enter_and_take(lines: Sequence[L]) -> int:
        if resume:
            enter(resume, lines)
        take(lines)
        return _games(lines)

    take(kept)
    try:
        count(job.game, games, spread, enter_and_take, done=_games(kept))
    except (BotError, NoBotError, RunError) as error:
        raise click.ClickException(f"{job.game}: {error}") from error


def _kept(file: Path | None, job: Job[L]) -> list[L]:
    try:
        return opened(file, job) if file else []
    except (LedgerError, OSError) as error:
        raise click.UsageError(f"--resume {file}: {error}") from error


def _games(lines: Sequence[L]) -> int:
    return sum(len(line.span()) for line in lines)
