"""`python -m tests.logs 0.2.0`: keep rooms as this version writes them, once for each release."""

from __future__ import annotations

import sys

from tests.logs.files import write_release
from tests.logs.rooms import evenings


def main() -> int:
    if len(sys.argv) != 2:
        sys.exit("say for which release: python -m tests.logs 0.2.0")
    release = sys.argv[1]
    try:
        write_release(release, {name: evening.log for name, evening in evenings(release).items()})
    except FileExistsError:
        sys.exit(f"the logs of {release} are there already, and stay as they are")
    return 0


if __name__ == "__main__":
    sys.exit(main())
