"""What an export tells of people's own questions: nothing while they are asked, those that were asked afterwards."""

from __future__ import annotations

import json

import pytest
from msgspec import Raw
from msgspec.structs import replace

from ardoise.engine.codec import encode
from ardoise.games.packs import SHAPES
from ardoise.packs.custom.types import OwnPack, OwnQuestion, Words
from ardoise.server.lobby.commands import ChooseGame, ChooseOwn, Correct, Start
from ardoise.server.lobby.custom_pack import Brought
from ardoise.server.lobby.events import Began
from ardoise.server.records.archive import lobby_events
from ardoise.server.records.export import export
from ardoise.server.records.seal import SEALED, sealed
from ardoise.server.records.verify import Flaw, verify
from tests.kit.evening import Evening
from tests.kit.exports import parts, signed
from tests.logs.rooms import ask


def begun(game: str = "gambit7", questions: int = 10) -> Evening:
    own = tuple(OwnQuestion(Words(fr=f"Zyzomys numéro {n} ?"), 100 + n) for n in range(questions))
    brought = Brought("pack:hash", OwnPack("Mamie", ("fr",), own))
    evening = Evening(3, "own")
    for wish in (ChooseGame(0, game), ChooseOwn(0, "secret"), Start(0)):
        ask(evening, wish, brought=brought)
    return evening


def dealt(evening: Evening) -> Began:
    return next(event for _, event in lobby_events(evening.log) if isinstance(event, Began))


def as_before_seals(evening: Evening) -> bytes:
    """The export as the first version wrote it: with every own question."""
    header, lines = parts(export(evening.log))
    header["own"] = json.loads(encode(dealt(evening).own))
    lines[0]["body"] = json.loads(next(entry.body for entry in evening.log if entry.game == 1))
    return signed(header, lines)


def test_own_questions_are_in_the_export_once_the_game_is_over():
    evening = begun()
    assert b"Zyzomys" not in export(evening.log)
    told = export(evening.go_on().log)
    assert [question.text.de for question in verify(told).header.own.questions] == [
        f"Zyzomys numéro {n} ?" for n in range(7)
    ]
    assert b"pack:hash" not in told
    assert "numéro 7".encode() not in told  # no more goes into a game than it can ask


@pytest.mark.parametrize("game", SHAPES)
def test_an_older_export_with_all_of_them_can_still_be_verified(game):
    verify(as_before_seals(begun(game, 60).go_on()))


@pytest.mark.parametrize("game", ["bornes", "incroyable"])
def test_a_sealed_question_is_the_hash_of_the_salt_and_the_question(game):
    evening = begun(game, 60).go_on()
    began, told = dealt(evening), verify(export(evening.log)).header.own.questions
    hidden = [(real, shown) for real, shown in zip(began.own.questions, told, strict=True) if real != shown]
    assert hidden
    assert all(shown == sealed(real, bytes.fromhex(began.salt)) for real, shown in hidden)
    assert all(shown.id.startswith(SEALED) and shown.category == real.category for real, shown in hidden)


@pytest.mark.parametrize("game", SHAPES)
def test_a_game_that_was_counted_again_can_still_be_verified(game):
    evening = begun(game, 60).go_on()
    evening.look_again(Correct(0, 1, evening.revealed()[-1].key, Raw(b"7")))
    told = export(evening.log)
    assert b'"Recounted"' in told
    verify(told)


def test_a_game_from_before_there_was_a_salt_is_sealed_too():
    evening = begun("bornes", 60).go_on()
    old = [
        replace(entry, body=encode(replace(event, salt="", pack=""))) if isinstance(event, Began) else entry
        for entry, event in lobby_events(evening.log)
    ]
    log = [*old, *(entry for entry in evening.log if entry.game)]
    told = export(log)
    assert SEALED.encode() in told
    assert told == export(log)
    verify(told)


def test_a_question_that_was_asked_cannot_be_sealed():
    began = dealt(begun("bornes", 60))
    all_sealed = tuple(sealed(question, bytes.fromhex(began.salt)) for question in began.own.questions)
    forged = Evening(3, "own")
    ask(forged, ChooseGame(0, "bornes"))
    forged.keep([replace(began, own=replace(began.own, questions=all_sealed))], "")
    with pytest.raises(Flaw, match="sealed"):
        verify(export(forged.go_on().log))
