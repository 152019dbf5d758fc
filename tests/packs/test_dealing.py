"""What a table is dealt from the box: by choice and day, own questions first, nothing twice while there is another."""

from __future__ import annotations

from collections import Counter
from itertools import chain

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ardoise import GAMES, Dice, Rejected
from ardoise.engine.question import Question
from ardoise.engine.text import Text
from ardoise.games import KITS
from ardoise.games.bornes.cards import own_side
from ardoise.games.incroyable.cards import MOST_CARDS
from ardoise.games.packs import SHAPES, stock
from ardoise.packs.dealing import Own, cards, count
from ardoise.packs.filters import LEVELS, Choice, checked
from tests.kit.stocked import stocked_as
from tests.promises.fair_positions import likelihood

DAY = "2026-11-16"
EVERYTHING, NOTHING = Choice(), Own()
WORDS = Text("a", "b", "c")
with_box = pytest.mark.parametrize("game", SHAPES)


def dealt(game, choice=EVERYTHING, own=NOTHING, without=(), day=DAY, seed="seed", first=False):
    return cards(KITS[game].cards, choice, own, without, day, Dice(seed, 0), first=first)


def ids(pile):
    return [item.id for item in chain.from_iterable(pile)]


def seven(pile):
    """What Gambit 7 asks (G5)."""
    return [card[n].id for n, card in enumerate(pile)]


def own_question(name, category="sports"):
    return Question(name, category, WORDS, WORDS, 7, WORDS, "me")


def first_state(game, pile, seats=4):
    rules = GAMES[game]
    return rules.setup(rules.types.options(), seats, pile, Dice("setup", 0), mixed=True)


@with_box
def test_the_same_facts_deal_the_same_and_another_seed_deals_another(game):
    assert dealt(game) == dealt(game)
    assert dealt(game) != dealt(game, seed="another")


@with_box
def test_nothing_lies_twice_in_a_pile(game):
    assert max(Counter(ids(dealt(game))).values()) == 1


@pytest.mark.rules("G2", "G5")
def test_seven_cards_of_seven_categories_and_each_round_asks_the_next_question_of_the_next_card():
    pile = dealt("gambit7")
    assert [len({question.category for question in card}) for card in pile] == [7] * 7
    assert [question.id for question in first_state("gambit7", pile).questions] == seven(pile)


@with_box
def test_every_level_and_category_comes(game):
    """A deal that left some out would go unnoticed for an evening."""
    level = {stocked.item.id: stocked.level for stocked in stock(game)}
    category = {stocked.item.id: stocked.category for stocked in stock(game)}
    seen = [name for n in range(30) for name in ids(dealt(game, seed=str(n)))]
    assert {level[name] for name in seen} == set(LEVELS)
    assert {category[name] for name in seen} == set(category.values())


@with_box
@pytest.mark.parametrize("level", LEVELS)
def test_any_level_alone_is_enough_for_a_full_table(game, level):
    """Also when all that will change has expired, and where nobody can measure anything."""
    kind = GAMES[game].types.options
    options = kind(cards_each=3, together=False) if game == "bornes" else kind()
    needed = SHAPES[game].least(options, max(GAMES[game].seats))
    assert count(SHAPES[game], options, Choice((level,)), "2099-12-31") >= needed


@st.composite
def choices(draw):
    """A game, and any choice of its questions."""
    game = draw(st.sampled_from(list(SHAPES)))
    levels = draw(st.lists(st.sampled_from(LEVELS), min_size=1, unique=True))
    named = SHAPES[game].choosable
    categories = draw(st.lists(st.sampled_from(named), unique=True)) if named else ()
    return game, Choice(tuple(levels), tuple(categories))


@given(choices())
def test_only_what_was_chosen_is_dealt(chosen):
    game, choice = chosen
    allowed = {
        stocked.item.id
        for stocked in stock(game)
        if stocked.level in choice.levels and (not choice.categories or stocked.category in choice.categories)
    }
    assert set(ids(dealt(game, choice))) <= allowed
    if game != "incroyable":
        assert count(SHAPES[game], GAMES[game].types.options(), choice, DAY) == len(allowed)


@given(choices(), st.integers(0, 3), st.booleans(), st.floats(0, 1))
def test_where_the_count_is_enough_the_game_can_be_set_up_whatever_was_asked_before(chosen, more, together, share):
    game, choice = chosen
    rules, every = GAMES[game], [stocked.item.id for stocked in stock(game)]
    options = rules.types.options(**({"together": together} if game == "bornes" else {}))
    seats = rules.seats[0] + more
    pile = dealt(game, choice, without=every[: int(share * len(every))])
    if count(SHAPES[game], options, choice, DAY) >= SHAPES[game].least(options, seats):
        assert rules.setup(options, seats, pile, Dice("setup", 0), mixed=True)
    elif game != "incroyable":  # it could be played, but would ask some questions twice
        with pytest.raises(Rejected, match="too_few_cards"):
            rules.setup(options, seats, pile, Dice("setup", 0), mixed=True)


@with_box
def test_what_is_out_of_date_is_not_asked(game):
    until = {stocked.item.id: stocked.until for stocked in stock(game) if stocked.until}
    everything = Choice()
    options = GAMES[game].types.options()
    assert count(SHAPES[game], options, everything, "2099-01-01") <= count(SHAPES[game], options, everything, DAY)
    for day in ("2027-12-31", "2028-01-01", "2031-01-01"):
        asked = {name for n in range(20) for name in ids(dealt(game, day=day, seed=str(n)))}
        assert not [name for name in asked if until.get(name, day) < day]


def test_on_its_last_day_a_question_is_still_asked():
    [last, *_] = sorted({stocked.until for stocked in stock("gambit7") if stocked.until})
    options = GAMES["gambit7"].types.options()
    gone = count(SHAPES["gambit7"], options, Choice(), last) - count(SHAPES["gambit7"], options, Choice(), f"{last}x")
    assert gone == sum(stocked.until == last for stocked in stock("gambit7"))


def test_seven_rounds_without_a_repeat_until_all_were_asked_and_then_the_oldest_come_again():
    choice = Choice((1,), ("geography", "economy"))
    there = count(SHAPES["gambit7"], GAMES["gambit7"].types.options(), choice, DAY)
    asked = []
    for game in range(12):
        now = seven(dealt("gambit7", choice, without=asked, seed=str(game)))
        assert len(set(now)) == 7
        again = [name for name in now if name in asked]
        assert len(again) == max(0, 7 - (there - len(asked)))
        assert set(again) == set(asked[: len(again)])
        asked = [name for name in asked if name not in now] + now
    assert len(asked) == there


def test_a_room_that_plays_all_night_is_asked_nothing_twice():
    asked = []
    for game in range(100):
        asked += seven(dealt("gambit7", without=asked, seed=str(game)))
    assert len(set(asked)) == 700


def test_what_was_not_asked_yet_lies_on_top_of_what_was():
    for game in ("incroyable", "bornes"):
        every = [stocked.item.id for stocked in stock(game)]
        without = every[: len(every) * 9 // 10]
        told = [[item.id in without for item in card] for card in dealt(game, without=without)]
        for place in zip(*told, strict=True):
            assert list(place) == sorted(place)
        assert not all(told[0])


@pytest.mark.parametrize("mine", [1, 3, 7, 9])
def test_own_questions_fill_the_first_rounds(mine):
    own = Own(tuple(own_question(f"own-{n}") for n in range(mine)))
    for choice in (Choice(), Choice((1,), ("geography",))):
        asked = seven(dealt("gambit7", choice, own))
        assert asked[:mine] == [question.id for question in own.questions][:7]
        assert len(set(asked)) == 7


def test_own_questions_that_were_asked_come_back_in_their_turn():
    own = Own((own_question("own-1"), own_question("own-2")))
    assert seven(dealt("gambit7", own=own, without=("own-1",)))[0] == "own-2"
    assert "own-1" not in seven(dealt("gambit7", own=own, without=("own-1",)))


def test_own_questions_stand_on_the_first_cards_at_their_symbol():
    own = Own((own_question("t1", "tree"), own_question("h1", "heart"), own_question("t2", "tree")))
    first, second, *_ = pile = dealt("incroyable", own=own)
    assert [question.id for question in first][2:4] == ["h1", "t1"]
    assert second[3].id == "t2"
    assert first_state("incroyable", pile).pile == pile


@pytest.mark.parametrize("mine", [1, 2, 5])
def test_own_sides_are_dealt_first(mine):
    own = Own(tuple(own_question(f"own-{n}") for n in range(mine)))
    pile = dealt("bornes", own=own)
    assert list(chain.from_iterable(pile))[:mine] == [own_side(question) for question in own.questions]
    assert max(Counter(ids(pile)).values()) == 1
    hands = first_state("bornes", pile).round.hands
    held = [side.id for hand in hands for side in hand]
    assert sum(name.startswith("own") for name in held) >= mine // 2


@pytest.mark.rules("B20")
def test_the_two_sides_of_a_fresh_card_are_of_different_kinds():
    assert all(one.kind != other.kind for one, other in dealt("bornes"))


def test_a_game_that_asks_nothing_is_dealt_nothing():
    assert dealt("code777") == ()


def test_a_long_game_of_incroyable_has_enough_cards_and_no_more():
    assert len(dealt("incroyable")) == MOST_CARDS


def test_a_choice_is_always_written_in_the_same_way():
    kinds = SHAPES["bornes"].choosable
    assert checked(Choice((3, 1, 3), ("sports", "arts")), SHAPES["gambit7"].choosable) == Choice(
        (1, 3), ("arts", "sports")
    )
    assert checked(Choice(categories=kinds), kinds) == Choice()
    for game, category in (("gambit7", "die"), ("bornes", "sports"), ("incroyable", "heart")):
        with pytest.raises(Rejected, match="no_such_category"):
            checked(Choice(categories=(category,)), SHAPES[game].choosable)


def test_no_topic_and_no_level_is_favoured_in_any_round():
    """Each comes as often as its share of the box."""
    deals, known = 400, {one.item.id: one for one in stock("gambit7")}
    rounds = list(zip(*(seven(dealt("gambit7", seed=f"fair {n}")) for n in range(deals)), strict=True))
    for mark in (lambda one: one.category, lambda one: one.level):
        shares = Counter(map(mark, known.values()))
        chances = {what: count / len(known) for what, count in shares.items()}
        for asked in rounds:
            assert likelihood(Counter(mark(known[name]) for name in asked), chances, deals) > 1e-6


@with_box
def test_children_and_those_who_know_no_stars_choose_what_they_are_asked(game, monkeypatch):
    box = stocked_as(monkeypatch, game, child=lambda n: n % 3 > 0, pop=lambda n: n % 5 == 0)
    for choice, wanted in (
        (Choice(for_children=True), lambda one: one.child),
        (Choice(no_pop=True), lambda one: not one.pop),
        (Choice(for_children=True, no_pop=True), lambda one: one.child and not one.pop),
    ):
        assert all(wanted(box[name]) for name in ids(dealt(game, choice)))
        if game != "incroyable":
            assert count(SHAPES[game], GAMES[game].types.options(), choice, DAY) == sum(map(wanted, box.values()))


@with_box
def test_a_rooms_first_game_begins_with_the_openers(game, monkeypatch):
    box = stocked_as(monkeypatch, game, opener=lambda n: n % 4 < 2, data_set=lambda _: "")
    best = [any(box[item.id].opener for item in card) for card in dealt(game, first=True)[:7]]
    each = [all(box[item.id].opener for item in card) for card in dealt(game, first=True)[:7]]
    assert all(best if game == "bornes" else each)  # a card of Bornes has two sides, of different kinds
    assert not all(box[name].opener for name in ids(dealt(game)[:7]))
    assert len({tuple(ids(dealt(game, first=True, seed=str(n)))[:7]) for n in range(5)}) == 5


@with_box
def test_a_match_has_two_questions_of_a_data_set_at_most(game, monkeypatch):
    box = stocked_as(monkeypatch, game, data_set=lambda n: ("", "", "a", "b", "c", "d")[n % 6])
    for seed in range(20):
        for first in (False, True):
            cards_on_top = dealt(game, seed=str(seed), first=first)[:7]
            sets = Counter(box[name].data_set for name in ids(cards_on_top))
            assert [sets[name] for name in "abcd" if sets[name] > 2] == []


@with_box
def test_where_everything_is_of_one_data_set_it_is_dealt_all_the_same(game, monkeypatch):
    stocked_as(monkeypatch, game, data_set=lambda _: "one")
    assert len(dealt(game)) >= 7
