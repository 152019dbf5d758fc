"""The lobby: a pack of somebody's own. The room keeps what all may know of it, and the hash by which it is found."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.engine.game import Record, Rejected
from ardoise.games import KITS
from ardoise.games.packs import SHAPES
from ardoise.packs.custom.questions import fitting, own
from ardoise.packs.custom.types import OwnPack
from ardoise.packs.dealing import Own
from ardoise.server.lobby.commands import ChooseOwn
from ardoise.server.lobby.events import LobbyEvent, OwnChosen
from ardoise.server.lobby.types import Lobby, OwnChoice


class Brought(Record):
    """The pack that a command is about, from the store."""

    key: str
    pack: OwnPack


def choose_own(lobby: Lobby, command: ChooseOwn, brought: Brought | None) -> Sequence[LobbyEvent]:
    if command.secret is None:
        return (OwnChosen(None),)
    if brought is None:
        raise Rejected("no_such_pack")
    pack = brought.pack
    fits = {game: len(fitting(pack, shape)) for game, shape in SHAPES.items()}
    choice = OwnChoice(brought.key, pack.title, pack.languages, len(pack.questions), fits, lobby.host)
    return (OwnChosen(choice),)


def own_of(lobby: Lobby, brought: Brought | None) -> Own:
    """The questions of the pack that is chosen now, as it is now; or Rejected, if it is not there any more."""
    if lobby.own is None:
        return Own()
    if brought is None:
        raise Rejected("own_pack_gone")
    shape = KITS[lobby.game].cards
    return own(brought.pack, shape, lobby.asked) if shape else Own()
