"""The tutorial "Your first rule change", followed to the letter in a copy: red after the test, green after the rule."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "tutorial" / "first-rule-change.md").read_text(encoding="utf-8")
NEEDED = ("src/ardoise", "docs/rules", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "page")


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def copy_of_the_project(folder):
    for name in NEEDED:
        source, target = ROOT / name, folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copytree(source, target, ignore=LEFT_OUT) if source.is_dir() else shutil.copy(source, target)


def outcome(folder, test):
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", test]
    paths = {"PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=folder, env=paths, capture_output=True, text=True, check=False)


def test_the_rule_change_of_the_tutorial(tmp_path):
    copy_of_the_project(tmp_path)
    (path,) = re.findall(r"Save this as `(tests/\S+\.py)`", PAGE)
    (test,) = blocks("python")
    (tmp_path / path).parent.mkdir(parents=True)
    (tmp_path / path).write_text(test, encoding="utf-8")
    red = outcome(tmp_path, path)
    assert "Invalid enum value 5" in red.stdout, red.stdout + red.stderr
    assert red.returncode
    for change in blocks("diff"):
        subprocess.run(["git", "apply", "-"], cwd=tmp_path, input=change, text=True, check=True)
    green = outcome(tmp_path, path)
    assert green.returncode == 0, green.stdout + green.stderr
