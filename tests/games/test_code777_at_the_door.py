"""Code 777 over real sockets: who declares without end gets nowhere, and nobody's phone is flooded."""

from __future__ import annotations

import json

import pytest

from ardoise.games.code777.types import Ask, Content, Declare
from tests.kit.in_process import at_the_door


async def declare(player):
    may = json.loads(bytes(player.table.view))["may_declare"]
    return (await player.play(Declare(may["rack"], (1, 1, 1)))).refused


async def asked(players):
    """One question, and everybody has noted it."""
    asker = json.loads(bytes(players[0].table.view))["asker"]
    await everybody_hears(players)
    await next(player for player in players if player.table.seat == asker).play(Ask())
    for player in players:
        await everybody_hears(players)
        await player.play(Content())
    await everybody_hears(players)


async def everybody_hears(players):
    newest = max(player.table.version for player in players)
    for player in players:
        await player.hears(lambda player=player: player.table.version >= newest)


def largest(player):
    return max(len(frame) for frame in player.frames)


@pytest.mark.rules("C23")
@pytest.mark.parametrize("pauses", ["one", "growing"])
def test_who_declares_without_end_is_refused_and_nobodys_update_grows(tmp_path, pauses):
    async def visit(table):
        players = await table.seat(["Alix", "Bilal"], "code777", pauses=pauses)
        await table.start(players)
        loud, quiet = players
        refusals = [await declare(loud) for _ in range(239)]
        await everybody_hears(players)
        assert refusals.count(None) == 1
        assert set(refusals[1:]) == {"pausing"}
        assert largest(quiet) < 4_000
        log = await table.web.rooms.store.read(loud.welcome.code)
        assert len(log) < 20

    at_the_door(tmp_path, visit)


@pytest.mark.rules("C22")
def test_with_no_help_what_was_asked_before_is_in_no_frame(tmp_path):
    """Not on a phone, not on the big screen, not for a spectator, and not for one who comes back."""

    async def visit(table):
        players = await table.seat(["Alix", "Bilal"], "code777", help="none")
        screens = [await table.come_in(players[0].welcome.code, role, role) for role in ("spectator", "screen")]
        everybody = [*players, *screens]
        await table.start(everybody)
        for _ in range(5):
            await asked(players)
        await players[1].come_back()
        for player in everybody:
            await player.hears(lambda player=player: player.table.version >= players[0].table.version)
            views = [json.loads(bytes(seen.view)) for seen in player.tables]
            assert max(len(view["record"]) for view in views) == 1
            assert views[-1]["earlier"] == 4

    at_the_door(tmp_path, visit)


@pytest.mark.rules("C23")
def test_a_new_table_has_growing_pauses_and_its_log_says_so(tmp_path):
    async def visit(table):
        players = await table.seat(["Alix", "Bilal"], "code777")
        await table.start(players)
        for _ in range(2):
            assert await declare(players[0]) is None
            await asked(players)
        assert json.loads(bytes(players[0].table.view))["pauses"] == [1, 0]
        log = await table.web.rooms.store.read(players[0].welcome.code)
        (began,) = [json.loads(entry.body) for entry in log if b'"Began"' in entry.body]
        assert began["options"] == {"help": "record", "pauses": "growing"}

    at_the_door(tmp_path, visit)
