"""`python -m bench.server [--json]`: servers take turns on one core, the generator sits on another."""

from __future__ import annotations

import resource
import signal
import sys
import time

import click

from ardoise.engine.codec import encode
from bench.server.contenders import CONTENDERS, Contender
from bench.server.figures import Outcome, outcome
from bench.server.process import cores
from bench.server.tables import print_tables
from bench.server.tools import Missing, generator, say
from bench.server.turns import Crowd, Turn, gather_crowd, play_turn

TURNS = 5
LONGEST_SECONDS = 160  # after which no turn begins; what was measured counts


class Run:
    """What was found so far. A contender that fails in a turn is out, and the others go on."""

    def __init__(self) -> None:
        self._turns: dict[str, list[Turn]] = {contender.name: [] for contender in CONTENDERS}
        self._crowds: dict[str, Crowd] = {}
        self._missing: dict[str, str] = {}
        self._deadline = time.monotonic() + LONGEST_SECONDS

    def measure(self, turns: int) -> Outcome:
        for turn in range(1, turns + 1):
            for contender in CONTENDERS:
                self._try_turn(contender, turn)
        for contender in CONTENDERS:
            self._try_crowd(contender)
        played = {name: found for name, found in self._turns.items() if found and name not in self._missing}
        return outcome(played, self._crowds, self._missing)

    def _try_turn(self, contender: Contender, turn: int) -> None:
        name = contender.name
        if name in self._missing or time.monotonic() > self._deadline:
            return
        say(f"{name}, turn {turn}")
        try:
            self._turns[name].append(play_turn(contender))
        except Missing as why:
            self._missing[name] = str(why)

    def _try_crowd(self, contender: Contender) -> None:
        name = contender.name
        if name in self._missing or not contender.crowd_rooms:
            return
        say(f"{name}, the crowd")
        try:
            self._crowds[name] = gather_crowd(contender)
        except Missing as why:
            self._missing[f"{name}'s crowd"] = str(why)


def allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@click.command()
@click.option("--json", "json_wanted", is_flag=True, help="for programs")
@click.option("--turns", default=TURNS, show_default=True, type=click.IntRange(1, 20), help="of each server")
def main(json_wanted: bool, turns: int) -> None:
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that no server outlives us
    try:
        cores()
        generator()
    except Missing as why:
        raise click.ClickException(str(why)) from why
    allow_many_sockets()
    found = Run().measure(turns)
    if json_wanted:
        click.echo(encode(found))
    else:
        print_tables(found)


if __name__ == "__main__":
    main()
