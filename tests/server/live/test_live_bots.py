"""Bots at a live table: each at its level, with hunches of its own that nobody ever sees."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from signal import SIGKILL
from typing import Any

from ardoise.bots import Hunch, Level
from ardoise.bots.hunches import hunch
from ardoise.engine.codec import decode
from ardoise.engine.game import Seat
from ardoise.games import KITS
from ardoise.games.gambit7.types import Answering, AnyEvent, Write, Written
from ardoise.server.lobby.commands import SetBot
from ardoise.server.lobby.events import Began
from ardoise.server.records.archive import states
from ardoise.store.log import Entry
from tests.kit.client import Player
from tests.kit.planned_server import Plan
from tests.kit.server import House, all_play, live
from tests.kit.stored_log import FIRST, facts, stored

BOTS: dict[Seat, Level] = {Seat(1): "novice", Seat(2): "club", Seat(3): "master"}
OVER = ("games/1", "games/1/story", "games/1/questions")
DIGITS = 6  # that nothing else is likely to have in common with a belief


async def seat_bots(house: House) -> Player:
    [ada] = await house.seat(["Ada"], "gambit7")
    for level in (["strong"] * 3, BOTS.values()):  # second thoughts
        for seat, better in zip(BOTS, level, strict=True):
            assert (await ada.ask(SetBot, seat=seat, on=True, level=better)).refused is None
    await house.start([ada])
    assert ada.room.levels == tuple(BOTS.values())
    assert (await ada.ask(SetBot, seat=Seat(1), on=True, level="master")).refused == "not_now"
    return ada


def rounds(log: tuple[Entry, ...]) -> Iterator[tuple[Any, Entry]]:
    """Each entry of the first game, and the state before it."""
    game = [entry for entry in log if entry.game == FIRST]
    before = [state for _, state in states("gambit7", game)]
    return zip(before, game[1:], strict=False)


def believed(log: tuple[Entry, ...]) -> dict[tuple[int, Seat], Hunch]:
    """What each bot was told in each round: whoever has the seed, which is shown after the end, can draw it again."""
    (seed,) = (fact.seed for fact in facts(log) if isinstance(fact, Began))
    answering = {state.round: state for state, _ in rounds(log) if isinstance(state.phase, Answering)}
    drawn = {
        (number, seat): hunch(KITS["gambit7"].bots, state, seat, level, f"{seed}/hunches")
        for number, state in answering.items()
        for seat, level in BOTS.items()
    }
    return {place: guess for place, guess in drawn.items() if guess is not None}


def slates(log: tuple[Entry, ...]) -> dict[tuple[int, Seat], Any]:
    written = ((state.round, decode(entry.body, AnyEvent)) for state, entry in rounds(log))
    return {(n, event.seat): event.answer for n, event in written if isinstance(event, Written) and event.seat in BOTS}


async def everything_told(house: House, ada: Player) -> bytes:
    headers = {"Authorization": f"Bearer {ada.welcome.token}"}
    told = list(ada.frames)
    for path in (*(f"/api/rooms/{ada.welcome.code}/{end}" for end in OVER), "/metrics"):
        async with house.http.get(house.server.address + path, headers=headers) as response:
            assert response.status == 200
            told.append(await response.read())
    return b"\n".join(told)


def test_bots_play_by_their_hunches_and_nothing_of_a_hunch_is_stored_or_told(tmp_path: Path) -> None:
    """Killed and started again in the middle, too: a belief is the same the second time."""

    async def test(house: House) -> None:
        ada = await seat_bots(house)
        await ada.play(Write(45))
        await house.server.end(SIGKILL)
        await house.server.start()
        await ada.come_back()
        await all_play([ada])
        told = await everything_told(house, ada)
        await house.server.end(SIGKILL)
        log = await stored(house.server.data, ada.welcome.code)
        beliefs = believed(log)
        assert len(beliefs) == 7 * len(BOTS)
        assert slates(log) == {place: belief.estimate for place, belief in beliefs.items()}
        told += b"\n".join(entry.body for entry in log) + house.server.complaints.read_bytes()
        canaries = [str(belief.sureness)[2 : 2 + DIGITS] for belief in beliefs.values()]
        canaries = [canary for canary in canaries if len(canary) == DIGITS and not canary.startswith("0")]
        assert len(canaries) >= 7
        assert not [canary for canary in canaries if canary.encode() in told]

    live(tmp_path, test, Plan())
