"""Code 777: what a good player would notice about their own rack now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from ardoise.coach.hint import Hint
from ardoise.engine.game import Seat
from ardoise.engine.number import Number
from ardoise.games.code777.assist import likely_codes
from ardoise.games.code777.bots import BEST
from ardoise.games.code777.deduction import candidates, learned_by
from ardoise.games.code777.draw_history import draw_history_of
from ardoise.games.code777.view_types import Likely, OverView, View

Code = Literal[
    "code777_certain",  # it can be declared
    "code777_soon",  # it is certain, but I have to wait (C23)
    "code777_dare",  # not certain, but to wait costs more than to be wrong
    "code777_nothing",  # the last answer did not tell me anything
    "code777_fewer",  # it took codes away
    "code777_likelier",  # it took none away, but some are likelier now
    "code777_left",  # the last answer was my own, or there is none
]


def hint(view: View, seat: Seat) -> Hint | None:
    if isinstance(view.phase, OverView):
        return None
    now = _codes(view, seat)
    best = now[0]
    code, more = _code(view, seat, now)
    about: dict[str, Number | str] = {"code": "-".join(map(str, best.code)), "count": len(now)}
    return Hint(code, about | {"chance": _per_cent(best.chance)} | more)


def _code(view: View, seat: Seat, now: Sequence[Likely]) -> tuple[Code, dict[str, Number | str]]:
    wait = view.pauses[seat] if view.pauses else 0
    if len(now) == 1:
        return ("code777_soon", {"wait": wait}) if wait else ("code777_certain", {})
    if not wait and 100 * now[0].chance >= BEST[len(view.scores)]:
        return "code777_dare", {}
    if not _has_just_heard(view, seat):
        return "code777_left", {}
    before = _codes(replace(view, record=view.record[:-1]), seat)
    if gone := len(before) - len(now):
        return "code777_fewer", {"gone": gone}
    return ("code777_nothing" if before == now else "code777_likelier"), {}


def _codes(view: View, seat: Seat) -> tuple[Likely, ...]:
    history = draw_history_of(view.tables, seat)
    return likely_codes(history, candidates(history, learned_by(view, seat)))


def _has_just_heard(view: View, seat: Seat) -> bool:
    """Somebody else has answered, and nothing has been dealt since."""
    return view.quiet > 0 and view.record[-1].asker != seat


def _per_cent(chance: float) -> int:
    """What is not certain is never called so."""
    return 100 if chance == 1 else min(99, max(1, round(100 * chance)))
