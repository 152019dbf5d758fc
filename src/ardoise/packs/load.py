"""Packs as cards: the box and the starter packs that come with the program, and any other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

from ardoise.engine.codec import encode
from ardoise.packs.catalogue import BOX, WITHOUT_PACK, stock
from ardoise.packs.compose import Card, deal_into_cards, on_two_sides, one_of_each_symbol, two_sided
from ardoise.packs.format import Entry, Place, data_of, entries
from ardoise.packs.question import question, side

PACKS = frozenset({BOX, "starter"})
FEWEST = {"gambit7": 7, "incroyable": 1, "bornes": 5}  # cards without which not even the smallest table can play
GAMES = tuple(FEWEST)


@cache
def box(game: str) -> tuple[Card, ...]:
    """All cards that come with the program; none for a game that asks nothing of the world."""
    if game in WITHOUT_PACK:
        return ()
    _check_known(game, BOX)
    items: list[Any] = [stocked.item for stocked in stock(game)]
    if game == "bornes":
        return tuple(on_two_sides(items, lambda side: side.kind))
    return deal_into_cards(items) if game == "gambit7" else one_of_each_symbol(items)


@cache
def starter(game: str) -> tuple[Card, ...]:
    """The few cards that the first tables were dealt from: their games can still be dealt again."""
    if game in WITHOUT_PACK:
        return ()
    _check_known(game, "starter packs")
    name = f"{game}.jsonl"
    return _cards(files("ardoise.packs").joinpath("starter", name).read_bytes(), name, game)


@cache
def fingerprint(game: str, packs: tuple[str, ...] = (BOX,)) -> str:
    """SHA-256 of all that these packs hold, in its order: another version of a pack deals another game."""
    return sha256(encode(stock(game) if BOX in packs else starter(game))).hexdigest()


def read(path: Path | str, game: str) -> tuple[Card, ...]:
    """The cards of a pack in a file, or PackError."""
    _check_known(game, str(path))
    return _cards(data_of(Path(path), str(path)), str(path), game)


def _check_known(game: str, file: str) -> None:
    if game not in FEWEST:
        raise Place(file).error("", f"there are no packs for {game!r}, only for {', '.join(FEWEST)}")


def _cards(data: bytes, file: str, game: str) -> tuple[Card, ...]:
    cards = _composed(tuple(entries(data, file)), game)
    if len(cards) < FEWEST[game]:
        raise Place(file).error("", f"gives {len(cards)} cards, and {game} needs {FEWEST[game]}")
    return cards


def _composed(lines: Sequence[Entry], game: str) -> tuple[Card, ...]:
    if game == "bornes":
        return two_sided([(entry, side(entry)) for entry in lines])
    questions = [question(entry, game) for entry in lines]
    return deal_into_cards(questions) if game == "gambit7" else one_of_each_symbol(questions)
