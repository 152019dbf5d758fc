"""`python -m tests.logs 0.2.0`: keep rooms as this version writes them, once for each release."""

from __future__ import annotations

import re
import sys

from tests.logs.files import write_release
from tests.logs.rooms import evenings


def main() -> int:
    release = sys.argv[1] if len(sys.argv) == 2 else ""
    if not re.fullmatch(r"\d+\.\d+\.\d+", release):
        sys.exit("say for which release: python -m tests.logs 0.2.0")
    try:
        write_release(release, {name: evening.log for name, evening in evenings(release).items()})
    except FileExistsError:
        sys.exit(f"the logs of {release} are there already, and stay as they are")
    return 0


if __name__ == "__main__":
    sys.exit(main())
