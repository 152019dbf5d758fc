"""HTTP: custom packs, checked, kept by a secret link and given back to anyone who has it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from aiohttp import web

from ardoise.engine.game import Rejected
from ardoise.games.packs import SHAPES
from ardoise.packs.custom.check import check, errors
from ardoise.packs.custom.csv_table import from_csv, to_csv
from ardoise.packs.custom.decode import BadPack, decoded, from_json, with_categories
from ardoise.packs.custom.types import LARGEST, OwnPack
from ardoise.server.limits import Buckets, Limits
from ardoise.server.net.gateway import address_of
from ardoise.server.net.routes import CSV, PACK_ROUTES, Handler, json_response, served_by
from ardoise.server.protocol import ChangedPack, CheckedPack, KeptPack, NewPack, SavedPack
from ardoise.server.records.custom_packs import OwnPacks

GAMES = tuple(SHAPES.values())  # that ask questions
STATUS = {"no_such_pack": 404, "pack_changed": 409}

Refuse = Callable[[int, str, dict[str, Any]], web.Response]


class PackHandlers:
    def __init__(self, packs: OwnPacks, limits: Limits, misses: Buckets, refuse: Refuse) -> None:
        self.packs, self.misses, self._refuse = packs, misses, refuse
        self.openings = Buckets(limits.packs_burst, limits.packs_rate, time.monotonic)
        self.requests = Buckets(limits.drafts_burst, limits.drafts_rate, time.monotonic)

    def routes(self) -> list[web.RouteDef]:
        return served_by(self, PACK_ROUTES, self._refusing)

    def _refusing(self, handler: Handler) -> Handler:
        async def answer(request: web.Request) -> web.StreamResponse:
            address = address_of(request)
            if self.misses.empty(address) or not self.requests.take(address):
                return self._refuse(429, "too_many_tries", {})
            try:
                return await handler(request)
            except web.HTTPRequestEntityTooLarge:
                return self._refuse(413, "pack_too_large", {"most": LARGEST // 1024})
            except BadPack as error:
                return self._refuse(400, "bad_pack", {"findings": error.findings})
            except Rejected as refusal:
                if refusal.code == "no_such_pack":
                    self.misses.take(address)
                return self._refuse(STATUS[refusal.code], refusal.code, refusal.about)

        return answer

    async def make_pack(self, request: web.Request) -> web.Response:
        pack = _good(from_json(await _body(request), GAMES))
        if not self.openings.take(address_of(request)):
            return self._refuse(429, "too_many_packs", {})
        return json_response(201, NewPack(await self.packs.make(pack), 1))

    async def check_pack(self, request: web.Request) -> web.Response:
        """Of a file or a draft: how it was read and what is wrong with it. Nothing is kept."""
        read = from_csv if request.content_type == CSV else from_json
        pack = read(await _body(request), GAMES)
        return json_response(200, CheckedPack(pack, tuple(check(pack, GAMES))))

    async def read_pack(self, request: web.Request) -> web.Response:
        saved = await self.packs.find(_secret(request))
        return json_response(200, KeptPack(saved.version, saved.pack, tuple(check(saved.pack, GAMES))))

    async def save_pack(self, request: web.Request) -> web.Response:
        changed: ChangedPack = decoded(await _body(request), ChangedPack)
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


async def _body(request: web.Request) -> bytes:
    return await request.clone(client_max_size=LARGEST).read()


def _good(pack: OwnPack) -> OwnPack:
    """Or BadPack, and nothing of it is kept."""
    if wrong := errors(check(pack, GAMES)):
        raise BadPack(wrong)
    return pack
