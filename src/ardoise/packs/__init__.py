"""Question packs: the box of all questions, the starter packs of the first tables, and packs of one's own."""

from ardoise.packs.load import PACKS, box, fingerprint, read, starter
from ardoise.packs.source import PackError

__all__ = ["PACKS", "PackError", "box", "fingerprint", "read", "starter"]
