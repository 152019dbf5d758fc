"""A game at one table whose phones have different engines."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

from ardoise.server.lobby.commands import SetClock
from tests.browser.engines.device import PATIENCE, Device, TooLate
from tests.browser.engines.hands import HANDS, declare
from tests.browser.scenes.scene import phone_of
from tests.browser.scenes.tables import seen_by
from tests.browser.stage import Stage
from tests.kit.client import Player

NAMES = ["Annie", "Blaise", "Chloé"]
PLAYING = "() => document.querySelector('.screen.columns > main > :not([role=status])') !== null"  # not just loading
OVER = "() => document.querySelector('.screen.wide') !== null"
TRACK = {"finish": 14, "spirals": [n for n in range(1, 14) if n != 9], "bonus": 6, "danger": [[9, 3]]}
OPTIONS: dict[str, dict[str, Any]] = {"code777": {"points_to_win": 1}, "incroyable": {"track": TRACK}}
ENOUGH = 6  # steps of Code 777 before somebody declares
SETTLED = 0.3  # seconds until a picture shows what the page holds
SOON, TRIES = 2.0, 10  # seconds until somebody looks again, and how often
MOST = 400  # steps


class Match:
    """Whose turn it is knows somebody who watches without a page."""

    def __init__(self, stage: Stage, game: str, devices: list[Device], pictures: Path) -> None:
        self.stage, self.game, self.devices, self.pictures = stage, game, devices, pictures
        self.phases: set[str] = set()

    async def sit_down(self) -> None:
        house = self.stage.house
        people = await house.seat(NAMES[: len(self.devices)], self.game, **OPTIONS.get(self.game, {}))
        assert (await people[0].ask(SetClock, on=False)).refused is None
        self.watcher: Player = await house.come_in(people[0].welcome.code, "Marie", "spectator")
        await house.start(people)
        await self.watcher.sees_a_table()
        for person, device in zip(people, self.devices, strict=True):
            await person.hang_up()
            seen = phone_of(person)
            await device.open(self.stage.address(), seen.path, seen.kept)
            await device.until(PLAYING)

    async def play(self) -> None:
        """To its end. Each phase is loaded anew once on every device."""
        for step in range(MOST):
            if self.watcher.table.phase is None:
                break
            await self._look_anew()
            await self._step(step)
        for device in self.devices:
            await device.until(OVER)
            await device.reload()
            await device.until(OVER)

    async def _look_anew(self) -> None:
        phase = type(seen_by(self.watcher).phase).__name__
        if phase not in self.phases:
            self.phases.add(phase)
            for device in self.devices:
                await device.reload()
                await device.until(PLAYING)
                await asyncio.sleep(SETTLED)
                await device.picture(self.pictures / f"{self.game} {phase} {type(device).__name__}.png")

    async def _step(self, step: int) -> None:
        """Of the first who is awaited. Their page may still show what was before: then they look again."""
        before = self.watcher.table.phase
        seat = min(self.watcher.table.awaited)

        def done() -> bool:
            return self.watcher.table.phase != before or seat not in self.watcher.table.awaited

        for _ in range(TRIES):
            with suppress(TooLate):
                await self._act(step, seat)
            with suppress(TimeoutError):
                return await asyncio.wait_for(self.watcher.hears(done), SOON)
        raise TooLate(f"seat {seat} never did its part in {self.phases}")

    async def _act(self, step: int, seat: int) -> None:
        device = self.devices[seat]
        device.patience = SOON
        if self.game == "code777" and step > ENOUGH:
            await declare(self.devices[1], NAMES[1], self.devices[0])
        else:
            await HANDS[self.game](device)
        device.patience = PATIENCE
