"""Question packs: the starter packs of the games, and packs of one's own."""

from ardoise.packs.load import fingerprint, read, starter
from ardoise.packs.source import PackError

__all__ = ["PackError", "fingerprint", "read", "starter"]
