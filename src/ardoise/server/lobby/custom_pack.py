"""The lobby: a pack of somebody's own. The room keeps what all may know of it, and the hash by which it is found."""

from __future__ import annotations

from collections.abc import Sequence

from ardoise.engine.game import Record, Rejected
from ardoise.packs.catalogue import BOX
from ardoise.packs.custom.questions import GAMES, fitting, own
from ardoise.packs.custom.types import OwnPack
from ardoise.packs.dealing import Own
from ardoise.server.lobby.commands import ChooseOwn
from ardoise.server.lobby.types import GameChosen, Lobby, LobbyEvent, OwnChoice, OwnChosen


class Brought(Record):
    """The pack that a wish is about, from the store."""

    key: str
    pack: OwnPack


def choose_own(lobby: Lobby, wish: ChooseOwn, brought: Brought | None) -> Sequence[LobbyEvent]:
    if wish.secret is None:
        return (OwnChosen(None),)
    if brought is None:
        raise Rejected("no_such_pack")
    pack = brought.pack
    fits = {game: len(fitting(pack, game)) for game in GAMES}
    chosen = OwnChosen(OwnChoice(brought.key, pack.title, pack.languages, len(pack.questions), fits, lobby.host))
    from_box = GameChosen(lobby.game, lobby.options, (BOX,), lobby.choice)  # what is still missing comes from there
    return (chosen,) if BOX in lobby.packs else (chosen, from_box)


def own_of(lobby: Lobby, brought: Brought | None) -> Own:
    """The questions of the pack that is chosen now, as it is now; or Rejected, if it is not there any more."""
    if lobby.own is None or BOX not in lobby.packs:
        return Own()
    if brought is None:
        raise Rejected("own_pack_gone")
    return own(brought.pack, lobby.game, lobby.asked)
