"""What events of most games do alike to a state."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ardoise.engine.seats import NOBODY, without


def no_longer_awaited(state: Any, event: Any) -> Any:
    """The seat has done its part in this phase."""
    phase = state.phase
    return replace(state, phase=replace(phase, awaited=without(phase.awaited, event.seat)))


def nobody_awaited(state: Any, event: Any) -> Any:
    """The hourglass has run out."""
    return replace(state, phase=replace(state.phase, awaited=NOBODY))


def unchanged(state: Any, event: Any) -> Any:
    """The event only tells the screens something."""
    return state
