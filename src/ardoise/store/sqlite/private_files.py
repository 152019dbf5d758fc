"""Files that only their owner may read, whatever the umask: tokens are hashed, but names and games are not."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from ardoise.store.log import StoreFailed

OWNER, OWNERS_FOLDER, OTHERS = 0o600, 0o700, 0o077
LOCK = "-lock"  # of a server, see sole_server.py
BESIDE = ("", LOCK, "-wal", "-shm", "-journal")  # SQLite gives those it makes the mode of the file itself


def make_folder(folder: Path) -> None:
    """An existing one stays as it is: it may have been made for others, too."""
    try:
        folder.mkdir(OWNERS_FOLDER, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreFailed("unwritable", f"cannot write to {folder}: {error.strerror}") from error


def make_private(path: Path) -> None:
    """Before anything is in it."""
    if not path.exists():
        path.touch(OWNER)


def tighten(path: Path) -> None:
    """A file from before, and those beside it. If it belongs to somebody else, that is theirs to do."""
    for file in (path.with_name(path.name + end) for end in BESIDE):
        with suppress(FileNotFoundError, PermissionError):
            if file.stat().st_mode & OTHERS:
                file.chmod(OWNER)
