"""The voice: words that the glossary has ruled out stay out (docs/style/words.md)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LANGUAGES = ("en", "fr", "de")
COMMENT = re.compile(r"^#.*$", re.MULTILINE)
KEY = re.compile(r"^[a-z][\w-]* = ?", re.MULTILINE)


def forbidden(language):
    lines = (ROOT / "docs" / "style" / f"forbidden.{language}.txt").read_text(encoding="utf-8").splitlines()
    return [tuple(line.split("\t")) for line in lines]


def rules_of(language):
    for page in (ROOT / "docs" / "rules").glob("*.md"):
        told = page.stem.rpartition(".")[2] if "." in page.stem else "en"
        if told == language:
            yield page


def texts(language):
    """What people read, by file: the page's words without their keys, and the rules."""
    for folder in (ROOT / "web" / "src", ROOT / "examples"):
        for file in folder.rglob(f"*{language}.ftl"):
            yield file.relative_to(ROOT), KEY.sub("", COMMENT.sub("", file.read_text(encoding="utf-8")))
    for page in rules_of(language):
        yield page.relative_to(ROOT), page.read_text(encoding="utf-8")


def found_in(text, language):
    for pattern, instead in forbidden(language):
        if hit := re.search(pattern, text, re.IGNORECASE | re.MULTILINE):
            yield f"{hit[0]!r}: say {instead!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_forbidden_word_comes_back(language):
    assert len(list(texts(language))) >= 15
    assert not [f"{file}: {fault}" for file, text in texts(language) for fault in found_in(text, language)]


@pytest.mark.parametrize(
    ("language", "text"), [("en", "Put it on a case"), ("fr", "L’hôte mène la table."), ("de", "Er steht")]
)
def test_a_forbidden_word_is_found(language, text):
    assert list(found_in(text, language))
