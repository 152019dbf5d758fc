"""The links of two nodes with a bad post between them."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from ardoise.cluster.messages import NodeName
from ardoise.cluster.peer_link import PeerLink, PeerLinks

HERE, THERE = "node-here", "node-there"
LONGEST = 0.3  # seconds that a packet is under way


class Post:
    """Loses, doubles and delays so many of a hundred packets; while it is dead, all of them are lost."""

    def __init__(self, chance: Random, per_cent: int) -> None:
        self.chance, self.per_cent = chance, per_cent
        self.dead = False
        self.carried = 0
        self.ends: dict[NodeName, PeerLinks] = {}

    def carry(self, node: NodeName, data: bytes) -> None:
        for _ in range(1 + self._happens()):
            if not self.dead and not self._happens():
                self.carried += 1
                late = self.chance.uniform(0, LONGEST) if self._happens() else 0.0
                asyncio.get_running_loop().call_later(late, self._bring, node, data)

    def _bring(self, node: NodeName, data: bytes) -> None:
        if not self.dead:
            self.ends[node].receive(data)

    def _happens(self) -> bool:
        return self.chance.randrange(100) < self.per_cent


class Ear:
    def __init__(self, link: PeerLink) -> None:
        self.link = link
        self.heard: list[Any] = []
        self.over = 0

    def receive(self, message: Any) -> None:
        self.heard.append(message)

    def closed(self) -> None:
        self.over += 1


class Pair:
    """The ears of all accepted links, in their order."""

    def __init__(self, post: Post) -> None:
        self.accepted: list[Ear] = []
        self.here, self.there = (PeerLinks(name, post.carry, self._accept) for name in (HERE, THERE))
        post.ends = {HERE: self.here, THERE: self.there}
        self.keepers = [asyncio.create_task(end.keep()) for end in (self.here, self.there)]

    def _accept(self, link: PeerLink) -> Ear:
        self.accepted.append(Ear(link))
        return self.accepted[-1]
