"""The bound: `python -m bench.server.fan_out PORT BYTES` sends what one seat says to all six of its room, unread.

So many bytes follow it, that a view may be as large as ours.
"""

from __future__ import annotations

import sys
from collections import defaultdict

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest, ws_create_server

Room = list[WSTransport]


class Seat(WSListener):
    def __init__(self, room: Room, padding: bytes) -> None:
        super().__init__()
        self._room, self._padding = room, padding

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._room.append(transport)
        transport.send(WSMsgType.TEXT, b"welcome")

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            said = frame.get_payload_as_bytes() + self._padding
            for screen in self._room:
                screen.send(WSMsgType.TEXT, said)

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self._room.remove(transport)


async def serve(port: int, padding: bytes) -> None:
    rooms: dict[bytes, Room] = defaultdict(list)

    def seat(request: WSUpgradeRequest) -> Seat:
        return Seat(rooms[request.path], padding)

    server = await ws_create_server(seat, "127.0.0.1", port)
    await server.serve_forever()


if __name__ == "__main__":
    port, padding = map(int, sys.argv[1:])
    uvloop.run(serve(port, b" " * padding))
