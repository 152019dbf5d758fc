"""Rooms as released versions of Ardoise wrote them: they stay here, and fold to the same games for ever (P8)."""
