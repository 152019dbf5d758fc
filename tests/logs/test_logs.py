"""P8: logs of every release still fold to the same games."""

from __future__ import annotations

from importlib.metadata import version
from typing import get_args

import pytest

from ardoise.engine.codec import decode, encode
from ardoise.games import GAMES
from ardoise.server.lobby.events import LobbyEvent
from ardoise.server.records.archive import LOBBY, story_of
from tests.logs.files import KEPT, SUFFIX, differences, folded, unpacked, write_release
from tests.logs.rooms import evenings

RELEASE = version("ardoise").partition(".dev")[0]


@pytest.mark.parametrize("file", KEPT, ids=lambda file: f"{file.parent.name}/{file.name.removesuffix(SUFFIX)}")
def test_a_released_log_folds_to_the_same_game(file):
    then, log = unpacked(file.read_bytes())
    assert not differences(then, folded(log))


@pytest.mark.parametrize("file", [file for file in KEPT if "-finished" in file.name], ids=lambda file: file.name)
def test_a_released_log_tells_its_story(file):
    _, log = unpacked(file.read_bytes())
    told = story_of(log, max(entry.game for entry in log))
    assert decode(encode(told), type(told)) == told


def test_every_game_is_kept_of_this_release():
    names = {file.name.removesuffix(SUFFIX) for file in KEPT if file.parent.name == RELEASE}
    assert names >= {f"{game}-{how}" for game in GAMES for how in ("finished", "begun")}


def test_every_fact_is_kept_of_this_release():
    logs = [unpacked(file.read_bytes())[1] for file in KEPT if file.parent.name == RELEASE]
    kinds = {type(decode(entry.body, LobbyEvent)) for log in logs for entry in log if entry.game == LOBBY}
    assert kinds == set(get_args(LobbyEvent))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: f"{file.parent.name}/{file.name.removesuffix(SUFFIX)}")
def test_a_lost_step_is_noticed(file):
    """Else the comparison above says nothing. All entries of a step: one alone may only tell what another changed."""
    then, log = unpacked(file.read_bytes())
    last = max(entry.at for entry in log if entry.game != LOBBY)
    assert "state" in differences(then, folded([entry for entry in log if entry.game == LOBBY or entry.at < last]))


def test_what_is_written_can_be_read_and_is_never_written_again(tmp_path):
    logs = {name: evening.log for name, evening in evenings("test").items()}
    write_release("9.9.9", logs, tmp_path)
    for name, log in logs.items():
        assert unpacked((tmp_path / "9.9.9" / f"{name}{SUFFIX}").read_bytes()) == (folded(log), log)
    with pytest.raises(FileExistsError):
        write_release("9.9.9", logs, tmp_path)
