"""The lobby: what will be played, and which questions will be asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

import msgspec

from ardoise.engine.game import Rejected
from ardoise.games import GAMES
from ardoise.packs import PACKS, dealing
from ardoise.packs.catalogue import BOX, WITHOUT_PACK
from ardoise.packs.filters import Choice, categories_of, checked
from ardoise.server.lobby.commands import ChooseGame, ChooseOptions, ChooseOwn, ChoosePacks, ChooseQuestions
from ardoise.server.lobby.custom_pack import Brought, choose_own
from ardoise.server.lobby.seats import standing_up
from ardoise.server.lobby.types import GameChosen, Lobby, LobbyEvent, Supply

Choosing = ChooseGame | ChooseOptions | ChoosePacks | ChooseQuestions | ChooseOwn


def choose(lobby: Lobby, wish: Choosing, brought: Brought | None) -> Sequence[LobbyEvent]:
    if lobby.playing:
        raise Rejected("not_now")
    match wish:
        case ChooseGame(game=game):
            if game not in GAMES:
                raise Rejected("no_such_game")
            as_hard = Choice(lobby.choice.levels)  # another game has other categories
            return (GameChosen(game, {}, lobby.packs, as_hard), *standing_up(lobby, game))
        case ChooseOptions(options=options):
            return (
                GameChosen(lobby.game, checked_options(lobby.game, options, lobby.practice), lobby.packs, lobby.choice),
            )
        case ChoosePacks(packs=packs):
            if not packs or not set(packs) <= PACKS:
                raise Rejected("no_such_pack")
            return (GameChosen(lobby.game, lobby.options, packs, lobby.choice),)
        case ChooseQuestions(choice=choice):
            return (GameChosen(lobby.game, lobby.options, (BOX,), checked(choice, lobby.game)),)
        case ChooseOwn():
            return choose_own(lobby, wish, brought)
    assert_never(wish)


def checked_options(game: str, options: dict[str, Any], practice: bool) -> dict[str, Any]:
    kind = GAMES[game].types.options
    if unknown := options.keys() - {field.name for field in msgspec.structs.fields(kind)}:
        raise Rejected("wrong_options", why=f"Object contains unknown field `{min(unknown)}`")
    try:
        chosen = msgspec.convert(options, kind)
    except msgspec.ValidationError as error:
        raise Rejected("wrong_options", why=str(error)) from error
    if GAMES[game].only_in_practice(chosen) and not practice:
        raise Rejected("only_in_practice")
    return options


def supply(lobby: Lobby, seats: int, day: str) -> Supply | None:
    """What the box has for the game that is chosen, and a table of so many seats; None: it is not asked from."""
    game = lobby.game
    if game in WITHOUT_PACK or BOX not in lobby.packs:
        return None
    options = msgspec.convert(lobby.options, GAMES[game].types.options)
    count, least = dealing.count(game, options, lobby.choice, day), dealing.least(game, options, seats)
    return Supply(count, least, categories_of(game))
