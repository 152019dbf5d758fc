"""A screen without a socket: it records all that a room sends it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeAlias

from ardoise.engine.codec import decode
from ardoise.server.lobby.types import PersonId
from ardoise.server.net import socket
from ardoise.server.protocol import Answer, Close, Hinted, RoomUpdate
from ardoise.server.room.mailbox import Slot
from tests.kit.client import PATIENCE, ShownSeen, TableSeen

Message: TypeAlias = RoomUpdate | TableSeen | ShownSeen | Hinted | Answer


class RecordingScreen:
    """Frames are as a socket would write them. They are decoded when somebody asks for messages, or at once if
    `on_message` wants them."""

    def __init__(self, person: PersonId, on_message: Callable[[Any], None] | None = None, aloud: bool = False) -> None:
        self.person, self.aloud, self._on_message = person, aloud, on_message
        self.frames: list[bytes] = []
        self.slots: asyncio.Queue[Slot | None] = asyncio.Queue()
        self.closed: Close | None = None
        self._rooms: list[RoomUpdate] = []
        self._tables: list[TableSeen] = []
        self._shown: list[TableSeen] = []
        self._answers: list[Answer] = []
        self._unread: list[bytes] = []
        self._changed = asyncio.Event()

    def send(self, data: bytes, slot: Slot | None) -> None:
        self.frames.append(socket.frame(socket.TEXT, data))
        self._unread.append(data)
        self.slots.put_nowait(slot)
        if self._on_message:
            self._on_message(self._read())
        self._changed.set()

    def close(self, code: Close) -> None:
        self.closed = code
        self.frames.append(socket.frame(socket.CLOSE, code.to_bytes(2, "big")))
        self._changed.set()

    def take(self) -> list[bytes]:
        """The frames since the last time."""
        taken, self.frames = self.frames, []
        return taken

    @property
    def rooms(self) -> list[RoomUpdate]:
        self._read()
        return self._rooms

    @property
    def tables(self) -> list[TableSeen]:
        self._read()
        return self._tables

    @property
    def shown(self) -> list[TableSeen]:
        """What it was told that the big screen shows."""
        self._read()
        return self._shown

    @property
    def answers(self) -> list[Answer]:
        self._read()
        return self._answers

    def _read(self) -> Message | None:
        """The last of those that were not read yet."""
        message: Message | None = None
        for data in self._unread:
            match message := decode(data, Message):
                case RoomUpdate():
                    self._rooms.append(message)
                case TableSeen():
                    self._tables.append(message)
                case ShownSeen(table=table):
                    self._shown.append(table)
                case Answer():
                    self._answers.append(message)
        self._unread.clear()
        return message

    async def until(self, met: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not met():
                self._changed.clear()
                await self._changed.wait()
