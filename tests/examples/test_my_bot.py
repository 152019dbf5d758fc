"""The example of a bot of one's own plays in the arena."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

BOT = Path(__file__).parents[2] / "examples" / "my_bot.py"


def test_it_plays_against_ours():
    words = ["arena", "gambit7", "--players", f"{BOT}:trusting,novice,club", "--games", "6", "--cores", "1", "--json"]
    told = [sys.executable, "-m", "ardoise", *words]
    done = subprocess.run(told, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    assert "trusting" in done.stdout
