"""An answer doubted and corrected at a live table: who hears of it, and what everybody then sees."""

from __future__ import annotations

from pathlib import Path
from signal import SIGTERM
from typing import Any

import msgspec
import pytest

from ardoise import GAMES
from ardoise.engine.codec import decode, encode
from ardoise.engine.recount import Revealed
from ardoise.games.packs import SHAPES
from ardoise.server.lobby.commands import Again, Correct, Dismiss, Flag, Kick, Pause, TakeSeat
from ardoise.server.records.export import export
from ardoise.server.records.verify import verify
from tests.kit.client import Player
from tests.kit.server import House, all_play, live
from tests.kit.stored_log import FIRST, check_acknowledged, stored

NAMES = ["Ada", "Blaise", "Cléo"]
GAMES_WITH_QUESTIONS = list(SHAPES)


async def until_read_out(players: list[Player]) -> None:
    """All play until an answer lies open before them."""
    while not phase_of(players[0]).endswith("Looking"):
        for player in players:
            await player.hears(lambda player=player: player.table.version == players[0].table.version)
            if phase_of(player).endswith("Looking"):
                return
            move = player.choice()
            if move is not None:
                assert (await player.play(move)).refused is None
                for other in players:
                    await other.hears(lambda other=other, newest=player: other.table.version >= newest.table.version)


def phase_of(player: Player) -> str:
    kind: str = view_of(player)["phase"]["type"]
    return kind


def view_of(player: Player) -> dict[str, Any]:
    view: dict[str, Any] = decode(bytes(player.table.view), dict[str, Any])
    return view


async def questions(house: House, player: Player, number: int = FIRST) -> list[Revealed]:
    address = f"{house.server.address}/api/rooms/{player.welcome.code}/games/{number}/questions"
    async with house.http.get(address, headers={"Authorization": f"Bearer {player.welcome.token}"}) as answer:
        assert answer.status == 200
        told: list[Revealed] = decode(await answer.read(), list[Revealed])
        return told


def raw(answer: object) -> msgspec.Raw:
    return msgspec.Raw(encode(answer))


def another(question: Revealed) -> int:
    return 7 if question.answer != 7 else 8


def figures(player: Player) -> Any:
    view = view_of(player)
    return view.get("scores") or view.get("positions") or list(zip(view["green"], view["red"], strict=True))


@pytest.mark.parametrize("game", GAMES_WITH_QUESTIONS)
def test_a_guest_doubts_the_host_corrects_and_all_see_it(tmp_path: Path, game: str) -> None:
    async def test(house: House) -> None:
        ada, blaise, cleo = players = await house.seat(NAMES, game)
        screen = await house.come_in(ada.welcome.code, "TV", "screen")
        await house.start(players)
        await until_read_out(players)
        (*_, question) = await questions(house, blaise)
        others = len(cleo.rooms), len(screen.rooms)
        flag = {"number": FIRST, "question": question.key, "remark": " My book says 7. "}
        assert (await blaise.ask(Flag, **flag)).refused is None
        await ada.hears(lambda: bool(ada.room.flags))
        (told,) = ada.room.flags
        assert told.question == question
        assert [(said.person, said.words) for said in told.remarks] == [(blaise.welcome.person, "My book says 7.")]
        await blaise.hears(lambda: bool(blaise.room.flagged))
        assert (blaise.room.flags, blaise.room.flagged[0].verdict) == ((), "open")
        answer = another(question)
        assert (await ada.ask(Correct, number=FIRST, question=question.key, answer=raw(answer))).refused is None
        for player in (*players, screen):
            await player.hears(lambda player=player: bool(player.tables and player.table.recounts))
            (recount,) = player.table.recounts
            assert (recount.question, recount.answer) == (question, answer)
            assert [list(row) for row in recount.scores] == [
                list(row) if isinstance(row, tuple) else [row] for row in figures(player)
            ]
        assert (ada.room.flags, blaise.room.flagged[0].verdict) == ((), "corrected")
        for player, before in zip((cleo, screen), others, strict=True):
            assert not any(room.flags or room.flagged for room in player.rooms[before:])
        assert (await questions(house, cleo))[-1].answer == answer
        await house.server.end(SIGTERM)
        await house.server.start()
        for player in (*players, screen):
            await player.come_back()
            assert [again.answer for again in player.table.recounts] == [answer]
        await house.server.end(SIGTERM)
        check_acknowledged(players, await stored(house.server.data, ada.welcome.code))

    live(tmp_path, test)


def test_that_somebody_doubts_reaches_nobody_but_the_host(tmp_path: Path) -> None:
    """Not even that something happened: no frame comes."""

    async def test(house: House) -> None:
        _, blaise, cleo = players = await house.seat(NAMES, "gambit7")
        await house.start(players)
        await until_read_out(players)
        (question,) = await questions(house, blaise)
        await cleo.ask(Flag, number=9, question="", remark="")  # whatever was on its way has come
        heard = len(cleo.frames)
        assert (await blaise.ask(Flag, number=FIRST, question=question.key, remark="CANARY")).refused is None
        assert (await cleo.ask(Flag, number=9, question="", remark="")).refused == "not_now"
        assert len(cleo.frames) == heard + 1

    live(tmp_path, test)


def test_the_host_says_that_it_is_right(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, blaise, _ = players = await house.seat(NAMES, "gambit7")
        await house.start(players)
        await until_read_out(players)
        (question,) = await questions(house, ada)
        about = {"number": FIRST, "question": question.key}
        assert (await ada.ask(Dismiss, **about)).refused == "no_such_question"  # nobody has doubted it
        assert (await blaise.ask(Flag, **about)).refused is None
        assert (await ada.ask(Dismiss, **about)).refused is None
        await blaise.hears(lambda: [flag.verdict for flag in blaise.room.flagged] == ["right"])
        await ada.hears(lambda: ada.room.flags == ())
        assert ada.table.recounts == ()

    live(tmp_path, test)


async def gone_on(players: list[Player]) -> None:
    """All have seen enough."""
    for player in players:
        assert (await player.play(player.choice())).refused is None
    for player in players:
        await player.hears(lambda player=player: not phase_of(player).endswith("Looking"))


@pytest.mark.rules("B22")
def test_the_master_of_the_round_corrects_a_value_while_all_look_at_it(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, *_ = players = await house.seat(NAMES, "bornes")
        await house.start(players)
        await until_read_out(players)
        if view_of(ada)["master"] == ada.table.seat:  # she is the host
            await gone_on(players)
            await until_read_out(players)
        (master,) = (player for player in players if player.table.seat == view_of(ada)["master"])
        (guest,) = (player for player in players if player not in (ada, master))
        first, *_, question = await questions(house, master)
        about = {"number": FIRST, "question": question.key, "answer": raw(another(question))}
        assert (await guest.ask(Correct, **about)).refused == "not_allowed"
        if first.round < question.round:
            assert (await master.ask(Correct, **(about | {"question": first.key}))).refused == "not_allowed"
        assert (await master.ask(Correct, **about)).refused is None
        for player in players:
            await player.hears(lambda player=player: bool(player.table.recounts))
        await gone_on(players)
        assert (await master.ask(Correct, **(about | {"answer": raw(9)}))).refused == "not_allowed"
        assert (await ada.ask(Correct, **(about | {"answer": raw(9)}))).refused is None

    live(tmp_path, test)


def test_who_may_not_and_what_makes_no_sense(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, blaise, cleo = players = await house.seat(NAMES, "gambit7")
        watcher = await house.come_in(ada.welcome.code, "Dora", "spectator")
        await house.start(players)
        about = {"number": FIRST, "question": "0/unknown"}
        assert (await blaise.ask(Flag, **about)).refused == "no_such_question"
        await until_read_out(players)
        (question,) = await questions(house, ada)
        about = {"number": FIRST, "question": question.key}
        assert (await watcher.ask(Flag, **about)).refused == "not_seated"
        for person in (blaise, watcher):
            assert (await person.ask(Correct, **about, answer=raw(7))).refused == "not_allowed"
            assert (await person.ask(Dismiss, **about)).refused == "not_allowed"
        assert (await blaise.ask(Flag, **about, remark="x" * 201)).refused == "text_length"
        assert (await blaise.ask(Flag, **about, remark="\u202e")).refused == "text_character"
        assert (await blaise.ask(Flag, **(about | {"number": 2}))).refused == "not_now"
        for answer, code in ((question.answer, "same_answer"), ("7", "malformed"), (10**16, "out_of_range")):
            assert (await ada.ask(Correct, **about, answer=raw(answer))).refused == code
        assert (await ada.ask(Correct, **(about | {"question": "1/x"}), answer=raw(7))).refused == "no_such_question"
        assert cleo.table.recounts == ()

    live(tmp_path, test)


def test_sent_twice_it_is_corrected_once_and_a_pause_does_not_matter(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, *_ = players = await house.seat(NAMES, "gambit7")
        await house.start(players)
        await until_read_out(players)
        assert (await ada.ask(Pause)).refused is None
        (question,) = await questions(house, ada)
        message = Correct(ada._last + 1, FIRST, question.key, raw(another(question)))
        for _ in range(2):
            assert (await ada.say(message)).refused is None
        await ada.hears(lambda: bool(ada.table.recounts))
        assert ada.room.paused
        assert len(ada.table.recounts) == 1

    live(tmp_path, test)


def test_after_the_end_the_tally_of_the_evening_follows(tmp_path: Path) -> None:
    """By the seats as they were at the end, though people have sat down elsewhere since."""

    async def test(house: House) -> None:
        ada, blaise, _ = players = await house.seat(NAMES, "gambit7")
        await house.start(players)
        await all_play(players)
        for player in players:
            await player.hears(lambda player=player: not player.room.playing)
        before = ada.room.finishes
        assert (await blaise.ask(TakeSeat, seat=5)).refused is None
        assert (await ada.ask(Kick, person=players[2].welcome.person)).refused is None
        wrong = [question for question in await questions(house, ada) if question.answer != 0]
        for question in wrong:
            about = {"number": FIRST, "question": question.key, "answer": raw(0)}
            assert (await ada.ask(Correct, **about)).refused is None
        for player in (ada, blaise):
            await player.hears(lambda player=player: len(player.table.recounts) == len(wrong))
        (finish,) = ada.room.finishes
        assert finish.game == before[0].game
        assert list(finish.scores) == view_of(ada)["scores"]
        best = [seat for seat, score in enumerate(finish.scores) if score == max(finish.scores)]
        assert list(finish.winners) == best  # everybody sat on the seat of their number
        async with house.http.get(f"{house.server.address}/api/rooms/{ada.welcome.code}/games/1/story") as told:
            assert (await told.json())["scores"][-1] == list(finish.scores)
        assert (await ada.ask(Again)).refused == "wrong_number_of_seats"
        await house.server.end(SIGTERM)
        assert verify(export(await stored(house.server.data, ada.welcome.code)))

    live(tmp_path, test)


@pytest.mark.rules("I30")
def test_in_incroyable_the_table_goes_back_to_the_result(tmp_path: Path) -> None:
    async def test(house: House) -> None:
        ada, *_ = players = await house.seat(NAMES, "incroyable")
        await house.start(players)
        await until_read_out(players)
        for player in players:
            await player.hears(lambda player=player: phase_of(player) == "Looking")
            assert (await player.play(GAMES["incroyable"].types.move.__args__[-1]())).refused is None
        await ada.hears(lambda: phase_of(ada) == "Estimating")
        (question,) = await questions(house, ada)
        about = {"number": FIRST, "question": question.key}
        late = ada.table.phase
        assert (await ada.ask(Correct, **about, answer=raw(another(question)))).refused is None
        await ada.hears(lambda: phase_of(ada) == "Looking")
        assert ada.table.phase is not None
        assert late is not None
        assert ada.table.phase > late
        assert view_of(ada)["turn"] == 0

    live(tmp_path, test)
