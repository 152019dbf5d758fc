"""Bornes: nobody learns anything early, neither from a view nor from an event."""

from __future__ import annotations

import pytest

from ardoise.engine.codec import encode
from ardoise.engine.dice import Dice
from ardoise.engine.game import Seat, Timeout, play
from ardoise.games.bornes import BORNES
from ardoise.games.bornes.types import Arranged, Content, Looking, Options, Over, Round, State
from tests.games.bornes_table import ALIX, CHRISTOPHE, MASTER, after, announce, dealt, lay, ranking, side
from tests.games.bornes_twin import REVEALS, cards, twin
from tests.kit.play import moved

OPTIONS = (Options(), Options(together=False), Options(cards_each=3))


def played(seed: int):
    """A game of bots with some late players: each state with the move that was played in it and its dice."""
    state = BORNES.setup(OPTIONS[seed % 3], 3 + seed % 4, cards(), Dice(seed, 0))
    version = 0
    while waiting := BORNES.waiting(state):
        version += 1
        chance = Dice(seed, -version)
        seat = None if chance.below(12) == 0 else chance.pick(sorted(waiting.seats))
        move = Timeout() if seat is None else moved(BORNES, state, seat, chance)
        yield state, seat, move, version
        state, _ = play(BORNES, state, seat, move, Dice(seed, version))
    yield state, None, None, version + 1


def screens(state: State) -> list[Seat | None]:
    return [None, *map(Seat, range(len(state.green)))]


@pytest.mark.rules("B4", "B5", "B9")
@pytest.mark.parametrize("seed", range(24))
def test_twins_look_alike(seed):
    for state, _, _, version in played(seed):
        for screen in screens(state):
            other = twin(state, screen, Dice(seed, -version))
            assert other != state
            assert encode(BORNES.view(other, screen)) == encode(BORNES.view(state, screen))


@pytest.mark.rules("B4", "B5", "B9")
@pytest.mark.parametrize("seed", range(24))
def test_twins_stay_alike_until_something_is_shown(seed):
    followed: list[tuple[Seat | None, State]] = []
    for state, seat, move, version in played(seed):
        if move is None:
            return
        followed += [(screen, twin(state, screen, Dice(seed, -version))) for screen in screens(state)]
        after_it, events = play(BORNES, state, seat, move, Dice(seed, version))
        still = []
        for screen, other in followed:
            other_after, other_events = play(BORNES, other, seat, move, Dice(seed, version))
            assert seen(other_events, screen) == seen(events, screen)
            if not any(isinstance(event, REVEALS) for event in events):
                assert encode(BORNES.view(other_after, screen)) == encode(BORNES.view(after_it, screen))
                still.append((screen, other_after))
        followed = still


def seen(events, screen):
    """What a screen is told before the first reveal."""
    told = []
    for event in events:
        if isinstance(event, REVEALS):
            break
        if event.seen_by(screen):
            told.append(encode(event))
    return told


@pytest.mark.rules("B9")
@pytest.mark.parametrize("seed", range(12))
def test_backs_are_not_sent_before_scoring(seed):
    for state, *_ in played(seed):
        if not isinstance(state.phase, Looking | Over):
            for screen in screens(state):
                sent = encode(BORNES.view(state, screen))
                assert b"CANARY" not in sent
                assert b"987654" not in sent


@pytest.mark.rules("B4", "B5")
def test_the_ids_of_others_are_hidden_too():
    state = ranking((side("blue"), side("yellow")), (side("orange"), side("white")))
    hands = ((), state.round.hands[ALIX], (side("black"), side("brown")))
    other = State(state.options, state.pile, Round(0, MASTER, 4, hands), state.green, state.red, state.phase)
    for screen in (None, MASTER, ALIX):
        assert encode(BORNES.view(state, screen)) == encode(BORNES.view(other, screen))
    assert BORNES.view(state, CHRISTOPHE) != BORNES.view(other, CHRISTOPHE)


@pytest.mark.rules("B4")
def test_nobody_sees_a_hand_before_the_signal():
    hands = ((side("blue"), side("yellow")), (side("orange"), side("white")))
    start = dealt(*hands)
    reading = after(start, (MASTER, announce(3)))
    for screen in screens(start):
        sent = encode(BORNES.view(start, screen)) + encode(BORNES.view(reading, screen))
        assert not any(name in sent for name in (b"blue", b"yellow", b"orange", b"white"))
    seen_now = after(reading, (MASTER, Content()))
    assert [card.id for card in BORNES.view(seen_now, ALIX).phase.mine.cards] == ["blue", "yellow"]
    assert BORNES.view(seen_now, MASTER).phase.mine is BORNES.view(seen_now, None).phase.mine is None


@pytest.mark.rules("B4")
def test_only_the_master_knows_the_answer_before_scoring():
    hands = ((side("blue"), side("yellow")), (side("orange"), side("white")))
    state = ranking(*hands, answer=31)
    answers = [BORNES.view(state, screen).phase.announcement.answer for screen in screens(state)]
    assert answers == [None, 31, None, None]
    scored = after(state, *lay(ALIX, "boundary"), *lay(CHRISTOPHE, "boundary"))
    answers = [BORNES.view(scored, screen).phase.announcement.answer for screen in screens(scored)]
    assert answers == [31, 31, 31, 31]


@pytest.mark.rules("B19")
def test_a_drawn_challenge_is_unknown_to_the_master_too():
    state = after(dealt((side("blue"), side("yellow")), (side("orange"), side("white"))), Timeout())
    assert state.phase.announcement.challenge.answer is not None
    assert BORNES.view(state, MASTER).phase.announcement.answer is None


@pytest.mark.rules("B5")
def test_only_its_owner_is_told_of_a_column():
    state = ranking((side("blue"), side("yellow")), (side("orange"), side("white")))
    _, events = play(BORNES, state, ALIX, lay(ALIX, "blue", "boundary")[0][1], Dice(1, 1))
    assert events == (Arranged(ALIX, ("blue", "boundary")),)
    assert [events[0].seen_by(screen) for screen in (ALIX, CHRISTOPHE, MASTER, None)] == [True, False, False, False]
