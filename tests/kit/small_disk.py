"""A disk that is soon full, without root: a process gets a mount that only it and its children see."""

from __future__ import annotations

import ctypes
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

NEW_USERS, NEW_MOUNTS, DUMPABLE = 0x10000000, 0x00020000, 4
READ_ONLY = 1
LIBC = ctypes.CDLL(None, use_errno=True)


def small_disk(folder: Path, kilobytes: int, writable: bool = True) -> Callable[[], None]:
    """For `preexec_fn`: what is started then has a small disk at that folder."""
    size = f"size={kilobytes}k".encode()

    def mount() -> None:
        user, group = os.geteuid(), os.getegid()
        LIBC.prctl(DUMPABLE, 1)  # else whoever was root has no right to the files of /proc/self
        if LIBC.unshare(NEW_USERS | NEW_MOUNTS):
            raise OSError(ctypes.get_errno(), "unshare")
        Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
        Path("/proc/self/setgroups").write_text("deny")
        Path("/proc/self/gid_map").write_text(f"{group} {group} 1")
        if LIBC.mount(b"tmpfs", bytes(folder), b"tmpfs", 0 if writable else READ_ONLY, size):
            raise OSError(ctypes.get_errno(), "mount")

    return mount


@contextmanager
def lasting_disk(folder: Path, kilobytes: int, **as_whom: Any) -> Iterator[Callable[[], None]]:
    """The same for processes that come and go: somebody who sleeps keeps what is on the disk."""
    mount = small_disk(folder, kilobytes)
    sleeper = subprocess.Popen(["sleep", "infinity"], preexec_fn=mount, **as_whom)  # noqa: PLW1509  (no other thread)

    def join() -> None:
        kinds = {"user": NEW_USERS, "mnt": NEW_MOUNTS}
        doors = {os.open(f"/proc/{sleeper.pid}/ns/{kind}", os.O_RDONLY): flag for kind, flag in kinds.items()}
        for door, flag in doors.items():
            if LIBC.setns(door, flag):
                raise OSError(ctypes.get_errno(), "setns")

    try:
        yield join
    finally:
        sleeper.kill()
        sleeper.wait()


def is_allowed(folder: Path) -> bool:
    try:
        return subprocess.run(["true"], preexec_fn=small_disk(folder, 100), check=False).returncode == 0
    except (OSError, AttributeError, subprocess.SubprocessError):
        return False
