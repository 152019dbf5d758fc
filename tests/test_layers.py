"""Who may import whom: engine ← games ← (packs, bots) ← simulation ← cli. A game never imports another."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ardoise

SOURCE = Path(ardoise.__file__).parent
MODULES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))
GAMES = sorted(path.name for path in (SOURCE / "games").iterdir() if (path / "rules.py").exists())
PURE = {"__future__", "ast", "collections", "dataclasses", "decimal", "enum", "fractions", "functools", "hashlib"}
PURE |= {"itertools", "json", "math", "msgspec", "operator", "struct", "typing", "unicodedata"}
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"engine", "games"},
    "packs": {"engine", "games", "packs"},
    "workshop": {"engine", "games", "packs", "workshop"},
    "rulebook": {"engine"},
    "bots": {"engine", "games", "bots"},
    "coach": {"engine", "games", "bots", "coach"},
    "runs": {"engine", "packs", "bots", "runs"},
    "simulation": {"engine", "games", "packs", "bots", "runs"},
    "arena": {"engine", "games", "packs", "bots", "runs", "arena"},
    "cli": {"engine", "games", "packs", "bots", "simulation", "arena", "rulebook", "store", "server", "wire"},
    "__init__": {"engine", "games"},
    "__main__": {"cli"},
    "store": {"engine", "store"},
    "wire": {"engine", "games", "packs", "coach", "server", "wire"},
    "server": {"rulebook", "engine", "games", "packs", "bots", "coach", "store", "server"},
}
MAY_IMPORT["cluster"] = {"engine", "store", "server", "cluster"}
MAY_IMPORT["cli"] |= {"workshop", "runs", "cluster", "cli"}


def imports(module):
    """The dotted names that a module imports, those inside a package one by one."""
    for node in ast.walk(ast.parse((SOURCE / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield from (f"{module}.{alias.name}" for alias in node.names)


def layer(module):
    return module.parts[0].removesuffix(".py")


@pytest.mark.parametrize("module", MODULES, ids=str)
def test_a_layer_imports_only_what_is_below_it(module):
    ours = {name.split(".")[1] for name in imports(module) if name.startswith("ardoise.")}
    assert ours <= MAY_IMPORT[layer(module)]
    assert not [name for name in imports(module) if name.startswith(".")]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_never_imports_another(game):
    others = {f"ardoise.games.{other}" for other in GAMES} - {f"ardoise.games.{game}"}
    for module in (module for module in MODULES if module.parts[:2] == ("games", game)):
        assert not [name for name in imports(module) for other in others if name.startswith(other)]


@pytest.mark.parametrize("module", [m for m in MODULES if layer(m) in ("engine", "games")], ids=str)
def test_rules_read_no_clock_file_socket_or_global_chance(module):
    foreign = {name.split(".")[0] for name in imports(module)} - {"ardoise"}
    assert foreign <= PURE


def test_the_list_of_games_is_whole():
    assert set(GAMES) == set(ardoise.GAMES)
