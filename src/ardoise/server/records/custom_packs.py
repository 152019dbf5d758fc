"""Custom packs in the store: each under the hash of its secret link, as it was last saved.

The link shows the answers; the store does not give the link away.
"""

from __future__ import annotations

import asyncio
import re
import secrets
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress

from ardoise.engine.codec import decode, encode
from ardoise.engine.game import Event, Rejected
from ardoise.packs.custom.types import OwnPack
from ardoise.server.lobby.commands import Again, AnyCommand, ChooseOwn, Start
from ardoise.server.lobby.custom_pack import Brought
from ardoise.server.lobby.types import Lobby
from ardoise.server.records.clock_witness import DAY as DAY
from ardoise.server.records.tokens import SECRET_BYTES, fingerprint
from ardoise.store.log import Collision, Entry, Store

PREFIX = "pack:"  # no room's code begins like this
SECRET = re.compile(r"[\w-]{43}", re.ASCII)
KEPT = 365 * DAY  # after it was last saved or played


class Saved(Event, tag="Saved"):
    version: int
    pack: OwnPack


class Used(Event, tag="Used"):
    """Somebody played with it or opened it, and it is kept from then on."""


def key_of(secret: str) -> str:
    return PREFIX + fingerprint(secret)


def is_pack(key: str) -> bool:
    return key.startswith(PREFIX)


async def find(store: Store, key: str, now: float) -> Saved | None:
    """The pack as it was last saved. That it was asked for is remembered, once a day."""
    log = await store.read(key)
    if not log:
        return None
    if now - log[-1].at > DAY:
        with suppress(Collision):  # somebody saved or forgot it in this moment
            await store.append(key, [Entry(0, len(log), now, "", encode(Used()))])
    saved: Saved = decode(log[0].body, Saved)
    return saved


def pack_needed(lobby: Lobby, command: AnyCommand) -> str | None:
    """The key of the pack that a command needs before it can be decided."""
    match command:
        case ChooseOwn(secret=str() as secret):
            return key_of(secret)
        case Start() | Again() if lobby.own:
            return lobby.own.key
        case _:
            return None


async def brought(store: Store, key: str, now: float) -> Brought | None:
    saved = await find(store, key, now)
    return Brought(key, saved.pack) if saved else None


Hold = Callable[[str], AbstractAsyncContextManager[None]]


class OwnPacks:
    def __init__(self, store: Store, wall: Callable[[], float], hold: Hold) -> None:
        self.store, self.wall = store, wall
        self._one_at_a_time = asyncio.Lock()  # a save looks at the last version, then writes the next …
        self._hold = hold  # … and so do other servers

    async def make(self, pack: OwnPack) -> str:
        """Its secret, which only the answer tells."""
        secret = secrets.token_urlsafe(SECRET_BYTES)
        await self._write(key_of(secret), Saved(1, pack))
        return secret

    async def find(self, secret: str) -> Saved:
        """Or Rejected."""
        saved = await find(self.store, key_of(secret), self.wall()) if SECRET.fullmatch(secret) else None
        if saved is None:
            raise Rejected("no_such_pack")
        return saved

    async def save(self, secret: str, pack: OwnPack, version: int) -> int:
        """The version after the one that this was made from; Rejected, if that is not the last."""
        async with self._one_at_a_time, self._hold(key_of(secret)):
            last = await self.find(secret)
            if last.version != version:
                raise Rejected("pack_changed", version=last.version)
            await self._write(key_of(secret), Saved(version + 1, pack))
        return version + 1

    async def forget(self, secret: str) -> None:
        async with self._one_at_a_time, self._hold(key_of(secret)):
            await self.find(secret)
            await self.store.forget(key_of(secret))

    async def _write(self, key: str, saved: Saved) -> None:
        await self.store.replace(key, [Entry(0, 0, self.wall(), "", encode(saved))])
