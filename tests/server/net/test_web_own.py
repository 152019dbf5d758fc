"""Own questions over HTTP: what was not asked is in no answer, and a pack that is still played is for its table."""

from __future__ import annotations

import re

import pytest

from ardoise.engine.game import Seat
from ardoise.games import KITS
from ardoise.games.packs import SHAPES
from ardoise.packs.custom.questions import id_of
from ardoise.packs.custom.types import OwnPack, OwnQuestion, Words
from ardoise.server.lobby import rules
from ardoise.server.lobby.commands import ChooseGame, ChooseOptions, ChooseOwn, Start, TakeSeat
from ardoise.server.lobby.custom_pack import Brought
from ardoise.server.lobby.events import Began
from ardoise.server.lobby.start import new_seed
from ardoise.server.lobby.types import PersonId
from ardoise.server.records.archive import lobby_events
from ardoise.server.records.tokens import fingerprint
from ardoise.server.records.verify import verify
from tests.kit.evening import CODE, DAY, Evening
from tests.kit.exports import HOUSE_RULES
from tests.kit.in_process import at_the_door
from tests.kit.openapi import GAME, STORY, as_described
from tests.logs.rooms import ask

PATHS = tuple(f"/api/rooms/{CODE}/games/1{what}" for what in ("", "/story", "/questions"))
PLAYER, WATCHER, LATE = (f"{CODE}.{who}" for who in ("player", "watcher", "late"))


def answers(game: str) -> list[int]:
    """A hundred that no card of the box has."""
    box = KITS[game].cards.box()
    return [number for number in range(5000, 9999) if number % 10 and str(number).encode() not in box][:100]


def pack(game: str) -> OwnPack:
    questions = (
        OwnQuestion(Words(fr=f"Zyzomys <{n}> ?"), answer, anecdote=Words(fr=f"Hapax <{n}>."), src=f"Xylophage <{n}>")
        for n, answer in enumerate(answers(game))
    )
    return OwnPack("Mamie", ("fr",), tuple(questions))


def begun(game: str) -> Evening:
    """A game with a hundred own questions. Ada plays, and Eve watches."""
    evening = Evening(2, "own")
    evening.keep(rules.join(evening.lobby, "Ada", "player", fingerprint(PLAYER)), "")
    evening.keep(rules.join(evening.lobby, "Eve", "spectator", fingerprint(WATCHER)), "")
    brought = Brought("pack:hash", pack(game))
    for wish in (ChooseGame(0, game), ChooseOptions(0, HOUSE_RULES[game]), ChooseOwn(0, "secret"), Start(0)):
        ask(evening, wish, brought=brought)
    return evening


def played(game: str) -> Evening:
    return begun(game).go_on()


def without_own(evening: Evening) -> Evening:
    ask(evening, ChooseOwn(0, None))
    return evening


def fetched(folder, evening, *paths, token=""):
    who = {"Authorization": f"Bearer {token}"} if token else {}

    async def visit(table):
        await table.web.rooms.store.append(CODE, evening.log)
        told = []
        for path in paths:
            async with table.http.get(table.address + path, headers=who) as answer:
                told.append((answer.status, answer.content_type, await answer.read()))
        return told

    return at_the_door(folder, visit)


def began(evening: Evening) -> Began:
    return next(event for _, event in lobby_events(evening.log) if isinstance(event, Began))


@pytest.mark.parametrize("game", SHAPES)
def test_what_was_not_asked_is_in_no_byte_of_any_answer(tmp_path, game):
    evening = played(game)
    asked = set(evening.lobby.asked)
    hidden = [question for question in pack(game).questions if id_of(question) not in asked]
    assert 20 < len(hidden) < 100
    told = fetched(tmp_path, evening, *PATHS, token=PLAYER)
    assert [status for status, _, _ in told] == [200, 200, 200]
    for _, _, body in told:
        for question in hidden:
            for secret in (question.q.fr, question.anecdote.fr, question.src, id_of(question)):
                assert secret.encode() not in body
            assert not re.search(rb'"(answer|truth|value)":%d\b' % question.a, body)
        assert began(evening).salt.encode() not in body
        assert b"pack:hash" not in body
    assert b"Zyzomys" in told[0][2]  # what was asked is told
    head = verify(told[0][2]).header
    assert len(head.own.questions) == len(began(evening).own.questions)
    assert len({question.id for question in head.own.questions}) == len(head.own.questions)


@pytest.mark.parametrize("game", SHAPES)
def test_a_game_whose_pack_is_still_played_is_for_its_table(tmp_path, game):
    evening = played(game)
    for n, token in enumerate(("", WATCHER)):
        folder = tmp_path / str(n)
        folder.mkdir()
        status, kind, body = fetched(folder, evening, PATHS[0], token=token)[0]
        as_described("get", GAME, status, kind, body.decode())
        assert (status, body) == (403, b'{"refused":"only_for_the_table","about":{}}')
    [whole, story] = fetched(tmp_path, evening, *PATHS[:2], token=PLAYER)
    assert (whole[0], story[0]) == (200, 200)


def test_its_story_is_for_everybody_in_the_room(tmp_path):
    evening = played("incroyable")
    folder = tmp_path / "outside"
    folder.mkdir()
    status, kind, body = fetched(folder, evening, PATHS[1])[0]
    as_described("get", STORY, status, kind, body.decode())
    assert status == 403
    assert fetched(tmp_path, evening, PATHS[1], token=WATCHER)[0][0] == 200


def test_when_the_pack_is_laid_aside_the_game_is_for_everybody(tmp_path):
    [(status, _, body)] = fetched(tmp_path, without_own(played("bornes")), PATHS[0])
    assert status == 200
    verify(body)


def test_while_another_game_runs_it_is_for_its_table_again(tmp_path):
    evening = without_own(played("bornes"))
    ask(evening, Start(0))
    [(status, _, _)] = fetched(tmp_path, evening, PATHS[0])
    assert status == 403


def test_a_game_without_own_questions_is_for_everybody_even_then(tmp_path):
    evening = Evening(3, "plain").play("gambit7")
    ask(evening, ChooseOwn(0, "secret"), brought=Brought("pack:hash", pack("gambit7")))
    [(status, _, _)] = fetched(tmp_path, evening, PATHS[0])
    assert status == 200


def test_a_person_who_took_a_seat_over_was_at_the_table_too(tmp_path):
    evening = begun("bornes").go_on(10)
    evening.keep(rules.join(evening.lobby, "Late", "player", fingerprint(LATE)), "")
    late = PersonId(len(evening.lobby.people) - 1)
    evening.keep(rules.decide(evening.lobby, late, TakeSeat(0, Seat(0)), lambda _: True, new_seed, DAY), "")
    [(status, _, _)] = fetched(tmp_path, evening.go_on(), PATHS[0], token=LATE)
    assert status == 200
