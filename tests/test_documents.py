"""The documents keep their size, name only what is there, and say the same in each language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from ardoise import GAMES, __version__

ROOT = Path(__file__).parent.parent
ARCHITECTURE = "docs/architecture.md"
BASES = (ROOT, ROOT / "src" / "ardoise")
PATH = re.compile(r"`([\w.<>-]+/[\w./<>-]*|[\w-]+\.(?:py|md|toml))`")
TO_MAKE = re.compile(r"Save this as `[^`]+`")  # what the reader is to write
LINK = re.compile(r"\]\(([^)]+)\)|(?:src|href)=\"([^\"]+)\"")
READMES = ("README.md", "README.fr.md", "README.de.md")
FOLDERS = ("concepts", "decisions", "howto", "tutorial")
OURS = re.compile(r"(src|web|tests|docs|examples|engine|games|bots|coach|packs|workshop|server|store|cluster|runs)/")
OTHERS = sorted(page for folder in FOLDERS for page in (ROOT / "docs" / folder).glob("*.md"))
every_readme = pytest.mark.parametrize("name", READMES)


def text_of(name):
    return (ROOT / name).read_text(encoding="utf-8")


def paths(name):
    """Every path that a page names in code, `<game>` once for each game."""
    for path in PATH.findall(TO_MAKE.sub("", text_of(name))):
        yield from (path.replace("<game>", game) for game in GAMES) if "<game>" in path else (path,)


def links(name):
    found = [one or other for one, other in LINK.findall(text_of(name))]
    return [link for link in found if link not in READMES]


def is_there(path):
    return any((base / path).exists() for base in BASES)


def test_the_architecture_fits_on_a_page():
    assert len(text_of(ARCHITECTURE).splitlines()) <= 120


def test_the_architecture_names_only_what_is_there():
    named = list(paths(ARCHITECTURE))
    assert len(named) > 50
    assert [path for path in named if not is_there(path)] == []


@pytest.mark.parametrize("page", OTHERS, ids=lambda page: page.stem)
def test_the_other_pages_name_only_what_is_there(page):
    ours = [path for path in paths(page) if OURS.match(path)]
    assert [path for path in ours if not is_there(path)] == []


@every_readme
def test_a_readme_is_short_and_its_links_lead_somewhere(name):
    assert 60 <= len(text_of(name).splitlines()) <= 80
    inside = [link.partition("#")[0] for link in links(name) if not re.match(r"[a-z]+://", link)]
    assert [link for link in inside if not (ROOT / link).exists()] == []


@pytest.mark.parametrize("name", READMES[1:])
def test_each_language_has_the_same_links_and_pictures(name):
    language = name.split(".")[1]
    ours = [link.replace(f".{language}.md", ".md") for link in links(name)]
    assert ours == links("README.md")


def test_the_citation_names_this_version():
    assert f"\nversion: {__version__}\n" in text_of("CITATION.cff")
    assert f"\n## {__version__} " in text_of("CHANGELOG.md")


def test_the_moving_picture_is_small_and_moves():
    picture = ROOT / "docs" / "pictures" / "round.webp"
    assert picture.stat().st_size <= 1_500_000
    with Image.open(picture) as film:
        assert film.n_frames >= 8
