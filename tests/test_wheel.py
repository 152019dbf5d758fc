"""What is shipped: the wheel carries the rules and the packs, and works on its own."""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, capture_output=True, check=True, timeout=120)
    (built,) = folder.glob("*.whl")
    return built


def test_rules_packs_and_types_are_inside(wheel):
    names = zipfile.ZipFile(wheel).namelist()
    for name in (
        "rules/gambit7.md",
        "rules/code777.fr.md",
        "packs/starter/bornes.jsonl",
        "packs/units.json",
        "py.typed",
    ):
        assert f"ardoise/{name}" in names
    assert not [name for name in names if name.startswith(("tests", "bench", "docs"))]


def test_the_wheel_works_without_the_checkout(wheel, tmp_path):
    zipfile.ZipFile(wheel).extractall(tmp_path)
    program = (
        "import ardoise, ardoise.rulebook as r; from ardoise.packs import starter;"
        "print(ardoise.__file__, len(r.rulebook('bornes', 'de').rules), len(starter('incroyable')))"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=True, timeout=60
    )
    file, rules, cards = said.stdout.split()
    assert Path(file).is_relative_to(tmp_path)
    assert (rules, cards) == ("25", "10")
