"""What every room of a server works with."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from ardoise.server.limits import LIMITS, Limits
from ardoise.server.lobby.start import new_seed
from ardoise.server.metrics import Metrics
from ardoise.server.room.hints import GiveHint, ask_coach
from ardoise.server.room.live_bots import Think, think_time
from ardoise.store.log import Store


@dataclass(frozen=True)
class RoomServices:
    store: Store
    wall: Callable[[], float] = time.time
    think: Think = think_time
    coach: GiveHint = ask_coach
    limits: Limits = LIMITS
    new_seed: Callable[[], str] = new_seed
    metrics: Metrics = field(default_factory=Metrics)
