"""What nodes send each other. Anyone who can write to NATS could have sent it: decode strictly or drop.

A node whose people look at a room opens a link to the node on which the room lives: it is the client, the other one the
server. Packets are MessagePack: what a screen said or is shown stays the bytes that it was, and is not encoded again.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, field

from ardoise.engine.game import Record
from ardoise.server.lobby.types import PersonId, Role
from ardoise.server.protocol import Close, Speech
from ardoise.server.room.mailbox import Slot
from ardoise.store.log import FailureCode

LARGEST = 1_000_000  # bytes of a packet: NATS takes a little more

NodeName = Annotated[str, Meta(pattern=r"^[0-9a-zA-Z-]{8,64}\Z")]  # part of a subject of NATS
Code = Annotated[str, Meta(pattern=r"^[A-Z]{6}\Z")]
Mark = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}\Z")]  # the fingerprint of a token
Seconds = Annotated[float, Meta(ge=0)]
Count = Annotated[int, Meta(ge=0, lt=2**62)]


class Message(Record, array_like=True, tag=True):
    """Part of a packet. Messages only grow, at their end and with defaults: while servers are upgraded, both kinds
    understand each other."""


class Comes(Message):
    """Somebody's screen, under a number that the client counts. The mark says whose it is."""

    visit: Count
    room: Code
    mark: Mark
    age: Seconds = 0.0  # of its socket; not the hour, because clocks differ
    aloud: bool = False  # it reads aloud


class Says(Message):
    """What somebody's screen said. It is read by the room's node, so that nobody's words spoil a packet."""

    visit: Count
    message: bytes


class Goes(Message):
    visit: Count


class Asks(Message):
    """Somebody without a token wants to come in. Asked twice with one mark, they are in once."""

    question: Count
    room: Code
    name: str
    role: Role
    mark: Mark
    device: str = ""
    new_to: tuple[str, ...] = ()


class Shown(Message):
    """A frame for a screen, to be passed on as it is."""

    visit: Count
    slot: Slot | None
    frame: bytes


class TurnedAway(Message):
    visit: Count
    code: Close


class LetIn(Message):
    question: Count
    person: PersonId


class NotLetIn(Message):
    question: Count
    refused: str
    about: dict[str, Any] = field(default_factory=dict)
    store: FailureCode | None = None


ToServer = Comes | Says | Goes | Asks
ToClient = Shown | TurnedAway | LetIn | NotLetIn


class Packet(Record, array_like=True, tag=True):
    """`number` counts the packets with contents that one end of a link sends; 0: there are none in it."""

    sender: NodeName
    link: Count
    number: Count
    received: Count  # all of yours up to this number


class FromClient(Packet):
    contents: tuple[ToServer, ...] = ()


class FromServer(Packet):
    contents: tuple[ToClient, ...] = ()


class Closed(Packet):
    """The link is over: there is nothing to answer."""

    by_client: bool


AnyPacket = FromClient | FromServer | Closed

_encoder = msgspec.msgpack.Encoder()
_packets = msgspec.msgpack.Decoder(AnyPacket)
_said = msgspec.json.Decoder(Speech)


class Malformed(Exception):
    """No packet of ours."""


def read(data: bytes) -> AnyPacket:
    """A packet, or Malformed."""
    if len(data) > LARGEST:
        raise Malformed
    try:
        packet: AnyPacket = _packets.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Malformed from error
    return packet


def read_said(data: bytes) -> Speech:
    """What a screen said, or Malformed."""
    try:
        said: Speech = _said.decode(data)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Malformed from error
    return said


def write(packet: AnyPacket) -> bytes:
    return _encoder.encode(packet)
