"""`ardoise serve` as a process: how it starts, what it says, what it leaves on the disk, and how it ends."""

from __future__ import annotations

import asyncio
import os
import subprocess
from contextlib import contextmanager
from pathlib import Path
from signal import SIGHUP, SIGINT, SIGKILL, SIGTERM
from urllib.request import urlopen

import pytest

from tests.kit import empty_network as networks
from tests.kit import small_disk as disks
from tests.kit.command_line import ARDOISE, PLAIN, ardoise, refused
from tests.kit.empty_network import empty_network
from tests.kit.planned_server import Plan
from tests.kit.server import Server, serving
from tests.kit.small_disk import small_disk
from tests.kit.startup import answers, free_port

needs_networks = pytest.mark.skipif(not networks.is_allowed(), reason="no network of one's own without root here")
needs_disks = pytest.mark.skipif(not disks.is_allowed(Path("/mnt")), reason="no mount without root here")
QR = "█"


def mode(path):
    return path.stat().st_mode & 0o777


@contextmanager
def open_door(folder):
    command = [ARDOISE, "serve", "--port", "0", "--data", folder / "rooms.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=PLAIN, umask=0) as process:
        assert process.stdout.readline().startswith("Ardoise is open at ")
        try:
            yield
        finally:
            process.kill()


@pytest.mark.parametrize(
    ("words", "spoken", "line"),
    [
        ([], "fr_FR.UTF-8", "Ardoise est ouverte : http://"),
        ([], "de_AT.UTF-8", "Ardoise ist offen: http://"),
        (["--lang", "de"], "fr_FR.UTF-8", "Ardoise ist offen: http://"),
        ([], "nl_NL.UTF-8", "Ardoise is open at http://"),
    ],
)
def test_a_host_reads_the_address_in_the_language_of_the_terminal(tmp_path, words, spoken, line):
    env = {**PLAIN, "LC_ALL": spoken, "PYTHONUTF8": "1"}
    command = [ARDOISE, "serve", "--port", "0", "--data", tmp_path / "rooms.db", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=env) as process:
        said = process.stdout.readline()
        process.terminate()
        assert process.wait(30) == 0
    assert said.startswith(line)
    assert said.split()[-1].startswith("http")  # as programs find it


def first_lines(folder, words, enter):
    command = [ARDOISE, "serve", "--port", "0", "--data", folder / "rooms.db", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=PLAIN, preexec_fn=enter) as process:  # noqa: PLW1509
        first = process.stdout.readline()
        process.terminate()
        rest = process.stdout.read()
        assert process.wait(30) == 0
    return first, rest


def test_a_second_server_of_one_file_is_refused_until_the_first_is_gone(tmp_path):
    async def test():
        async with serving(Server(tmp_path)) as first:
            again = ["serve", "--port", "0", "--data", first.data]
            refused(ardoise(*again), "rooms.db is served already, by another process")
            assert ardoise("rooms", "--data", first.data).stdout == "no rooms\n"
            assert ardoise("backup", tmp_path / "copy.db", "--data", first.data).returncode == 0
            assert await first.end(SIGKILL) == -SIGKILL
            await first.start()
            assert await first.end(SIGTERM) == 0
            await first.start()

    asyncio.run(test())


def test_only_the_owner_may_read_what_is_kept(tmp_path):
    """Whatever the umask, and also what was there before."""
    folder = tmp_path / "new"
    kept = {"rooms.db", "rooms.db-lock", "rooms.db-shm", "rooms.db-wal"}
    with open_door(folder):
        assert mode(folder) == 0o700
        copying = [ARDOISE, "backup", folder / "copy.db", "--data", folder / "rooms.db"]
        subprocess.run(copying, umask=0, capture_output=True, check=True, timeout=60)
        assert {path.name: mode(path) for path in folder.iterdir()} == dict.fromkeys([*kept, "copy.db"], 0o600)
    (folder / "copy.db").unlink()
    for path in folder.iterdir():
        path.chmod(0o666)
    with open_door(folder):
        assert {path.name: mode(path) for path in folder.iterdir()} == dict.fromkeys(kept, 0o600)


def test_a_folder_that_cannot_be_made_is_blamed_and_not_the_port(tmp_path):
    (tmp_path / "letter").write_text("Dear Ada")
    said = ardoise("serve", "--port", "0", "--data", tmp_path / "letter" / "deep" / "rooms.db")
    refused(said, f"cannot write to {tmp_path / 'letter' / 'deep'}: Not a directory")


@needs_disks
def test_a_folder_that_cannot_be_written_is_blamed_and_not_the_port(tmp_path):
    command = [ARDOISE, "serve", "--port", "0", "--data", tmp_path / "rooms.db"]
    enter = small_disk(tmp_path, 100, writable=False)
    said = subprocess.run(command, preexec_fn=enter, env=PLAIN, capture_output=True, text=True, check=False, timeout=60)
    refused(said, f"rooms.db: cannot write to {tmp_path}")


@pytest.mark.parametrize("how", [SIGTERM, SIGINT, SIGHUP])
@pytest.mark.parametrize("unix_signals", [True, False])
def test_it_ends_when_told_to_also_where_the_loop_knows_no_signals(tmp_path, how, unix_signals):
    async def test():
        async with serving(Server(tmp_path, Plan(unix_signals=unix_signals))) as server:
            assert await server.end(how) == 0
            assert server.complaints.read_text() == ""

    asyncio.run(test())


def test_a_closed_terminal_does_not_end_what_was_told_to_outlive_it(tmp_path):
    command = ["nohup", ARDOISE, "serve", "--port", "0", "--data", tmp_path / "rooms.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        address = process.stdout.readline().split()[-1]
        process.send_signal(SIGHUP)
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(0.5)  # time to end; too little would only make this test milder
        assert urlopen(f"{address}/api/health", timeout=10).status == 200
        process.terminate()
        assert process.wait(30) == 0


def test_who_reads_only_the_first_line_blames_nothing(tmp_path):
    """As `ardoise serve --lan | head -1`."""
    (reading, writing), port = os.pipe(), free_port()
    command = [ARDOISE, "serve", "--port", str(port), "--lan", "--data", tmp_path / "rooms.db"]
    os.close(reading)  # even before the first line
    with subprocess.Popen(command, stdout=writing, stderr=subprocess.PIPE, text=True, env=PLAIN) as process:
        os.close(writing)
        while not answers(port):
            assert process.poll() is None, process.stderr.read()
        process.terminate()
        assert (process.wait(30), process.stderr.read()) == (0, "")


@needs_networks
def test_without_a_way_to_the_outside_the_code_is_for_the_address_in_the_local_network(tmp_path):
    first, rest = first_lines(tmp_path, ["--lan"], empty_network("127.0.0.1", "169.254.7.7", "192.168.77.5"))
    assert first.startswith("Ardoise is open at http://192.168.77.5:")
    assert QR in rest


@needs_networks
def test_where_there_is_no_network_no_code_is_shown_and_the_reason_is_said(tmp_path):
    first, rest = first_lines(tmp_path, ["--lan"], empty_network("127.0.0.1"))
    assert first.startswith("Ardoise is open at http://127.0.0.1:")
    assert rest == "No local network address found: only this machine can join. Is it connected to a network?\n"
