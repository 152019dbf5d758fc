"""One line for whatever is refused: its code, and nothing that anybody sent, nor from where (P20).

At INFO, which nobody sees who has not asked for it, so that a flood fills no disk. It is counted in /metrics anyway.
"""

from __future__ import annotations

import logging

from ardoise.engine.game import Rejected
from ardoise.server.protocol import Answer
from ardoise.store.log import StoreFailed

log = logging.getLogger(__name__)


def note(code: str) -> None:
    log.info("refused: %s", code)


def refused(message: int, failure: Rejected | StoreFailed) -> Answer:
    """What is answered to a message that was not carried out."""
    if isinstance(failure, StoreFailed):
        return Answer(message, "not_stored", {"why": failure.code})
    note(failure.code)
    return Answer(message, failure.code, failure.about)
