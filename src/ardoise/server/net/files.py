"""How many files, and so connections, the system lets this process open."""

from __future__ import annotations

import sys


def files_allowed(wanted: int) -> int:
    """As many as are wanted, or as the system gives at most: what a process is given first is often too few."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted
