"""What is written for the page: a file for each game, one for what they share, and one that lists the games."""

from __future__ import annotations

import sys
from functools import reduce
from operator import or_
from typing import Any, Literal, get_args

from ardoise.coach import HINTS
from ardoise.engine.game import Event, Game
from ardoise.games import GAMES
from ardoise.packs.own.types import OwnPack
from ardoise.server.lobby.types import Refusal
from ardoise.server.packweb import ChangedPack, CheckedPack, KeptPack, NewPack, SavedPack
from ardoise.server.protocol import Close, FromScreen, ToScreen
from ardoise.wire.page import ENGINE, HEADER, Exports, Page


def _exports(game: Game[Any, Any, Any, Any, Any]) -> Exports:
    """All of a game that a screen sends or is sent: no state, and no event that is shown to nobody."""
    shown = (event for event in get_args(game.types.event) if event.seen_by is not Event.seen_by)
    return {
        "Options": game.types.options,
        "Move": game.types.move,
        "News": reduce(or_, shown),
        "View": game.types.view,
        "Story": game.types.story,
        "Refusal": Literal[tuple(sorted(game.refusals))],
    }


def _hint_codes() -> Exports:
    """Every coach names its codes: the page must have words for each."""
    codes = [code for coach in HINTS.values() for code in get_args(sys.modules[coach.__module__].Code)]
    return {"HintCode": Literal[tuple(sorted(codes))]} if codes else {}


CONTENTS: dict[str, Exports] = {
    **{game.name: _exports(game) for game in GAMES.values()},
    "server": {"FromScreen": FromScreen, "ToScreen": ToScreen, "Close": Close, "RoomRefusal": Refusal, **_hint_codes()},
    "packs": {record.__name__: record for record in (OwnPack, NewPack, KeptPack, ChangedPack, SavedPack, CheckedPack)},
}


def files() -> dict[str, str]:
    """Every file's name and text."""
    pages = [Page(name, exports) for name, exports in CONTENTS.items()]
    shared = {name: record for page in pages for name, record in page.imported.items()}
    texts = {f"{page.name}.ts": page.text() for page in [*pages, Page(ENGINE, shared)]}
    return {**texts, "index.ts": _index()}


def _index() -> str:
    imports = "\n".join(f'import type * as {game} from "./{game}";' for game in GAMES)
    entries = "\n".join(f"  readonly {game}: {_entry(game)};" for game in GAMES)
    games = f"/** What crosses the wire in each game. */\nexport interface Games {{\n{entries}\n}}"
    return f"{HEADER}\n\n{imports}\n\n{games}\n\nexport type GameName = keyof Games;\n"


def _entry(game: str) -> str:
    lines = "\n".join(f"    readonly {name}: {game}.{name};" for name in CONTENTS[game])
    return f"{{\n{lines}\n  }}"
