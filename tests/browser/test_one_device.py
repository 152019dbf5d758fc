"""One device, one person: two tabs of the same table, and the browser's own buttons."""

from __future__ import annotations

from playwright.async_api import expect

from tests.browser.visitors import answering, open_table, slate, write, written


def test_of_two_tabs_the_newer_acts_and_the_older_looks_on(play):
    async def visit(stage):
        older, _, blaise = await answering(stage)
        newer = await older.context.new_page()
        await newer.goto(older.url)
        await write(newer, 71)
        await expect(written(newer)).to_be_visible()
        await expect(written(older)).to_be_visible()
        await written(older).click()
        await write(older, 99)
        await expect(older.get_by_role("status").filter(has_text="This one is just watching")).to_be_visible()
        await newer.close()
        await older.reload()
        await written(older).click()
        await write(older, 99)
        await expect(slate(older, "99")).to_be_visible()
        await blaise.hears(lambda: 0 not in blaise.table.awaited)

    play(visit)


def test_back_and_forward_leave_the_table_and_find_it_again(play):
    async def visit(stage):
        page, code = await open_table(stage)
        await page.go_back()
        again = page.get_by_role("button", name="Back to table")
        await expect(again).to_be_visible()
        await page.go_forward()
        await expect(page.get_by_role("button", name="Start the game")).to_be_visible()
        await page.go_back()
        await again.click()
        await expect(page.get_by_role("button", name="Start the game")).to_be_visible()
        await page.get_by_role("button", name="Add a bot").click()
        await expect(page.get_by_text("2 of 7 seats taken")).to_be_visible()
        async with stage.house.http.get(f"{stage.address()}/api/rooms/{code}") as card:
            assert (await card.json())["people"] == 1

    play(visit)
