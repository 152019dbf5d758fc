"""The stage itself: what the other tests rely on."""

from __future__ import annotations

from signal import SIGKILL

from tests.browser.stage import LOCALES, settled


def test_a_server_that_is_killed_comes_back_at_its_address(play):
    async def visit(stage):
        stage.forgiven.append("ERR_CONNECTION_REFUSED")
        page = await settled(await stage.open("/"))  # killed while it answers, it would answer nothing
        server, before = stage.house.server, stage.address()
        assert await server.end(SIGKILL) == -SIGKILL
        await server.start()
        assert stage.address() == before
        await page.reload()
        assert await page.locator("h1").count() == 1

    play(visit)


def test_every_phone_is_a_device_of_its_own_in_its_language(play):
    async def visit(stage):
        for language, locale in LOCALES.items():
            page = await stage.open("/", language=language)
            assert await page.evaluate("() => navigator.language") == locale
            assert await page.evaluate("() => localStorage.getItem('mine')") is None
            await page.evaluate("language => localStorage.setItem('mine', language)", language)

    play(visit)
