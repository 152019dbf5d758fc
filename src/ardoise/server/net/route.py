"""What a route is: what can be asked, with which body, what it costs, and every answer that can come."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Literal

from aiohttp import web

from ardoise.engine.codec import encode
from ardoise.engine.game import Record

WAITS = (429, 503)  # answers after which it may be tried again, and when
JSON, TEXT, CSV, JSON_LINES = "application/json", "text/plain", "text/csv", "application/x-ndjson"

Shape = type | dict[str, Any]  # a record, or a JSON schema


class Returns(Record):
    status: int
    what: str
    shape: Shape | None = None  # None: text of that media type, or no body at all
    media: str | None = JSON  # None: no body


class Refuses(Record):
    """An answer with the record `Refused`, which has one of these codes."""

    status: int
    why: str
    codes: tuple[str, ...]


Answer = Returns | Refuses


Bucket = Literal["rooms", "tries", "joins", "room_joins", "exports", "packs", "drafts"]


class Cost(Record):
    """One out of an address's bucket. It is taken before the request is read, and given back where it was not spent."""

    bucket: Bucket
    code: str  # of the refusal where the bucket is empty
    spent_on: tuple[int, ...] | None = None  # answers of this status; None: of any
    by_room: bool = False  # a bucket for each address and room


class Route(Record):
    method: str
    path: str
    handler: str  # the name of a method, and of the operation
    summary: str
    answers: tuple[Answer, ...]
    body: type | None = None
    body_also: str | None = None  # another media type that the handler reads
    largest: int = 0  # bytes of the body
    too_large: str = "body_too_large"  # the code of the refusal
    costs: tuple[Cost, ...] = ()
    bearer: Literal["needed", "useful"] | None = None  # of somebody in the room

    @property
    def changes(self) -> bool:
        return self.method != "get"


def answers_of(route: Route) -> list[Answer]:
    """Those of its handler, and the refusals by which its budget is held."""
    waits = [cost.code for cost in route.costs] + ([] if route.changes else ["too_many_bytes"])
    bounds = [Refuses(429, "This address has asked for much: wait.", tuple(dict.fromkeys(waits)))] if waits else []
    if route.changes:
        bounds.append(Refuses(403, "Sent by a foreign page.", ("wrong_origin",)))
    if route.largest:
        bounds.append(Refuses(408, "The body came too slowly.", ("too_slow",)))
        bounds.append(Refuses(413, f"The body is larger than {route.largest} bytes.", (route.too_large,)))
    told: dict[int, Answer] = {}
    for answer in (*route.answers, *bounds):
        told[answer.status] = _joined(told.get(answer.status), answer)
    return list(told.values())


def _joined(before: Answer | None, answer: Answer) -> Answer:
    """One answer for each status."""
    if isinstance(before, Refuses) and isinstance(answer, Refuses):
        return Refuses(answer.status, before.why, tuple(dict.fromkeys(before.codes + answer.codes)))
    return answer


Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]
Wrap = Callable[[Route, Handler], Handler]


def served_by(handlers: object, routes: Iterable[Route], wrap: Wrap) -> list[web.RouteDef]:
    return [web.route(route.method, route.path, wrap(route, getattr(handlers, route.handler))) for route in routes]


def json_response(status: int, value: object) -> web.Response:
    return web.Response(status=status, body=encode(value), content_type=JSON)
