"""Where a PostgreSQL is, without its password in anything that people or logs see."""

from __future__ import annotations

import re

HOST = r"(?:[\w.%~-]*|\[[0-9A-Fa-f:.]+\])(?::\d+)?"
FORM = re.compile(
    rf"(?:postgresql|postgres)://(?:(?P<user>[^:@/?#]*)(?::[^@/?#]*)?@)?(?P<place>{HOST}(?:,{HOST})*(?:/[^@/?#]*)?)"
    r"(?:\?[^@#]*)?"
)
SCHEMES = ("postgresql://", "postgres://")


class Address:
    """As libpq writes it: postgresql://user:password@host:port/database?…"""

    def __init__(self, url: str) -> None:
        form = FORM.fullmatch(url)
        if not form:
            raise ValueError("write it as postgresql://user:password@host:port/database, other signs as %40 and so on")
        self.url = url
        user = f"{form['user']}@" if form["user"] else ""
        self._shown = f"postgresql://{user}{form['place']}"

    def __str__(self) -> str:
        return self._shown

    __repr__ = __str__
