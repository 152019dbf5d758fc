"""The mat of the box and its track, typed in by the host: refused with a reason, or played by."""

from __future__ import annotations

import pytest
from msgspec import convert, to_builtins

from ardoise import Rejected
from ardoise.engine.codec import decode
from ardoise.games.gambit7.types import MAT, Mat
from ardoise.games.incroyable.track import TRACKS
from ardoise.games.incroyable.types import Track
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.events import Began
from ardoise.server.records.archive import deal
from tests.kit.lobby import Host

TRACK = to_builtins(TRACKS["standard"])
FIGURES = to_builtins(MAT)


def chosen(game, **options):
    host = Host("Ann", "Ben", "Cle")
    host.ask(0, words.ChooseGame, game=game)
    host.ask(0, words.ChooseOptions, options=options)
    return host


def dealt(host):
    host.ask(0, words.Start)
    return deal(decode(host.log[-1], Began))


@pytest.mark.rules("I2")
def test_a_typed_track_is_played_on():
    typed = {**TRACK, "finish": 30, "spirals": [5], "bonus": None, "danger": [[7, 2], [8, 3]]}
    state = dealt(chosen("incroyable", track=typed))
    assert state.options.track == convert(typed, Track)


@pytest.mark.rules("I2")
@pytest.mark.parametrize(
    ("wrong", "code", "about"),
    [
        ({"bonus": 50}, "square_off_track", {"square": 50, "finish": 50}),
        ({"danger": [[9, 1], [9, 2]]}, "black_twice", {"square": 9}),
        ({"danger": [[square, 12] for square in range(10, 17)]}, "no_way_to_finish", {"square": 0}),
        ({"symbols": ["tree"]}, "wrong_track", {}),
    ],
)
def test_a_track_that_nobody_can_play_is_refused_when_it_is_chosen(wrong, code, about):
    with pytest.raises(Rejected) as refusal:
        chosen("incroyable", track={**TRACK, **wrong})
    assert (refusal.value.code, refusal.value.about) == (code, about)


@pytest.mark.rules("G16")
def test_typed_figures_are_played_by():
    typed = {**FIGURES, "too_high": 20}
    assert dealt(chosen("gambit7", mat=typed)).options.mat == convert(typed, Mat)


@pytest.mark.rules("G16")
@pytest.mark.parametrize("too_high", [-1, 1001, 2.5, None, "20"])
def test_a_figure_is_a_whole_number_from_0_to_1000(too_high):
    with pytest.raises(Rejected, match="wrong_options"):
        chosen("gambit7", mat={**FIGURES, "too_high": too_high})
