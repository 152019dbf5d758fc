"""What a room does by itself: it replaces a host who is gone, and begins a game that was explained for long."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.server.lobby.door import next_host
from ardoise.server.lobby.events import Explained, HostNamed, LobbyEvent
from ardoise.server.lobby.types import Lobby
from ardoise.server.room.mailbox import ExplainedForLong, HostMissing
from ardoise.server.room.screens import Screens


def unasked(lobby: Lobby, screens: Screens, mail: HostMissing | ExplainedForLong) -> Sequence[LobbyEvent]:
    match mail:
        case HostMissing(host) if lobby.host == host and host not in screens:
            other = next_host(lobby, screens.missing(lobby))
            return () if other is None else (HostNamed(other),)
        case ExplainedForLong(game) if lobby.explaining and lobby.number == game:
            return (Explained(),)
    return ()
