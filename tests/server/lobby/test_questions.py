"""The questions of a room: what its host chooses, what its people have seen, and that every deal can be made again."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from ardoise import GAMES
from ardoise.engine.codec import decode, encode
from ardoise.engine.question import Question
from ardoise.engine.text import Text
from ardoise.games.packs import SHAPES, stock
from ardoise.packs.dealing import Own
from ardoise.packs.filters import Choice
from ardoise.server.lobby import commands as words
from ardoise.server.lobby.choices import supply
from ardoise.server.lobby.events import Began, Finished, LobbyEvent
from ardoise.server.lobby.types import Finish
from ardoise.server.records.archive import LOBBY, deal, wake
from ardoise.server.records.export import export
from ardoise.server.records.verify import Flaw, verify
from tests.every_game import every_game
from tests.kit.evening import Evening
from tests.kit.exports import parts, signed
from tests.kit.lobby import DAY, Host, refused, room_seen
from tests.kit.stocked import stocked_as
from tests.logs.files import KEPT, unpacked

EASY_SPORTS = Choice((1,), ("sports",))
WORDS = Text("Mine", "Le mien", "Meins")


def begun(log):
    facts = [decode(entry.body, LobbyEvent) for entry in log if entry.game == LOBBY]
    return [fact for fact in facts if isinstance(fact, Began)]


def test_a_table_asks_from_the_whole_box_unless_its_host_chooses():
    host = Host("Ann", "Ben", "Cle")
    assert (host.lobby.packs, host.lobby.choice) == (("box",), Choice())
    host.ask(0, words.ChooseQuestions, choice=Choice((2, 1), ("sports", "arts")))
    told = room_seen(host.lobby, 1)
    assert told.choice == Choice((1, 2), ("arts", "sports"))
    assert told.supply.count == sum(
        stocked.level < 3 and stocked.category in ("arts", "sports") for stocked in stock("gambit7")
    )
    assert told.supply.categories[0] == "economy"


def test_a_choice_is_kept_for_the_next_game_and_its_levels_for_another():
    host = Host("Ann", "Ben", "Cle")
    host.ask(0, words.ChooseQuestions, choice=EASY_SPORTS)
    host.ask(0, words.Start)
    refused("not_now", host, 0, words.ChooseQuestions, choice=Choice())
    host.take((Finished(Finish(1, (), ())),))
    host.ask(0, words.ChooseOptions, options={"gambit_once": True})
    host.ask(0, words.Again)
    assert decode(host.log[-1], LobbyEvent).choice == EASY_SPORTS
    host.take((Finished(Finish(2, (), ())),))
    host.ask(0, words.ChooseGame, game="bornes")
    assert host.lobby.choice == Choice((1,))


def test_children_and_those_who_know_no_stars_are_asked_what_they_chose(monkeypatch):
    box = stocked_as(monkeypatch, "gambit7", child=lambda n: n % 3 > 0, pop=lambda n: n % 5 == 0)
    host = Host("Ann", "Ben", "Cle")
    host.ask(0, words.ChooseQuestions, choice=Choice(for_children=True, no_pop=True))
    assert room_seen(host.lobby, 1).supply.count == sum(one.child and not one.pop for one in box.values())
    host.ask(0, words.Start)
    asked = deal(decode(host.log[-1], LobbyEvent)).questions
    assert all(box[question.id].child and not box[question.id].pop for question in asked)
    host.take((Finished(Finish(1, (), ())),))
    host.ask(0, words.ChooseGame, game="bornes")
    assert host.lobby.choice == Choice(for_children=True, no_pop=True)


def test_a_rooms_first_game_begins_with_the_best_and_can_be_dealt_again(monkeypatch):
    box = stocked_as(monkeypatch, "gambit7", opener=lambda n: n % 4 < 2, data_set=lambda n: str(n % 200))
    evening = Evening(3, "openers").play("gambit7").play("gambit7")
    first, second = ([box[question.id].opener for question in deal(fact).questions] for fact in begun(evening.log))
    assert (all(first), all(second)) == (True, False)
    assert [verify(export(evening.log, number)).header.number for number in (1, 2)] == [1, 2]


def test_a_choice_among_what_the_game_does_not_have_is_refused():
    host = Host("Ann", "Ben", "Cle")
    refused("no_such_category", host, 0, words.ChooseQuestions, choice=Choice(categories=("die",)))
    host.ask(0, words.ChooseGame, game="incroyable")
    refused("no_such_category", host, 0, words.ChooseQuestions, choice=Choice(categories=("heart",)))
    refused("not_allowed", host, 1, words.ChooseQuestions, choice=Choice())


def test_too_few_questions_are_told_before_the_start_and_refused_at_it():
    """Ten sides are enough for three people, six with three cards each need 32."""
    host = Host("Ann", "Ben", "Cle")
    host.ask(0, words.ChooseGame, game="bornes")
    host.ask(0, words.ChooseQuestions, choice=Choice((1,), ("known",)))
    there = room_seen(host.lobby, 0).supply
    assert there.least == 10 < there.count < 32
    for name in ("Dan", "Eve", "Fay"):
        host.join(name)
    host.ask(0, words.ChooseOptions, options={"cards_each": 3})
    there = room_seen(host.lobby, 0).supply
    assert (there.least, there.count < 32) == (32, True)
    refused("too_few_questions", host, 0, words.Start)
    host.ask(0, words.ChooseQuestions, choice=Choice())
    host.ask(0, words.Start)


def test_what_must_be_measured_in_the_room_does_not_count_where_nobody_is():
    host = Host("Ann", "Ben", "Cle")
    host.ask(0, words.ChooseGame, game="bornes")
    together = supply(host.lobby, 3, DAY).count
    host.ask(0, words.ChooseOptions, options={"together": False})
    assert together - supply(host.lobby, 3, DAY).count == sum(one.category == "measured" for one in stock("bornes")) > 0


def test_a_game_without_questions_has_nothing_to_choose():
    host = Host("Ann", "Ben", "Cle")
    assert room_seen(host.lobby, 0).supply is not None
    host.ask(0, words.ChooseGame, game="code777")
    assert room_seen(host.lobby, 0).supply is None


@pytest.mark.parametrize("game", SHAPES)
def test_nobody_is_asked_twice_in_an_evening(game):
    evening = Evening(3, "no repeats")
    asked = []
    for _ in range(3):
        evening.play(game, **({"track": "short"} if game == "incroyable" else {}))
        assert not set(evening.table.asked) & set(asked)
        asked += evening.table.asked
        assert evening.lobby.asked == tuple(asked)
    assert begun(evening.log)[0].without == ()
    assert begun(evening.log)[2].without == tuple(asked[: -len(evening.table.asked)])
    assert wake(evening.log).lobby.asked == tuple(asked)


def test_a_room_that_has_been_asked_everything_plays_on_with_the_oldest():
    evening = Evening(3, "all night")
    evening.ask(words.ChooseQuestions(0, Choice((1,), ("geography",))))
    for _ in range(7):
        evening.begin_again().go_on()
    games = [list(deal(fact).questions) for fact in begun(evening.log)]
    assert all(len({question.id for question in game}) == 7 for game in games)
    pool = {stocked.item.id for stocked in stock("gambit7") if (stocked.level, stocked.category) == (1, "geography")}
    assert set(evening.lobby.asked) == pool
    for one, other in pairwise(games):
        repeated = {question.id for question in one} & {question.id for question in other}
        assert len(repeated) == max(0, 14 - len(pool))


@every_game
@pytest.mark.parametrize("steps", [0, 5, 25, 60])
def test_what_was_asked_is_known_again_after_a_restart(game, steps):
    evening = Evening(game.seats[0], f"asked {steps}").play(game.name, steps, timeout_every=3)
    assert wake(evening.log).asked == tuple(evening.table.asked)


@pytest.mark.parametrize("game", SHAPES)
def test_asked_is_what_a_screen_showed_and_nothing_else(game):
    evening = Evening(GAMES[game].seats[-1], "shown").begin(game)
    text_of = {stocked.item.id: encode(stocked.item.text) for stocked in stock(game)}
    shown = b""
    while evening.lobby.playing:
        table = evening.table
        shown += b"".join(encode(table.game.view(table.state, seat)) for seat in (None, *range(evening.lobby.seats)))
        assert all(text_of[name] in shown for name in table.asked)
        evening.go_on(1, timeout_every=3)
    told = {text_of[name] for name in evening.table.asked}
    assert [text for text in text_of.values() if text in shown and text not in told] == []


def with_own():
    """A game with all that a deal can depend on."""
    evening = Evening(3, "own").play("gambit7")
    evening.ask(words.ChooseQuestions(0, Choice((1, 2), ("arts", "history"))))
    own = Own((Question("own-1", "misc", WORDS, WORDS, 42, WORDS, "Ann"),))
    return evening.begin_again(own)


def test_a_deal_with_choice_day_own_and_asked_questions_is_made_again_from_the_log_alone():
    evening = with_own().go_on()
    again, first = begun(evening.log)[1], evening.table.state.questions[0]
    assert (again.day, again.choice.levels, len(again.without)) == (DAY, (1, 2), 7)
    assert first.id == "own-1"
    assert encode(deal(decode(encode(again), LobbyEvent))) == encode(deal(again))
    assert verify(export(evening.log)).header.own == again.own


@pytest.mark.parametrize(
    "changes",
    [
        {"choice": {"levels": [1, 2], "categories": ["arts"]}},
        {"choice": {"levels": [3], "categories": []}},
        {"without": []},
        {"day": "2099-01-01", "choice": {"levels": [1], "categories": ["culture"]}},
        {"own": {"questions": []}},
    ],
    ids=str,
)
def test_a_forged_deal_is_found(changes):
    header, lines = parts(export(with_own().go_on().log))
    with pytest.raises(Flaw, match="entry 0"):
        verify(signed({**header, **changes}, lines))


def test_a_deal_from_a_pack_that_is_not_here_is_told():
    header, lines = parts(export(with_own().go_on().log))
    with pytest.raises(Flaw, match="question packs are not known"):
        verify(signed({**header, "packs": ["starter"]}, lines))


@pytest.mark.parametrize("file", [file for file in KEPT if "finished" in file.name], ids=lambda file: file.name)
def test_a_game_of_an_older_release_verifies_still(file):
    _, log = unpacked(file.read_bytes())
    assert verify(export(log)).header.seats


@every_game
def test_the_first_state_is_small(game):
    """Below 100 kB, though the box has half a megabyte of Incroyable! alone."""
    evening = Evening(game.seats[-1], "small").begin(game.name)
    [first] = [entry for entry in evening.log if (entry.game, entry.version) == (1, 0)]
    assert len(first.body) < 100_000


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_every_category_has_a_name_on_the_page(language):
    page = Path(__file__).parents[3] / "web" / "src"
    files = (page / "words" / f"{language}.ftl", *page.glob(f"games/*/words/*{language}.ftl"))
    words = "".join(file.read_text(encoding="utf-8") for file in files)
    named = [name for shape in SHAPES.values() for name in shape.choosable]
    assert [name for name in named if f"\ncategory-{name} = " not in words] == []
