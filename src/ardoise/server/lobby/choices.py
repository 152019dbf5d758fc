"""The lobby: what will be played, and which questions will be asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

import msgspec

from ardoise.engine.game import Rejected
from ardoise.games import GAMES, KITS
from ardoise.packs import dealing
from ardoise.packs.catalogue import BOX
from ardoise.packs.filters import checked
from ardoise.server.lobby.commands import (
    ChoiceCommand,
    ChooseGame,
    ChooseOptions,
    ChooseOwn,
    ChooseQuestions,
)
from ardoise.server.lobby.custom_pack import Brought, choose_own
from ardoise.server.lobby.events import GameChosen, LobbyEvent
from ardoise.server.lobby.seats import standing_up
from ardoise.server.lobby.types import Lobby, Supply


def choose(lobby: Lobby, command: ChoiceCommand, brought: Brought | None) -> Sequence[LobbyEvent]:
    if lobby.playing:
        raise Rejected("not_now")
    match command:
        case ChooseGame(game=game):
            if game not in GAMES:
                raise Rejected("no_such_game")
            choice = msgspec.structs.replace(lobby.choice, categories=())  # another game has others
            return (GameChosen(game, {}, lobby.packs, choice), *standing_up(lobby, game))
        case ChooseOptions(options=options):
            return (
                GameChosen(lobby.game, checked_options(lobby.game, options, lobby.practice), lobby.packs, lobby.choice),
            )
        case ChooseQuestions(choice=choice):
            return (GameChosen(lobby.game, lobby.options, (BOX,), checked(choice, _choosable(lobby.game))),)
        case ChooseOwn():
            return choose_own(lobby, command, brought)
    assert_never(command)


def checked_options(game: str, options: dict[str, Any], practice: bool) -> dict[str, Any]:
    kind = GAMES[game].types.options
    if unknown := options.keys() - {field.name for field in msgspec.structs.fields(kind)}:
        raise Rejected("wrong_options", why=f"Object contains unknown field `{min(unknown)}`")
    try:
        chosen = msgspec.convert(options, kind)
    except msgspec.ValidationError as error:
        raise Rejected("wrong_options", why=str(error)) from error
    GAMES[game].check_options(chosen)
    if GAMES[game].only_in_practice(chosen) and not practice:
        raise Rejected("only_in_practice")
    return options


def supply(lobby: Lobby, seats: int, day: str) -> Supply | None:
    """What the box has for the game that is chosen, and a table of so many seats; None: it is not asked from."""
    kit = KITS[lobby.game]
    if kit.cards is None:
        return None
    options = msgspec.convert(lobby.options, kit.game.types.options)
    count = dealing.count(kit.cards, options, lobby.choice, day)
    return Supply(count, kit.cards.least(options, seats), kit.cards.choosable)


def _choosable(game: str) -> tuple[str, ...]:
    shape = KITS[game].cards
    return shape.choosable if shape else ()
