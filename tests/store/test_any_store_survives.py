"""What every store must bring through restarts, kills and backups."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from tests.store.kinds import append_pairs, entries, entry, using


def test_opening_again_finds_everything(run):
    async def write(store):
        await store.append("room", entries(0, 1))

    async def test(store):
        assert await store.read("room") == tuple(entries(0, 1))
        await store.append("room", entries(2))

    run(write)
    run(test)


def test_a_backup_made_during_load_restores(run, kind, tmp_path):
    """P19: the copy holds all that was acknowledged before it, and of everything later a whole beginning."""

    async def test(store):
        rooms = [f"room{number}" for number in range(8)]
        writing = asyncio.gather(*(append_pairs(store, room, 40) for room in rooms))
        before = {room: await store.read(room) for room in rooms}
        await kind.backup(store, tmp_path / "copy.db")
        await writing
        after = {room: await store.read(room) for room in rooms}
        async with using(kind.restore(tmp_path / "copy.db")) as copy:
            for room in rooms:
                log = await copy.read(room)
                assert log == after[room][: len(log)]
                assert len(log) >= len(before[room])
                assert len(log) % 2 == 0

    run(test)


def test_what_was_acknowledged_survives_kill_9(run, name, tmp_path):
    async def test(store):
        logs = {room: await store.read(room) for room, _ in acknowledged}
        assert all(logs[room][version] == entry(version) for room, version in acknowledged)

    run(lambda store: store.rooms())  # a database server is ours: it must not end with those who are killed
    acknowledged: list[tuple[str, int]] = []
    for _ in range(3):
        acknowledged += append_until_killed(name, tmp_path, 40)
    run(test)
    assert len(acknowledged) == len(set(acknowledged)) >= 120


def append_until_killed(name: str, folder: Path, least: int) -> list[tuple[str, int]]:
    command = [sys.executable, "-m", "tests.store.appender", name, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[2]) as process:
        lines = []
        for line in process.stdout:
            lines.append(line)
            if len(lines) == least:
                process.kill()
    return [(room, int(version)) for room, version in (line.split() for line in lines if line.endswith("\n"))]
