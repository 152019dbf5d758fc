"""Addresses in a text: nothing that players read leads elsewhere."""

from __future__ import annotations

import re

LINK = re.compile(
    r"https?:|www\.|\w://|//[\w-]+\.[a-z]"
    r"|\b(?:blob|data|file|ftp|javascript|mailto|sms|tel|vbscript):\S"
    r"|\b[\w-]+\.[a-z]{2,}[:\d]*/\S",  # example.com/x, and neither 1.5 km/h nor z.B.
    re.IGNORECASE,
)
