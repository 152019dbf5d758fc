"""All or nothing, while the rest of the program goes on.

apsw's own `with db:` keeps Python's lock during BEGIN and COMMIT: every sync would stop the event loop, and two stores
of one file in one process would wait for each other in vain.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import apsw


@contextmanager
def transaction(db: apsw.Connection) -> Iterator[None]:
    db.execute("begin immediate")
    try:
        yield
        db.execute("commit")
    except BaseException:
        if db.in_transaction:  # after a disk's failure SQLite has often ended it itself
            db.execute("rollback")
        raise
