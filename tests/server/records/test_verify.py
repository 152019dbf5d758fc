"""P7: fair games verify, and whatever somebody changed in an export is found, even if the digest was made anew."""

from __future__ import annotations

import json
from decimal import Decimal

import pytest

from ardoise import Dice, Rejected
from ardoise.games import GAMES
from ardoise.games.bornes.types import Announce
from ardoise.games.packs import fingerprint
from ardoise.server.lobby.start import commitment
from ardoise.server.records.export import Unreadable, digest, export
from ardoise.server.records.verify import Flaw, OtherCards, verify
from tests.every_game import every_game
from tests.kit.evening import SECRET, Evening
from tests.kit.exports import HOUSE_RULES, altered, by_the_table, parts, signed, with_line


def exported(name, seed="fair", seats=None, **options):
    return export(Evening(seats or GAMES[name].seats[0], seed).play(name, **options).log)


@every_game
@pytest.mark.parametrize("seed", range(13))
def test_fair_games_verify(game, seed):
    """52 games of all sizes, with and without house rules."""
    seats = game.seats[seed % len(game.seats)]
    data = exported(game.name, f"fair {seed}", seats, **(HOUSE_RULES[game.name] if seed % 2 else {}))
    found = verify(data)
    assert found.header.seats == seats
    assert found.entries == data.count(b"\n") - 1


def test_each_game_of_an_evening_verifies():
    log = Evening(3, "evening").play("gambit7").play("code777").log
    assert [verify(export(log, number)).header.game for number in (1, 2, None)] == ["gambit7", "code777", "code777"]


def test_a_masters_own_words_and_numbers_are_read_again():
    """A move with words of its own and a decimal: nothing of it may get lost on the way through the log."""
    evening = Evening(4, "own words").begin("bornes")
    master = evening.table.state.round.master
    move = Announce("Combien pèse-t-il ?", "kg", Decimal("2.5"), (30, 45, 55))
    evening.take(evening.table.step(master, move), evening.cause(master))
    assert verify(export(evening.go_on().log))


@every_game
def test_any_changed_byte_is_found(game):
    """200 exports with one byte changed, wherever it is."""
    data, dice = exported(game.name), Dice("bytes", 0)
    for _ in range(50):
        place = dice.below(len(data))
        changed = data[:place] + bytes([data[place] ^ (1 << dice.below(7))]) + data[place + 1 :]
        with pytest.raises((Flaw, Unreadable)):
            verify(changed)


@every_game
def test_whatever_the_table_drew_or_reckoned_cannot_be_forged(game):
    """The forger makes the digest anew; every number in every entry of the table's own is tried."""
    header, lines = parts(exported(game.name, **HOUSE_RULES[game.name]))
    assert verify(signed(header, lines))
    tried = 0
    for n in by_the_table(lines)[:12]:
        for body in list(altered(lines[n]["body"]))[:6]:
            with pytest.raises(Flaw, match=r"entry \d+ does not follow"):
                verify(signed(header, with_line(lines, n, body=body)))
            tried += 1
    assert tried >= 12


@every_game
def test_another_deal_is_found(game):
    header, lines = parts(exported(game.name))
    forged = with_line(lines, 0, body=next(altered(lines[0]["body"])))
    with pytest.raises(Flaw, match="entry 0 is not what the seed deals"):
        verify(signed(header, forged))


@every_game
def test_entries_may_not_be_missing_doubled_or_moved(game):
    header, lines = parts(exported(game.name))
    dice = Dice("order", 0)
    for _ in range(5):
        n = 1 + dice.below(len(lines) - 2)
        moved = [*lines[:n], lines[n + 1], lines[n], *lines[n + 2 :]]
        for forged in (lines[:n] + lines[n + 1 :], lines[: n + 1] + lines[n:], moved):
            with pytest.raises(Flaw, match=f"entry {n}|entry {n + 1}"):
                verify(signed(header, forged))
    for forged in ([], lines[:1], lines[:-1]):
        with pytest.raises(Flaw, match=r"entry 0|ends before|does not follow"):
            verify(signed(header, forged))


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"seed": "00" * 32}, "not the one that was promised"),
        ({"room": "BCDFGJ"}, "not the one that was promised"),
        ({"number": 2}, "not the one that was promised"),
        ({"commitment": "00" * 32}, "not the one that was promised"),
        ({"seed": "00" * 32, "commitment": commitment("00" * 32, "BCDFGH", 1)}, "entry 0"),
        ({"seats": 4}, "entry 0"),
        ({"seats": 8}, "cannot be dealt"),
        ({"options": {"gambit_factor": 2}}, "entry 0"),
        ({"options": {"gambit_factor": 10**30}}, "cannot be dealt"),
        ({"options": {"nonsense": 1}}, "cannot be dealt"),
        ({"packs": []}, "packs"),
        ({"packs": ["mine"]}, "packs"),
        ({"game": "code777"}, "another version of the pack"),
        ({"game": "code777", "fingerprint": ""}, "cannot be dealt|entry 0"),
        ({"seed": None}, "not over"),
    ],
)
def test_a_forged_header_is_found(changes, why):
    header, lines = parts(exported("gambit7"))
    with pytest.raises(Flaw, match=why):
        verify(signed({**header, **changes}, lines))


@pytest.mark.parametrize(
    "body",
    [
        "9" * 5000,
        "1e999999999999999999",
        "[" * 5000 + "]" * 5000,
        '{"type":"Written","seat":0,"answer":1e400}',
        '"\\ud800"',
        "null",
    ],
)
def test_a_hostile_entry_is_only_a_flaw(body):
    header, lines = parts(exported("gambit7"))
    forged = signed(header, with_line(lines, 1, body="HERE")).replace(b'"HERE"', body.encode())
    with pytest.raises(Flaw):
        verify(forged.replace(digest_in(forged), digest(forged, digest_in(forged).decode()).encode(), 1))


def digest_in(data):
    return json.loads(data.splitlines()[0])["digest"].encode()


def test_a_step_is_written_at_one_moment():
    header, lines = parts(exported("gambit7"))
    n = by_the_table(lines)[0]
    with pytest.raises(Flaw, match="not written together"):
        verify(signed(header, with_line(lines, n, cause="0:1000")))


def test_a_move_that_the_rules_refuse_is_found():
    header, lines = parts(exported("gambit7"))
    n = next(n for n, line in enumerate(lines) if line["body"].get("type") == "Written")
    for body in ({**lines[n]["body"], "seat": 99}, {**lines[n]["body"], "answer": 10**16}):
        with pytest.raises(Flaw, match=f"entry {n} does not follow"):
            verify(signed(header, with_line(lines, n, body=body)))


@pytest.mark.parametrize("data", [b"", b"\n", b"{}", b"# A page\n", b'{"format":1}', b"\xff\xfe", b"[" * 5000])
def test_what_is_no_export_is_told_apart(data):
    with pytest.raises(Unreadable):
        verify(data)


@every_game
def test_cards_of_another_day_are_neither_fair_nor_forged(game):
    header, lines = parts(exported(game.name))
    assert header["fingerprint"] == fingerprint(game.name)
    with pytest.raises(OtherCards, match="another version of the pack"):
        verify(signed({**header, "fingerprint": "00" * 32}, lines))


def test_an_export_from_before_there_were_fingerprints_verifies_still():
    header, lines = parts(exported("gambit7"))
    del header["fingerprint"]
    assert verify(signed(header, lines)).header.fingerprint == ""


def test_a_newer_format_and_an_unknown_game_are_no_exports_of_ours():
    header, lines = parts(exported("gambit7"))
    for changes in ({"format": 2}, {"game": "chess"}, {"seats": 0}, {"more": 1}):
        with pytest.raises(Unreadable):
            verify(signed({**header, **changes}, lines))


def test_an_export_has_no_names_no_tokens_and_no_seed_before_the_end():
    """P20, and the deal stays a secret while it is played."""
    over, running = Evening(3, "private").play("gambit7"), Evening(3, "private").play("gambit7", 40)
    for evening in (over, running):
        data = export(evening.log)
        assert b"Player" not in data
        assert SECRET.encode() not in data
    assert over.lobby.seed.encode() in export(over.log)
    assert running.lobby.seed.encode() not in export(running.log)


def test_a_game_that_never_was_is_not_exported():
    with pytest.raises(Rejected, match="no_such_game"):
        export(Evening(3, "none").log)
    with pytest.raises(Rejected, match="no_such_game"):
        export(Evening(3, "one").play("gambit7").log, 2)
