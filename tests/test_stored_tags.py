"""A class may be renamed, what lies in a log may not: every stored type says its tag itself."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ardoise

SOURCE = Path(ardoise.__file__).parent
BASES = {"Event", "PublicEvent", "RecountEvent", "Phase"}  # abstract: never stored themselves


def stored_types():
    """Every class of the source that is an event or a phase, however far below its base."""
    classes = [
        (path.relative_to(SOURCE), node)
        for path in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    ]
    known = set(BASES)
    while more := {node.name for _, node in classes if known & parents(node)} - known:
        known |= more
    return [(path, node) for path, node in classes if node.name not in BASES and known & parents(node)]


def parents(node):
    return {base.id for base in node.bases if isinstance(base, ast.Name)}


@pytest.mark.parametrize(("path", "node"), stored_types(), ids=lambda part: getattr(part, "name", str(part)))
def test_a_stored_type_says_its_tag(path, node):
    tags = [keyword.value for keyword in node.keywords if keyword.arg == "tag"]
    assert [type(tag) for tag in tags] == [ast.Constant], f"{path}: {node.name}"
