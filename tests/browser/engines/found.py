"""The engines besides Chromium: which are there, and how to get the others."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.browser.engines import firefox, webkit

FINDERS = {"Firefox": firefox.find, "WebKit": webkit.find}
PACKAGES = {"Firefox": ["firefox-esr"], "WebKit": ["webkit2gtk-driver", "xvfb"]}
PLENTY = 600  # seconds for a download


def missing() -> list[str]:
    return [name for name, find in FINDERS.items() if not find()]


def fetch() -> None:
    """All by root; without root, a Firefox of our own."""
    if shutil.which("apt-get") is None:
        return
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        _try("apt-get", "update", "-qq")
        wanted = [package for name in missing() for package in PACKAGES[name]]
        _try("apt-get", "install", "-y", "-qq", "--no-install-recommends", *wanted)
    elif not firefox.find():
        firefox.UNPACKED.mkdir(parents=True, exist_ok=True)
        _try("apt-get", "download", *PACKAGES["Firefox"], at=firefox.UNPACKED)
        for package in firefox.UNPACKED.glob("firefox-esr_*.deb"):
            _try("dpkg", "-x", str(package), str(firefox.UNPACKED))


def _try(*words: str, at: Path | None = None) -> None:
    """What is still missing afterwards is told."""
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(words, check=False, timeout=PLENTY, env=quiet, cwd=at, stdout=sys.stderr)


if __name__ == "__main__":
    if missing():
        fetch()
        firefox.find.cache_clear()
    for name in missing():
        packages = " ".join(PACKAGES[name])
        print(f"{name} is not here: as root, `apt-get install {packages}` (Debian, Ubuntu)", file=sys.stderr)
    sys.exit(len(missing()) == len(FINDERS))
