"""A room comes back from its log: the same lobby, the same table, the same hour, the same answered messages."""

from __future__ import annotations

import pytest

from ardoise import Rejected
from ardoise.engine.codec import decode, encode
from ardoise.server.lobby.events import Began, LobbyEvent
from ardoise.server.lobby.types import PersonId
from ardoise.server.records.archive import LOBBY, deal, entries, states, wake
from ardoise.server.records.idempotency import cause_of
from tests.every_game import every_game
from tests.kit.evening import CODE, Evening


def began(log):
    return [fact for entry in log if entry.game == LOBBY and isinstance(fact := decode(entry.body, LobbyEvent), Began)]


@every_game
@pytest.mark.parametrize("steps", [0, 1, 7, 30])
def test_a_room_that_sleeps_in_the_middle_of_a_game_wakes_as_it_was(game, steps):
    evening = Evening(game.seats[0], f"asleep after {steps}").play(game.name, steps)
    kept = wake(evening.log)
    assert kept.lobby == evening.lobby
    assert kept.lobby.playing
    assert kept.lobby_version == evening.facts
    assert kept.state == evening.table.state
    assert kept.version == evening.table.version
    assert kept.phase_began == evening.phase_began
    assert kept.answered.last == evening.answered


@every_game
@pytest.mark.parametrize("seats", ["fewest", "most"])
def test_a_whole_game_folds_to_its_last_state(game, seats):
    evening = Evening(game.seats[0 if seats == "fewest" else -1], "to the end").play(game.name)
    kept = wake(evening.log)
    assert encode(kept.state) == encode(evening.table.state)
    assert game.outcome(kept.state).scores == kept.lobby.finishes[0].scores
    assert not kept.lobby.playing


def test_the_last_of_several_games_is_the_one_that_goes_on():
    evening = Evening(3, "three games").play("gambit7").play("code777").play("bornes", 5)
    kept = wake(evening.log)
    assert (kept.lobby.number, kept.lobby.game, len(kept.lobby.finishes)) == (3, "bornes", 2)
    assert kept.state == evening.table.state
    assert kept.version == sum(entry.game == 3 for entry in evening.log)


def test_a_room_without_a_game_has_no_table():
    kept = wake(Evening(2, "no game yet").log)
    assert (kept.lobby.code, kept.state, kept.version, kept.phase_began) == (CODE, None, 0, 0.0)
    assert len(kept.lobby.people) == 2


def test_what_was_carried_out_is_answered_again_and_what_was_not_is_out_of_order():
    evening = Evening(3, "answered")
    last = evening.log[-1]
    noted = ((0, cause_of(PersonId(0), 9)), (1, cause_of(PersonId(0), 4)), (1, cause_of(PersonId(2), 12)), (0, ""))
    log = [last.__class__(LOBBY, len(evening.log) + n, 0.0, cause, last.body) for n, (_, cause) in enumerate(noted)]
    answered = wake(evening.log + log).answered
    assert answered.last == {0: 9, 2: 12}
    assert [answered.already(PersonId(0), number) for number in (4, 9, 10)] == [True, True, False]
    with pytest.raises(Rejected, match="out_of_order"):
        answered.already(PersonId(0), 5)


def test_a_move_within_a_phase_does_not_turn_its_hourglass():
    evening = Evening(3, "one phase").play("gambit7", 2, timeout_every=0)
    dealt = next(entry for entry in evening.log if (entry.game, entry.version) == (1, 0))
    assert evening.log[-1].at > dealt.at
    assert wake(evening.log).phase_began == dealt.at


@every_game
def test_the_same_facts_deal_the_same_cards(game):
    (fact,) = began(Evening(game.seats[-1], "deal").play(game.name, 0).log)
    assert encode(deal(fact)) == encode(deal(decode(encode(fact), LobbyEvent)))


def test_a_table_of_the_wrong_size_is_not_dealt():
    with pytest.raises(Rejected, match="wrong_number_of_seats"):
        Evening(2, "too few").play("gambit7")


@every_game
def test_every_entry_has_its_state(game):
    evening = Evening(game.seats[0], "states").play(game.name, 20)
    log = [entry for entry in evening.log if entry.game == 1]
    told = list(states(game.name, log))
    assert [entry for entry, _ in told] == log
    assert told[0][1] == deal(*began(evening.log))
    assert told[-1][1] == evening.table.state


def test_entries_count_on_and_share_hour_and_cause():
    written = entries(2, 5, 7.5, "1:3", ({"a": 1}, {"b": 2}))
    assert [(entry.game, entry.version, entry.at, entry.cause) for entry in written] == [
        (2, 5, 7.5, "1:3"),
        (2, 6, 7.5, "1:3"),
    ]
    assert [entry.body for entry in written] == [b'{"a":1}', b'{"b":2}']
