"""At the door of a table, and outside it again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from playwright.async_api import Page, WebSocketRoute

from ardoise.server.lobby.commands import Kick, Lock
from ardoise.server.protocol import KICKED, LEFT, NO_ROOM, NO_TOKEN, REPLACED, Close
from tests.browser.scenes.home import NOBODY, known
from tests.browser.scenes.scene import Scene, Seen, Situation, phone_of, wall_of
from tests.browser.scenes.tables import seated
from tests.kit.server import House

KEYBOARD = 0.45  # the part of a phone that its keyboard takes
DEVICE = "0123456789abcdef"
REFUSED = ("404", "403", "409")  # the console tells of every request that is refused


async def at_the_door(house: House) -> Situation:
    host = await house.open_room("Annie")
    await house.come_in(host.welcome.code, "Bernard")
    return Situation(Seen(f"/{host.welcome.code}"))


async def known_at_the_door(house: House) -> Situation:
    host = await house.open_room("Annie")
    return Situation(Seen(f"/{host.welcome.code}", known()))


async def while_they_play(house: House) -> Situation:
    host, *_ = await seated(house, "gambit7", 3)
    return Situation(Seen(f"/{host.welcome.code}"))


async def at_a_closed_door(house: House) -> Situation:
    host = await house.open_room("Annie")
    assert (await host.ask(Lock, on=True)).refused is None
    return Situation(Seen(f"/{host.welcome.code}", known()), Seen(f"/{host.welcome.code}/table"))


async def after_being_sent_away(house: House) -> Situation:
    host = await house.open_room("Annie")
    guest = await house.come_in(host.welcome.code, "Bernard", device=DEVICE)
    assert (await host.ask(Kick, person=guest.welcome.person)).refused is None
    kept = {**known(), "ardoise.device": f'"{DEVICE}"'}
    return Situation(Seen(f"/{host.welcome.code}", kept))


async def at_no_table(_: House) -> Situation:
    return Situation(Seen(f"/{NOBODY}"), Seen(f"/{NOBODY}/table"))


async def type_a_name(page: Page) -> None:
    """With the keyboard over the lower part."""
    size = page.viewport_size
    assert size is not None
    await page.set_viewport_size({"width": size["width"], "height": round(size["height"] * (1 - KEYBOARD))})
    await page.locator("input.field").fill("Friederike")


async def knock(page: Page) -> None:
    await page.locator("footer .button >> nth=0").click()
    await see_trouble(page)


async def see_trouble(page: Page) -> None:
    await page.locator("[role=alert]").wait_for()


async def in_the_room(house: House) -> Situation:
    host = await house.open_room("Annie")
    return Situation(phone_of(host), wall_of(host))


def shown_out(code: Close) -> Callable[[Page], Awaitable[None]]:
    """The table closes the socket with this code as soon as it is open."""

    async def hang_up(socket: WebSocketRoute) -> None:
        await socket.close(code=code)

    async def act(page: Page) -> None:
        await page.route_web_socket("**/ws", hang_up)
        await page.reload()
        await page.locator("[role=alert]").wait_for()

    return act


async def lose(page: Page) -> None:
    await page.locator("footer").wait_for()
    await page.context.set_offline(True)
    await page.locator(".banner").wait_for()


CLOSES: dict[str, Close] = {
    "left": LEFT,
    "kicked": KICKED,
    "elsewhere": REPLACED,
    "forgotten": NO_ROOM,
    "no-key": NO_TOKEN,
}

SCENES = [
    Scene("join", at_the_door),
    Scene("join-known", known_at_the_door),
    Scene("join-typing", at_the_door, type_a_name),
    Scene("join-playing", while_they_play),
    Scene("join-locked", at_a_closed_door, see_trouble, forgives=REFUSED),
    Scene("join-sent-away", after_being_sent_away, knock, forgives=REFUSED),
    Scene("join-nowhere", at_no_table, see_trouble, forgives=REFUSED),
    *(Scene(f"closed-{name}", in_the_room, shown_out(code)) for name, code in CLOSES.items()),
    Scene("lost-lobby", in_the_room, lose, forgives=("ERR_INTERNET_DISCONNECTED",)),
]
