"""Packs from files: the starter packs that come with the program, and any other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

from ardoise.engine.wire import encode
from ardoise.games.bornes.types import Card as BornesCard
from ardoise.packs.compose import QuestionCard, deal_into_cards, one_of_each_symbol, two_sided
from ardoise.packs.question import question, side
from ardoise.packs.source import Entry, Place, data_of, entries

Card = QuestionCard | BornesCard

FEWEST = {"gambit7": 7, "incroyable": 1, "bornes": 5}  # cards without which not even the smallest table can play
GAMES = tuple(FEWEST)
WITHOUT_PACK = frozenset({"code777"})


@cache
def starter(game: str) -> tuple[Card, ...]:
    """The cards that come with the program; none for a game that asks nothing of the world."""
    if game in WITHOUT_PACK:
        return ()
    _check_known(game, "starter packs")
    name = f"{game}.jsonl"
    return _cards(files("ardoise.packs").joinpath("starter", name).read_bytes(), name, game)


@cache
def fingerprint(game: str) -> str:
    """SHA-256 of those cards, in their order: another version of the pack deals another game."""
    return sha256(encode(starter(game))).hexdigest()


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
