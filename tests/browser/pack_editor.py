"""What a hand does in the editor of one's own questions, in English."""

from __future__ import annotations

import re

from playwright.async_api import Page, expect


async def write(page: Page, text: str) -> None:
    await page.get_by_role("textbox", name="Question").fill(text)


async def answer(page: Page, number: str) -> None:
    await page.get_by_role("button", name=re.compile("^Answer")).click()
    pad = page.get_by_role("dialog", name="Answer")
    for key in number:
        await pad.get_by_role("button", name=key, exact=True).click()
    await pad.get_by_role("button", name="Done").click()
    await expect(pad).to_be_hidden()


def press(page: Page, name: str):
    return page.get_by_role("button", name=name, exact=True).click()


async def says(page: Page, standing: str) -> None:
    await expect(page.locator(".ttl [role=status]")).to_have_text(standing)


async def code_of(page: Page) -> str:
    await page.wait_for_url(re.compile(r"/[A-Z]{6}$"))
    return page.url[-6:]
