"""The built page: its files as they lie in ardoise/page, read once, with their compressed twins; and the rules."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
from functools import cache, lru_cache
from pathlib import Path
from typing import NoReturn

from aiohttp import ETag, web

from ardoise.engine.codec import encode
from ardoise.engine.game import Record
from ardoise.engine.text import LANGUAGES, Language
from ardoise.games import GAMES
from ardoise.rulebook import rulebook
from ardoise.server.net.languages import preferred
from ardoise.server.net.origin import is_https
from ardoise.server.protocol import Refused
from ardoise.server.records.tokens import as_code

FOLDER = Path(os.environ.get("ARDOISE_PAGE") or Path(__file__).parents[2] / "page")  # another has further games
NOT_BUILT = "The page of Ardoise is not built: `python3 run.py page` in a checkout builds it.\n"
CSP = "Content-Security-Policy"
POLICY = (
    "default-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'; "
    "object-src 'none'; require-trusted-types-for 'script'"
)
ASSETS = "/assets/"  # their names change with their content
KINDS = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}  # our own list: the system's differs from machine to machine
SUFFIXES = {"br": ".br", "gzip": ".gz"}  # the better first
FOR_EVER, ASK_FIRST = "public, max-age=31536000, immutable", "no-cache"
HOST = re.compile(r"[\w.\-\[\]:]+", re.ASCII)
INDEX = {language: f"index.{language}.html" for language in LANGUAGES}
ADDRESS = b"{{address}}"  # in an index: where the page is found, for those who show a picture of it
MOST_ADDRESSES = 64  # that are remembered: a server has a few names
BY_LANGUAGE = "Accept-Encoding, Accept-Language"
NO_WEIGHT = re.compile(r"q=0(\.0*)?")


class File(Record):
    kind: str
    etag: str
    plain: bytes
    packed: dict[str, bytes]  # by encoding


class Page:
    def __init__(self, folder: Path = FOLDER) -> None:
        self.folder, self.files = folder, read(folder)

    def routes(self) -> list[web.RouteDef]:
        return [
            web.get("/", self.screen),
            web.get("/about", self.screen),
            web.get("/{code}", self.file_or_room),
            web.get("/{code}/table", self.room),
            web.get("/rules/{game}", self.rules),
            web.get("/pack/{secret}", self.screen),
            web.get("/{folder}/{name}", self.file),
            web.get("/{deep:(?!api/)[^/]+/[^/]+/.+}", self.nothing),
        ]

    async def screen(self, request: web.Request) -> web.Response:
        """The index in the reader's language, whatever the path: the page reads it."""
        if not self.files:
            return web.Response(text=NOT_BUILT)
        response = _answer(request, self._index(request), ASK_FIRST)
        response.headers.update({CSP: policy(request.host), "Vary": BY_LANGUAGE})
        return response

    def _index(self, request: web.Request) -> File:
        language = preferred(request.headers.get("Accept-Language", ""))
        return _index_at(self.folder, INDEX[language], _address(request))

    async def room(self, request: web.Request) -> web.Response:
        return await (self.screen if as_code(request.match_info["code"]) else self.nothing)(request)

    async def rules(self, request: web.Request) -> web.Response:
        return await (self.screen if request.match_info["game"] in GAMES else self.nothing)(request)

    async def file_or_room(self, request: web.Request) -> web.Response:
        return await (self.file if request.match_info["code"] in self.files else self.room)(request)

    async def file(self, request: web.Request) -> web.Response:
        found = self.files.get(request.path.removeprefix("/"))
        if found is None or found.kind == KINDS[".html"]:
            return await self.nothing(request)
        return _answer(request, found, FOR_EVER if request.path.startswith(ASSETS) else ASK_FIRST)

    async def nothing(self, request: web.Request) -> NoReturn:
        """People are told by the page that there is nothing here, programs by a refusal."""
        if self.files and "text/html" in request.headers.get("Accept", ""):
            headers = {CSP: policy(request.host), "Vary": BY_LANGUAGE}
            raise web.HTTPNotFound(text=self._index(request).plain.decode(), content_type="text/html", headers=headers)
        raise _not_found()


async def rules_of_game(request: web.Request) -> web.Response:
    game, language = request.match_info["game"], request.query.get("lang", "en")
    if game not in GAMES or language not in LANGUAGES:
        raise _not_found()
    return _answer(request, _rules(game, language), ASK_FIRST)


@cache
def _rules(game: str, language: Language) -> File:
    plain = encode(rulebook(game, language))
    return File(KINDS[".json"], _etag(plain), plain, {"gzip": gzip.compress(plain)})


def _not_found() -> web.HTTPNotFound:
    return web.HTTPNotFound(text=encode(Refused("not_found")).decode(), content_type=KINDS[".json"])


@cache
def read(folder: Path) -> dict[str, File]:
    """Every file of a built page by its path; none where none is built."""
    found = (path for path in folder.rglob("*") if path.suffix in KINDS)
    return {path.relative_to(folder).as_posix(): _file(path) for path in found}


def _file(path: Path) -> File:
    twins = {encoding: path.with_name(path.name + suffix) for encoding, suffix in SUFFIXES.items()}
    packed = {encoding: twin.read_bytes() for encoding, twin in twins.items() if twin.exists()}
    plain = path.read_bytes()
    return File(KINDS[path.suffix], _etag(plain), plain, packed)


@lru_cache(MOST_ADDRESSES * len(LANGUAGES))
def _index_at(folder: Path, name: str, address: str) -> File:
    plain = read(folder)[name].plain.replace(ADDRESS, address.encode())
    return File(KINDS[".html"], _etag(plain), plain, {"gzip": gzip.compress(plain, mtime=0)})


def _address(request: web.Request) -> str:
    """As the browser found us; nothing, if it names no host."""
    scheme = "https" if is_https(request) else "http"
    return f"{scheme}://{request.host}" if HOST.fullmatch(request.host) else ""


def _etag(content: bytes) -> str:
    """Of the content alone: times of files differ, and sizes do not."""
    return hashlib.sha256(content).hexdigest()[:16]


def _answer(request: web.Request, file: File, keep: str) -> web.Response:
    encoding = next((name for name in file.packed if name in _accepted(request)), None)
    etag = f"{file.etag}-{encoding or 'plain'}"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    if any(tag.value in (etag, "*") for tag in request.if_none_match or ()):
        response = web.Response(status=304, headers=headers)
    else:
        body = file.packed[encoding] if encoding else file.plain
        response = web.Response(body=body, content_type=file.kind, headers=headers)
        if file.kind.startswith("text/"):
            response.charset = "utf-8"
        if encoding:
            response.headers["Content-Encoding"] = encoding
    response.etag = ETag(etag)
    return response


def _accepted(request: web.Request) -> set[str]:
    """The encodings that a browser takes; one with a weight of nothing it does not."""
    offers = (offer.replace(" ", "").lower() for offer in request.headers.get("Accept-Encoding", "").split(","))
    return {name for name, _, weight in (offer.partition(";") for offer in offers) if not NO_WEIGHT.fullmatch(weight)}


def policy(host: str) -> str:
    """What the page may load and run: its own files, and its socket, which not every browser counts as its own."""
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return f"{POLICY}; connect-src 'self'{sockets}; trusted-types svelte-trusted-html ardoise"
