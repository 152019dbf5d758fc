"""People's own questions: the editor, and what the lobby shows of them."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable

from playwright.async_api import Page

from ardoise.engine.codec import decode, encode
from ardoise.packs.custom.types import OwnPack, OwnQuestion, Words
from ardoise.server.lobby.commands import ChooseGame, ChooseOwn
from ardoise.server.protocol import NewPack
from tests.browser.scenes.lobby import gathered, opening
from tests.browser.scenes.scene import Scene, Seen, Situation, phone_of
from tests.kit.server import House

STAIRS = OwnQuestion(
    Words(
        fr="Combien de marches mènent au grenier de Mamie ?",
        de="Wie viele Stufen führen auf den Dachboden von Mamie?",
        en="How many steps lead to Grandma’s attic?",
    ),
    17,
    Words(fr="marches", de="Stufen", en="steps"),
    Words(
        fr="La treizième grince depuis 1962.",
        de="Die dreizehnte knarrt seit 1962.",
        en="The thirteenth has creaked since 1962.",
    ),
    "Mamie",
)
COLD = OwnQuestion(
    Words(fr="Qu’a dit le thermomètre ?", de="Was hat das Thermometer gesagt?", en="What did it read?"),
    -4,
    Words("°C", "°C", "°C"),
)
MILES = OwnQuestion(
    Words(
        fr="Combien de mètres le facteur a-t-il parcourus de 1978 à 2011 pour notre courrier, dimanches compris ?",
        de="Wie viele Meter ist der Briefträger von 1978 bis 2011 gelaufen für unsere Post, sonntags inbegriffen?",
        en="How many metres did the postman walk from 1978 to 2011 to bring us the mail, Sundays included?",
    ),
    12_345_678,
)
PACK = OwnPack("Les 80 ans de Mamie", ("fr", "de", "en"), (STAIRS, COLD, MILES))
GIVEN_AWAY = OwnQuestion(Words(fr="Il y en a 12 ?", de="Gibt es 12?", en="Are there 12?"), 12)
UNFINISHED = OwnQuestion(Words(fr="Quel âge a Papi ?", de="Siehe www.opa.example"), None)
SETTINGS = {"name": "Bénédicte-Friederike", "avatar": 7, "colour": 4, "theme": "system"}


async def kept(house: House, pack: OwnPack = PACK) -> str:
    async with house.http.post(f"{house.server.address}/api/packs", data=encode(pack)) as answer:
        made: NewPack = decode(await answer.read(), NewPack)
        return made.secret


def device(**more: object) -> dict[str, str]:
    return {f"ardoise.{key}": json.dumps(value) for key, value in {"settings": SETTINGS, **more}.items()}


def editing(*questions: OwnQuestion, place: str = "") -> Callable[[House], Awaitable[Situation]]:
    async def set_up(house: House) -> Situation:
        secret = await kept(house, OwnPack(PACK.title, PACK.languages, questions))
        return Situation(Seen(f"/pack/{secret}{place}", device()))

    return set_up


async def with_mistakes(house: House) -> Situation:
    """What this device has in the making, and the server has not."""
    secret = await kept(house, OwnPack(PACK.title, PACK.languages, (STAIRS, GIVEN_AWAY)))
    questions = [{"question": decode(encode(each), dict), "ready": False} for each in (STAIRS, GIVEN_AWAY, UNFINISHED)]
    draft = {"version": 1, "dirty": True, "title": PACK.title, "languages": PACK.languages, "questions": questions}
    return Situation(Seen(f"/pack/{secret}", device(**{f"pack.{secret}": draft})))


async def changed_elsewhere(house: House) -> Situation:
    secret = await kept(house)
    draft = {"version": 7, "dirty": True, "title": "Papi", "languages": ["fr"], "questions": []}
    return Situation(Seen(f"/pack/{secret}", device(**{f"pack.{secret}": draft})))


async def nowhere(_: House) -> Situation:
    return Situation(Seen(f"/pack/{'A' * 43}", device()))


async def at_home_with_packs(house: House) -> Situation:
    secret = await kept(house)
    return Situation(Seen("/", device(packs=[{"secret": secret, "title": PACK.title}])))


async def lobby_without(house: House) -> Situation:
    host, *_ = await gathered(house, 3)
    phone, secret = phone_of(host), await kept(house)
    return Situation(Seen(phone.path, phone.kept | device(packs=[{"secret": secret, "title": PACK.title}])))


def lobby_with(seat: int) -> Callable[[House], Awaitable[Situation]]:
    async def set_up(house: House) -> Situation:
        players = await gathered(house, 3)
        assert (await players[0].ask(ChooseGame, game="incroyable")).refused is None
        assert (await players[0].ask(ChooseOwn, secret=await kept(house))).refused is None
        return Situation(phone_of(players[seat]))

    return set_up


async def open_more(page: Page) -> None:
    await page.locator("summary").click()
    await page.locator("details select").last.scroll_into_view_if_needed()


async def checked(page: Page) -> None:
    await page.locator("main .stop").first.wait_for()


async def third_with_mistakes(page: Page) -> None:
    await checked(page)
    await page.locator("ol button").nth(2).click()
    await page.locator(".seg button").nth(1).click()
    await page.locator("main .stop").first.wait_for()


ANSWER, HOME_LINK = "main .slate >> nth=0", ".you .link"
SHARE, FILES = ".top .ib >> nth=1", ".top .ib >> nth=2"
QUESTIONS = ".paper > button.set >> nth=0"

SCENES = [
    Scene("pack-empty", editing()),
    Scene("pack-list", editing(*PACK.questions)),
    Scene("pack-mistakes", with_mistakes, checked),
    Scene("pack-question", editing(*PACK.questions, place="#1")),
    Scene("pack-question-more", editing(*PACK.questions, place="#1"), open_more),
    Scene("pack-question-mistakes", with_mistakes, third_with_mistakes),
    Scene("pack-answer", editing(*PACK.questions, place="#3"), opening(ANSWER)),
    Scene("pack-share", editing(*PACK.questions), opening(SHARE)),
    Scene("pack-files", editing(*PACK.questions), opening(FILES)),
    Scene("pack-changed", changed_elsewhere, lambda page: page.locator("dialog[open]").wait_for()),
    Scene("pack-nowhere", nowhere, forgives=("404",)),
    Scene("home-packs", at_home_with_packs, opening(HOME_LINK)),
    Scene("lobby-own-none", lobby_without, opening(QUESTIONS)),
    Scene("lobby-own-host", lobby_with(0), opening(QUESTIONS)),
    Scene("lobby-own-guest", lobby_with(2), opening(QUESTIONS)),
]
