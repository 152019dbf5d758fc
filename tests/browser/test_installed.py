"""Among the apps of a device: what it needs to be installed, a start without a connection, and a newer build."""

from __future__ import annotations

import asyncio
import json
import shutil
import struct
from signal import SIGKILL
from typing import Any

import pytest
from playwright.async_api import Page, expect

import building
from tests.browser.icons import ICONS
from tests.browser.visitors import SOONER_OR_LATER, lost
from tests.kit.planned_server import Plan

PRELOADED_TWICE = "service worker resource mismatch"  # Chromium warns when the worker was the faster of the two
READY = "() => navigator.serviceWorker.ready.then(() => undefined)"
KEPT = """async () => {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
  return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
}"""
NEWER_WAITS = """async () => {
  const found = await navigator.serviceWorker.ready;
  while (!found.waiting) await new Promise(look => setTimeout(look, 100));
}"""
OLDER_IS_GONE = """async () => {
  while ((await caches.keys()).length > 1) await new Promise(look => setTimeout(look, 100));
}"""


async def leave_the_older_build(page: Page) -> None:
    """Until its worker is gone: a browser lets go of it a moment after the last page that needs it."""
    cdp, gone = await page.context.new_cdp_session(page), asyncio.Event()

    def told(news: dict[str, Any]) -> None:
        if any(version["status"] == "redundant" for version in news["versions"]):
            gone.set()

    cdp.on("ServiceWorker.workerVersionUpdated", told)
    await cdp.send("ServiceWorker.enable")
    await page.goto("about:blank")
    await gone.wait()


async def installed(stage, path="/", **about) -> Page:
    stage.forgiven += [PRELOADED_TWICE]
    page = await stage.open(path, installing=True, **about)
    await page.evaluate(READY)
    await page.reload()  # from now on the worker answers
    await page.locator("#app > *").first.wait_for(state="attached")
    cdp = await page.context.new_cdp_session(page)
    await cdp.send("Network.clearBrowserCache")  # … and nothing but the worker: a browser keeps files, too, for a while
    return page


@pytest.mark.parametrize(("language", "word"), [("en", "party games"), ("fr", "jeux"), ("de", "Zahlenspiele")])
def test_a_device_is_told_what_it_needs_in_the_language_of_the_page(play, language, word):
    async def visit(stage):
        page = await installed(stage, language=language)
        cdp = await page.context.new_cdp_session(page)
        told = await cdp.send("Page.getAppManifest")
        assert told["errors"] == []
        manifest = json.loads(told["data"])
        assert manifest["lang"] == language
        assert word in manifest["description"]
        assert manifest["display"] == "standalone"
        async with stage.house.http.get(stage.address() + manifest["start_url"]) as start:
            assert start.status == 200
        pictures = {(icon["src"], icon["sizes"]) for icon in manifest["icons"] if icon["type"] == "image/png"}
        assert pictures == {(f"/icons/{icon.name}.png", f"{icon.size}x{icon.size}") for icon in ICONS[:-1]}
        for icon in manifest["icons"]:
            async with stage.house.http.get(stage.address() + icon["src"]) as picture:
                assert picture.content_type == icon["type"]

    play(visit)


@pytest.mark.parametrize("icon", ICONS, ids=lambda icon: icon.name)
def test_an_icon_has_the_size_that_its_name_tells(icon):
    signature, width, height = struct.unpack(">16s2I", icon.path.read_bytes()[:24])
    assert signature.startswith(b"\x89PNG")
    assert (width, height) == (icon.size, icon.size)


def test_only_the_shell_is_kept(play):
    async def visit(stage):
        page = await installed(stage, "/rules/bornes")
        await expect(page.locator("article h2").first).to_be_visible()
        kept = (await page.evaluate(KEPT))["paths"]
        assert "/" in kept
        assert {path for path in kept if not path.startswith("/assets/")} == {"/"}
        scripts = {f"/assets/{path.name}" for path in (building.PAGE / "assets").glob("*.js")}
        assert scripts < set(kept)

    play(visit)


def test_it_starts_without_a_connection_says_so_and_heals(play):
    async def visit(stage):
        stage.forgiven += ["ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "Failed to fetch"]
        page = await installed(stage, language="de")
        await stage.house.server.end(SIGKILL)
        await page.goto(stage.address() + "/")
        offline = page.get_by_role("status").filter(has_text="Keine Verbindung")
        await expect(offline).to_be_visible()
        await expect(page.get_by_role("heading", name="Ardoise")).to_be_visible()
        await page.goto(stage.address() + "/rules/gambit7")
        await expect(offline).to_be_visible()
        await page.goto(stage.address() + "/")
        await stage.house.server.start()
        await expect(offline).to_have_count(0, timeout=SOONER_OR_LATER)
        await page.get_by_role("button", name="Tisch eröffnen").click()
        await expect(page.locator(".code")).to_be_visible()

    play(visit)


def test_a_table_is_found_again_after_a_start_without_a_connection(play):
    async def visit(stage):
        stage.forgiven += ["ERR_CONNECTION_REFUSED", "Failed to fetch"]
        page = await installed(stage)
        await page.get_by_role("button", name="Host a game").click()
        await expect(page.locator(".code")).to_be_visible()
        await stage.house.server.end(SIGKILL)
        await page.reload()
        await expect(lost(page)).to_be_visible()
        await stage.house.server.start()
        await expect(page.locator(".code")).to_be_visible(timeout=SOONER_OR_LATER)

    play(visit)


def test_a_page_behind_a_broken_proxy_opens_from_the_device(play):
    async def visit(stage):
        page = await installed(stage)
        await page.context.route("**/api/health", lambda route: route.fulfill(status=502, body="bad gateway"))
        await page.context.route(stage.address() + "/", lambda route: route.fulfill(status=502, body="bad gateway"))
        stage.forgiven += ["502"]
        await page.reload()
        await expect(lost(page)).to_be_visible()

    play(visit)


def test_a_newer_build_replaces_the_older_and_leaves_an_open_page_whole(play, built, tmp_path):
    served = tmp_path / "served"
    shutil.copytree(building.PAGE, served)

    async def visit(stage):
        stage.forgiven += ["ERR_CONNECTION_REFUSED", "Failed to fetch"]
        page = await installed(stage)
        before = await page.evaluate(KEPT)
        await stage.house.server.end(SIGKILL)
        shutil.rmtree(served)
        shutil.copytree(building.PAGE_WITH_EXTRA, served)  # another build of the same run
        await stage.house.server.start()
        await page.get_by_role("button", name="Bornes").click()  # its part is on the server no more
        await page.get_by_role("link", name="Bornes: the rules").click()
        await expect(page.locator("article h2").first).to_be_visible()
        await page.reload()
        await expect(page.locator("article h2").first).to_be_visible()
        await page.evaluate(NEWER_WAITS)
        await leave_the_older_build(page)
        await page.goto(stage.address() + "/")
        await expect(page.get_by_role("button", name="Host a game")).to_be_visible()
        await page.evaluate(OLDER_IS_GONE)
        after = await page.evaluate(KEPT)
        assert after["names"] != before["names"]
        assert after["paths"] != before["paths"]
        await stage.house.server.end(SIGKILL)
        await page.reload()
        await expect(page.get_by_role("button", name="Host a game")).to_be_visible()
        assert (await page.evaluate(KEPT))["paths"] == after["paths"]

    play(visit, Plan(page=str(served)))
