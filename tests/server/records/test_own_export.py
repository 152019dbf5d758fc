"""What an export tells of people's own questions: nothing while they are asked, all that proves the deal afterwards."""

from __future__ import annotations

from ardoise.packs.custom.types import OwnPack, OwnQuestion, Words
from ardoise.server.lobby.commands import ChooseOwn, Start
from ardoise.server.lobby.custom_pack import Brought
from ardoise.server.records.export import export
from ardoise.server.records.verify import verify
from tests.kit.evening import Evening
from tests.logs.rooms import ask

TEN = tuple(OwnQuestion(Words(fr=f"Zyzomys numéro {n} ?"), 100 + n) for n in range(10))
BROUGHT = Brought("pack:hash", OwnPack("Mamie", ("fr",), TEN))


def test_own_questions_are_in_the_export_once_the_game_is_over():
    evening = Evening(3, "own")
    ask(evening, ChooseOwn(0, "secret"), brought=BROUGHT)
    ask(evening, Start(0), brought=BROUGHT)
    assert b"Zyzomys" not in export(evening.log)
    told = export(evening.go_on().log)
    assert [question.text.de for question in verify(told).header.own.questions] == [one.q.fr for one in TEN[:7]]
    assert b"pack:hash" not in told
    assert "numéro 7".encode() not in told  # no more goes into a game than it can ask
