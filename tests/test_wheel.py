"""What is shipped: the wheel carries the rules, the packs and the built page, and works on its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from pathlib import Path

import pytest

import ardoise
import building
from ardoise.games import OURS

ROOT = Path(__file__).parent.parent


def build(kind, folder):
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=True, timeout=120)
    (built,) = folder.glob("ardoise-*")
    return built


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    return build("wheel", tmp_path_factory.mktemp("wheel"))


def test_rules_packs_and_types_are_inside(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    for name in (
        "rules/gambit7.md",
        "rules/code777.fr.md",
        "games/gambit7/box.jsonl",
        "games/bornes/box.jsonl",
        "packs/units.json",
        "workshop/limits.toml",
        "workshop/report.css",
        "py.typed",
        *(f"page/index.{language}.html" for language in ("en", "fr", "de")),
    ):
        assert f"ardoise/{name}" in names
    assert not [name for name in names if name.startswith(("tests", "bench", "docs", "web"))]


def test_it_says_what_it_is(wheel):
    """For a package index: nothing there leads back into the checkout."""
    archive = zipfile.ZipFile(wheel)
    (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    said = message_from_bytes(archive.read(name))
    assert said["Version"] == ardoise.__version__
    assert "party-games" in said["Keywords"]
    assert "Typing :: Typed" in said.get_all("Classifier")
    text = said.get_payload()
    assert "Four number games for one table" in text
    assert "your first evening" in text
    assert not re.findall(r"\]\((?!https?:)|<img|src=", text)


def test_the_licences_of_what_the_page_carries_are_inside(wheel):
    archive = zipfile.ZipFile(wheel)
    texts = {name: archive.read(name).decode() for name in archive.namelist() if name.endswith("/licenses.txt")}
    assert {name.partition("/")[0] for name in texts} == {"ardoise", f"ardoise-{ardoise.__version__}.dist-info"}
    for text in texts.values():
        for name in ("svelte", "@fluent/bundle", "uqr", "@fontsource-variable/figtree", "@fontsource/patrick-hand"):
            assert f"\n{name} " in f"\n{text}"
        assert "SIL OPEN FONT LICENSE" in text


def test_every_script_of_the_page_is_inside_with_its_compressed_twins(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    scripts = [name for name in names if name.startswith("ardoise/page/assets/") and name.endswith(".js")]
    assert scripts
    assert any({f"{script}.br", f"{script}.gz"} <= set(names) for script in scripts)


def test_its_page_has_our_games_and_none_of_the_examples(wheel):
    archive = zipfile.ZipFile(wheel)
    scripts = [name for name in archive.namelist() if name.startswith("ardoise/page/") and name.endswith(".js")]
    text = b"".join(map(archive.read, scripts)).decode()
    examples = [page.parent.name for page in ROOT.glob("examples/*/page")]
    assert examples
    assert all(name in text for name in OURS)
    assert not [name for name in examples if name in text.lower()]


def test_whoever_builds_from_the_sdist_needs_no_node(tmp_path):
    """It has the page and the sources that the page was built from."""
    with tarfile.open(build("sdist", tmp_path)) as sdist:
        sdist.extractall(tmp_path, filter="data")
    (source,) = (path for path in tmp_path.iterdir() if path.is_dir())
    assert not list(source.glob("**/node_modules"))
    assert list(source.glob("packs/questions/*.jsonl"))
    program = "import building; print(building.is_current())"
    command = [sys.executable, "-c", program]
    plain = {name: value for name, value in os.environ.items() if name != building.EXTRA_GAMES}
    said = subprocess.run(command, cwd=source, env=plain, capture_output=True, text=True, check=True, timeout=60)
    assert said.stdout.strip() == "True"


def test_the_wheel_works_without_the_checkout(wheel, tmp_path):
    zipfile.ZipFile(wheel).extractall(tmp_path)
    program = (
        "import ardoise, ardoise.rulebook as r; from ardoise import box;"
        "from ardoise.server.net.page import Page;"
        "print(ardoise.__file__, len(r.rulebook('bornes', 'de').rules), len(box('bornes')), "
        "'index.en.html' in Page().files)"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=60
    )
    file, rules, cards, page = said.stdout.split()
    assert Path(file).is_relative_to(tmp_path)
    assert (rules, int(cards) > 80, page) == ("26", True, "True")
