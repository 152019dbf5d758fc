"""The example of a client plays a whole game with two others of its kind on the real server, each in its process."""

from __future__ import annotations

import asyncio
import json
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from tests.kit.server import live

CLIENT = Path(__file__).parents[2] / "examples" / "client.py"


def test_three_of_them_play_by_the_limits_that_everybody_has(tmp_path):
    async def test(house):
        async def begin(*words):
            return await asyncio.create_subprocess_exec(
                sys.executable, CLIENT, house.server.address, *words, stdout=PIPE
            )

        host = await begin()
        code = (await host.stdout.readline()).decode().strip()
        players = [host, await begin(code), await begin(code)]
        told = [(await player.communicate())[0].decode().splitlines()[-1] for player in players]
        assert [player.returncode for player in players] == [0, 0, 0]
        assert len(set(told)) == 1
        assert len(json.loads(told[0])) == 3

    live(tmp_path, test)
