"""Errors are logged by their kind and their place in the code: what they say may be a player's own words (P20)."""

from __future__ import annotations

import logging
from traceback import extract_tb

from aiohttp.http_exceptions import HttpProcessingError

from ardoise.server.ops.refusals import note

TALKATIVE = ("ardoise.server.room.room", "aiohttp.server", "asyncio")


class RedactingFilter(logging.Filter):
    """Leaves of a record what the program's author wrote."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, HttpProcessingError):
            note(str(error.code))  # a stranger's nonsense is refused: there is no more to say
            return False
        words = str(record.msg).partition("\n")[0].replace("%s", "…")
        record.msg = f"{words}: {place(error)}" if error else words
        record.args, record.exc_info = (), None
        return True


def place(error: BaseException) -> str:
    steps = (f"\n  {step.filename}:{step.lineno} in {step.name}" for step in extract_tb(error.__traceback__))
    return type(error).__name__ + "".join(steps)


def redact_logs() -> None:
    for name in TALKATIVE:
        logging.getLogger(name).addFilter(REDACTING)


REDACTING = RedactingFilter()
