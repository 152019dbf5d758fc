"""A store that fails is told of in /api/health and in the log, and heals by itself."""

from __future__ import annotations

import asyncio
import json
import logging
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from ardoise.engine.codec import encode
from ardoise.server.room.rooms import MINUTE, Rooms
from ardoise.server.room.store_watch import StoreWatch
from ardoise.store import SqliteStore, StoreFailed
from tests.kit.command_line import ROOT
from tests.kit.in_process import open_table
from tests.kit.planned_server import Plan
from tests.kit.services import postgres
from tests.kit.small_disk import is_allowed, small_disk
from tests.store.disk import FULL, WRITE_FAILED, Fault, counted_disk
from tests.store.kinds import entries
from tests.store.losses import wired

needs_disks = pytest.mark.skipif(not is_allowed(Path("/mnt")), reason="no mount without root here")
LONGEST = 20  # seconds


def ask(address, body=None):
    """The status and the answer's JSON."""
    try:
        with urlopen(Request(address, json.dumps(body).encode() if body else None), timeout=LONGEST) as answer:
            return answer.status, json.load(answer)
    except HTTPError as refusal:
        with refusal:
            return refusal.code, json.load(refusal)


def until(status, address, body=None):
    end = time.monotonic() + LONGEST
    while (told := ask(address, body))[0] != status:
        assert time.monotonic() < end, told
    return told[1]


def fill(path):
    """Until the disk is full."""
    with suppress(OSError), path.open("wb", buffering=0) as file:
        while file.write(bytes(100_000)):
            pass


@needs_disks
def test_a_disk_that_is_full_turns_health_until_there_is_space_again(tmp_path):
    """P18, with a real disk. Nobody has to come for it to heal."""
    disk = tmp_path / "disk"
    disk.mkdir()
    command = [sys.executable, "-m", "tests.kit.planned_server", disk / "rooms.db", encode(Plan()).decode()]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd=ROOT, preexec_fn=small_disk(disk, 6_000), **pipes) as process:  # noqa: PLW1509
        try:
            address = process.stdout.readline().split()[-1]
            assert ask(f"{address}/api/health")[0] == 200
            ballast = Path(f"/proc/{process.pid}/root{disk}/ballast")
            fill(ballast)
            until(503, f"{address}/api/rooms", {"name": "Ada"})
            told = until(503, f"{address}/api/health")
            assert (told["ok"], told["store"]) == (False, "disk_full")
            assert "the disk is full" in process.stderr.readline()
            ballast.unlink()
            assert until(200, f"{address}/api/health")["ok"]
            assert process.stderr.readline() == "healthy again\n"
            assert ask(f"{address}/api/rooms", {"name": "Ada"})[0] == 201
        finally:
            process.kill()


def test_health_says_why_and_no_path(tmp_path):
    async def visit(disk):
        async with open_table(tmp_path, vfs=disk.name) as table:
            disk.break_down(Fault("write", WRITE_FAILED))
            await table.ask("/api/rooms", {"name": "Zoé"})
            told = await table.ask("/api/health")
            disk.mend()
            await table.ask("/api/rooms", {"name": "Zoé"})
            return told, await table.ask("/api/health")

    with counted_disk() as disk:
        ill, well = asyncio.run(visit(disk))
    assert ill == {"status": 503, "ok": False, "rooms": 0, "sockets": 0, "store": "io_error"}
    assert (well["status"], well["ok"]) == (200, True)
    assert "store" not in well


def test_a_trouble_is_told_once_a_minute_and_tried_until_it_is_over(tmp_path, caplog):
    caplog.set_level(logging.WARNING, "ardoise")
    now = 0.0

    async def look(watch, times):
        for _ in range(times):
            await watch.look()
        told = [record.getMessage() for record in caplog.records]
        caplog.clear()
        return told

    async def test(disk):
        nonlocal now
        store = SqliteStore.open(tmp_path / "log.db", vfs=disk.name)
        watch = StoreWatch(Rooms(store), lambda: now)
        assert await look(watch, 3) == []
        disk.break_down(Fault("write", FULL))
        with pytest.raises(StoreFailed):
            await store.append("room", entries(0))
        complaint = [f"not healthy: {tmp_path / 'log.db'}: the disk is full"]
        assert await look(watch, 3) == complaint
        assert disk.failures > 3
        now = MINUTE
        assert await look(watch, 3) == complaint
        disk.mend()
        synced = disk.syncs
        assert await look(watch, 3) == ["healthy again"]
        assert disk.syncs > synced  # it was tried on the disk
        assert await store.rooms() == ()
        await store.close()

    with counted_disk() as disk:
        asyncio.run(test(disk))


def test_a_postgresql_that_is_away_is_told_of_and_found_again(tmp_path, caplog):
    caplog.set_level(logging.WARNING, "ardoise")

    async def test():
        async with asyncio.timeout(60), wired(postgres(tmp_path), 0.3) as (store, proxy):
            rooms = Rooms(store)
            watch = StoreWatch(rooms)
            proxy.questions.clear()
            with pytest.raises(StoreFailed):
                await store.read("room")
            assert rooms.health() == (False, {"store": "unreachable"})
            await watch.look()
            assert rooms.health() == (False, {"store": "unreachable"})
            proxy.cut()
            proxy.heal()
            while not rooms.health()[0]:
                await watch.look()
            await watch.look()
            assert await store.rooms() == ()

    asyncio.run(test())
    first, second = (record.getMessage() for record in caplog.records)
    assert first.startswith("not healthy: postgresql://")
    assert second == "healthy again"
