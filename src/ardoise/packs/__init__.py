"""Question packs: the box of all questions, the starter packs of the first tables, and packs of one's own."""

from ardoise.packs.format import PackError
from ardoise.packs.load import PACKS, box, fingerprint, read, starter

__all__ = ["PACKS", "PackError", "box", "fingerprint", "read", "starter"]
