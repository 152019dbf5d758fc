"""The bot of the tutorial, exactly as it stands there: alone, and in a tournament on two cores of which one dies."""

from __future__ import annotations

import json
import re
import subprocess
import sys

from tests.kit.command_line import ROOT, ardoise

MORTAL = """
import os, signal
from pathlib import Path
from mybot import trusting as same

def trusting(view, seat, dice, hunch):
    try:
        Path(__file__).with_name("died").touch(exist_ok=False)
    except FileExistsError:
        return same(view, seat, dice, hunch)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_the_bot_of_the_tutorial_plays_everywhere_alike(tmp_path):
    (example,) = re.findall(r"```python\n(from ardoise\.arena import compete\n.*?)```", PAGE, re.DOTALL)
    assert len([line for line in example.splitlines() if line]) <= 15
    (tmp_path / "mybot.py").write_text(example, encoding="utf-8")
    (tmp_path / "mortal.py").write_text(MORTAL, encoding="utf-8")
    said = subprocess.run([sys.executable, tmp_path / "mybot.py"], capture_output=True, text=True, check=True)
    shares = re.findall(r"^(trusting|novice|club) +wins (\d+)% ± (\d+)%$", said.stdout, re.MULTILINE)
    assert [name for name, *_ in shares] == ["trusting", "novice", "club"]

    players = f"{tmp_path / 'mortal.py'}:trusting,novice,club"
    arena = ardoise("arena", "gambit7", "--players", players, "--games", "60", "--cores", "2", "--json")
    assert (tmp_path / "died").exists()
    wins = [standing["wins"] for standing in json.loads(arena.stdout)["standings"]]
    assert [(f"{share['mean']:.0%}", f"{share['error']:.0%}") for share in wins] == [
        (f"{mean}%", f"{error}%") for _, mean, error in shares
    ]


PAGE = (ROOT / "docs" / "tutorial" / "first-bot.md").read_text(encoding="utf-8")
