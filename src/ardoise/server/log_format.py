"""A line of a log: the time in UTC first, as plain text or as JSON."""

from __future__ import annotations

import logging
from time import gmtime

import msgspec


class TextFormatter(logging.Formatter):
    converter = staticmethod(gmtime)
    default_time_format = "%Y-%m-%dT%H:%M:%S"
    default_msec_format = "%s.%03dZ"

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(message)s")


class JsonFormatter(TextFormatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        said = {"time": self.formatTime(record), "level": record.levelname.lower(), "logger": record.name}
        said["message"] = record.getMessage()
        if record.exc_info:
            said["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()
