"""A room's log has a budget, and so has everybody who writes to it: through real sockets."""

from __future__ import annotations

from msgspec.structs import replace

from ardoise.server.lobby.commands import BeReady, Leave, Rename, SetClock, Start, TakeSeat
from tests.kit.in_process import PATIENT, at_the_door
from tests.kit.server import all_play


def test_a_person_adds_only_so_much_to_the_log(tmp_path):
    async def visit(table):
        ann, ben = await table.seat(["Ann", "Ben"], "gambit7")
        told = [(await ben.ask(TakeSeat, seat=n % 2 + 2)).refused for n in range(12)]
        assert told == [None] * 10 + ["too_fast"] * 2
        assert (await ben.ask(Rename, name="Benjamin")).refused is None, "chatter costs nothing"
        assert (await ann.ask(SetClock, on=False)).refused is None, "nor is it another's loss"
        assert (await ben.ask(Leave)).refused is None

    at_the_door(tmp_path, visit, limits=replace(PATIENT, entries_burst=10, entries_rate=0.0))


def test_a_full_log_takes_no_game_more_and_the_last_one_ends(tmp_path):
    async def visit(table):
        players = await table.seat(["Ann", "Ben", "Cem"], "gambit7")
        ann, ben, _ = players
        code = ann.welcome.code
        await table.start(players)
        await all_play(players)
        log = table.room(code).log
        assert log.entries > 80
        assert (await ann.ask(Start)).refused == "log_full"
        assert (await ben.ask(TakeSeat, seat=5)).refused == "log_full"
        assert (await ben.ask(BeReady, ready=True)).refused is None
        come_in = await table.ask(f"/api/rooms/{code}/people", {"name": "Dot"})
        assert (come_in["status"], come_in["refused"]) == (404, "no_room")
        assert (await ben.ask(Leave)).refused is None

    at_the_door(tmp_path, visit, limits=replace(PATIENT, room_entries=80))


def test_a_game_without_end_ends_by_its_clock_alone(tmp_path):
    async def visit(table):
        players = await table.seat(["Ann", "Ben", "Cem"], "gambit7")
        await table.start(players)
        told = set()
        while "log_full" not in told:
            told.add((await players[0].ask(SetClock, on=True)).refused)
        log = table.room(players[0].welcome.code).log
        assert (told, log.entries) == ({None, "log_full"}, 40)

    at_the_door(tmp_path, visit, limits=replace(PATIENT, room_entries=20))


def test_large_entries_count_by_their_bytes(tmp_path):
    most = 2_000  # more than it takes to sit down

    async def visit(table):
        ann, _ = await table.seat(["Ann", "Ben"], "gambit7")
        log = table.room(ann.welcome.code).log
        while log.bytes < most:
            assert (await ann.ask(SetClock, on=True)).refused is None
        assert (await ann.ask(SetClock, on=True)).refused == "log_full"

    at_the_door(tmp_path, visit, limits=replace(PATIENT, room_bytes=most))
