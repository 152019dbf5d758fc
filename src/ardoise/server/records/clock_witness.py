"""Is it really a day later? A wall clock may jump, above all while the server is away; so it is not believed alone.

The store remembers when somebody looked last. While looks follow each other without a gap, the clock is right about the
day that lies behind. After a gap (the server was away, or the clock has jumped: nobody can tell) what seems old must
still seem old when the clock has gone on for another day.
"""

from __future__ import annotations

from ardoise.engine.codec import decode, encode
from ardoise.engine.game import Event
from ardoise.store.log import Entry, Store

CLOCK = "forgetting"  # where it is stored: no room's code is like this. Also the lease of the node that looks
DAY = 24 * 3600.0
GAP = 3600.0  # seconds between two looks, which are minutes apart


class Watched(Event, tag="Watched", kw_only=True):
    seen: float  # by the last look
    since: float  # when the clock has gone on without a gap
    mark: float  # a look from which the next day is counted, whatever happens between


async def trusted_hour(store: Store, now: float) -> float | None:
    """An hour that is surely over, to judge the age of rooms by; None: nothing is sure yet."""
    last = await store.last(CLOCK, 0)
    watched = decode(last.body, Watched) if last else Watched(seen=now, since=now, mark=now)
    after, hour = look(watched, now)
    await store.replace(CLOCK, [Entry(0, 0, now, "", encode(after))])
    return hour


def look(watched: Watched, now: float) -> tuple[Watched, float | None]:
    if now < watched.seen - GAP:  # it was wrong then, or it is now
        return Watched(seen=now, since=now, mark=now), None
    since = watched.since if now <= watched.seen + GAP else now
    another_day = now - watched.mark >= DAY
    after = Watched(seen=now, since=since, mark=now if another_day else watched.mark)
    if now - since >= DAY:
        return after, now
    return after, watched.mark if another_day else None
