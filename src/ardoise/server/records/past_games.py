"""What is told of games over HTTP: folded off the loop, one after another, and once for all who ask for the same."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, NamedTuple

from ardoise.engine.recount import Revealed
from ardoise.server.lobby.types import Lobby, PersonId
from ardoise.server.records.archive import LOBBY, lobby_of, questions_of, story_of
from ardoise.server.records.export import export, readers
from ardoise.store.log import Entry, Store

MOST_BYTES = 16_000_000  # of the logs whose tales are kept
TALE = 1_000  # bytes, also of a room that is not there
Fold = Callable[[Sequence[Entry]], Any]


class Tale(NamedTuple):
    newest: Sequence[Entry | None]  # of the logs that it was made from
    made: asyncio.Future[Any]


class PastGames:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._tales: OrderedDict[object, Tale] = OrderedDict()  # what was asked for last is last
        self._bytes: dict[object, int] = {}  # of those that are made
        self._one_at_a_time = asyncio.Lock()

    async def lobby(self, code: str) -> Lobby:
        """Of a room that may live anywhere, without its chatter; Lobby(code=""): there is none."""
        lobby: Lobby = await self._tell("lobby", lobby_of, code, LOBBY)
        return lobby

    async def readers(self, code: str, number: int) -> Collection[PersonId] | None:
        """Who may fetch a game; None: everybody."""
        fold = partial(readers, number=number)
        people: Collection[PersonId] | None = await self._tell(f"readers of {number}", fold, code, LOBBY)
        return people

    async def export(self, code: str, number: int) -> bytes:
        data: bytes = await self._tell("export", partial(export, number=number), code, LOBBY, number)
        return data

    async def story(self, code: str, number: int) -> Any:
        return await self._tell("story", partial(story_of, number=number), code, LOBBY, number)

    async def questions(self, code: str, number: int) -> Sequence[Revealed]:
        questions: Sequence[Revealed] = await self._tell(
            "questions", partial(questions_of, number=number), code, LOBBY, number
        )
        return questions

    async def _tell(self, name: str, fold: Fold, code: str, *games: int) -> Any:
        key, newest = (name, code, games), [await self._store.last(code, game) for game in games]
        tale = self._tales.get(key)
        if tale is None or tale.newest != newest:
            tale = Tale(newest, asyncio.ensure_future(self._make(key, fold, code, games)))
            self._tales[key] = tale
        self._tales.move_to_end(key)
        return await asyncio.shield(tale.made)

    async def _make(self, key: object, fold: Fold, code: str, games: Sequence[int]) -> Any:
        try:
            async with self._one_at_a_time:
                log = await self._store.read(code, *games)
                made = await asyncio.to_thread(fold, log)
        except BaseException:
            self._tales.pop(key, None)
            self._bytes.pop(key, None)
            raise
        self._bytes[key] = TALE + sum(len(entry.body) for entry in log)
        self._forget_the_oldest()
        return made

    def _forget_the_oldest(self) -> None:
        for key in list(self._tales):
            if sum(self._bytes.values()) <= MOST_BYTES:
                break
            if self._bytes.pop(key, None):
                del self._tales[key]
