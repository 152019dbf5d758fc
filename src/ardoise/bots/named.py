"""Players by name: a level, or a function of one's own. A name can travel to other processes, a function cannot."""

from __future__ import annotations

import importlib
import inspect
import sys
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from ardoise.bots.player import LEVELS, USUAL, Guest, Level

FORM = "FILE.py:FUNCTION or MODULE:FUNCTION"


class NoBotError(Exception):
    """No player has this name; the message says why."""


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
    except Exception as error:  # it is somebody's program: anything may happen
        raise NoBotError(f"{where} cannot be loaded: {type(error).__name__}: {error}") from error


@cache
def _of_file(file: Path, text: bytes) -> ModuleType:
    """A worker may live for days: what was written anew is loaded anew."""
    _find_beside(file.parent)
    module = ModuleType(f"ardoise_guest_{sha256(str(file).encode() + text).hexdigest()[:16]}")
    module.__file__ = str(file)
    sys.modules[module.__name__] = module
    exec(compile(text, file, "exec"), module.__dict__)  # noqa: S102  (whoever names a file wants it run)
    return module


@cache
def _imported(name: str) -> ModuleType:
    _find_beside(Path.cwd())
    return importlib.import_module(name)


@cache
def _source_of(module: ModuleType) -> str:
    """As it was when it was loaded."""
    file: Any = getattr(module, "__file__", None)
    return sha256(Path(file).read_bytes()).hexdigest() if file else ""


def _find_beside(folder: Path) -> None:
    if str(folder) not in sys.path:
        sys.path.append(str(folder))
