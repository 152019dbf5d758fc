"""Bots that users write: found by name, and wrapped so that every error names the bot that caused it."""

from __future__ import annotations

import importlib
import inspect
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Any, get_args

import msgspec

from ardoise.bots.player import LEVELS, USUAL, Guest, Hunch, Level, Player
from ardoise.engine.codec import decode_strictly, encode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Game, Seat

FORM = "FILE.py:FUNCTION or MODULE:FUNCTION"


class NoBotError(Exception):
    """No player has this name; the message says why."""


class BotError(Exception):
    """A custom bot failed or chose what is no move; the message says which bot and what it did."""


def named(word: str) -> Level | Guest:
    """`strong`, or `mybot.py:choose`, which is given hunches of the usual level, or `mybot.py:choose@strong`."""
    if word in LEVELS:
        return word
    where, name, level = _parts(word)
    chosen = getattr(_module(where), name, None)
    if not callable(chosen):
        raise NoBotError(f"{where} has no function {name!r}")
    try:
        inspect.signature(chosen).bind("view", "seat", "dice", "hunch")
    except (TypeError, ValueError) as error:
        raise NoBotError(f"{where}: {name} must take a view, a seat, dice and a hunch") from error
    return Guest(chosen, level)


def source(word: str) -> str:
    """SHA-256 of the file in which the function is; empty for a level."""
    if word in LEVELS:
        return ""
    where, *_ = _parts(word)
    return _source_of(_module(where))


def _parts(word: str) -> tuple[str, str, Level]:
    where, colon, rest = word.rpartition(":")
    name, at, level = rest.partition("@")
    if not colon or not where or not name:
        raise NoBotError(f"there is no such level; there are {', '.join(LEVELS)}, and a bot of your own as {FORM}")
    if at and level not in LEVELS:
        raise NoBotError(f"{level!r} is no level of hunches; there are {', '.join(LEVELS)}")
    return where, name, next(known for known in get_args(Level) if known == (level or USUAL))


def _module(where: str) -> ModuleType:
    try:
        if where.endswith(".py"):
            file = Path(where).resolve()
            return _of_file(file, file.read_bytes())
        return _imported(where)
    except OSError as error:
        raise NoBotError(f"{where} cannot be read: {error.strerror}") from error
    except Exception as error:  # a user's program may raise anything
        raise NoBotError(f"{where} cannot be loaded: {type(error).__name__}: {error}") from error


@cache
def _of_file(file: Path, text: bytes) -> ModuleType:
    """A worker may run for days, so a file that has changed is loaded again."""
    _find_beside(file.parent)
    module = ModuleType(f"ardoise_custom_{sha256(str(file).encode() + text).hexdigest()[:16]}")
    module.__file__ = str(file)
    sys.modules[module.__name__] = module
    exec(compile(text, file, "exec"), module.__dict__)  # noqa: S102  (the user named this file to be run)
    return module


@cache
def _imported(name: str) -> ModuleType:
    _find_beside(Path.cwd())
    return importlib.import_module(name)


@cache
def _source_of(module: ModuleType) -> str:
    """The hash is kept from the first call: it tells which code was loaded."""
    file: Any = getattr(module, "__file__", None)
    return sha256(Path(file).read_bytes()).hexdigest() if file else ""


def _find_beside(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))


def name_of(player: Player | str) -> str:
    """A level, a function's name, or both: `choose@strong`."""
    if isinstance(player, str):
        return player
    if isinstance(player, Guest):
        return f"{name_of(player.choose)}@{player.level}"
    return getattr(player, "__name__", None) or type(player).__name__


def watched(game: Game[Any, Any, Any, Any, Any], guest: Guest) -> Guest:
    """The same bot, but its moves are decoded as strictly as those from the network."""

    def choose(view: Any, seat: Seat, dice: Dice, hunch: Hunch | None) -> Any:
        try:
            move = guest.choose(view, seat, dice, hunch)
        except Exception as error:
            line = extract_tb(error.__traceback__)[-1]
            where = f"{Path(line.filename).name} line {line.lineno}"
            raise BotError(f"{name} failed, {where}: {type(error).__name__}: {error}") from error
        try:
            return None if move is None else decode_strictly(encode(move), game.types.move)
        except (msgspec.MsgspecError, TypeError, ValueError) as error:
            raise BotError(f"{name} chose {move!r}, which is no move of {game.name}: {error}") from error

    name = name_of(guest.choose)
    return Guest(choose, guest.level)
