"""What the log may say (P20): the kind of an error and its place in the code, the code of a refusal; no one's words."""

from __future__ import annotations

import logging
from traceback import extract_tb

from aiohttp.http_exceptions import HttpProcessingError

log = logging.getLogger(__name__)

TALKATIVE = ("ardoise.server.room.room", "aiohttp.server", "asyncio")


def note(code: str) -> None:
    """A refusal. Nobody sees INFO unless they ask for it, so a flood fills no disk; /metrics counts it anyway."""
    log.info("refused: %s", code)


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
