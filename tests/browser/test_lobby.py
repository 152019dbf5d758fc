"""The lobby in a real browser: how people come in, in which languages it speaks, and how few taps it takes to play."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from ardoise.server.lobby.commands import Leave, Speak
from tests.browser.hearing import heard, listen
from tests.browser.qr import read_qr
from tests.browser.scenes.scene import phone_of
from tests.browser.stage import BIG, Stage, settled

COUNT_TAPS = """() => {
  window.taps = 0;
  addEventListener("click", (event) => event.isTrusted && event.detail > 0 && (window.taps += 1), true);
}"""

CODE_FITS = """(other) => {
  const [code, slate] = [".slate .code > span", ".slate"].map((one) => document.querySelector(one));
  code.textContent = other ?? code.textContent;
  const wide = document.documentElement.scrollWidth > innerWidth;
  return !wide && code.getBoundingClientRect().right <= slate.getBoundingClientRect().right;
}"""


async def open_table(stage: Stage, **about: object) -> Page:
    host = await stage.open("/", **about)
    await host.locator("footer .button.main").click()
    await host.wait_for_url(re.compile(r"/[A-Z]{6}$"))
    await host.locator(".slate .qr").first.wait_for()
    return host


@pytest.mark.parametrize(
    ("scheme", "elsewhere"), [("light", False), ("dark", True)], ids=["localhost, light", "plain http, dark"]
)
def test_the_qr_code_leads_to_the_table(play, scheme, elsewhere):
    """Read from pictures of the phone and of the big screen, as a camera would."""

    async def visit(stage):
        host = await open_table(stage, scheme=scheme, elsewhere=elsewhere)
        address = f"{stage.address(elsewhere)}/{host.url[-6:]}"
        await host.locator(".slate button.qr").click()
        await expect(host.locator("dialog[open] .address")).to_have_text(address)
        assert await read_qr(host.locator("dialog[open]")) == address
        screen = await stage.open(f"/{host.url[-6:]}/table", size=BIG, scheme=scheme, elsewhere=elsewhere)
        await screen.locator("svg.qr").wait_for()
        assert await read_qr(screen.locator("main")) == address

    play(visit)


@pytest.mark.parametrize("width", [320, 390, 700, 834, 900, 1280])
def test_a_guest_s_code_fits_its_slate(play, width):
    """Whichever letters it has."""

    async def visit(stage):
        _, guest, _ = await stage.house.seat(["Annie", "Blaise", "Chloé"], "gambit7")
        seen = phone_of(guest)
        page = await settled(await stage.open(seen.path, kept=seen.kept, size=(width, 900)))
        for code in (None, "WWW\u202fWWW"):
            assert await page.evaluate(CODE_FITS, code)

    play(visit)


def test_what_is_chosen_is_marked(play):
    """By a class: Firefox 115 knows no `:has`."""

    async def visit(stage):
        host = await open_table(stage)
        for game in ("Bornes", "Code 777"):
            await host.get_by_role("radio", name=game).check()
            await expect(host.locator("label.picked")).to_contain_text(game)
        await expect(host.locator("label.picked")).to_have_css("box-shadow", re.compile("3px"))
        page = await stage.open("/")
        await page.locator("button.me").click()
        for group in ("Colour", "Picture"):
            choices = page.get_by_role("group", name=group)
            await choices.locator("label").nth(5).click()
            await expect(choices.locator("label").nth(5)).to_have_class(re.compile("chosen"))
            await expect(choices.locator("label.chosen")).to_have_css("box-shadow", re.compile("3px"))

    play(visit)


def test_the_small_qr_code_on_the_host_s_phone_can_be_read(play):
    async def visit(stage):
        host = await open_table(stage)
        assert await read_qr(host.locator("main")) == f"{stage.address()}/{host.url[-6:]}"

    play(visit)


def test_a_plain_address_lets_the_link_be_copied(play):
    """Without https there is neither sharing nor a clipboard: what is marked is copied the old way."""

    async def visit(stage):
        host = await open_table(stage, elsewhere=True)
        await host.locator(".slate .acts button").first.click()
        await host.locator("dialog[open] .row button").click()
        await expect(host.locator("dialog[open] [role=status]")).to_have_text("Link copied")
        assert await host.evaluate("() => String(getSelection())") == host.url
        await host.keyboard.press("Escape")
        await host.locator(".slate .acts button").last.click()
        await expect(host.locator("dialog[open]")).to_contain_text("That screen may go to sleep")

    play(visit)


def test_the_big_screen_speaks_the_languages_of_the_table(play):
    async def visit(stage):
        host = await open_table(stage, language="fr")
        code = host.url[-6:]
        screen = await stage.open(f"/{code}/table", language="fr", size=BIG)
        also = screen.locator(".three .also")
        await expect(screen.locator("h1")).to_have_text("Prenez place !")
        await expect(also).to_have_count(0)
        german = await stage.house.come_in(code, "Dieter")
        assert (await german.ask(Speak, language="de")).refused is None
        await expect(also).to_have_text(["Nehmt Platz"])
        await host.locator(".seat .ib").first.wait_for()
        await stage.open(f"/{code}/table", language="en", size=BIG)
        await expect(also).to_have_text(["Nehmt Platz"])  # another screen's language is nobody's

    play(visit)


def test_the_big_screen_is_full_of_it(play):
    """The slate with the code reaches nearly from edge to edge, on the lobby and on what is said instead of it."""

    async def visit(stage):
        stage.forgiven.append("404")
        host = await open_table(stage)
        height = "place => place.getBoundingClientRect().height / innerHeight"
        for path in (f"/{host.url[-6:]}/table", "/BCDFGH/table"):
            screen = await stage.open(path, size=BIG)
            await screen.locator("main .slate").wait_for()
            assert await screen.locator("main").evaluate(height) > 0.9

    play(visit)


def test_a_phone_that_changes_its_language_tells_the_table(play):
    async def visit(stage):
        host = await open_table(stage, language="fr")
        other = await stage.house.come_in(host.url[-6:], "Dieter")
        await other.hears(lambda: other.room.people[0].language == "fr")
        await host.evaluate("""() => {
          const kept = JSON.parse(localStorage.getItem("ardoise.settings"));
          localStorage.setItem("ardoise.settings", JSON.stringify({ ...kept, language: "de" }));
        }""")
        await host.reload()
        await other.hears(lambda: other.room.people[0].language == "de")

    play(visit)


async def counting(page: Page) -> Page:
    """Counts what a finger or a mouse taps from now on, on every page that this device opens."""
    await page.context.add_init_script(f"({COUNT_TAPS})()")
    await page.evaluate(COUNT_TAPS)
    return page


async def taps(page: Page) -> int:
    count: int = await page.evaluate("() => window.taps")
    return count


def test_from_nothing_to_the_first_question_in_a_few_taps(play):
    """New to it all: the host opens a table, picks a game and starts; one guest has the link, one the code."""

    async def visit(stage):
        host = await counting(await stage.open("/", language="en"))
        await host.locator("footer .button.main").tap()
        await host.wait_for_url(re.compile(r"/[A-Z]{6}$"))
        code = host.url[-6:]
        linked = await counting(await stage.open(f"/{code}", language="fr"))
        await linked.locator("footer .button.main").tap()
        coded = await counting(await stage.open("/", language="de"))
        await coded.locator("form input").tap()
        await coded.keyboard.type(code.lower())
        await coded.keyboard.press("Enter")
        await coded.locator("footer .button.main").tap()
        await host.locator("input[name=game] >> nth=2").tap()
        await expect(host.locator("section[aria-labelledby=seats] .seat")).to_have_count(3)
        await host.locator("footer .button.main").tap()
        for page in (host, linked, coded):
            await expect(page.locator("h1")).to_have_text(re.compile(r"^Incroyable\s?!$"))
            await page.locator("main").get_by_text("?").first.wait_for()
        assert [await taps(page) for page in (host, linked, coded)] == [3, 1, 2]

    play(visit)


def test_who_does_not_see_the_lobby_hears_it_and_keeps_a_place_when_the_game_begins(play):
    async def visit(stage):
        host = await open_table(stage)
        await listen(host)
        guests = [await stage.house.come_in(host.url[-6:], name) for name in ("Bert", "Cleo", "Dora")]
        assert (await guests[-1].ask(Leave)).refused is None
        start = host.get_by_role("button", name="Start the game")
        await expect(start).to_be_enabled()
        await expect(host.locator("[aria-live]").first).to_contain_text("Dora has left.")
        said = " ".join(await heard(host))
        assert [line for line in ("Bert has joined.", "Cleo has joined.", "You can start.") if line not in said] == []
        await start.focus()
        await host.keyboard.press("Enter")
        await expect(host.locator("[data-place]").first).to_be_focused()
        assert await host.evaluate("() => scrollY") == 0

    play(visit)


def test_a_guest_takes_more_time_before_the_game(play):
    async def visit(stage):
        host = await stage.house.open_room("Annie")
        guest = await stage.open(f"/{host.welcome.code}", language="de")
        await guest.locator("footer .button.main").click()
        await guest.locator(".seat:has(.you) .ib").click()
        await guest.get_by_role("group", name="Bedenkzeit").get_by_role("button", name="× 1,5").click()
        await host.hears(lambda: host.room.people[-1].time_factor == 150)
        await expect(guest.get_by_role("button", name="× 1,5")).to_have_attribute("aria-pressed", "true")

    play(visit)
