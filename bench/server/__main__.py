"""`python -m bench.server [--json]`: servers take turns on one core, the generator sits on another."""

from __future__ import annotations

import time

import click

from ardoise.engine.codec import encode
from bench.server.contenders import ARDOISE, CONTENDERS, Contender
from bench.server.figures import Outcome, outcome
from bench.server.prepare import prepare
from bench.server.tables import print_tables
from bench.server.tools import Missing, say
from bench.server.turns import Crowd, Turn, gather_crowd, padding_for, play_turn

TURNS = 5
TURNS_OF_OTHER_WORK = 2
LONGEST_SECONDS = 300  # after which no turn begins; what was measured counts


class Run:
    """What was found so far. A contender that fails in a turn is out, and the others go on."""

    def __init__(self) -> None:
        self._turns: dict[str, list[Turn]] = {contender.name: [] for contender in CONTENDERS}
        self._crowds: dict[str, Crowd] = {}
        self._missing: dict[str, str] = {}
        self._padding: dict[str, int] = {}
        self._deadline = time.monotonic() + LONGEST_SECONDS

    def measure(self, turns: int) -> Outcome:
        for turn in range(turns):
            for contender in CONTENDERS if turn % 2 == 0 else CONTENDERS[::-1]:  # whoever was last is first
                if turn < TURNS_OF_OTHER_WORK or contender.work != "other":
                    self._try_turn(contender, turn + 1)
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
            self._turns[name].append(play_turn(contender, self._padding_for(contender)))
        except Missing as why:
            self._missing[name] = str(why)

    def _padding_for(self, contender: Contender) -> int:
        """Bytes that make its views as large as ours were in our first turn."""
        if contender.work != "equal":
            return 0
        if contender.name not in self._padding:
            if not self._turns[ARDOISE]:
                raise Missing("nobody knows how large our views are")
            ours = self._turns[ARDOISE][0].full_speed.bytes_per_view
            self._padding[contender.name] = padding_for(contender, ours)
        return self._padding[contender.name]

    def _try_crowd(self, contender: Contender) -> None:
        name = contender.name
        if name in self._missing or not contender.crowd_rooms:
            return
        say(f"{name}, the crowd")
        try:
            self._crowds[name] = gather_crowd(contender, self._padding_for(contender))
        except Missing as why:
            self._missing[f"{name}'s crowd"] = str(why)


@click.command()
@click.option("--json", "json_wanted", is_flag=True, help="for programs")
@click.option("--turns", default=TURNS, show_default=True, type=click.IntRange(1, 20), help="of each server")
def main(json_wanted: bool, turns: int) -> None:
    prepare()
    found = Run().measure(turns)
    if json_wanted:
        click.echo(encode(found))
    else:
        print_tables(found)


if __name__ == "__main__":
    main()
