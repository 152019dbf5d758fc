"""One line for whatever is refused: its code, and nothing that anybody sent, nor from where (P20).

At INFO, which nobody sees who has not asked for it, so that a flood fills no disk. It is counted in /metrics anyway.
"""

from __future__ import annotations

import logging

log = logging.getLogger(__name__)


def note(code: str) -> None:
    log.info("refused: %s", code)
