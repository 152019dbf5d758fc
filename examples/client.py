"""A player over the network, by docs/reference/protocol.md alone: it plays Gambit 7, and comes back when it is cut.

python examples/client.py http://127.0.0.1:8000          opens a table, and starts it when three people sit there
python examples/client.py http://127.0.0.1:8000 MVKRTD   takes a seat at a table
"""

from __future__ import annotations

import asyncio
import sys
import time
from typing import Any

from aiohttp import ClientConnectionError, ClientSession, ClientWebSocketResponse, WSMsgType

SEATS = 3
BURST, RATE = 18, 4.5  # messages at once, and a second: a little less than a server allows
FOR_GOOD = {1002, 1003, 1007, 1009, 4000, 4001, 4003, 4401, 4404}  # codes after which nobody comes back

Json = dict[str, Any]


def move_in(phase: Json, seat: int) -> Json | None:
    """My move, by what I see. The types of a phase are those of the game's view."""
    match phase["type"]:
        case "Answering" if phase["mine"] is None:
            return {"type": "Write", "answer": 100}
        case "Betting" if not phase["stakes"][seat]["chips"]:
            middle = phase["slates"][len(phase["slates"]) // 2]
            return {"type": "Bet", "stake": {"chips": [{"case": middle["case"], "count": 2}], "gambit": None}}
        case "Betting" | "Looking":
            return {"type": "Content"}
    return None


class Player:
    def __init__(self, socket: ClientWebSocketResponse, last: int, unanswered: Json | None) -> None:
        self.socket, self.last, self.unanswered = socket, last, unanswered
        self.left, self.seen = float(BURST), time.monotonic()

    async def say(self, message: Json) -> None:
        """With an id that counts up: sent twice, it is carried out once."""
        self.last += 1
        self.unanswered = message | {"id": self.last}
        await self.send_again()

    async def send_again(self) -> None:
        now = time.monotonic()
        self.left, self.seen = min(BURST, self.left + (now - self.seen) * RATE) - 1, now
        await asyncio.sleep(max(0.0, -self.left / RATE))
        await self.socket.send_json(self.unanswered)

    async def hear(self, told: Json) -> Json | None:
        """The room, once its game is over."""
        match told["type"]:
            case "Answer":
                if told["refused"] == "too_fast":
                    await asyncio.sleep(1)
                    await self.send_again()
                else:
                    self.unanswered = None
            case "Room":
                return await self._look_around(told)
            case "Update" if not self.unanswered and told["seat"] in told["awaited"]:
                if move := move_in(told["view"]["phase"], told["seat"]):
                    await self.say({"type": "Play", "phase": told["phase"], "move": move})
        return None

    async def _look_around(self, room: Json) -> Json | None:
        self.last = max(self.last, room["answered"])
        if room["number"] and not room["playing"]:
            return room
        seated = sum(person["seat"] is not None for person in room["people"])
        if room["me"] == room["host"] and not room["playing"] and seated == SEATS and not self.unanswered:
            await self.say({"type": "Start"})
        return None


async def play(http: ClientSession, server: str, token: str) -> Json:
    """To the end of the game. A cut socket is opened again, and what was not answered is said again."""
    last, unanswered = 0, None
    while True:
        try:
            socket = await http.ws_connect(f"{server}/ws")
        except ClientConnectionError:  # it restarts
            await asyncio.sleep(1)
            continue
        async with socket:
            player = Player(socket, last, unanswered)
            await socket.send_json({"type": "Hello", "token": token})
            if unanswered:
                await player.send_again()
            async for message in socket:
                if message.type is WSMsgType.TEXT and (over := await player.hear(message.json())):
                    return over
            last, unanswered = player.last, player.unanswered
        if socket.close_code in FOR_GOOD:
            sys.exit(f"closed with {socket.close_code}")
        await asyncio.sleep(1)


async def main(server: str, code: str | None = None) -> None:
    async with ClientSession() as http:
        path = f"/api/rooms/{code}/people" if code else "/api/rooms"
        async with http.post(server + path, json={"name": "Robot"}) as answer:
            answer.raise_for_status()
            welcome = await answer.json()
        print(welcome["code"], flush=True)
        room = await play(http, server, welcome["token"])
        print(room["finishes"][-1]["scores"])


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
