"""The box as if its questions had other tags: for tests of what is chosen and dealt by them."""

from __future__ import annotations

from msgspec.structs import replace

from ardoise.games.packs import stock
from ardoise.packs import dealing


def stocked_as(monkeypatch, game, **fields):
    """The box with other fields in each question, functions of its place: everything in it, by id."""
    box = tuple(
        replace(one, **{name: of(place) for name, of in fields.items()}) for place, one in enumerate(stock(game))
    )
    monkeypatch.setattr(dealing, "stock", lambda _: box)
    for remembered in (dealing._chosen, dealing._of_each_category):
        monkeypatch.setattr(dealing, remembered.__name__, remembered.__wrapped__)
    return {one.item.id: one for one in box}
