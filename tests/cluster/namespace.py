"""A network namespace of its own for a node: its link can be cut so that packets vanish, and nobody is told."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

WANTED = "a network namespace of its own"


class NotAllowed(Exception):
    """Why there can be none on this machine."""


class Namespace:
    """Private addresses that only its two ends know: `here` is ours, `there` is the node's."""

    def __init__(self) -> None:
        mark = os.getpid()
        self.name, self._bridge, self._link = f"ardoise{mark}", f"ard{mark}", f"arv{mark}"
        self._net = f"10.{200 + mark // 256 % 50}.{mark % 256}"
        self.here, self.there = f"{self._net}.1", f"{self._net}.2"

    def cut(self) -> None:
        """Both ends keep their addresses and their ways: what they send is lost."""
        _ip(f"link set {self._link} down")

    def heal(self) -> None:
        _ip(f"link set {self._link} up")

    def build(self, stack: ExitStack) -> None:
        for made, undone in (
            (f"netns add {self.name}", f"netns delete {self.name}"),
            (f"link add {self._bridge} type bridge forward_delay 0", f"link delete {self._bridge}"),
            (f"link add {self._link} type veth peer name node netns {self.name}", f"link delete {self._link}"),
        ):
            _ip(made)
            stack.callback(_ip, undone)
        _ip(f"address add {self.here}/30 dev {self._bridge}")
        _ip(f"link set {self._bridge} up")
        _ip(f"link set {self._link} master {self._bridge} up")
        _ip(f"-n {self.name} address add {self.there}/30 dev node")
        _ip(f"-n {self.name} link set node up")


@contextmanager
def namespace() -> Iterator[Namespace]:
    if shutil.which("ip") is None:
        raise NotAllowed(f"{WANTED} needs iproute2")
    made = Namespace()
    with ExitStack() as stack:
        try:
            made.build(stack)
        except subprocess.CalledProcessError as error:
            raise NotAllowed(f"{WANTED} is not allowed here: {error.stderr.strip()}") from error
        yield made


def _ip(words: str) -> None:
    subprocess.run(["ip", *words.split()], check=True, capture_output=True, text=True)
