"""The table of HTTP routes: what can be asked, with which body, what it costs, and every answer that can come.

The app serves these routes within their budgets (budgets.py) and /api/openapi.json prints them; a handler is the method
of that name.
"""

from __future__ import annotations

from typing import Any

from ardoise.packs.custom.types import LARGEST, OwnPack
from ardoise.rulebook import Rulebook
from ardoise.server.net.route import CSV, JSON_LINES, TEXT, Cost, Refuses, Returns, Route
from ardoise.server.protocol import (
    About,
    ChangedPack,
    CheckedPack,
    KeptPack,
    NewPack,
    NewPerson,
    NewRoom,
    RoomCard,
    SavedPack,
    Welcome,
)

COUNT: dict[str, Any] = {"type": "integer", "minimum": 0}
HEALTH: dict[str, Any] = {
    "type": "object",
    "properties": {
        "ok": {"type": "boolean"},
        "rooms": COUNT,
        "sockets": COUNT,
        "store": {"type": "string", "description": "Why nothing can be kept: disk_full, io_error, …"},
        "database": {"type": "boolean", "description": "Of several servers: is it reached?"},
        "messenger": {"type": "boolean", "description": "Of several servers: are the others reached?"},
        "stopping": {"type": "boolean", "description": "It still serves, and will stop in a moment."},
    },
    "required": ["ok", "rooms", "sockets"],
}

BODY = 4096  # bytes
BAD_PERSON = ("malformed", "text_length", "text_character")
NOT_STORED = Refuses(503, "The disk is failing.", ("not_stored",))
NOT_OVER = Refuses(409, "It is still played.", ("not_over",))
OWN_PACK = Refuses(403, "Its own questions are still played: ask with the key of a seat.", ("only_for_the_table",))
NO_ROOM = (NOT_STORED, Refuses(404, "Unknown, full and locked look alike.", ("no_room",)))
BAD_PACK = Refuses(400, "It has mistakes, or is no pack at all: `findings` say which.", ("bad_pack", "malformed"))
NO_PACK = (Refuses(404, "Never kept and forgotten look alike.", ("no_such_pack",)), NOT_STORED)

GUESS = Cost("tries", "too_many_tries", spent_on=(404,))
JOIN = (Cost("joins", "too_many_joins"), Cost("room_joins", "too_many_joins", by_room=True))
EXPORT = Cost("exports", "too_many_tries")
DRAFT = Cost("drafts", "too_many_tries")

ROUTES = (
    Route(
        "post",
        "/api/rooms",
        "open_room",
        "Open a room and be its first person.",
        (
            Returns(201, "The room, and the key to a seat in it.", Welcome),
            Refuses(400, "No table can be opened like this.", (*BAD_PERSON, "no_such_game", "wrong_options")),
            Refuses(503, "No room can be opened now.", ("server_full", "not_stored")),
        ),
        NewRoom,
        largest=BODY,
        costs=(Cost("rooms", "too_many_rooms", spent_on=(201,)),),
    ),
    Route(
        "get",
        "/api/rooms/{code}",
        "look_up",
        "What a room plays, before coming in.",
        (Returns(200, "There is such a room.", RoomCard), *NO_ROOM),
        costs=(GUESS,),
    ),
    Route(
        "post",
        "/api/rooms/{code}/people",
        "come_in",
        "Come into a room.",
        (
            Returns(201, "The key to a seat.", Welcome),
            Refuses(400, "Nobody can come in like this.", (*BAD_PERSON, "practice_alone")),
            Refuses(403, "The host has sent this device away.", ("sent_away",)),
            Refuses(409, "Too many people wait until the host lets them in.", ("door_crowded",)),
            *NO_ROOM,
        ),
        NewPerson,
        largest=BODY,
        costs=(GUESS, *JOIN),
    ),
    Route(
        "get",
        "/api/rooms/{code}/games/{number}",
        "game",
        "A game that is over, to verify and to replay.",
        (
            Returns(200, "A header, then a line for each entry, as `ardoise verify` reads them.", media=JSON_LINES),
            NOT_OVER,
            OWN_PACK,
            *NO_ROOM,
        ),
        costs=(GUESS, EXPORT),
        bearer="useful",
    ),
    Route(
        "get",
        "/api/rooms/{code}/games/{number}/story",
        "story",
        "A game that is over, in figures.",
        (
            Returns(200, "The record `Story` of that game: the page's types have it.", {"type": "object"}),
            NOT_OVER,
            OWN_PACK,
            *NO_ROOM,
        ),
        costs=(GUESS, EXPORT),
        bearer="useful",
    ),
    Route(
        "get",
        "/api/rooms/{code}/games/{number}/questions",
        "questions",
        "The questions of a game whose answers were read out, for people at its table.",
        (
            Returns(
                200,
                "Records `Revealed`: the page's types have them.",
                {"type": "array", "items": {"type": "object"}},
            ),
            *NO_ROOM,
        ),
        costs=(GUESS, EXPORT),
        bearer="needed",
    ),
    Route(
        "get",
        "/api/rules/{game}",
        "rules",
        "The rules of a game.",
        (
            Returns(200, "The whole page as Markdown, and its rules one by one.", Rulebook),
            Refuses(404, "No such game, or not in that language.", ("not_found",)),
        ),
    ),
    Route("get", "/api/about", "about", "Who runs this server?", (Returns(200, "As they say themselves.", About),)),
    Route(
        "get",
        "/api/health",
        "health",
        "Is the server well?",
        (Returns(200, "Yes.", HEALTH), Returns(503, "No: others should be asked.", HEALTH)),
    ),
    Route("get", "/api/openapi.json", "openapi", "This document.", (Returns(200, "It.", {}),)),
    Route(
        "get",
        "/metrics",
        "metrics",
        "Figures for Prometheus, for this machine itself or with the bearer token of --metrics-token.",
        (
            Returns(200, "Figures.", media=TEXT),
            Refuses(404, "Asked from elsewhere and without the token.", ("not_found",)),
        ),
    ),
    Route(
        "get",
        "/ws",
        "socket",
        "The live table.",
        (
            Returns(
                101,
                "A WebSocket. Its first frame is Hello with the token; the page's types have the rest.",
                media=None,
            ),
            Returns(400, "Not a WebSocket's handshake.", media=TEXT),
            Refuses(403, "Opened by a foreign page.", ("wrong_origin",)),
            Refuses(429, "This address has many sockets: close some.", ("too_many_sockets",)),
        ),
    ),
)

PACK_ROUTES = (
    Route(
        "post",
        "/api/packs",
        "make_pack",
        "Keep a pack of one's own.",
        (
            Returns(201, "Kept. Only this answer tells its secret.", NewPack),
            BAD_PACK,
            NOT_STORED,
        ),
        OwnPack,
        largest=LARGEST,
        too_large="pack_too_large",
        costs=(DRAFT, Cost("packs", "too_many_packs", spent_on=(201,))),
    ),
    Route(
        "post",
        "/api/packs/check",
        "check_pack",
        "Read and check a draft or a file; nothing is kept.",
        (Returns(200, "How it was read, and what is wrong with it.", CheckedPack), BAD_PACK),
        OwnPack,
        CSV,
        LARGEST,
        "pack_too_large",
        (DRAFT,),
    ),
    Route(
        "get",
        "/api/packs/{secret}",
        "read_pack",
        "A pack, by its secret.",
        (Returns(200, "It, with all that is to be said of it.", KeptPack), *NO_PACK),
        costs=(GUESS, DRAFT),
    ),
    Route(
        "put",
        "/api/packs/{secret}",
        "save_pack",
        "Keep a pack as it is now.",
        (
            Returns(200, "Kept instead of the last version.", SavedPack),
            BAD_PACK,
            Refuses(409, "Somebody saved another version since.", ("pack_changed",)),
            *NO_PACK,
        ),
        ChangedPack,
        largest=LARGEST,
        too_large="pack_too_large",
        costs=(GUESS, DRAFT),
    ),
    Route(
        "delete",
        "/api/packs/{secret}",
        "forget_pack",
        "Forget a pack.",
        (Returns(204, "Gone for good.", media=None), *NO_PACK),
        costs=(GUESS, DRAFT),
    ),
    Route(
        "get",
        "/api/packs/{secret}/table",
        "pack_table",
        "A pack as a table.",
        (Returns(200, "A line for each question, as a spreadsheet reads it.", media=CSV), *NO_PACK),
        costs=(GUESS, DRAFT),
    ),
)
