"""What every store must do: one suite, whichever database is behind it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest

from ardoise.store import NOTES, Collision, Entry, StoreFailed, Summary
from tests.store.kinds import append_pairs, entries, entry, using


async def refused(appending: Awaitable[None]) -> bool:
    try:
        await appending
    except Collision:
        return True
    return False


def test_a_log_is_read_as_it_was_written(run):
    async def test(store):
        first, later = [entry(0, mark="é☃")], [entry(1, at=0.1 + 0.2), entry(2)]
        await store.append("room", first)
        await store.append("room", later)
        assert await store.read("room") == (*first, *later)

    run(test)


def test_a_probe_changes_nothing(run):
    async def test(store):
        await asyncio.gather(store.append("room", entries(0)), store.probe(), store.append("room", entries(1)))
        await store.probe()
        assert [each.version for each in await store.read("room")] == [0, 1]
        assert [each.room for each in await store.rooms()] == ["room"]
        assert store.trouble is None

    run(test)


def test_order_is_by_game_then_version(run):
    async def test(store):
        await store.append("room", [entry(0, game=2), entry(0, game=0), entry(1, game=2), entry(0, game=1)])
        await store.append("room", [entry(1, game=0)])
        assert [(each.game, each.version) for each in await store.read("room")] == [
            (0, 0),
            (0, 1),
            (1, 0),
            (2, 0),
            (2, 1),
        ]

    run(test)


def test_an_unknown_room_is_empty(run):
    async def test(store):
        await store.append("room", entries(0))
        assert await store.read("elsewhere") == ()

    run(test)


@pytest.mark.parametrize("wrong", [(0,), (1,), (3,), (7,), (2, 4), (2, 2), (3, 2)], ids=str)
def test_a_version_taken_or_beyond_a_gap_collides_and_leaves_nothing(run, wrong):
    async def test(store):
        await store.append("room", entries(0, 1))
        assert await refused(store.append("room", [entry(0, game=2), *entries(*wrong)]))
        assert await store.read("room") == tuple(entries(0, 1))

    run(test)


def test_a_log_begins_at_0(run):
    async def test(store):
        assert await refused(store.append("room", entries(1)))
        assert await store.read("room") == ()

    run(test)


def test_of_two_stores_of_one_log_the_second_writer_loses(run, kind, tmp_path):
    async def test(store):
        async with using(kind.open(tmp_path)) as other:
            await store.append("room", entries(0))
            await other.append("room", entries(1))
            assert await refused(store.append("room", [entry(1, mark="late")]))
            lost = await asyncio.gather(*(refused(each.append("room", [entry(2)])) for each in (store, other)))
            assert sorted(lost) == [False, True]
            assert await store.read("room") == await other.read("room") == tuple(entries(0, 1, 2))

    run(test)


def test_200_at_once_and_one_collision_fails_alone(run):
    async def test(store):
        await store.append("room7", entries(0))
        lost = await asyncio.gather(*(refused(store.append(f"room{n}", entries(0, 1))) for n in range(200)))
        assert [number for number, late in enumerate(lost) if late] == [7]
        assert await store.read("room7") == tuple(entries(0))
        assert {len(await store.read(f"room{n}")) for n in range(200) if n != 7} == {2}

    run(test)


def test_many_writers_of_one_room_fork_nothing(run):
    async def test(store):
        lost = await asyncio.gather(*(refused(store.append("room", [entry(0, mark=str(n))])) for n in range(50)))
        assert lost.count(False) == 1
        assert await store.read("room") == (entry(0, mark=str(lost.index(False))),)

    run(test)


def test_a_caller_who_gives_up_disturbs_nobody(run):
    async def test(store):
        impatient = asyncio.ensure_future(store.append("impatient", entries(0)))
        patient = asyncio.ensure_future(store.append("patient", entries(0)))
        await asyncio.sleep(0)
        impatient.cancel()
        await patient
        await store.append("patient", entries(1))
        assert await store.read("patient") == tuple(entries(0, 1))

    run(test)


def test_a_caller_s_mistake_fails_alone_and_is_told(run):
    async def test(store):
        mistake = Entry(1, 0, 0.0, "", body=None)
        told, fine = await asyncio.gather(
            store.append("mistaken", [mistake]), store.append("fine", entries(0)), return_exceptions=True
        )
        assert isinstance(told, Exception)
        assert not isinstance(told, Collision | StoreFailed)
        assert fine is None
        assert await store.read("mistaken") == ()

    run(test)


def test_reading_while_writing_sees_a_growing_whole_log(run):
    async def test(store):
        writing = asyncio.ensure_future(append_pairs(store, "room", 40))
        seen = 0
        while not writing.done():
            log = await store.read("room")
            assert log == tuple(entries(*range(len(log))))
            assert len(log) >= seen
            assert len(log) % 2 == 0  # an append is seen whole or not at all
            seen = len(log)
        await writing

    run(test)


def test_forgetting_a_room_touches_no_other_and_stops_its_writer(run):
    async def test(store):
        await asyncio.gather(*(store.append(room, entries(0, 1)) for room in ("old", "young")))
        await store.forget("old")
        await store.forget("unknown")
        assert await store.read("old") == ()
        assert await store.read("young") == tuple(entries(0, 1))
        assert await refused(store.append("old", entries(2)))
        await store.append("old", entries(0))

    run(test)


def test_replacing_a_log_leaves_only_what_is_new_and_touches_no_other(run):
    async def test(store):
        await asyncio.gather(*(store.append(room, entries(0, 1, 2)) for room in ("old", "other")))
        await store.replace("old", [entry(0, mark="new")])
        await store.replace("unheard of", entries(0))
        assert await store.read("old") == (entry(0, mark="new"),)
        assert await store.read("other") == tuple(entries(0, 1, 2))
        assert await store.read("unheard of") == tuple(entries(0))
        assert await refused(store.append("old", entries(3)))

    run(test)


def test_what_cannot_be_put_in_its_place_leaves_a_log_as_it_was(run):
    async def test(store):
        await store.append("room", entries(0, 1))
        gap, fine = await asyncio.gather(
            refused(store.replace("room", entries(0, 2))), store.append("fine", entries(0))
        )
        assert gap
        assert fine is None
        assert await store.read("room") == tuple(entries(0, 1))

    run(test)


def test_of_all_that_is_asked_at_once_the_order_counts(run):
    async def test(store):
        asked = (store.append("room", entries(0)), store.replace("room", [entry(0, mark="second")]))
        await asyncio.gather(*asked, store.append("room", entries(1)))
        assert await store.read("room") == (entry(0, mark="second"), entry(1))
        await asyncio.gather(store.append("room", entries(2)), store.forget("room"))
        assert await store.read("room") == ()

    run(test)


def test_a_reader_sees_a_replaced_log_whole(run):
    async def test(store):
        async def replace_often():
            for n in range(40):
                await store.replace("room", [entry(0, mark=str(n)), entry(1, mark=str(n))])

        await store.replace("room", entries(0, 1))
        writing = asyncio.ensure_future(replace_often())
        while not writing.done():
            first, second = await store.read("room")
            assert first.body.partition(b"mark")[2] == second.body.partition(b"mark")[2]
        await writing

    run(test)


def test_a_note_replaces_the_one_before_it(run):
    async def test(store):
        log = [entry(0, game=0), entry(1, game=0)]
        await store.append("room", [*log, entry(0, game=NOTES), entry(0, game=NOTES + 1)])
        for version in range(1, 5):
            await store.append("room", [entry(version, game=NOTES)])
        await store.append("room", [entry(5, game=NOTES), entry(6, game=NOTES), entry(2, game=0)])
        assert await store.read("room") == (*log, entry(2, game=0), entry(6, game=NOTES), entry(0, game=NOTES + 1))

    run(test)


@pytest.mark.parametrize("version", [0, 2, 4])
def test_of_two_writers_of_a_note_the_second_loses(run, version):
    async def test(store):
        log = [entry(0, game=0), entry(1, game=0)]
        await store.append("room", [*log, entry(0, game=NOTES), entry(1, game=NOTES), entry(2, game=NOTES)])
        assert await refused(store.append("room", [entry(2, game=0), entry(version, game=NOTES, mark="late")]))
        assert await store.read("room") == (*log, entry(2, game=NOTES))

    run(test)


def test_nothing_is_noted_in_a_room_that_was_forgotten(run):
    async def test(store):
        await store.append("room", [entry(0, game=0), entry(1, game=0), entry(0, game=NOTES)])
        await store.replace("room", [entry(0, game=0)])
        for version, game in ((1, NOTES), (0, NOTES), (0, NOTES + 1)):
            assert await refused(store.append("room", [entry(version, game=game)]))
        assert await store.read("room") == (entry(0, game=0),)

    run(test)


def test_some_logs_of_a_room_and_the_newest_entry_of_one(run):
    async def test(store):
        log = [entry(0, game=0), entry(1, game=0), entry(0, game=1), entry(0, game=2), entry(0, game=NOTES)]
        await store.append("room", log)
        assert await store.read("room", 0, 2) == (*log[:2], log[3])
        assert await store.read("room", 7) == ()
        assert [await store.last("room", game) for game in (0, 1, 7)] == [log[1], log[2], None]
        assert await store.last("elsewhere", 0) is None

    run(test)


def test_the_list_of_rooms(run):
    async def test(store):
        assert await store.rooms() == ()
        await store.append("zoe", [entry(0, game=0, at=50.0), entry(0, game=1, at=60.5), entry(0, game=2, at=55.0)])
        await store.append("ada", [entry(0, game=0, at=10.0)])
        await store.append("zoe", [entry(1, game=0, at=51.0), entry(0, game=NOTES, at=70.0)])
        size = len(entry(0).body)
        assert await store.rooms() == (
            Summary("ada", 10.0, 10.0, 0, 1, size),
            Summary("zoe", 50.0, 70.0, 2, 5, 5 * size),
        )

    run(test)


def test_a_closed_store_says_so(run):
    async def test(store):
        last = asyncio.ensure_future(store.append("room", entries(0)))
        await asyncio.sleep(0)
        await store.close()
        await last  # what was asked before is written
        late = (
            store.append("room", entries(1)),
            store.read("room"),
            store.rooms(),
            store.forget("room"),
            store.replace("room", entries(0)),
        )
        for refusal in await asyncio.gather(*late, store.backup(Path("never")), return_exceptions=True):
            assert isinstance(refusal, StoreFailed)
            assert refusal.code == "closed"

    run(test)
