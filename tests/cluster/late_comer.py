"""Somebody who stands at the door while the nodes are hurt: let in or told to come again, never left standing."""

from __future__ import annotations

import asyncio

from aiohttp import ClientConnectionError

from ardoise.engine.codec import decode, encode
from ardoise.server.protocol import NewPerson, Welcome
from tests.cluster.ward import Restless, Ward
from tests.kit.client import Closed

NAME = "Zoé"
ANSWERED = 30.0  # seconds: whoever gets no answer for so long was left standing
COME_AGAIN = 503


class Told(Exception):
    """What nobody should be told who only came at a bad moment."""


class LateComer:
    def __init__(self, ward: Ward, code: str) -> None:
        self.ward, self.code = ward, code
        self.phone: Restless | None = None
        self.sent_away = 0

    async def come(self) -> list[str]:
        """What was not as promised."""
        try:
            while (welcome := await self._knock()) is None:
                await asyncio.sleep(0.1)
            self.phone = Restless(self.ward.connect, welcome)
            return await self._look_in(self.phone)
        except TimeoutError:
            return ["a late comer was left standing at the door"]
        except Told as told:
            return [f"a late comer was told {told}"]

    async def come_again(self) -> list[str]:
        """With the same token, when all is over."""
        return await self._look_in(self.phone) if self.phone else []

    async def _knock(self) -> Welcome | None:
        """None: told to come again, or the node went away."""
        node = await self.ward.next_door()
        address = f"{node.address}/api/rooms/{self.code}/people"
        try:
            async with asyncio.timeout(ANSWERED), self.ward.http.post(address, data=encode(NewPerson(NAME))) as answer:
                return self._read(answer.status, await answer.read())
        except ClientConnectionError:
            return None

    def _read(self, status: int, body: bytes) -> Welcome | None:
        if status == 201:
            welcome: Welcome = decode(body, Welcome)
            return welcome
        if status != COME_AGAIN:
            raise Told(f"{status}: {body.decode()}")
        self.sent_away += 1
        return None

    async def _look_in(self, phone: Restless) -> list[str]:
        try:
            async with asyncio.timeout(ANSWERED):
                await phone.come_back()
        except TimeoutError:
            return ["a late comer with a token saw nothing"]
        except Closed as closed:
            return [f"a late comer with a token was {closed}"]
        await phone.hang_up()
        inside = [person.id for person in phone.room.people]
        return [] if phone.welcome.person in inside else ["a late comer with a token is nobody"]
