"""Codes and tokens: a code is an address that may be read aloud, a token is a key that nobody sees."""

from __future__ import annotations

import secrets
from hashlib import sha256
from hmac import compare_digest

from ardoise.server.lobby.types import Lobby, PersonId

LETTERS = "BCDFGHJKLMNPQRSTVWXYZ"
CODE_LENGTH = 6
SECRET_BYTES = 32


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def as_code(text: str) -> str | None:
    """A code however it was typed, or None."""
    code = "".join(text.split()).upper()
    return code if len(code) == CODE_LENGTH and all(letter in LETTERS for letter in code) else None


def new_token(code: str) -> str:
    """It begins with its room's code, so that the room can be found."""
    return f"{code}.{secrets.token_urlsafe(SECRET_BYTES)}"


def fingerprint(token: str) -> str:
    """What is stored of a token, and looked for in whatever somebody sends as one."""
    return sha256(token.encode(errors="surrogatepass")).hexdigest()


def device_mark(code: str, device: str) -> str:
    """What a room keeps of a device: another room cannot know it again."""
    return fingerprint(f"{code}/{device}") if device else ""


def room_of(token: str) -> str | None:
    return as_code(token.partition(".")[0])


def holder(lobby: Lobby, token: str) -> PersonId | None:
    return marked(lobby, fingerprint(token))


def marked(lobby: Lobby, mark: str) -> PersonId | None:
    """Whose token has this fingerprint."""
    return next((person.id for person in lobby.people if compare_digest(person.token, mark) and not person.gone), None)
