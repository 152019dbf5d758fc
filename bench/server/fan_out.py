"""The bound: `python -m bench.server.fan_out PORT` sends what one seat says to all six of its room, unread."""

from __future__ import annotations

import sys
from collections import defaultdict

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

Room = list[WSTransport]


class Seat(WSListener):
    def __init__(self, room: Room) -> None:
        super().__init__()
        self._room = room

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._room.append(transport)
        transport.send(WSMsgType.TEXT, b"welcome")

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            said = frame.get_payload_as_bytes()
            for screen in self._room:
                screen.send(WSMsgType.TEXT, said)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._room.remove(transport)


async def serve(port: int) -> None:
    rooms: dict[bytes, Room] = defaultdict(list)

    def seat(request: WSUpgradeRequest) -> Seat:
        return Seat(rooms[request.path])

    server = await ws_create_server(seat, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1])))
