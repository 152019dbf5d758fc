"""Old rooms are forgotten (P20), and their codes rest for a day: yesterday's address leads into nobody else's room."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from ardoise.server.archive import LOBBY, entries, lobby_of
from ardoise.server.lobby.types import Opened
from ardoise.server.ownpacks import DAY as DAY
from ardoise.server.ownpacks import KEPT, is_pack
from ardoise.store.log import Store, Summary


async def nobody(_: str) -> bool:
    return False


async def forget(store: Store, code: str, now: float) -> None:
    """All that was said in a room. In the log, because a code rests across a restart, too, there is left only that."""
    await store.forget(code)
    await store.append(code, entries(LOBBY, 0, now, "", (Opened(code, retired=True),)))


async def rooms_of(store: Store) -> list[Summary]:
    """The rooms: people's own packs lie in the same store."""
    return [summary for summary in await store.rooms() if not is_pack(summary.room)]


async def forget_old(
    store: Store, now: float, after: float = DAY, awake: Callable[[str], Awaitable[bool]] = nobody
) -> list[str]:
    """The rooms that nobody has touched for so long and nobody wants to keep, not one that is awake; and packs."""
    gone = []
    for summary in await store.rooms():
        code, age = summary.room, now - summary.touched
        if is_pack(code):
            if age >= KEPT:
                await store.forget(code)
                gone.append(code)
            continue
        if age < min(after, DAY):
            continue
        lobby = lobby_of(await store.read(code))
        if lobby.retired:
            if age >= DAY:
                await store.forget(code)
        elif age >= after and not lobby.kept and not await awake(code):
            await forget(store, code, now)
            gone.append(code)
    return gone
