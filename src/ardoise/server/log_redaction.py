"""What the log may say (P20): the kind of an error and its place in the code, the code of a refusal; no one's words."""

from __future__ import annotations

import logging
import re
from traceback import extract_tb

import aiohttp.log
from aiohttp.http_exceptions import HttpProcessingError
from aiohttp.web import RequestPayloadError

log = logging.getLogger(__name__)

LIBRARY = [logger.name for logger in vars(aiohttp.log).values() if isinstance(logger, logging.Logger)]
TALKATIVE = ("ardoise.server.room.room", "asyncio", *LIBRARY)
HANDSHAKES = aiohttp.log.ws_logger.name  # warns of subprotocols alone
PLACE = re.compile(r"%[a-z]")


def note(code: str) -> None:
    """A refusal. Nobody sees INFO unless they ask for it, so a flood fills no disk; /metrics counts it anyway."""
    log.info("refused: %s", code)


class RedactingFilter(logging.Filter):
    """Leaves of a record what the program's author wrote."""

    def filter(self, record: logging.LogRecord) -> bool:
        error = record.exc_info[1] if record.exc_info else None
        if isinstance(error, HttpProcessingError | RequestPayloadError):
            note(str(getattr(error, "code", 400)))  # a stranger's nonsense is refused: there is no more to say
            return False
        if record.name == HANDSHAKES:
            note("subprotocol")
            return False
        words = PLACE.sub("…", str(record.msg).partition("\n")[0])
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
