"""Who may import whom: engine ← (packs, bots, coach) ← games ← (server, arena …) ← cli. A game imports no other.

Inside the server each part imports only those below it; every folder says what it is, its door and what it avoids.
"""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec

import pytest

from ardoise.games import OURS
from tests.kit.source import SOURCE, imports


def layer(module):
    return module.parts[0].removesuffix(".py")


MODULES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))
GAMES = sorted(path.name for path in (SOURCE / "games").iterdir() if (path / "rules.py").exists())
PURE = {"__future__", "ast", "collections", "dataclasses", "decimal", "enum", "fractions", "functools", "hashlib"}
PURE |= {"itertools", "json", "math", "msgspec", "operator", "re", "struct", "typing", "unicodedata"}
MAY_IMPORT = {
    "engine": {"engine"},
    "packs": {"engine", "packs"},
    "bots": {"engine", "bots"},
    "coach": {"engine", "bots", "coach"},
    "games": {"engine", "packs", "bots", "coach", "games"},
    "rulebook": {"engine", "games"},
    "store": {"engine", "store"},
    "workshop": {"engine", "games", "packs", "bots", "workshop"},
    "runs": {"engine", "games", "packs", "bots", "runs"},
    "simulation": {"engine", "games", "packs", "bots", "runs"},
    "arena": {"engine", "games", "packs", "bots", "runs", "arena"},
    "server": {"rulebook", "engine", "games", "packs", "bots", "coach", "store", "server"},
    "cluster": {"engine", "store", "server", "cluster"},
    "wire": {"engine", "games", "packs", "bots", "server", "wire"},
    "cli": {"engine", "games", "packs", "bots", "simulation", "arena", "rulebook", "store", "server", "wire"},
    "__init__": {"engine", "games"},
    "__main__": {"cli"},
}
MAY_IMPORT["cli"] |= {"workshop", "runs", "cluster", "cli"}
SERVER = (
    "log_redaction",
    "log_format",
    "security_log",
    "metrics",
    "limits",
    "limit_settings",
    "lobby",
    "protocol",
    "records",
    "room",
    "net",
    "serve",
)  # the lowest first
FOLDERS = sorted(m.parent for m in MODULES if m.name == "__init__.py" and m.parent.name not in ("", *GAMES))
AROUND = {"bots", "cards", "coach", "hunches", "kit", "selfplay"}  # of a game: what stands around its rules
RULES = [m for m in MODULES if m.match("games/*/*.py") and m.stem.partition("_")[0] not in AROUND]


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_a_layer_imports_only_what_is_below_it(module):
    ours = {name.split(".")[1] for name in imports(module) if name.startswith("ardoise.")}
    assert ours <= MAY_IMPORT[layer(module)]
    assert not [name for name in imports(module) if name.startswith(".")]


@pytest.mark.parametrize("module", [m for m in MODULES if m.parts[0] == "server" and len(m.parts) > 1], ids=str)
def test_a_part_of_the_server_imports_only_what_is_below_it(module):
    part = module.parts[1].removesuffix(".py")
    below = SERVER[: SERVER.index(part) + 1] if part in SERVER else ()
    inside = {name.split(".")[2] for name in imports(module) if name.startswith("ardoise.server.")}
    assert inside <= set(below)


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_a_folder_says_what_it_is_its_door_and_what_it_avoids(folder):
    package = ".".join(("ardoise", *folder.parts))
    what, nothing, door, never = (import_module(package).__doc__ or "").strip().split("\n")
    assert (what[-1:], nothing, door[:6], never[:7]) == (".", "", "Door: ", "Never: ")
    assert all(_is_there(package, name) for name in re.findall("`([a-z0-9_.A-Z]+)`", door))


def _is_there(package, name):
    """A module, or what a module has, of the package or from the root."""
    dotted = name if name.startswith("ardoise.") else f"{package}.{name}"
    owner, _, last = dotted.rpartition(".")
    return hasattr(import_module(owner), last) or find_spec(dotted) is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_game_never_imports_another(game):
    others = {f"ardoise.games.{other}" for other in GAMES} - {f"ardoise.games.{game}"}
    for module in (module for module in MODULES if module.parts[:2] == ("games", game)):
        assert not [name for name in imports(module) for other in others if name.startswith(other)]


@pytest.mark.parametrize("module", RULES, ids=str)
def test_the_rules_of_a_game_stand_on_the_engine_alone(module):
    ours = {name.split(".")[1] for name in imports(module) if name.startswith("ardoise.")}
    assert ours <= {"engine", "games"}


@pytest.mark.parametrize("module", [*(m for m in MODULES if layer(m) == "engine"), *RULES], ids=str)
def test_rules_read_no_clock_file_socket_or_global_chance(module):
    foreign = {name.split(".")[0] for name in imports(module)} - {"ardoise"}
    assert foreign <= PURE


def test_the_list_of_games_is_whole():
    assert set(GAMES) == set(OURS)
