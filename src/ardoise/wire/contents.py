"""What is written for the page: a file for each game, and files for what they share."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from operator import or_
from typing import Literal, get_args

from ardoise import bots
from ardoise.engine import number
from ardoise.engine.game import Event
from ardoise.games import KITS, OURS
from ardoise.games.kit import GameKit
from ardoise.packs import filters
from ardoise.packs.custom.types import LARGEST, LONGEST, OwnPack
from ardoise.server.lobby.names import NAME_LENGTH
from ardoise.server.lobby.objections import REMARK_LENGTH
from ardoise.server.lobby.types import AVATARS, COLOURS, Refusal
from ardoise.server.protocol import ChangedPack, CheckedPack, Close, FromScreen, KeptPack, NewPack, SavedPack, ToScreen
from ardoise.wire.facts import GameFacts, facts_of
from ardoise.wire.page import ENGINE, Exports, Page, Values

PACKS = (OwnPack, NewPack, KeptPack, ChangedPack, SavedPack, CheckedPack)
SERVER = {"FromScreen": FromScreen, "ToScreen": ToScreen, "Close": Close, "RoomRefusal": Refusal}
NUMBERS: dict[str, object] = {"MOST": number.MOST, "DIGITS": number.DIGITS, "DECIMALS": number.DECIMALS}
PEOPLE: dict[str, object] = {
    "AVATARS": AVATARS,
    "COLOURS": COLOURS,
    "NAME_LENGTH": NAME_LENGTH,
    "REMARK_LENGTH": REMARK_LENGTH,
    "SKILLS": bots.LEVELS,
    "USUAL_SKILL": bots.USUAL,
    "LEVELS": filters.LEVELS,
}
OWN_PACKS: dict[str, object] = {"LARGEST": LARGEST, "LONGEST": LONGEST}


def _exports(kit: GameKit) -> Exports:
    """All of a game that a screen sends or is sent: no state, and no event that is shown to nobody."""
    types = kit.game.types
    shown = (event for event in get_args(types.event) if event.seen_by is not Event.seen_by)
    return {
        "Options": types.options,
        "Move": types.move,
        "News": reduce(or_, shown),
        "View": types.view,
        "Story": types.story,
        "Refusal": Literal[tuple(sorted(kit.game.refusals))],
        "HintCode": Literal[tuple(sorted(kit.hints))],
    }


def game_page(name: str) -> Page:
    """What the page knows of a game, and the types of what it sends and is sent."""
    kit = KITS[name]
    return Page(name, _exports(kit), {"GAME": (facts_of(kit), "facts.GameFacts"), **_plain(kit.constants)})


def pages() -> list[Page]:
    return [
        *map(game_page, OURS),
        Page("facts", {"GameFacts": GameFacts}, _plain({"ORDER": OURS})),
        Page("server", SERVER, _plain(PEOPLE)),
        Page("packs", {record.__name__: record for record in PACKS}, _plain(OWN_PACKS)),
    ]


def files() -> dict[str, str]:
    """Every file's name and text."""
    written = pages()
    shared = {name: record for page in written for name, record in page.imported.items()}
    return {f"{page.name}.ts": page.text() for page in [*written, Page(ENGINE, shared, _plain(NUMBERS))]}


def _plain(values: Mapping[str, object]) -> Values:
    return {name: (value, None) for name, value in values.items()}
