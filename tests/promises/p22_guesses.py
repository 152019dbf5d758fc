"""P22: nothing can be guessed: not a code, a token or the secret of a pack, however many try at once."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Awaitable, Callable
from statistics import median

from aiohttp import WSMsgType
from msgspec.structs import replace

from ardoise.engine.codec import encode
from ardoise.server.limits import Limits
from ardoise.server.protocol import NO_ROOM, NO_TOKEN, TOO_FAST, Hello
from ardoise.server.records.tokens import new_code, new_token
from tests.kit.planned_server import Plan
from tests.promises.crowd import Crowd, few_at_once, open_crowd
from tests.promises.promise import Order, Promise, Tally

AT_ONCE = 100  # that is fewer sockets than an address may have
LIMITS = Limits()
TELLTALE = 0.65  # of two answers, the later one comes from a room that is: half of the time, if nothing can be told
NOT_HERE, TOO_MANY = 404, 429

Guess = Callable[[Crowd, str], Awaitable[int]]


async def _hello(house: Crowd, token: str) -> int:
    """The code with which it is closed, or 0: it was let in."""
    async with house.http.ws_connect(house.server.address + "/ws") as socket:
        await socket.send_str(encode(Hello(token=token)).decode())
        told = await socket.receive()
        return 0 if told.type is WSMsgType.TEXT else int(socket.close_code or 0)


async def _get(house: Crowd, path: str) -> int:
    async with house.http.get(house.server.address + path) as answer:
        await answer.read()
        return answer.status


async def guess_by_hello(order: Order) -> Tally:
    """Each run is a first frame: half of them for codes by chance, half for the right code with a key by chance."""
    async with open_crowd(order.folder, Plan(limits=LIMITS)) as house:
        code = (await house.open_room("Ada")).welcome.code
        guesses = [new_token(code if number % 2 else new_code()) for number in range(order.runs)]
        return await _tried(house, _hello, guesses, {NO_ROOM, NO_TOKEN}, TOO_FAST)


async def guess_codes(order: Order) -> Tally:
    async with open_crowd(order.folder, Plan(limits=LIMITS)) as house:
        guesses = [f"/api/rooms/{new_code()}" for _ in range(order.runs)]
        return await _tried(house, _get, guesses, {NOT_HERE}, TOO_MANY)


async def guess_packs(order: Order) -> Tally:
    async with open_crowd(order.folder, Plan(limits=LIMITS)) as house:
        guesses = [f"/api/packs/{secrets.token_urlsafe(32)}" for _ in range(order.runs)]
        return await _tried(house, _get, guesses, {NOT_HERE}, TOO_MANY)


async def _tried(house: Crowd, guess: Guess, guesses: list[str], told: set[int], refused: int) -> Tally:
    """No more of them are looked at than an address may try."""
    clock = asyncio.get_running_loop().time
    began, tally = clock(), Tally()
    answers = Counter(await few_at_once((guess(house, each) for each in guesses), AT_ONCE))
    most = LIMITS.failed_joins_burst + LIMITS.failed_joins_rate * (clock() - began) + 1
    for answer in answers.elements():
        tally.check(answer in told or answer == refused, f"a guess was answered with {answer}")
    looked_at = sum(answers[answer] for answer in told)
    if looked_at > most:
        tally.failures.append(f"{looked_at} guesses were looked at instead of {most:.0f}")
    tally.figures = {"guesses": len(guesses), "looked at": looked_at}
    return tally


async def tell_apart(order: Order) -> Tally:
    """Each run is a guess beyond the limit, half of them for a room that is. Time is judged in a soak alone."""
    tally, waited = Tally(), {True: list[float](), False: list[float]()}
    clock = asyncio.get_running_loop().time
    async with open_crowd(order.folder, Plan(limits=replace(LIMITS, failed_joins_rate=0.0))) as house:
        code = (await house.open_room("Ada")).welcome.code
        await few_at_once((_hello(house, new_token(new_code())) for _ in range(LIMITS.failed_joins_burst)), AT_ONCE)

        async def one(known: bool) -> int:
            began = clock()
            answer = await _hello(house, new_token(code if known else new_code()))
            waited[known].append(clock() - began)
            return answer

        for answer in await few_at_once((one(bool(number % 2)) for number in range(order.runs)), AT_ONCE):
            tally.check(answer == TOO_FAST, f"a guess beyond the limit was answered with {answer}")
    told = _told_apart(waited[True], waited[False])
    tally.figures = {
        "told apart by time": round(told, 2),
        "ms of a room that is": round(1000 * median(waited[True]), 1),
        "and of none": round(1000 * median(waited[False]), 1),
    }
    if order.timed and not 1 - TELLTALE < told < TELLTALE:
        tally.failures.append(f"time tells rooms apart in {told:.0%} of all pairs")
    return tally


def _told_apart(some: list[float], others: list[float]) -> float:
    """How often one of the first is later than one of the second."""
    return sum(one > other for one in some for other in others) / (len(some) * len(others))


PROMISES = [
    Promise("P22 hello", "no code and no key can be guessed by sockets", 80, 4_000, guess_by_hello),
    Promise("P22 time", "no answer's time tells what is there", 20, 1_000, tell_apart),
    Promise("P22 codes", "no code can be guessed", 300, 20_000, guess_codes),
    Promise("P22 packs", "no secret of a pack can be guessed", 300, 20_000, guess_packs),
]
