"""Old rooms are forgotten (P20), and their codes rest for a day: yesterday's address leads into nobody else's room."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from typing import Literal

from ardoise.server.lobby.events import Opened
from ardoise.server.records.archive import LOBBY, entries, lobby_of
from ardoise.server.records.clock_witness import CLOCK
from ardoise.server.records.clock_witness import DAY as DAY
from ardoise.server.records.custom_packs import KEPT, is_pack
from ardoise.server.records.folding import folded
from ardoise.store.log import Collision, Store, Summary

Fate = Literal["stays", "rests", "goes"]  # resting: only its code is kept
SetAside = Callable[[str], AbstractAsyncContextManager[bool]]


@asynccontextmanager
async def unasked(_: str) -> AsyncIterator[bool]:
    yield True


async def forget(store: Store, code: str, now: float) -> None:
    """All that was said in a room. In the log, because a code rests across a restart, too, there is left only that."""
    await store.replace(code, entries(LOBBY, 0, now, "", (Opened(code=code, retired=True),)))


async def rooms_of(store: Store) -> list[Summary]:
    """The rooms: people's own packs lie in the same store."""
    return [summary for summary in await store.rooms() if summary.room != CLOCK and not is_pack(summary.room)]


async def forget_old(store: Store, now: float, after: float = DAY, set_aside: SetAside = unasked) -> list[str]:
    """The rooms that nobody has touched for so long and nobody wants to keep; and packs.

    Not one that is awake: it can not be set aside. What can, nobody touches any more, and only then it is judged.
    """
    gone = []
    for summary in await store.rooms():
        code = summary.room
        if code == CLOCK or now - summary.touched < (KEPT if is_pack(code) else min(after, DAY)):
            continue
        if await _fate(store, code, now, after) == "stays":
            continue
        async with set_aside(code) as free:
            if free and await _forget_if_old(store, code, now, after):
                gone.append(code)
    return gone


async def _forget_if_old(store: Store, code: str, now: float, after: float) -> bool:
    """Was something forgotten that somebody said?"""
    fate = await _fate(store, code, now, after)
    with suppress(Collision):  # it took too long: by now it is another's
        if fate == "rests":
            await forget(store, code, now)
            return True
        if fate == "goes":
            await store.forget(code)
            return is_pack(code)
    return False


async def _fate(store: Store, code: str, now: float, after: float) -> Fate:
    log = await store.read(code)
    if not log:
        return "stays"
    age = now - max(entry.at for entry in log)
    if is_pack(code):
        return "goes" if age >= KEPT else "stays"
    lobby = await folded(lobby_of, log)
    if lobby.retired:
        return "goes" if age >= DAY else "stays"
    return "rests" if age >= after and not lobby.kept else "stays"
