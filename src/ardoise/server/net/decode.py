"""Reading what a screen sent: strictly, because a stranger may have written it."""

from __future__ import annotations

import msgspec

from ardoise.engine.game import Record
from ardoise.engine.strict_json import check_strict
from ardoise.server.lobby.types import MessageId
from ardoise.server.protocol import FromScreen

DEPTH = 8

_message = msgspec.json.Decoder(FromScreen)
_plain_decoder, _plain_encoder = msgspec.json.Decoder(), msgspec.json.Encoder()


class Numbered(Record):
    """A message or its answer, whatever else is in it."""

    id: MessageId | None = None


_numbered = msgspec.json.Decoder(Numbered)


def read(data: bytes) -> FromScreen:
    """A message, or MsgspecError or RecursionError. The decoder takes the last of doubled keys: we take none."""
    message: FromScreen = _message.decode(data)
    if not _plainly_strict(data):
        check_strict(data.decode(), DEPTH)
    return message


def _plainly_strict(data: bytes) -> bool:
    """What comes out as it went in has no key twice: so are nearly all, and it is soon seen."""
    shallow = data.count(b"{") + data.count(b"[") <= DEPTH
    try:
        return shallow and _plain_encoder.encode(_plain_decoder.decode(data)) == data
    except msgspec.MsgspecError:  # a number that no float can hold is the game's to refuse
        return False


def id_of(data: bytes) -> int | None:
    """The id of a message or an answer, if that much can be read."""
    try:
        return _numbered.decode(data).id
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
