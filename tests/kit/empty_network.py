"""A process in a network of its own, without root: nothing is there, or one address and no way to the outside."""

from __future__ import annotations

import ctypes
import fcntl
import os
import socket
import struct
import subprocess
from collections.abc import Callable
from pathlib import Path

NEW_USERS, NEW_NETWORK, DUMPABLE = 0x10000000, 0x40000000, 4
SET_ADDRESS, SET_FLAGS, UP = 0x8916, 0x8914, 1  # as Linux calls them
LIBC = ctypes.CDLL(None, use_errno=True)


def empty_network(*addresses: str) -> Callable[[], None]:
    """For `preexec_fn`: what is started then has these addresses alone."""

    def enter() -> None:
        user, group = os.geteuid(), os.getegid()
        LIBC.prctl(DUMPABLE, 1)
        if LIBC.unshare(NEW_USERS | NEW_NETWORK):
            raise OSError(ctypes.get_errno(), "unshare")
        Path("/proc/self/uid_map").write_text(f"{user} {user} 1")
        Path("/proc/self/setgroups").write_text("deny")
        Path("/proc/self/gid_map").write_text(f"{group} {group} 1")
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
            for number, address in enumerate(addresses):
                name = f"lo:{number}".encode()
                place = struct.pack("16sHH4s8x", name, socket.AF_INET, 0, socket.inet_aton(address))
                fcntl.ioctl(control, SET_ADDRESS, place)
                fcntl.ioctl(control, SET_FLAGS, struct.pack("16sH14x", name, UP))

    return enter


def is_allowed() -> bool:
    try:
        return subprocess.run(["true"], preexec_fn=empty_network(), check=False).returncode == 0
    except (OSError, AttributeError, subprocess.SubprocessError):
        return False
