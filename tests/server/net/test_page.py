"""The page over HTTP: which path gives what, for how long it may be kept, packed how, and under which policy."""

from __future__ import annotations

import gzip
import json

import pytest

from ardoise.server.net import page
from ardoise.server.net.page import NOT_BUILT, policy
from tests.kit.in_process import NOBODYS, at_the_door

INDEX = b"<!doctype html><title>Ardoise</title>"
INDEXES = {
    language: INDEX + f"<meta content='{{{{address}}}}/preview.png'>{language}".encode()
    for language in ("en", "fr", "de")
}
SCRIPT = b"let slate = 7; // " + b"chalk " * 200
BROTLI = b"as brotli would pack it"
BROWSER = {"Accept": "text/html,*/*;q=0.8"}


@pytest.fixture
def built(tmp_path, monkeypatch):
    """A built page of a few files."""
    folder = tmp_path / "page"
    files = {
        **{f"index.{language}.html": text for language, text in INDEXES.items()},
        "assets/index-1a2b.js": SCRIPT,
        "assets/index-1a2b.js.gz": gzip.compress(SCRIPT, mtime=0),
        "assets/index-1a2b.js.br": BROTLI,
        "assets/figtree.woff2": b"wOF2",
        "licenses.txt": b"Svelte, (c) its authors",
        "manifest.webmanifest": b"{}",
        "service-worker.js": b"// shell",
        "icons/192.png": b"PNG",
        "stamp": b"of these sources",
    }
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    monkeypatch.setattr(page.Page.__init__, "__defaults__", (folder,))


def ask(folder, path, method="get", **headers):
    """The status, the headers and the bytes as they were sent."""

    async def visit(table):
        plain = {"Accept-Encoding": "identity"}
        asked = {"headers": plain | headers, "allow_redirects": False}
        async with table.http.request(method, table.address + path, **asked) as answer:
            return answer.status, answer.headers, await answer.read()

    return at_the_door(folder, visit)


def test_the_licences_of_what_it_carries_are_told(tmp_path, built):
    status, headers, body = ask(tmp_path, "/licenses.txt")
    assert (status, headers["Content-Type"], body) == (200, "text/plain; charset=utf-8", b"Svelte, (c) its authors")


@pytest.mark.parametrize("path", ["/", f"/{NOBODYS}", "/bcd fgh", f"/{NOBODYS}/table", "/rules/bornes", "/about"])
def test_every_screen_is_the_page_and_is_asked_for_anew(tmp_path, built, path):
    status, headers, body = ask(tmp_path, path)
    assert (status, body[: len(INDEX)], body[-2:]) == (200, INDEX, b"en")
    assert headers["Content-Type"] == "text/html; charset=utf-8"
    assert headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("nl, de-AT;q=0.7, fr;q=0.3", "de"),
        ("en;q=0.4, DE;q=0.6", "de"),
        ("de, fr", "de"),
        ("fr;q=0, de;q=0.1", "de"),
        ("fr;q=0", "en"),
        ("nl, *;q=0.5", "en"),
        ("français, fr;q=2, de;q=x", "en"),
        ("", "en"),
    ],
)
def test_the_page_comes_in_the_reader_s_language(tmp_path, built, wanted, language):
    status, headers, body = ask(tmp_path, "/", **{"Accept-Language": wanted})
    assert (status, body[-2:].decode()) == (200, language)
    assert headers["Vary"] == "Accept-Encoding, Accept-Language"
    status, headers, body = ask(tmp_path, "/nothing", **BROWSER, **{"Accept-Language": wanted})
    assert (status, body[-2:].decode(), headers["Vary"]) == (404, language, "Accept-Encoding, Accept-Language")


def test_what_the_browser_has_in_another_language_is_sent_again(tmp_path, built):
    _, english, _ = ask(tmp_path, "/", Host="table.example", **{"Accept-Language": "en"})
    known = {"Host": "table.example", "If-None-Match": english["ETag"]}
    status, french, body = ask(tmp_path, "/", **known, **{"Accept-Language": "fr"})
    assert (status, body[-2:], french["ETag"] == english["ETag"]) == (200, b"fr", False)


@pytest.mark.parametrize(
    ("headers", "address"),
    [
        ({"Host": "table.example:8000"}, "http://table.example:8000"),
        ({"Host": "table.example", "X-Forwarded-Proto": "https"}, "https://table.example"),
        ({"Host": "table.example", "X-Forwarded-Proto": "javascript"}, "http://table.example"),
        ({"Host": "x'><script>"}, ""),
    ],
)
def test_a_shared_link_has_a_picture_with_a_whole_address(tmp_path, built, headers, address):
    _, _, body = ask(tmp_path, "/", **headers)
    assert f"content='{address}/preview.png'".encode() in body


def test_an_index_has_no_address_of_its_own(tmp_path, built):
    assert ask(tmp_path, "/index.fr.html")[0] == 404


def test_the_index_comes_packed(tmp_path, built):
    status, headers, body = ask(tmp_path, "/", **{"Accept-Encoding": "gzip, br"})
    assert (status, headers["Content-Encoding"], body[: len(INDEX)]) == (200, "gzip", INDEX)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/figtree.woff2", "font/woff2"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/service-worker.js", "text/javascript; charset=utf-8"),
        ("/icons/192.png", "image/png"),
    ],
)
def test_a_file_has_its_type_and_only_a_named_after_its_content_is_kept(tmp_path, built, path, kind):
    status, headers, _ = ask(tmp_path, path)
    assert (status, headers["Content-Type"]) == (200, kind)
    assert ("immutable" in headers["Cache-Control"]) == path.startswith("/assets/")


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", BROTLI),
        ("gzip, deflate", "gzip", gzip.compress(SCRIPT, mtime=0)),
        ("br;q=0, gzip;q=0.5", "gzip", gzip.compress(SCRIPT, mtime=0)),
        ("br; q=0.000", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
def test_a_file_comes_packed_as_the_browser_can_unpack_it(tmp_path, built, accepted, encoding, body):
    async def visit(table):
        table.http._auto_decompress = False
        headers = {"Accept-Encoding": accepted}
        async with table.http.get(table.address + "/assets/index-1a2b.js", headers=headers) as answer:
            return answer.headers, await answer.read()

    headers, sent = at_the_door(tmp_path, visit)
    assert (headers.get("Content-Encoding"), headers["Vary"]) == (encoding, "Accept-Encoding")
    assert gzip.decompress(sent) == SCRIPT if encoding == "gzip" else sent == body


def test_what_the_browser_has_is_not_sent_again(tmp_path, built):
    _, headers, _ = ask(tmp_path, "/", Host="table.example")
    status, again, body = ask(tmp_path, "/", Host="table.example", **{"If-None-Match": headers["ETag"]})
    assert (status, body, again["ETag"]) == (304, b"", headers["ETag"])
    assert "trusted-types" in again["Content-Security-Policy"]  # a browser takes the headers of this answer
    assert ask(tmp_path, "/", **{"If-None-Match": '"another"'})[0] == 200


@pytest.mark.parametrize("path", ["/", "/assets/index-1a2b.js"])
def test_head_tells_the_length_and_nothing_more(tmp_path, built, path):
    status, headers, body = ask(tmp_path, path, "head", Host="table.example")
    assert (status, body) == (200, b"")
    assert int(headers["Content-Length"]) == len(ask(tmp_path, path, Host="table.example")[2])


NOWHERE = [
    "/nothing",
    "/nothing/table",
    "/rules/chess",
    "/assets/gone.js",
    "/assets/..%2f..%2fpy.typed",
    "/stamp",
    "/a/b/c/",
]


@pytest.mark.parametrize("path", NOWHERE)
def test_where_nothing_is_people_get_the_page_and_programs_a_refusal(tmp_path, built, path):
    status, headers, body = ask(tmp_path, path, **BROWSER)
    assert (status, body[: len(INDEX)]) == (404, INDEX)
    assert "trusted-types" in headers["Content-Security-Policy"]
    status, headers, body = ask(tmp_path, path)
    assert (status, json.loads(body)) == (404, {"refused": "not_found", "about": {}})


def test_the_policy_allows_the_socket_of_this_address_and_no_other(tmp_path, built):
    _, headers, _ = ask(tmp_path, "/", Host="table.example:8000")
    allowed = headers["Content-Security-Policy"]
    assert "connect-src 'self' ws://table.example:8000 wss://table.example:8000;" in allowed
    assert "unsafe" not in allowed
    assert "*" not in allowed


@pytest.mark.parametrize("host", ["x; script-src *", "x y", "*", "x,y", ""])
def test_a_host_that_is_none_opens_nothing(host):
    assert "connect-src 'self';" in policy(host)


def test_a_library_without_the_page_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(page.Page.__init__, "__defaults__", (tmp_path / "nowhere",))
    assert ask(tmp_path, "/")[2].decode() == NOT_BUILT
    assert ask(tmp_path, "/assets/index.js", **BROWSER)[0] == 404


def test_the_rules_come_in_each_language(tmp_path):
    told = [ask(tmp_path, f"/api/rules/bornes?lang={language}") for language in ("en", "fr", "de")]
    books = [json.loads(body) for _, _, body in told]
    assert len({book["page"] for book in books}) == 3
    assert {tuple(rule["id"] for rule in book["rules"])[:2] for book in books} == {("B1", "B2")}
    assert ask(tmp_path, "/api/rules/bornes", **{"If-None-Match": told[0][1]["ETag"]})[0] == 304
