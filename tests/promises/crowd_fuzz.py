"""Bad input for P17: valid messages with something wrong in them, junk, and frames that no browser sends."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec

from ardoise.server.lobby.commands import Again, Command, HandOver, HostCommand, Kick, Leave, Start, TakeSeat
from ardoise.server.net.decode import read
from ardoise.server.protocol import AskHint, Hello, Play
from tests.kit.frames import masked

LARGEST = 4096
DEEP = json.loads("[" * 12 + "]" * 12)
BYTES = [b"{", b"}", b"[", b"]", b'"', b":", b",", b"\\", b"\x00", b"\xff", b"\xed\xa0\x80", b"1e999", b"NaN", b"-",
         b"9" * 400]  # fmt: skip
VALUES: list[Any] = [None, True, -1, 0, 99, 1.5, 2**53, 10**400, "", "1", "x" * 200, "\u202e", "\ud800", [], {},
                     DEEP, {"type": "Play"}, "../../x", "<svg/onload=alert(1)>"]  # fmt: skip
FIELDS: dict[str, Any] = {"game": "bornes", "options": {}, "packs": ["box"], "choice": {"levels": [1]},
                          "secret": "x", "seat": 1, "on": True, "seconds": 5,
                          "person": 1, "per_cent": 100, "name": "Eve", "avatar": 1, "colour": 1, "language": "fr",
                          "ready": True, "sheets": [1, 2, 3], "rack": 1, "number": 1, "question": "0/g7-econ-05",
                          "remark": "no", "answer": 5, "level": "master"}  # fmt: skip
KINDS = [
    kind for kind in (AskHint, *Command.__subclasses__(), *HostCommand.__subclasses__()) if kind is not HostCommand
]
SPOILING = (Leave, TakeSeat, Kick, HandOver, Start, Again)  # only when broken: else another person or a bot goes on


class Fuzz:
    """Everything by chance, and all chance from one seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def text(self, number: int, phase: int, move: bytes) -> bytes:
        """At most 4096 bytes for a text frame. If it can be read, its id is this number: it counts no further."""
        while True:
            data = self._broken(self._valid(number, phase, move))[:LARGEST]
            try:
                message = read(data)
            except (msgspec.MsgspecError, RecursionError, UnicodeError):
                return data
            if isinstance(message, Hello) or (message.id <= number and not isinstance(message, SPOILING)):
                return data

    def _valid(self, number: int, phase: int, move: bytes) -> dict[str, Any]:
        if self.chance.random() < 0.5:
            return {"type": Play.__name__, "id": number, "phase": phase, "move": json.loads(move)}
        if self.chance.random() < 0.05:
            return {"type": Hello.__name__, "token": "BCDFGH.x"}
        kind = self.chance.choice(KINDS)
        fields = {field.name: FIELDS[field.name] for field in msgspec.structs.fields(kind) if field.name != "id"}
        return {"type": kind.__name__, "id": number, **fields}

    def _broken(self, message: dict[str, Any]) -> bytes:
        if self.chance.random() < 0.1:
            return bytes(self.chance.choices(range(128), k=self.chance.randrange(60)))
        if self.chance.random() < 0.5:
            self._change(self._part(message))
        data = json.dumps(message).encode()
        return data if self.chance.random() < 0.5 else self._bytewise(data)

    def _part(self, message: dict[str, Any]) -> dict[str, Any]:
        inner = [value for value in message.values() if isinstance(value, dict)]
        return self.chance.choice([message, *inner])

    def _change(self, part: dict[str, Any]) -> None:
        """One field gone, another value in it, or one too many."""
        key = self.chance.choice([*part, "role"])
        if self.chance.random() < 0.3:
            part.pop(key, None)
        else:
            part[key] = self.chance.choice(VALUES)

    def _bytewise(self, data: bytes) -> bytes:
        for _ in range(self.chance.randrange(1, 4)):
            at, until = sorted(self.chance.choices(range(len(data) + 1), k=2))
            match self.chance.randrange(4):
                case 0:
                    data = data[:at] + self.chance.choice(BYTES) + data[at:]
                case 1:
                    data = data[:at] + bytes((self.chance.randrange(128),)) + data[at + 1 :]
                case 2:
                    data = data[:at] + data[until:]
                case 3:
                    data = data[:until] + data[at:]
        return data

    def closing(self) -> tuple[bytes, set[int]]:
        """Raw bytes after which the server ends the socket, and the codes with which it may."""
        return self.chance.choice(
            [
                (masked(0x82, self.chance.randbytes(20)), {1003}),
                (masked(0x81, b'"\xff"'), {1007}),
                (masked(0x81, b" " * (LARGEST + 1)), {1009}),
                (masked(0x01, b" " * 99) + masked(0x00, b" " * 99) * 50, {1009}),
                (masked(0x83 + self.chance.randrange(5), b""), {1002}),
                (masked(0xC1, b"{}"), {1002}),  # a reserved bit
                (b"\x81\x02{}", {1002}),  # not masked
                (masked(0x89, b"x" * 126), {1002}),  # a ping that is too long
                (masked(0x09, b""), {1002}),  # a ping in pieces
                (masked(0x01, b"{") + masked(0x81, b"}"), {1002}),  # a message within a message
                (masked(0x88, b"x"), {1002}),
                (masked(0x88, (7).to_bytes(2, "big")), {1002}),
                (masked(0x88, b"\x03\xe8\xff"), {1007}),
            ]
        )

    def framed(self, data: bytes) -> bytes:
        """A text as one frame, or in two pieces with something between them."""
        if self.chance.random() < 0.8:
            return masked(0x81, data)
        at = self.chance.randrange(len(data) + 1)
        return masked(0x01, data[:at]) + self._harmless() + masked(0x80, data[at:])

    def _harmless(self) -> bytes:
        """Control frames that are answered by no message."""
        return masked(self.chance.choice((0x89, 0x8A)), self.chance.randbytes(self.chance.randrange(126)))
