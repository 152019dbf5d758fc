"""What tests share is in tests/kit: each part once, and nothing is imported out of a test file."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FILES = sorted(file for folder in ("tests", "bench", "examples") for file in (ROOT / folder).rglob("*.py"))
KIT = sorted((ROOT / "tests" / "kit").glob("*.py"))


def imported(file):
    """The dotted names of all modules that it may import: the last part may also be a name inside one."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def classes(file, *bases):
    """Those that are derived from one of these."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef) and any(ast.unparse(base).endswith(bases) for base in node.bases):
            yield node.name


def test_nothing_is_imported_out_of_a_test_file():
    test_modules = {".".join(file.relative_to(ROOT).with_suffix("").parts) for file in FILES if _is_test(file)}
    assert len(test_modules) > 100
    borrowed = {
        f"{file.relative_to(ROOT)}: {name}"
        for file in FILES
        for name in imported(file)
        if name in test_modules or name.rpartition(".")[0] in test_modules
    }
    assert not borrowed


def _is_test(file):
    return file.name.startswith("test_")


def test_there_is_one_clock():
    loops = {name for file in FILES for name in classes(file, "EventLoop", "Selector")}
    assert loops == {"FakeClock", "Selector"}


@pytest.mark.parametrize("file", KIT, ids=lambda file: file.stem)
def test_every_part_of_the_kit_says_what_it_is(file):
    assert ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))
