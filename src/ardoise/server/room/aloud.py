"""While the big screen reads aloud, the clock waits: the time is computed here, so that it is the same for all."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Any

from ardoise.engine.aloud import Aloud
from ardoise.engine.game import Event, Waiting
from ardoise.engine.text import Language
from ardoise.games import KITS
from ardoise.server.lobby.events import LobbyEvent, TimeGiven
from ardoise.server.lobby.types import Lobby
from ardoise.server.room.screens import Screens

LONGEST = 8  # seconds
WORDS_A_SECOND = 175 / 60  # the usual speed of synthesised voices: eSpeak's default, and near to the others'
CHARACTERS_A_WORD: dict[Language, float] = {"en": 5.3, "fr": 5.5, "de": 6.0}  # of the box's own texts, with its space


def time_to_read(
    lobby: Lobby, screens: Screens, before: Waiting | None, state: Any, news: Sequence[Event]
) -> Sequence[LobbyEvent]:
    """Time for what is read aloud, if a phase with a clock begins. It follows from what the big screen shows alone."""
    if lobby.reader is None or lobby.reader not in screens or not lobby.clock or lobby.practice:
        return ()
    kit = KITS[lobby.played or ""]
    waiting = kit.game.waiting(state)
    if kit.aloud is None or waiting is None or waiting.seconds is None or (before and before.phase == waiting.phase):
        return ()
    text = kit.aloud(kit.game.view(state, None), [event for event in news if event.seen_by(None)])
    seconds = seconds_of(text, lobby.people[lobby.reader].language or "en")
    return (TimeGiven(seconds),) if seconds else ()


def seconds_of(text: Aloud, language: Language) -> int:
    characters = sum(len(part.into(language)) for part in text.texts)
    return min(LONGEST, ceil((characters / CHARACTERS_A_WORD[language] + text.words) / WORDS_A_SECOND))
