"""HTTP: custom packs, checked, kept by a secret link and given back to anyone who has it."""

from __future__ import annotations

from aiohttp import web

from ardoise.engine.codec import encode
from ardoise.engine.game import Rejected
from ardoise.games.packs import SHAPES
from ardoise.packs.custom.check import check, errors
from ardoise.packs.custom.csv_table import from_csv, to_csv
from ardoise.packs.custom.decode import BadPack, decoded, from_json, with_categories
from ardoise.packs.custom.types import OwnPack, OwnQuestion, Words
from ardoise.server.net.budgets import Refuse, fitting, most_told
from ardoise.server.net.route import CSV, Handler, Wrap, json_response, served_by
from ardoise.server.net.routes import PACK_ROUTES
from ardoise.server.protocol import (
    NO_WORDS,
    ChangedPack,
    CheckedPack,
    KeptPack,
    NewPack,
    ReadPack,
    ReadQuestion,
    ReadWords,
    SavedPack,
)
from ardoise.server.records.custom_packs import OwnPacks

GAMES = tuple(SHAPES.values())  # that ask questions
USUAL = {shape.game: shape.custom.usual for shape in GAMES}
STATUS = {"no_such_pack": 404, "pack_changed": 409}


class PackHandlers:
    def __init__(self, packs: OwnPacks, refuse: Refuse) -> None:
        self.packs, self._refuse = packs, refuse

    def routes(self, held: Wrap) -> list[web.RouteDef]:
        return served_by(self, PACK_ROUTES, lambda route, handler: held(route, self._refusing(handler)))

    def _refusing(self, handler: Handler) -> Handler:
        async def answer(request: web.Request) -> web.StreamResponse:
            try:
                return await handler(request)
            except BadPack as error:
                told = fitting(error.findings, most_told(await request.read()))
                return self._refuse(400, "bad_pack", {"findings": told})
            except Rejected as refusal:
                return self._refuse(STATUS[refusal.code], refusal.code, refusal.about)

        return answer

    async def make_pack(self, request: web.Request) -> web.Response:
        pack = _good(from_json(await request.read(), GAMES))
        return json_response(201, NewPack(await self.packs.make(pack), 1))

    async def check_pack(self, request: web.Request) -> web.Response:
        """Of a file or a draft: how it was read and what is wrong with it. Nothing is kept."""
        read = from_csv if request.content_type == CSV else from_json
        body = await request.read()
        pack = read(body, GAMES)
        return json_response(200, _checked(pack, most_told(body)))

    async def read_pack(self, request: web.Request) -> web.Response:
        saved = await self.packs.find(_secret(request))
        return json_response(200, KeptPack(saved.version, saved.pack, tuple(check(saved.pack, GAMES))))

    async def save_pack(self, request: web.Request) -> web.Response:
        changed: ChangedPack = decoded(await request.read(), ChangedPack)
        pack = _good(with_categories(changed.pack, GAMES))
        return json_response(200, SavedPack(await self.packs.save(_secret(request), pack, changed.version)))

    async def forget_pack(self, request: web.Request) -> web.Response:
        await self.packs.forget(_secret(request))
        return web.Response(status=204)

    async def pack_table(self, request: web.Request) -> web.Response:
        saved = await self.packs.find(_secret(request))
        headers = {"Content-Disposition": 'attachment; filename="ardoise.csv"'}
        return web.Response(body=to_csv(saved.pack, GAMES), content_type=CSV, charset="utf-8", headers=headers)


def _secret(request: web.Request) -> str:
    return request.match_info["secret"]


def _checked(pack: OwnPack, most: int) -> CheckedPack:
    """What is wrong with a pack, as far as the answer has room for it. If it has none for every error, BadPack."""
    findings = check(pack, GAMES)
    by_weight = [*(wrong := errors(findings)), *(finding for finding in findings if finding.level != "error")]
    shown = ReadPack(pack.title, pack.languages, tuple(map(_shown, pack.questions)))
    told = fitting(by_weight, most - len(encode(shown)))
    if len(told) < len(wrong) or len(encode(shown)) > most:
        raise BadPack(by_weight)
    return CheckedPack(shown, told)


def _shown(question: OwnQuestion) -> ReadQuestion:
    chosen = {game: place for game, place in question.cat.items() if place != USUAL[game]}
    unit, anecdote = _said(question.unit), _said(question.anecdote)
    return ReadQuestion(_said(question.q), question.a, unit, anecdote, question.src, chosen, question.year)


def _said(words: Words) -> ReadWords:
    return NO_WORDS if words == Words() else ReadWords(words.en, words.fr, words.de)


def _good(pack: OwnPack) -> OwnPack:
    """Or BadPack, and nothing of it is kept."""
    if wrong := errors(check(pack, GAMES)):
        raise BadPack(wrong)
    return pack
