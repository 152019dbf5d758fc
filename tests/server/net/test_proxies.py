"""Behind a reverse proxy: everybody has limits of their own, and nobody can pretend to be somebody else."""

from __future__ import annotations

from ipaddress import ip_address, ip_network

import pytest
from aiohttp import WSServerHandshakeError

from ardoise.server.limits import Limits
from ardoise.server.net.proxies import client_of
from tests.kit.in_process import at_the_door

HERE = [ip_network("127.0.0.0/8"), ip_network("10.0.0.0/8"), ip_network("::1")]
ONE_ROOM = Limits(rooms_burst=1, rooms_rate=0.0, sockets_an_address=1)


@pytest.mark.parametrize(
    ("told", "client"),
    [
        ([], "127.0.0.1"),
        (["192.0.2.7"], "192.0.2.7"),
        (["6.6.6.6, 192.0.2.7"], "192.0.2.7"),  # the left one was sent by the client itself
        (["6.6.6.6", "192.0.2.7, 10.1.2.3"], "192.0.2.7"),
        (["10.1.2.3"], "10.1.2.3"),
        (["192.0.2.7, nonsense"], "127.0.0.1"),
        (["2001:db8::7, ::1"], "2001:db8::7"),
        (["192.0.2.7:443"], "127.0.0.1"),
        ([" , "], "127.0.0.1"),
    ],
)
def test_the_client_is_the_nearest_that_is_no_proxy_of_ours(told, client):
    assert client_of(ip_address("127.0.0.1"), told, HERE) == ip_address(client)


async def opened(table, forwarded):
    async with table.http.post(
        f"{table.address}/api/rooms", json={"name": "Ann"}, headers={"X-Forwarded-For": forwarded}
    ) as answer:
        return answer.status


@pytest.mark.parametrize("proxies", [(), HERE])
def test_limits_are_each_client_s_if_the_proxy_is_believed(tmp_path, proxies):
    async def visit(table):
        return [await opened(table, client) for client in ("192.0.2.1", "192.0.2.2", "6.6.6.6, 192.0.2.2")]

    told = at_the_door(tmp_path, visit, limits=ONE_ROOM, proxies=proxies)
    assert told == ([201, 201, 429] if proxies else [201, 429, 429])


def test_sockets_are_counted_for_each_client(tmp_path):
    async def visit(table):
        sockets = [await table.socket(**{"X-Forwarded-For": f"192.0.2.{number}"}) for number in (1, 2)]
        with pytest.raises(WSServerHandshakeError, match="429"):
            await table.socket(**{"X-Forwarded-For": "192.0.2.2"})
        for socket in sockets:
            await socket.close()

    at_the_door(tmp_path, visit, limits=ONE_ROOM, proxies=HERE)
