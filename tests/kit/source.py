"""The source of Ardoise, read as text."""

from __future__ import annotations

import ast
from pathlib import Path

import ardoise

SOURCE = Path(ardoise.__file__).parent


def imports(module):
    """The dotted names that a module imports, those inside a package one by one."""
    for node in ast.walk(ast.parse((SOURCE / module).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            yield from (f"{module}.{alias.name}" for alias in node.names)


def codes_in(path):
    """The codes of all refusals that a module or a folder can raise."""
    files = path.rglob("*.py") if path.is_dir() else [path]
    calls = (node for file in files for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.Call))
    return {
        call.args[0].value
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "Rejected" and isinstance(call.args[0], ast.Constant)
    }
