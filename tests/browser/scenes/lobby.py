"""Round a table before the game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from playwright.async_api import Page

from ardoise.games import GAMES
from ardoise.games.packs import SHAPES
from ardoise.packs.filters import Choice
from ardoise.server.lobby.commands import (
    BeReady,
    ChooseGame,
    ChooseOptions,
    ChooseQuestions,
    Dress,
    Kick,
    Lock,
    SetBot,
    Speak,
    TakeSeat,
    WantApproval,
)
from tests.browser.scenes.scene import Scene, Seen, Situation, phone_of, wall_of
from tests.browser.scenes.tables import NAMES
from tests.kit.client import Player
from tests.kit.server import House

Act = Callable[[Page], Awaitable[None]]


async def gathered(house: House, count: int, game: str = "gambit7") -> list[Player]:
    """Dressed, each in their language, the second one ready."""
    players = await house.seat(NAMES[:count], game)
    for number, player in enumerate(players):
        await player.ask(Dress, avatar=3 * number, colour=number)
        await player.ask(Speak, language=("de", "fr", "en")[number % 3])
    if count > 1:
        await players[1].ask(BeReady, ready=True)
    return players


async def crowd(house: House) -> list[Player]:
    """Seven seats: five people, a team of two, a bot, an absent one; two people watch, a screen hangs."""
    players = await gathered(house, 6)
    host = players[0]
    assert (await host.ask(SetBot, seat=6, on=True)).refused is None
    late = [await house.come_in(host.welcome.code, name) for name in ("Hippolyte", "Maximilian Alexander")]
    assert (await late[0].ask(TakeSeat, seat=1)).refused is None
    await late[1].ask(TakeSeat, seat=None)
    await house.come_in(host.welcome.code, "Ulla", "spectator")
    await players[4].hang_up()
    return players


async def alone(house: House) -> Situation:
    [host] = await gathered(house, 1)
    return Situation(phone_of(host), wall_of(host))


async def full(house: House) -> Situation:
    host, *_ = await crowd(house)
    return Situation(phone_of(host), wall_of(host))


async def four(house: House) -> Situation:
    host, *_ = await gathered(house, 4, "incroyable")
    return Situation(phone_of(host), wall_of(host))


async def as_guest(house: House) -> Situation:
    _, _, guest, *_ = await gathered(house, 3)
    return Situation(phone_of(guest))


async def as_third_wheel(house: House) -> Situation:
    """All seats are taken."""
    host, *_ = await gathered(house, 4, "code777")
    return Situation(phone_of(await house.come_in(host.welcome.code, "Zoé")))


async def asked(house: House) -> tuple[Player, Player]:
    host, *_ = await gathered(house, 3)
    assert (await host.ask(WantApproval, on=True)).refused is None
    return host, await house.come_in(host.welcome.code, "Zoé")


async def as_asked_host(house: House) -> Situation:
    host, _ = await asked(house)
    return Situation(phone_of(host), wall_of(host))


async def as_asking_guest(house: House) -> Situation:
    _, guest = await asked(house)
    return Situation(phone_of(guest))


async def guarded(house: House) -> Situation:
    """Somebody was sent away."""
    host, *_, last = await gathered(house, 4)
    assert (await host.ask(Kick, person=last.welcome.person)).refused is None
    return Situation(phone_of(host))


async def locked(house: House) -> Situation:
    host, *_ = await gathered(house, 3, "bornes")
    hung = await house.come_in(host.welcome.code, "Ardoise", "screen")
    assert (await host.ask(Lock, on=True)).refused is None
    code = host.welcome.code
    return Situation(
        phone_of(host), Seen(f"/{code}/table", {f"ardoise.token.{code}.screen": f'"{hung.welcome.token}"'})
    )


def choosing(game: str) -> Callable[[House], Awaitable[Situation]]:
    async def set_up(house: House) -> Situation:
        host, *_ = await gathered(house, 3)
        assert (await host.ask(ChooseGame, game=game)).refused is None
        if game == "gambit7":
            assert (await host.ask(ChooseOptions, options={"hidden_bets": True, "answer_seconds": 45})).refused is None
        return Situation(phone_of(host))

    return set_up


def asking(game: str, choice: Choice, who: int = 0) -> Callable[[House], Awaitable[Situation]]:
    async def set_up(house: House) -> Situation:
        players = await gathered(house, 3, game)
        assert (await players[0].ask(ChooseQuestions, choice=choice)).refused is None
        return Situation(phone_of(players[who]))

    return set_up


async def nearly_send_away(page: Page) -> None:
    await opening(f"{SEATS} >> nth=1 >> .ib")(page)
    await page.locator("dialog[open] .button >> nth=-1").click()
    await page.locator("dialog[open] [role=alert]").wait_for()


async def type_in(page: Page) -> None:
    await opening(OPTIONS)(page)
    await page.locator("dialog[open] button.new").click()
    await page.locator("dialog[open] form .field >> nth=1").wait_for()
    await page.locator("dialog[open] form").scroll_into_view_if_needed()


def opening(button: str) -> Act:
    """Presses it, and waits for its sheet."""

    async def act(page: Page) -> None:
        await page.locator(button).click()
        await page.locator("dialog[open] .inside").wait_for()

    return act


QUESTIONS, OPTIONS = ".paper > button.set >> nth=0", ".paper > button.set >> nth=-1"
LESS = SHAPES["gambit7"].choosable[:-2]
SEATS = "section[aria-labelledby=seats] li"
LEAVE, DOOR, RULES = (f".top .ib >> nth={place}" for place in range(3))

SCENES = [
    Scene("lobby-alone", alone),
    Scene("lobby-four", four),
    Scene("lobby-full", full),
    Scene("lobby-guest", as_guest),
    Scene("lobby-waiting", as_third_wheel),
    Scene("lobby-asked", as_asked_host),
    Scene("lobby-asking", as_asking_guest),
    Scene("lobby-locked", locked),
    *(Scene(f"lobby-options-{game}", choosing(game), opening(OPTIONS)) for game in GAMES),
    *(Scene(f"lobby-typed-{game}", choosing(game), type_in) for game in ("gambit7", "incroyable")),
    Scene(
        "lobby-questions", asking("gambit7", Choice((1, 2), ("economy", "geography", "history"))), opening(QUESTIONS)
    ),
    Scene("lobby-questions-all", asking("gambit7", Choice()), opening(QUESTIONS)),
    Scene("lobby-questions-bornes", asking("bornes", Choice((3,), ("counting",))), opening(QUESTIONS)),
    Scene("lobby-questions-incroyable", asking("incroyable", Choice((2, 3))), opening(QUESTIONS)),
    Scene("lobby-questions-guest", asking("gambit7", Choice((1, 2), LESS), 2), opening(QUESTIONS)),
    Scene("lobby-questions-few", asking("incroyable", Choice((1,)))),
    Scene("lobby-invite", choosing("bornes"), opening(".slate button.qr")),
    Scene("lobby-screen", choosing("bornes"), opening(".slate .acts button >> nth=1")),
    Scene("lobby-me", choosing("gambit7"), opening(f"{SEATS} >> nth=0 >> .ib")),
    Scene("lobby-person", choosing("gambit7"), opening(f"{SEATS} >> nth=1 >> .ib")),
    Scene("lobby-leave", choosing("gambit7"), opening(LEAVE)),
    Scene("lobby-door", choosing("gambit7"), opening(DOOR)),
    Scene("lobby-door-guarded", guarded, opening(DOOR)),
    Scene("lobby-kick", choosing("gambit7"), nearly_send_away),
    Scene("lobby-rules", choosing("gambit7"), opening(RULES)),
]
